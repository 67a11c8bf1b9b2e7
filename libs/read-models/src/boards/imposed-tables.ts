import { type ImposedTablesRow } from '@cardroom/contracts';
import { entriesInOrder, type Floor, type ImposedTable, isSeatedIn, liveEntry } from '@cardroom/floor';
import { type GameId, id, isoOf, type TableId } from '@cardroom/kernel';
import { affectedBy } from './affected';
import { type Board, type FloorChange } from './board';
import { isoOrNull } from './shapes';

type Player = ImposedTablesRow['tables'][number]['players'][number];

const stateOf = (
  floor: Floor,
  { entryId, playerId, tableId }: ImposedTable,
  gameId: GameId,
): Player['state'] => {
  if (isSeatedIn(floor, playerId, gameId)) return 'seated';
  if (floor.reservedFor.get(playerId)?.tableId === tableId) return 'expected';
  return liveEntry(floor, entryId) ? 'to-come' : 'gone';
};

const rowOf = (floor: Floor, key: string): ImposedTablesRow | null => {
  const gameId = id<GameId>(key);
  const imposed = floor.imposedTables.get(gameId);
  if (!imposed) return null;
  const numberOf = (tableId: TableId) => floor.tables.get(tableId)?.plan.number ?? 0;
  const tableIds = [...new Set(imposed.tables.map(({ tableId }) => tableId))];
  const named = new Set<string>(imposed.tables.map(({ playerId }) => playerId));
  return {
    gameId,
    imposedAt: isoOf(imposed.imposedAt),
    revealedAt: isoOrNull(imposed.revealedAt),
    tables: tableIds
      .toSorted((a, b) => numberOf(a) - numberOf(b))
      .map((tableId) => ({
        tableId,
        tableNumber: numberOf(tableId),
        players: imposed.tables
          .filter((each) => each.tableId === tableId)
          .map((each) => {
            const { entryId, playerId, alias } = each;
            return { entryId, playerId, alias, state: stateOf(floor, each, gameId) };
          }),
      })),
    without: entriesInOrder(floor, gameId)
      .filter(({ playerId }) => !named.has(playerId))
      .map(({ entryId, playerId, alias }) => ({ entryId, playerId, alias })),
  };
};

/** Games with imposed tables whose names, seats or imposed tables a decision may have changed. */
const changedKeys = (change: FloorChange): readonly string[] => {
  const { before, after } = change;
  if (before.imposedTables.size === 0 && after.imposedTables.size === 0) return [];
  const { games } = affectedBy(change);
  const all = new Set([...before.imposedTables.keys(), ...after.imposedTables.keys()]);
  return [...all].filter(
    (gameId) => games.has(gameId) || before.imposedTables.get(gameId) !== after.imposedTables.get(gameId),
  );
};

/** Who starts at which table by the organiser's choice (FR4-1.1), for staff: players see theirs when it is revealed. */
export const imposedTablesBoard: Board<'imposed-tables'> = {
  name: 'imposed-tables',
  keys: (floor) => [...floor.imposedTables.keys()],
  isOn: (floor, key) => floor.imposedTables.has(id<GameId>(key)),
  row: rowOf,
  changedKeys,
};
