import { floor } from '../decider';
import { momentsIn, rentedTable } from '../testing/rent';
import { at, clock, floorAfter, supervisor, t1 } from '../testing/testing';

const close = at('18:59:00', supervisor).ask({ type: 'CloseTable', tableId: t1 });
const closed = [...rentedTable(0), close];
const undo = (time: string) => at(time, supervisor).ask({ type: 'UndoAction', action: close.command });
const eventsOf = (time: string) => {
  const decision = floor.decide(undo(time), floorAfter(...closed));
  return decision.accepted ? decision.events : [];
};

describe('RRP-2.2.2 a schedule that an undo brings back', () => {
  it('has nothing due before its moment', () => {
    expect(eventsOf('18:59:59').map(({ type }) => type)).toEqual(['ActionUndone']);
    expect(floorAfter(...closed, undo('18:59:59')).collections.get(t1)?.nextDueAt).toBe(clock('19:00:00'));
  });

  it('has the moments that went by meanwhile recorded in the same step', () => {
    const events = eventsOf('19:00:00');
    expect(events.map(({ type }) => type)).toEqual(['ActionUndone', 'TimeCollectionDue']);
    expect(events[1]).toMatchObject({ period: 1, dueAt: clock('19:00:00'), by: { kind: 'timer' } });
    const now = floorAfter(...closed, undo('19:00:00'));
    expect(now.collections.get(t1)?.nextDueAt).toBe(clock('19:30:00'));
    expect(momentsIn(now).map(({ period }) => period)).toEqual([1]);
  });
});
