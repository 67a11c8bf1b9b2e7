import { type Floor, type Touched, touchedByAll } from '@cardroom/floor';
import { type GameId, type PlayerId, type TableId } from '@cardroom/kernel';
import { type FloorChange } from './board';

/** What of the boards a decision may change. */
export interface Affected {
  readonly touched: Touched;
  readonly games: ReadonlySet<GameId>;
  readonly tables: ReadonlySet<TableId>;
}

const gamesListedBy = (floor: Floor, playerId: PlayerId): readonly GameId[] => [
  ...(floor.listedIn.get(playerId)?.keys() ?? []),
];

const gameOf = (floor: Floor, tableId: TableId): readonly GameId[] => {
  const gameId = floor.tables.get(tableId)?.game?.gameId;
  return gameId ? [gameId] : [];
};

const everyGame = (floor: Floor): readonly GameId[] => [...floor.games.keys()];

/** Games whose list, tables or seats changed, or one of whose listed players sat down or got up elsewhere. */
const gamesOf = ({ before, after }: FloorChange, touched: Touched): ReadonlySet<GameId> => {
  const floors = [before, after];
  if (touched.everything || touched.settings.length > 0) return new Set(floors.flatMap(everyGame));
  return new Set([
    ...touched.games,
    ...floors.flatMap((floor) => touched.players.flatMap((playerId) => gamesListedBy(floor, playerId))),
    ...floors.flatMap((floor) => touched.tables.flatMap((tableId) => gameOf(floor, tableId))),
  ]);
};

const tablesTouched = ({ before, after }: FloorChange, touched: Touched): readonly TableId[] =>
  touched.everything || touched.settings.length > 0
    ? [before, after].flatMap((floor) => [...floor.tables.keys()])
    : [...touched.tables, ...touched.seats.map(({ tableId }) => tableId)];

const worked = new WeakMap<FloorChange, Affected>();

/** Worked out once for all boards of a decision. */
export const affectedBy = (change: FloorChange): Affected => {
  const known = worked.get(change);
  if (known) return known;
  const touched = touchedByAll(change.before, change.events);
  const games = gamesOf(change, touched);
  const tables = new Set(tablesTouched(change, touched));
  const affected = { touched, games, tables };
  worked.set(change, affected);
  return affected;
};
