import { minor } from '@cardroom/kernel';
import { type FloorCommand } from '../commands';
import { floor } from '../decider';
import { type FloorEvent } from '../events';
import { type Floor } from '../state';
import { inGolden, itIsStillRecorded } from '../testing/golden';
import { collect, deal, decline, fallDue, pay, rate, refund, waive } from '../testing/rent';
import { at, guests, happened, holdem, openRoom, person, supervisor, t1 } from '../testing/testing';
import { rentOwedAt } from './sheet';
import golden from './time-collection.golden.json';

const stud = {
  ...holdem,
  gameId: 'stud-1-2' as typeof holdem.gameId,
  variant: 'seven-card-stud' as const,
};

/** Two hours in which every kind of fact about rent happens. */
const evening: readonly FloorCommand[] = [
  ...openRoom(),
  at('18:00:00').offer(stud),
  rate(stud, {
    half: { amountMinor: minor(300), condition: { fewerThan: 4, hours: { from: '14:00', to: '18:00' } } },
    packages: [{ periods: 2, amountMinor: minor(1000) }],
  }),
  at('18:30:00').open(t1, stud),
  ...guests(t1, 6),
  at('18:40:00').ask({ type: 'SellPackage', tableId: t1, seat: 6, periods: 2 }),
  fallDue('19:00:00'),
  fallDue('19:30:00'),
  decline('19:30:10', [2, 1]),
  collect('19:30:20', 2, [2, 3, 4]),
  pay('19:30:30', 2, 2),
  waive('19:32:00', [2, 3]),
  refund('19:33:00', [2, 2]),
  at('19:34:00').leaveSeat([t1, 4]),
  deal('19:34:30'),
  at('19:40:00', supervisor).ask({ type: 'PauseCollection', tableId: t1, reason: 'fire alarm' }),
  fallDue('20:00:00'),
  at('20:10:00', supervisor).ask({ type: 'ResumeCollection', tableId: t1 }),
  ...[1, 2, 3, 5, 6].map((seat) => at('20:20:00').leaveSeat([t1, seat])),
  at('20:21:00', supervisor).ask({ type: 'CloseTable', tableId: t1 }),
];

/** Builders number their commands; what is stored is compared without those numbers. */
const unnumbered = (events: readonly FloorEvent[]): readonly FloorEvent[] =>
  events.map((event) => ({ ...event, command: 'c' as typeof event.command }));

const isOfRent = inGolden(golden);

const recorded = happened(...evening);
const produced = unnumbered(recorded.filter(isOfRent));

describe('facts of rent are stored for ever', () => {
  itIsStillRecorded(golden, produced);

  it('fold to what is owed', () => {
    const stored = golden.map(({ type, data }) => ({ type, ...data }) as unknown as FloorEvent);
    const others = unnumbered(recorded).filter((event) => !isOfRent(event));
    const opened = others.findIndex(({ type }) => type === 'TableOpened');
    const ofDay = others.slice(0, opened + 1).reduce<Floor>(floor.evolve, floor.initialState);
    const now = stored.reduce<Floor>(floor.evolve, ofDay);
    const owed = rentOwedAt(now, t1).map(({ seat, alias, amountMinor }) => [seat, alias, amountMinor]);
    expect(owed).toEqual([
      [1, person('Guest11').alias, 600],
      [4, person('Guest14').alias, 600],
    ]);
  });
});
