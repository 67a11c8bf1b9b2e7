import { type FloorCommand } from '../commands';
import { type PlayerMoved, type TableBroken } from '../events';
import { entriesInOrder } from '../state';
import {
  ana,
  at,
  ben,
  cleo,
  dan,
  dealer,
  eva,
  floorAfter,
  guests,
  happened,
  holdem,
  openRoom,
  scenario,
  supervisor,
  t1,
  t2,
  t3,
} from '../testing/testing';
import { feederGoesInOrder, notALikeTable } from './refusals';

const seed = '3c'.repeat(32);
const slips = Array.from({ length: 11 }, (_, i) => ({ entryId: `s${i}`, receiptCode: `S${i}` }));
const ask = (time: string, command: object) => at(time, supervisor).ask(command);
const breakUp = (more = {}) => ask('20:01:00', { type: 'BreakTable', tableId: t2, slips, ...more });
const draw = ask('20:00:00', { type: 'DrawForBreak', tableId: t2, seed });

/** A main game with room for two, and its feeder, at which Cleo sits in the first seat and joined last. */
const chain: readonly FloorCommand[] = [
  ...openRoom({ playersToStart: 3 }),
  at('18:10:00').open(t1),
  ...guests(t1, 7),
  at('18:50:00').open(t2),
  ask('19:00:00', { type: 'LinkFeeder', tableId: t2, mainTableId: t1 }),
  at('19:01:00').seat(ana, [t2, 3], { reason: 'first game' }),
  at('19:02:00').seat(ben, [t2, 2], { reason: 'first game' }),
  at('19:03:00').seat(cleo, [t2, 1], { reason: 'first game' }),
  at('19:10:00').join(dan),
];
const brokenIn = (...commands: readonly FloorCommand[]) =>
  happened(...commands).find(({ type }) => type === 'TableBroken') as TableBroken;

describe('RRP-2.3.9 a feeder that breaks', () => {
  it('sends its players to the top of the list in must-move order, without a draw', () => {
    const now = floorAfter(...chain, breakUp());
    const order = entriesInOrder(now, holdem.gameId).map(({ alias }) => alias);
    expect(order).toEqual(['Ana', 'Ben', 'Cleo', 'Dan']);
    expect(brokenIn(...chain, breakUp()).moved).toEqual([]);
    expect(now.tables.get(t2)?.game).toBeNull();
    expect(now.feeders.size).toBe(0);
  });

  it('draws no cards, and lets nobody choose a seat', () => {
    const given = scenario.given(...happened(...chain));
    given.when(draw).thenRefused(feederGoesInOrder({ tableId: t2 }));
    const choices = [{ playerId: ana.playerId, tableId: t1, seat: 9 }];
    given.when(breakUp({ choices })).thenRefused(notALikeTable({ tableId: t1, seat: 9 }));
  });

  it('passes over who is away until he is back, without losing his place', () => {
    const away = at('19:50:00', dealer).ask({ type: 'MarkAbsent', tableId: t2, seat: 3 });
    const [first] = entriesInOrder(floorAfter(...chain, away, breakUp()), holdem.gameId);
    expect([first?.alias, first?.standing.state]).toEqual(['Ana', 'out']);
  });
});

describe('RRP-3.1.3 who was away when his table broke', () => {
  it('has been moved by the house when he sits down in the seat kept for him', () => {
    const away = at('19:50:00', dealer).ask({ type: 'MarkAbsent', tableId: t3, seat: 1 });
    const room = [
      ...openRoom({ playersToStart: 3 }),
      ...[t1, t3].map((tableId) => at('18:10:00').open(tableId)),
      ...guests(t1, 3),
      at('18:40:00').seat(eva, [t3, 1], { reason: 'first game' }),
      at('18:41:00').seat(ana, [t3, 2], { reason: 'first game' }),
      away,
      ask('20:00:00', { type: 'DrawForBreak', tableId: t3, seed }),
      ask('20:01:00', { type: 'BreakTable', tableId: t3, slips }),
    ];
    const kept = brokenIn(...room).moved.find((each) => each.kept);
    const { tableId, seat } = kept ?? {};
    const sits = at('20:10:00', dealer).ask({ type: 'CheckIn', playerId: eva.playerId, tableId, seat });
    const moved = happened(...room, sits).filter(
      (event): event is PlayerMoved => event.type === 'PlayerMoved' && event.playerId === eva.playerId,
    );
    expect(moved).toMatchObject([
      {
        kind: 'table-break',
        forced: true,
        mustHoldMinimum: false,
        tableId,
        seat,
        from: { tableId: t3, seat: 1 },
      },
    ]);
  });
});
