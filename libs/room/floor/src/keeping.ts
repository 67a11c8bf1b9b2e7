import { type EntryId, type GameId, type Instant, type PlayerId } from '@cardroom/kernel';
import { Map as PersistentMap } from 'immutable';
import { type Overtaking, type OvertakingKind, type SeatUse, type Standing } from './carried';
import { type OfSeat, type Overtaken } from './events';
import {
  type Ending,
  type Entry,
  type FloorFacts,
  type Place,
  freeSeat,
  isLive,
  liveEntry,
  placesOf,
  seatedCount,
  seatUse,
  type WaitingList,
} from './state';

// Writes that keep the floor's look-ups in step with its entries and seats. They decide nothing.

type SeatIndex = PersistentMap<PlayerId, OfSeat>;

const isAt = (index: SeatIndex, playerId: PlayerId, { tableId, seat }: OfSeat): boolean => {
  const at = index.get(playerId);
  return at?.tableId === tableId && at.seat === seat;
};

const sitting = (use: SeatUse): PlayerId | null => (use.state === 'seated' ? use.seated.playerId : null);

const expected = (use: SeatUse): PlayerId | null =>
  use.state === 'reserved' ? (use.reservation.holder?.playerId ?? null) : null;

const moved = (
  index: SeatIndex,
  at: OfSeat,
  [from, to]: readonly [PlayerId | null, PlayerId | null],
): SeatIndex => {
  if (from === to) return to && !isAt(index, to, at) ? index.set(to, at) : index;
  const without = from && isAt(index, from, at) ? index.delete(from) : index;
  return to ? without.set(to, at) : without;
};

/** Gives a seat another use; where its players sit or are expected follows. */
export const putSeat = (floor: FloorFacts, { tableId, seat }: OfSeat, use: SeatUse): FloorFacts => {
  const table = floor.tables.get(tableId);
  const was = table?.seats[seat - 1];
  if (!table || !was) return floor;
  const at = { tableId, seat };
  const changed = { ...table, seats: table.seats.with(seat - 1, use) };
  const mostSeated = Math.max(table.mostSeated, seatedCount(changed));
  return {
    ...floor,
    tables: floor.tables.set(tableId, { ...changed, mostSeated }),
    seatOf: moved(floor.seatOf, at, [sitting(was), sitting(use)]),
    reservedFor: moved(floor.reservedFor, at, [expected(was), expected(use)]),
  };
};

/** Frees a seat that is reserved; a seat in use stays as it is. */
export const freeReserved = (floor: FloorFacts, at: OfSeat): FloorFacts =>
  seatUse(floor, at)?.state === 'reserved' ? putSeat(floor, at, freeSeat) : floor;

type Listings = Pick<FloorFacts, 'listedIn'>;

const unlisted = ({ listedIn }: Listings, { entryId, playerId, gameId }: Entry): FloorFacts['listedIn'] => {
  const games = listedIn.get(playerId);
  if (games?.get(gameId) !== entryId) return listedIn;
  const others = games.delete(gameId);
  return others.isEmpty() ? listedIn.delete(playerId) : listedIn.set(playerId, others);
};

/** The live entry of a player in a game, or none. */
const putListed = (listings: Listings, entry: Entry): FloorFacts['listedIn'] => {
  if (!isLive(entry)) return unlisted(listings, entry);
  const { listedIn } = listings;
  const { entryId, playerId, gameId } = entry;
  const games = listedIn.get(playerId) ?? PersistentMap<GameId, EntryId>();
  return listedIn.set(playerId, games.set(gameId, entryId));
};

const waitsIn = (entry: Entry | undefined): GameId | null =>
  entry?.standing.state === 'waiting' ? entry.gameId : null;

/** How many wait in each game, once an entry is no longer what it was but what it is (undefined: not there). */
const counted = (
  { waitingIn }: Pick<FloorFacts, 'waitingIn'>,
  [was, is]: readonly [Entry | undefined, Entry | undefined],
): FloorFacts['waitingIn'] => {
  const [from, to] = [waitsIn(was), waitsIn(is)];
  if (from === to) return waitingIn;
  const without = from ? waitingIn.update(from, 0, (count) => count - 1) : waitingIn;
  return to ? without.update(to, 0, (count) => count + 1) : without;
};

/** Writes an entry; a live one is found by its player and game, every one by its receipt. */
export const putEntry = (floor: FloorFacts, entry: Entry): FloorFacts => {
  const was = floor.entries.get(entry.entryId);
  const entries = floor.entries.set(entry.entryId, entry);
  const waitingIn = counted(floor, [was, entry]);
  const isTransferred = was !== undefined && was.gameId !== entry.gameId;
  if (was && isLive(was) && isLive(entry) && !isTransferred) return { ...floor, entries, waitingIn };
  const receipts = was ? floor.receipts : floor.receipts.set(entry.receiptCode, entry.entryId);
  const listedIn = isTransferred ? unlisted(floor, was) : floor.listedIn;
  return { ...floor, entries, waitingIn, receipts, listedIn: putListed({ listedIn }, entry) };
};

