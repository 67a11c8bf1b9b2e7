import { ana, at, ben, cleo, entryId, floorAfter, guests, holdem, openRoom, t1 } from '../testing/testing';
import { entriesInOrder, type Floor } from '../state';
import { missedCallPrice } from './missed-call';
import { nextCallable } from './turn';

const room = (callPassesAllowed: number) => [
  ...openRoom({ callPassesAllowed, playersToStart: 2 }),
  at('18:10:00').open(t1),
  ...guests(t1, 2),
  at('19:00:00').join(ana),
  at('19:01:00').join(ben),
  at('19:02:00').join(cleo),
];
const names = (floor: Floor) => entriesInOrder(floor, holdem.gameId).map(({ alias }) => alias);
const call = at('20:00:00').call(ana, [t1, 3]);
const declined = (passes: number) => [...room(passes), call, at('20:01:00').decline(ana)];

describe('F07 a call may be passed to the next name, as often as the house allows', () => {
  it('puts who passes right behind the next name, who is next', () => {
    const after = floorAfter(...declined(1));
    expect(names(after)).toEqual(['Ben', 'Ana', 'Cleo']);
    expect(nextCallable(after, holdem.gameId)?.alias).toBe('Ben');
    expect(after.overtakings.get(entryId(ana))).toEqual([
      expect.objectContaining({ kind: 'declined', reason: 'declined' }),
    ]);
  });

  it('goes behind the next who can be called, not behind one who is out', () => {
    const after = floorAfter(
      ...room(1),
      at('19:30:00').out(ben),
      at('20:00:00').call(ana, [t1, 3]),
      at('20:01:00').decline(ana),
    );
    expect(names(after)).toEqual(['Ben', 'Cleo', 'Ana']);
  });

  it('costs the bottom of the list from then on', () => {
    const again = [
      ...declined(1),
      at('20:02:00').call(ben, [t1, 3]),
      at('20:03:00').seatCalled(ben),
      at('20:04:00').call(ana, [t1, 4]),
      at('20:05:00').decline(ana),
    ];
    expect(names(floorAfter(...again))).toEqual(['Cleo', 'Ana']);
    expect(floorAfter(...again).entries.get(entryId(ana))?.timesToBottom).toBe(1);
  });

  it('keeps his place when nobody behind him can be called', () => {
    const alone = [...room(1).slice(0, -2), call, at('20:01:00').decline(ana)];
    expect(names(floorAfter(...alone))).toEqual(['Ana']);
    expect(floorAfter(...alone).overtakings.size).toBe(0);
  });

  it('is not allowed at first: a declined call costs the bottom', () => {
    expect(names(floorAfter(...declined(0)))).toEqual(['Ben', 'Cleo', 'Ana']);
  });

  it('says beforehand what a missed call would cost', () => {
    const price = (passes: number, how: 'declined' | 'no-answer') => {
      const floor = floorAfter(...room(passes), call);
      const [entry] = entriesInOrder(floor, holdem.gameId);
      return entry && missedCallPrice(floor, { entry, how });
    };
    expect([price(1, 'declined'), price(1, 'no-answer'), price(0, 'declined')]).toEqual([
      'pass',
      'bottom',
      'bottom',
    ]);
  });
});
