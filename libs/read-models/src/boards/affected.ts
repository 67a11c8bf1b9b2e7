import { type Floor, type FloorEvent, type Touched, touchedByAll } from '@cardroom/floor';
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

/** Facts of one seat or of chips in custody: neither lists nor what a game's tables have open follow from them. */
const ofOneSeat: ReadonlySet<FloorEvent['type']> = new Set<FloorEvent['type']>([
  'SeatFlagged',
  'SeatFlagCleared',
  'GuestAdmitted',
  'GuestLeft',
  'AbsenceExtended',
  'AbsenceDue',
  'CustodyCounted',
  'CustodyReleased',
  'StackBroughtBack',
]);

/** What the decision bears on beside single seats. */
const touchedOfGames = ({ before, events }: FloorChange, touched: Touched): Touched => {
  const others = events.filter(({ type }) => !ofOneSeat.has(type));
  return others.length === events.length ? touched : touchedByAll(before, others);
};

const worked = new WeakMap<FloorChange, Affected>();

/** Worked out once for all boards of a decision. */
export const affectedBy = (change: FloorChange): Affected => {
  const known = worked.get(change);
  if (known) return known;
  const touched = touchedByAll(change.before, change.events);
  const games = gamesOf(change, touchedOfGames(change, touched));
  const tables = new Set(tablesTouched(change, touched));
  const affected = { touched, games, tables };
  worked.set(change, affected);
  return affected;
};
