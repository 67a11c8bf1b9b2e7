import { type ListEntryShape } from '@cardroom/contracts';
import { type BoardRow, partsOfRow } from '@cardroom/event-store';
import {
  entryOf,
  type Floor,
  type FloorEvent,
  isCallable,
  liveEntry,
  type LiveEntry,
  missedCallPrice,
  movedPlaces,
  placesOf,
  ranksIn,
  type Standing,
} from '@cardroom/floor';
import { type EntryId, type GameId, type Instant, isoOf } from '@cardroom/kernel';
import { affectedBy } from './affected';
import { type FloorChange } from './board';
import { listHeads } from './list-heads';
import { callShapeOf, isoOrNull } from './shapes';

/**
 * What a list says of one name by itself. Where it stands, in which turn it is called and how long it may have to wait
 * follow from the others: they are read off the whole list, so that nobody is written again when others come and go.
 */
export interface ListPart {
  readonly rank: number;
  readonly callable: boolean;
  readonly entry: Omit<ListEntryShape, 'position' | 'turn' | 'expected'>;
}

/** When a hold, or a call-in's time to arrive, ends, and when who went out said to be back. */
export const untilOf = (standing: Standing): Instant | null => {
  if (standing.state === 'held') return standing.until;
  if (standing.state === 'out') return standing.backBy ?? null;
  return standing.state === 'called-in' ? standing.arriveBy : null;
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

const shapeOf = (floor: Floor, entry: LiveEntry): ListPart['entry'] => {
  const { entryId, playerId, alias, standing, source, joinedAt, missedCalls, smokingWish } = entry;
  return {
    ...{ entryId, playerId, alias, source, missedCalls },
    state: standing.state,
    joinedAt: isoOf(joinedAt),
    until: isoOrNull(untilOf(standing)),
    ...(smokingWish === undefined ? {} : { smokingWish }),
    ...callOf(floor, entry),
    seatedElsewhere: floor.seatOf.has(playerId),
  };
};

const partOf = (floor: Floor, gameId: GameId, entryId: EntryId): ListPart | null => {
  const rank = ranksIn(placesOf(floor, gameId)).get(entryId);
  const entry = liveEntry(floor, entryId);
  if (rank === undefined || !entry) return null;
  return { rank, callable: isCallable(floor, entry), entry: shapeOf(floor, entry) };
};

const rowOf = (floor: Floor, gameId: GameId, entryId: EntryId): BoardRow => {
  const board = partsOfRow(listHeads, gameId);
  const body = partOf(floor, gameId, entryId);
  return body ? { board, key: entryId, body } : { board, key: entryId, body, isGone: true };
};

const idsOn = (floor: Floor, gameId: GameId): readonly EntryId[] =>
  placesOf(floor, gameId).map(({ entryId }) => entryId);

/** Facts of a list alone: no table has a seat more or less by them, and nobody a call. */
const ofListsAlone: ReadonlySet<FloorEvent['type']> = new Set<FloorEvent['type']>([
  'PlayerListed',
  'EntryRemoved',
  'PlayerWentOut',
  'PlayerCameBack',
]);

/** Names of the list for whom a seat is kept somewhere: what a missed call costs them hangs on that table (RRP-2.3.10). */
const withSeatKept = ({ before, after, events }: FloorChange, gameId: GameId): readonly EntryId[] =>
  events.every(({ type }) => ofListsAlone.has(type))
    ? []
    : [before, after].flatMap((floor) =>
        [...floor.reservedFor.keys()].flatMap((playerId) => entryOf(floor, playerId, gameId)?.entryId ?? []),
      );

const isOn = (floor: Floor, gameId: GameId, entryId: EntryId): boolean =>
  liveEntry(floor, entryId)?.gameId === gameId;

/** The names of a list whose rows a decision may change. */
const changedIn = (change: FloorChange, gameId: GameId): ReadonlySet<EntryId> => {
  const { before, after } = change;
  const { touched } = affectedBy(change);
  const floors = [before, after];
  if (touched.everything || touched.settings.length > 0)
    return new Set(floors.flatMap((floor) => idsOn(floor, gameId)));
  const moved = movedPlaces(placesOf(before, gameId), placesOf(after, gameId));
  const listed = touched.players.flatMap((playerId) =>
    floors.flatMap((floor) => entryOf(floor, playerId, gameId)?.entryId ?? []),
  );
  return new Set([
    ...moved.map(({ entryId }) => entryId),
    ...touched.entries.filter((entryId) => floors.some((floor) => isOn(floor, gameId, entryId))),
    ...listed,
    ...withSeatKept(change, gameId),
  ]);
};

/** The rows of single names that a decision changes. */
export const changedListEntries = (change: FloorChange): readonly BoardRow[] =>
  [...affectedBy(change).games].flatMap((gameId) =>
    [...changedIn(change, gameId)].map((entryId) => rowOf(change.after, gameId, entryId)),
  );

/** Every name of every list. */
export const everyListEntry = (floor: Floor): readonly BoardRow[] =>
  [...floor.games.keys()].flatMap((gameId) =>
    idsOn(floor, gameId).map((entryId) => rowOf(floor, gameId, entryId)),
  );