/** Takes an entry out of the day as if it had never been made. */
export const forgetEntry = (floor: FloorFacts, entry: Entry): FloorFacts => {
  const { entryId, playerId, gameId, receiptCode } = entry;
  const games = floor.listedIn.get(playerId);
  const nowIn = games?.get(gameId) === entryId ? games.delete(gameId) : games;
  const was = floor.entries.get(entryId);
  return {
    ...floor,
    entries: floor.entries.delete(entryId),
    waitingIn: counted(floor, [was, undefined]),
    receipts: floor.receipts.delete(receiptCode),
    listedIn:
      !nowIn || nowIn.isEmpty() ? floor.listedIn.delete(playerId) : floor.listedIn.set(playerId, nowIn),
  };
};

/** Changes a live entry; an ended or unknown one stays as it is. */
export const changeEntry = (
  floor: FloorFacts,
  entryId: EntryId,
  change: (entry: Entry) => Partial<Entry>,
): FloorFacts => {
  const entry = liveEntry(floor, entryId);
  return entry ? putEntry(floor, { ...entry, ...change(entry) }) : floor;
};

export const putStanding = (floor: FloorFacts, entryId: EntryId, standing: Standing): FloorFacts =>
  changeEntry(floor, entryId, () => ({ standing }));

const emptyList: WaitingList = { places: [], lastRank: 0 };

export const listOf = (floor: FloorFacts, gameId: GameId): WaitingList =>
  floor.lists.get(gameId) ?? emptyList;

export const putPlaces = (floor: FloorFacts, gameId: GameId, places: readonly Place[]): FloorFacts => {
  const { lastRank } = listOf(floor, gameId);
  return { ...floor, lists: floor.lists.set(gameId, { places, lastRank }) };
};

/** Puts an entry at the end of its list, with a rank that no entry has had before. */
export const addAtBottom = (floor: FloorFacts, gameId: GameId, entryId: EntryId): FloorFacts => {
  const { places, lastRank } = listOf(floor, gameId);
  const rank = lastRank + 1;
  const others = places.filter((place) => place.entryId !== entryId);
  return {
    ...floor,
    lists: floor.lists.set(gameId, { places: [...others, { entryId, rank }], lastRank: rank }),
  };
};

/** Puts an entry where its rank says. */
export const addByRank = (places: readonly Place[], place: Place): readonly Place[] => {
  const others = places.filter(({ entryId }) => entryId !== place.entryId);
  const behind = others.findIndex(({ rank }) => rank > place.rank);
  return behind < 0 ? [...others, place] : others.toSpliced(behind, 0, place);
};

/**
 * Moves an entry before another, or to the end. The ranks stay where they are and the entries move over them, so
 * that the places of removed entries can still be found.
 */
export const moveBefore = (
  places: readonly Place[],
  entryId: EntryId,
  before: EntryId | null,
): readonly Place[] => {
  const others = places.filter((place) => place.entryId !== entryId).map((place) => place.entryId);
  const index = before ? others.indexOf(before) : others.length;
  const order = others.toSpliced(index < 0 ? others.length : index, 0, entryId);
  return places.map((place, i) => {
    const moved = order[i] ?? entryId;
    return moved === place.entryId ? place : { entryId: moved, rank: place.rank };
  });
};

/** Ends an entry and remembers where it stood. */
export const endEntry = (
  floor: FloorFacts,
  entryId: EntryId,
  { at, cause, reason }: Pick<Ending, 'at' | 'cause' | 'reason'>,
): FloorFacts => {
  const entry = liveEntry(floor, entryId);
  if (!entry) return floor;
  const places = placesOf(floor, entry.gameId);
  const index = places.findIndex((place) => place.entryId === entryId);
  const rank = places[index]?.rank ?? 0;
  const standing: Ending = { state: 'ended', at, cause, reason, rank, position: index + 1 };
  return putEntry(putPlaces(floor, entry.gameId, places.toSpliced(index, 1)), { ...entry, standing });
};

export const decidedByStaff: ReadonlySet<OvertakingKind> = new Set([
  'called-out-of-order',
  'seated-directly',
  'seat-reserved',
  'moved',
  'restored',
  'transferred',
]);

/** What brought overtakings about. */
interface Passing {
  readonly at: Instant;
  readonly command: string;
  readonly reason?: string | null;
  readonly overtaken: readonly Overtaken[];
}

/** Tells the overtaken entries what passed them, and why. */
export const recordOvertakings = (floor: FloorFacts, passing: Passing): FloorFacts => {
  const { at, command, overtaken } = passing;
  if (overtaken.length === 0) return floor;
  const overtakings = floor.overtakings.withMutations((all) => {
    for (const { entryId, kind } of overtaken) {
      const reason = decidedByStaff.has(kind) && passing.reason ? passing.reason : kind;
      const told: Overtaking = { at, kind, reason, command };
      all.update(entryId, [], (earlier) => [...earlier, told]);
    }
  });
  const totals = { ...floor.totals, overtakings: floor.totals.overtakings + overtaken.length };
  return { ...floor, overtakings, totals };
};
