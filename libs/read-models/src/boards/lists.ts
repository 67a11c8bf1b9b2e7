import { type ListEntryShape, type ListRow } from '@cardroom/contracts';
import {
  entriesInOrder,
  type Floor,
  type LiveEntry,
  sendings,
  type Standing,
  tablesOf,
  waitingCount,
} from '@cardroom/floor';
import { type GameId, id, type Instant, isoOf } from '@cardroom/kernel';
import { affectedBy } from './affected';
import { type Board } from './board';
import { callShapeOf, gameShapeIn, isoOrNull } from './shapes';

/** When a hold, or a call-in's time to arrive, ends. */
export const untilOf = (standing: Standing): Instant | null => {
  if (standing.state === 'held') return standing.until;
  return standing.state === 'called-in' ? standing.arriveBy : null;
};

const entryShape = (floor: Floor, entry: LiveEntry, position: number): ListEntryShape => {
  const { entryId, playerId, alias, standing, source, joinedAt, missedCalls } = entry;
  return {
    entryId,
    playerId,
    alias,
    position,
    state: standing.state,
    source,
    joinedAt: isoOf(joinedAt),
    until: isoOrNull(untilOf(standing)),
    call: standing.state === 'called' ? callShapeOf(floor, standing.call) : null,
    missedCalls,
    seatedElsewhere: floor.seatOf.has(playerId),
  };
};

/** The house thinks of opening a table once enough present players are listed (RRP-2.2.1). */
const isOpeningProposed = (floor: Floor, gameId: GameId): boolean => {
  const threshold = floor.settings.tableOpenProposalPlayers;
  return threshold !== null && waitingCount(floor, gameId) >= threshold;
};

const rowOf = (floor: Floor, key: string): ListRow | null => {
  const gameId = id<GameId>(key);
  const game = floor.games.has(gameId) ? gameShapeIn(floor, gameId) : null;
  if (!game) return null;
  const tablesOpen = tablesOf(floor, gameId).length;
  return {
    game,
    kind: tablesOpen > 0 ? 'waiting' : 'interest',
    tablesOpen,
    openSeats: [...sendings(floor, gameId)],
    entries: entriesInOrder(floor, gameId).map((entry, i) => entryShape(floor, entry, i + 1)),
    openingProposed: isOpeningProposed(floor, gameId),
  };
};

/** One list per game and limit, for staff. */
export const listsBoard: Board<'lists'> = {
  name: 'lists',
  keys: (floor) => [...floor.games.keys()],
  isOn: (floor, key) => floor.games.has(id<GameId>(key)),
  row: rowOf,
  changedKeys: (change) => affectedBy(change).games,
};
