import { type TableId } from '@cardroom/kernel';
import { type FloorCommand } from '../commands';
import { floor } from '../decider';
import { type Floor } from '../state';
import { fallDue, rate } from '../testing/rent';
import { at, guests, openRoom } from '../testing/testing';

const tableCount = 240;
const seats = 2000;

const bigRoom = (): Floor => {
  const ids = Array.from({ length: tableCount }, (_, i) => `t${i + 1}` as TableId);
  const seatsAt = (i: number) =>
    Math.floor(((i + 1) * seats) / tableCount) - Math.floor((i * seats) / tableCount);
  const commands: FloorCommand[] = [
    ...openRoom(),
    rate(),
    ...ids.slice(3).map((tableId) => at('18:00:00').place(tableId)),
    ...ids.map((tableId) => at('18:30:00').open(tableId)),
    ...ids.flatMap((tableId, i) => guests(tableId, seatsAt(i))),
  ];
  return commands.reduce((now, command) => {
    const decision = floor.decide(command, now);
    if (!decision.accepted) throw new Error(JSON.stringify(decision.refusal));
    return decision.events.reduce(floor.evolve, now);
  }, floor.initialState);
};

describe('rent in the largest room', () => {
  it('a due moment of 240 tables and 2,000 seats is one decision, and every seat is in it once', () => {
    const first = floor.decide(fallDue('19:00:00'), bigRoom());
    const due = first.accepted ? first.events : [];
    const charged = due.flatMap((event) =>
      event.type === 'TimeCollectionDue' ? event.seats.map(({ playerId }) => playerId) : [],
    );
    expect(due).toHaveLength(tableCount);
    expect(charged).toHaveLength(seats);
    expect(new Set(charged).size).toBe(seats);
  });
});
