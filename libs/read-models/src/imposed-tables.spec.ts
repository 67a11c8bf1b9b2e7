import { boardRows, type ImposedTablesRow, type ReceiptRow } from '@cardroom/contracts';
import { floor, type FloorCommand } from '@cardroom/floor';
import {
  ana,
  at,
  ben,
  cleo,
  entryId,
  floorAfter,
  holdem,
  openRoom,
  supervisor,
  t1,
  t2,
} from '@cardroom/floor/testing';
import { allRows, floorRows, storedRows } from './floor-boards';

const { gameId } = holdem;
const tables = [
  { entryId: entryId(ana), tableId: t1 },
  { entryId: entryId(ben), tableId: t2 },
];
const room: readonly FloorCommand[] = [
  ...openRoom({ initialSeating: 'organiserAssigned', seatingRevealedOnSite: true }),
  at('18:05:00').open(t1),
  at('18:05:00').open(t2),
  ...[ana, ben, cleo].map((who) => at('18:10:00').join(who)),
];
const impose = at('18:20:00', supervisor).ask({ type: 'ImposeTables', gameId, tables });
const reveal = at('18:30:00', supervisor).ask({ type: 'RevealTables', gameId });
const seating = [at('18:31:00').call(ana, [t1, 4]), at('18:32:00').seatCalled(ana)];
const evening = [
  ...room,
  impose,
  reveal,
  ...seating,
  at('18:33:00').leaveList(ben),
  at('18:40:00').ask({ type: 'CarryPot', tableId: t1 }),
  at('18:50:00').ask({ type: 'CarriedPotWon', tableId: t1 }),
  at('18:51:00', supervisor).ask({ type: 'CloseTable', tableId: t2 }),
];

const row = (board: string, key: string, ...commands: readonly FloorCommand[]) =>
  allRows(floorAfter(...commands)).find((each) => each.board === board && each.key === key)?.body;
const receipt = (...commands: readonly FloorCommand[]) =>
  row('receipts', 'R-Ana-holdem', ...commands) as ReceiptRow;
const imposed = (...commands: readonly FloorCommand[]) =>
  boardRows['imposed-tables'].parse(row('imposed-tables', gameId, ...commands)) as ImposedTablesRow;

describe('FR4-1.1 who sees an imposed table, and when', () => {
  it('is shown to staff at once, with who comes and who has no table yet', () => {
    const hidden = imposed(...room, impose);
    expect(hidden.revealedAt).toBeNull();
    expect(hidden.tables.map(({ tableNumber, players }) => [tableNumber, players[0]?.state])).toEqual([
      [1, 'to-come'],
      [2, 'to-come'],
    ]);
    expect(hidden.without.map(({ alias }) => alias)).toEqual(['Cleo']);
    const later = imposed(...evening.slice(0, -1));
    expect(later.tables.map(({ players }) => players[0]?.state)).toEqual(['seated', 'gone']);
  });

  it('stands on no receipt and no public board before it is revealed, and on his receipt afterwards', () => {
    const hidden = allRows(floorAfter(...room, impose));
    expect(receipt(...room, impose).imposedTable).toBeUndefined();
    const open = ['receipts', 'public-lists', 'public-games', 'opening-draws'];
    const before = allRows(floorAfter(...room));
    const seenBy = (rows: typeof hidden) => rows.filter(({ board }) => open.includes(board));
    expect(seenBy(hidden)).toEqual(seenBy(before));
    expect(receipt(...room, impose, reveal).imposedTable).toEqual({ tableNumber: 1, section: 'A' });
  });

  it('writes every row that a step changes', () => {
    let before = floor.initialState;
    for (const command of evening) {
      const decision = floor.decide(command, before);
      const events = decision.accepted ? decision.events : [];
      expect(events.length).toBeGreaterThan(0);
      const after = events.reduce(floor.evolve, before);
      const written = new Map(
        floorRows({ before, after, events }).map(({ board, key, body }) => [`${board} ${key}`, body]),
      );
      const was = new Map(storedRows(before).map(({ board, key, body }) => [`${board} ${key}`, body]));
      const stored = storedRows(after).map(({ board, key, body }) => [`${board} ${key}`, body] as const);
      for (const [key, body] of stored)
        expect([key, written.has(key) ? written.get(key) : was.get(key)]).toEqual([key, body]);
      before = after;
    }
  });
});

describe('a carried pot is marked on its table', () => {
  it('from the tap until it is won', () => {
    const carried = row('tables', t1, ...evening.slice(0, -2)) as { carriedPot?: unknown };
    expect(carried.carriedPot).toEqual({ since: '2026-11-28T18:40:00.000Z' });
    expect(row('tables', t1, ...evening)).not.toHaveProperty('carriedPot');
  });
});
