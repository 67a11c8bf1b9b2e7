import { othersNotChosen } from '../refusals';
import {
  ana,
  at,
  dealer,
  entryId,
  floorAfter,
  happened,
  holdem,
  omaha,
  openRoom,
  scenario,
  t1,
} from '../testing/testing';
import { liveEntry } from '../state';

type Others = 'keep' | 'drop';

const asking = (otherListsWhenSeated: 'ask' | 'keep' | 'drop' = 'ask') => [
  ...openRoom({ otherListsWhenSeated }),
  at('18:10:00').open(t1),
];
const onTwoLists = [...asking(), at('19:00:00').join(ana), at('19:00:30').join(ana, omaha)];
const called = [...onTwoLists, at('20:00:00').call(ana, [t1, 3])];
const given = (others: Others | undefined) => (others ? { others } : {});

const ways: readonly [string, (others?: Others) => ReturnType<typeof at> extends never ? never : object][] = [
  ['called', (others) => ({ ...at('20:01:00').seatCalled(ana), ...given(others) })],
  [
    'checked in by the dealer',
    (others) => ({ ...at('20:01:00', dealer).checkIn(ana, [t1, 3]), ...given(others) }),
  ],
  ['seated directly', (others) => at('20:01:00').seat(ana, [t1, 3], given(others))],
];

describe('RRP-2.3.1 where the house asks, a player on other lists says what becomes of his places', () => {
  it.each(ways)('is not seated without an answer when %s', (_, seat) => {
    scenario
      .given(...happened(...called))
      .when(seat() as never)
      .thenRefused(othersNotChosen({ playerId: ana.playerId, count: 1 }));
  });

  it.each(ways)('keeps or drops them as he says when %s', (_, seat) => {
    const kept = floorAfter(...called, seat('keep') as never);
    expect(liveEntry(kept, entryId(ana, omaha))?.standing.state).toBe('waiting');
    const dropped = floorAfter(...called, seat('drop') as never);
    expect(dropped.entries.get(entryId(ana, omaha))?.standing).toMatchObject({
      state: 'ended',
      cause: 'seated-elsewhere',
    });
    expect(dropped.seatOf.get(ana.playerId)).toEqual({ tableId: t1, seat: 3 });
  });

  it('each of those who arrive together says it for himself', () => {
    const arrivals = (others?: Others) =>
      at('20:01:00').ask({
        type: 'SeatTogether',
        tableId: t1,
        arrivals: [{ entryId: entryId(ana), seat: 3, ...given(others) }],
      });
    scenario
      .given(...happened(...called))
      .when(arrivals())
      .thenRefused(othersNotChosen({ playerId: ana.playerId, count: 1 }));
    expect(liveEntry(floorAfter(...called, arrivals('drop')), entryId(ana, omaha))).toBeNull();
  });

  it('asks nothing of a player on no other list, nor where the house keeps or drops by itself', () => {
    const alone = [...asking(), at('19:00:00').join(ana), at('20:00:00').call(ana, [t1, 3])];
    expect(floorAfter(...alone, at('20:01:00').seatCalled(ana)).seatOf.size).toBe(1);
    for (const choice of ['keep', 'drop'] as const) {
      const [, ...rest] = called;
      const house = [...asking(choice).slice(0, 1), ...rest, at('20:01:00').seatCalled(ana)];
      expect(
        floorAfter(...house)
          .listedIn.get(ana.playerId)
          ?.has(omaha.gameId) ?? false,
      ).toBe(choice === 'keep');
      expect(
        floorAfter(...house)
          .listedIn.get(ana.playerId)
          ?.has(holdem.gameId) ?? false,
      ).toBe(false);
    }
  });
});
