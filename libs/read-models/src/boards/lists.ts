import { type ListEntryShape, type ListRow } from '@cardroom/contracts';
import {
  entriesInOrder,
  expectedWaits,
  type Floor,
  isCallable,
  type ListWaits,
  isOpeningProposed,
  type LiveEntry,
  missedCallPrice,
  sendings,
  type Standing,
  tablesOf,
  waitingCount,
} from '@cardroom/floor';
import { type GameId, id, type Instant, isoOf } from '@cardroom/kernel';
import { affectedBy } from './affected';
import { type Board } from './board';
import { callShapeOf, gameShapeIn, isoOrNull } from './shapes';

/** When a hold, or a call-in's time to arrive, ends, and when who went out said to be back. */
export const untilOf = (standing: Standing): Instant | null => {
  if (standing.state === 'held') return standing.until;
  if (standing.state === 'out') return standing.backBy ?? null;
  return standing.state === 'called-in' ? standing.arriveBy : null;
};

interface Placed {
  readonly position: number;
  readonly turn: number | null;
  readonly waits: ListWaits;
}

type OfEntryAlone = Pick<
  ListEntryShape,
  'entryId' | 'playerId' | 'alias' | 'state' | 'source' | 'joinedAt' | 'until' | 'missedCalls' | 'smokingWish'
>;

const shapedAlone = new WeakMap<LiveEntry, OfEntryAlone>();

/** What an entry says by itself, worked out once: a list of 400 names is written whenever one of them changes. */
const aloneOf = (entry: LiveEntry): OfEntryAlone => {
  const known = shapedAlone.get(entry);
  if (known) return known;
  const { entryId, playerId, alias, standing, source, joinedAt, missedCalls } = entry;
  const until = isoOrNull(untilOf(standing));
  const { state } = standing;
  const wish = entry.smokingWish === undefined ? {} : { smokingWish: entry.smokingWish };
  const counts = { until, missedCalls, ...wish };
  const alone = { entryId, playerId, alias, state, source, joinedAt: isoOf(joinedAt), ...counts };
  shapedAlone.set(entry, alone);
  return alone;
};

/** A running call, and what the house would make of it if it were missed. */
const callOf = (floor: Floor, entry: LiveEntry) =>
  entry.standing.state === 'called'
    ? {
        call: callShapeOf(floor, entry.standing.call),
        ifMissed: missedCallPrice(floor, { entry, how: 'no-answer' }),
        ifDeclined: missedCallPrice(floor, { entry, how: 'declined' }),
      }
    : { call: null };

const shaped = new WeakMap<LiveEntry, ListEntryShape>();

const isSameWait = (a: ListEntryShape['expected'], b: ListEntryShape['expected']): boolean =>
  a === b || (!!a && !!b && a.lowMinutes === b.lowMinutes && a.highMinutes === b.highMinutes);

/** The shape of before, where nothing of it is different: who joins below changes nobody above. */
const entryShape = (floor: Floor, entry: LiveEntry, { position, turn, waits }: Placed): ListEntryShape => {
  const expected = waits.ofEntry.get(entry.entryId) ?? null;
  const seatedElsewhere = floor.seatOf.has(entry.playerId);
  const last = entry.standing.state === 'called' ? undefined : shaped.get(entry);
  if (
    last?.position === position &&
    last.turn === turn &&
    last.seatedElsewhere === seatedElsewhere &&
    isSameWait(last.expected, expected)
  )
    return last;
  const shape = {
    ...aloneOf(entry),
    position,
    turn,
    ...callOf(floor, entry),
    expected,
    seatedElsewhere,
  };
  shaped.set(entry, shape);
  return shape;
};

/** Every live entry with its place on the list, and its place in the order of calls where it has one. */
const entryShapes = (floor: Floor, gameId: GameId, waits: ListWaits): ListEntryShape[] => {
  let turns = 0;
  return entriesInOrder(floor, gameId).map((entry, i) => {
    const turn = isCallable(floor, entry) ? ++turns : null;
    return entryShape(floor, entry, { position: i + 1, turn, waits });
  });
};

const rowOf = (floor: Floor, key: string): ListRow | null => {
  const gameId = id<GameId>(key);
  const game = floor.games.has(gameId) ? gameShapeIn(floor, gameId) : null;
  if (!game) return null;
  const tablesOpen = tablesOf(floor, gameId).length;
  const waits = expectedWaits(floor, gameId);
  return {
    game,
    kind: tablesOpen > 0 ? 'waiting' : 'interest',
    tablesOpen,
    openSeats: [...sendings(floor, gameId)],
    waiting: waitingCount(floor, gameId),
    expected: waits.newcomer,
    entries: entryShapes(floor, gameId, waits),
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
