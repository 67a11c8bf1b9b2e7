import { type EntryId, type GameId, type PlayerId, type Refusal, type TableId } from '@cardroom/kernel';
import { type OvertakingKind, type Table } from '../carried';
import { type Overtaken } from '../events';
import { isSeparatedAt } from '../moves/apart';
import { claimsOn } from '../moves/claims';
import { areInOneChain } from '../must-move/order';
import { oncePerGame } from '../once-per-game';
import { startAllows } from '../openings/imposed';
import { notMostInNeed, notNext } from '../refusals';
import {
  type FloorFacts,
  type LiveEntry,
  entriesFromTop,
  entriesInOrder,
  entryOf,
  placesOf,
  liveEntry,
  tablesOf,
  takenCount,
  waitingCount,
} from '../state';

// Whose turn it is, and at which table: one rule for what is refused, what is proposed and what is told (F15).

/** Waiting in the room, and no seat is kept for him elsewhere (RRP-2.3.4). */
export const isCallable = (floor: FloorFacts, { standing, playerId }: LiveEntry): boolean =>
  standing.state === 'waiting' && !floor.reservedFor.has(playerId);

/** The first in list order who can be called. */
export const nextCallable = (floor: FloorFacts, gameId: GameId): LiveEntry | null => {
  for (const entry of callableFromTop(floor, gameId)) return entry;
  return null;
};

/** Who can be called, one by one in list order. */
function* callableFromTop(floor: FloorFacts, gameId: GameId): Generator<LiveEntry> {
  for (const entry of entriesFromTop(floor, gameId)) if (isCallable(floor, entry)) yield entry;
}

/** The first so many who can be called. */
export const firstCallable = (floor: FloorFacts, gameId: GameId, most: number): readonly LiveEntry[] => {
  const first: LiveEntry[] = [];
  for (const entry of callableFromTop(floor, gameId)) {
    if (first.length >= most) break;
    first.push(entry);
  }
  return first;
};

/** How many can be called: those who wait, but for whom a seat is kept elsewhere. */
export const callableCount = oncePerGame((floor, gameId) => {
  let count = waitingCount(floor, gameId);
  for (const playerId of floor.reservedFor.keys())
    if (entryOf(floor, playerId, gameId)?.standing.state === 'waiting') count -= 1;
  return count;
});

export const callableInOrder = (floor: FloorFacts, gameId: GameId): readonly LiveEntry[] =>
  entriesInOrder(floor, gameId).filter((entry) => isCallable(floor, entry));

/** Nobody there whom he is not to sit with (RRP-2.3.5), and the start of the game lets him have the seat. */
export const mayComeTo = (floor: FloorFacts, playerId: PlayerId, tableId: TableId): boolean =>
  !isSeparatedAt(floor, playerId, tableId) && startAllows(floor, { playerId, tableId }) === null;

/** How an entry is passed when somebody behind it gets a seat; null when it has a seat waiting already. */
const passedAs = (
  floor: FloorFacts,
  { standing: { state }, playerId }: LiveEntry,
  { as, tableId }: Comer,
): OvertakingKind | null => {
  if (state === 'called') return null;
  if (state !== 'waiting') return state;
  if (floor.reservedFor.has(playerId)) return 'called-elsewhere';
  return tableId && !mayComeTo(floor, playerId, tableId) ? 'not-available' : as;
};

/** Somebody who is to get a seat: the entry he has on the game's list, or null when he is not on it. */
export interface Comer {
  readonly gameId: GameId;
  readonly entryId: EntryId | null;
  /** How those are passed who could have been called instead. */
  readonly as: OvertakingKind;
  /** Where the seat is: somebody who may not sit at that table is passed without a reason (RRP-2.3.5). */
  readonly tableId?: TableId;
}

/** Everybody who stands before the comer on the list and has no seat waiting. */
export const passedBy = (floor: FloorFacts, comer: Comer): readonly Overtaken[] => {
  const passed: Overtaken[] = [];
  for (const place of placesOf(floor, comer.gameId)) {
    if (place.entryId === comer.entryId) break;
    const entry = liveEntry(floor, place.entryId);
    const kind = entry && passedAs(floor, entry, comer);
    if (kind) passed.push({ entryId: place.entryId, kind });
  }
  return passed;
};

/** Nobody who could be called is passed without a reason (promise 1, floor case F04). */
export const nobodyIsPassed = (floor: FloorFacts, comer: Comer, reason?: string): Refusal | null => {
  if (reason) return null;
  const first = passedBy(floor, comer).find(({ kind }) => kind === comer.as);
  return first ? notNext({ next: first.entryId }) : null;
};

/** A table that takes newcomers, and its free seats that none of those who play has a right to before the list. */
interface OpenToTheList {
  readonly table: Table;
  readonly seats: readonly number[];
}

/** Nobody who plays comes before the list (RRP-2.3.12, RRP-2.3.9). */
const seatsForTheList = (floor: FloorFacts, { plan: { tableId }, seats }: Table): readonly number[] =>
  seats.flatMap(({ state }, i) =>
    state === 'free' && claimsOn(floor, { tableId, seat: i + 1 }).length === 0 ? [i + 1] : [],
  );

const openToTheList = oncePerGame((floor, gameId): readonly OpenToTheList[] =>
  tablesOf(floor, gameId)
    .filter(({ game }) => !game?.frozen && !game?.breaking)
    .map((table) => ({ table, seats: seatsForTheList(floor, table) }))
    .filter(({ seats }) => seats.length > 0),
);

/** Tables of a game that take newcomers: open, not frozen, with a free seat for the list. */
export const takingNewcomers = (floor: FloorFacts, gameId: GameId): readonly Table[] =>
  openToTheList(floor, gameId).map(({ table }) => table);

interface ComingTo {
  readonly gameId: GameId;
  readonly tableId: TableId;
  readonly playerId: PlayerId;
}

/** Main games and their feeders are not compared (RRP-2.3.9), nor a table at which he may not sit (RRP-2.3.5). */
const isComparedWith = (floor: FloorFacts, { tableId, playerId }: ComingTo, { plan }: Table): boolean =>
  !areInOneChain(floor, plan.tableId, tableId) && mayComeTo(floor, playerId, plan.tableId);

/** The table most in need comes first: fewest players, absent ones and reserved seats counted (RRP-2.3.3). */
export const tableIsMostInNeed = (floor: FloorFacts, coming: ComingTo, reason?: string): Refusal | null => {
  if (reason) return null;
  const tables = takingNewcomers(floor, coming.gameId);
  const chosen = tables.find((table) => table.plan.tableId === coming.tableId);
  if (!chosen) return null;
  const needier = tables.filter(
    (table) => takenCount(table) < takenCount(chosen) && isComparedWith(floor, coming, table),
  );
  const [first] = needier.toSorted((a, b) => takenCount(a) - takenCount(b));
  return first ? notMostInNeed({ tableId: first.plan.tableId, tableNumber: first.plan.number }) : null;
};

/** A free seat, and who is to be called for it. */
export interface Sending {
  readonly tableId: TableId;
  readonly tableNumber: number;
  readonly seat: number;
  readonly next: EntryId | null;
}

interface Filling {
  readonly table: Table;
  readonly free: number[];
  taken: number;
}

const needierFirst = (a: Filling, b: Filling): number =>
  a.taken - b.taken || b.free.length - a.free.length || a.table.plan.number - b.table.plan.number;

/**
 * The free seats of a game in the order in which they are to be filled, each with whom the list sends there: what
 * is called by going down this list is never refused for its order.
 */
export const sendings = (floor: FloorFacts, gameId: GameId): readonly Sending[] => {
  const games = workedSendings.get(floor) ?? new Map<GameId, readonly Sending[]>();
  workedSendings.set(floor, games);
  const sent = games.get(gameId) ?? sendingsOf(floor, gameId);
  games.set(gameId, sent);
  return sent;
};

/** Asked by every board of a moment, and worked out once for it. */
const workedSendings = new WeakMap<FloorFacts, Map<GameId, readonly Sending[]>>();

const neediestOf = (filling: readonly Filling[]): Filling | null => {
  let neediest: Filling | null = null;
  for (const each of filling)
    if (each.free.length > 0 && (!neediest || needierFirst(each, neediest) < 0)) neediest = each;
  return neediest;
};

/** Draws names from the top of a list, passing over some and keeping those for the next draw. */
const drawingFrom = (callable: Iterator<LiveEntry>) => {
  const passedOver: LiveEntry[] = [];
  return (mayHave: (entry: LiveEntry) => boolean): LiveEntry | null => {
    const kept = passedOver.findIndex(mayHave);
    if (kept >= 0) return passedOver.splice(kept, 1)[0] ?? null;
    for (let next = callable.next(); !next.done; next = callable.next()) {
      if (mayHave(next.value)) return next.value;
      passedOver.push(next.value);
    }
    return null;
  };
};

const sendingsOf = (floor: FloorFacts, gameId: GameId): readonly Sending[] => {
  const filling: Filling[] = openToTheList(floor, gameId).map(({ table, seats }) => ({
    table,
    free: [...seats],
    taken: takenCount(table),
  }));
  const nextWho = drawingFrom(callableFromTop(floor, gameId));
  const sent: Sending[] = [];
  for (;;) {
    const neediest = neediestOf(filling);
    const seat = neediest?.free.shift();
    if (!neediest || seat === undefined) return sent;
    neediest.taken += 1;
    const { tableId, number } = neediest.table.plan;
    const next = nextWho(({ playerId }) => mayComeTo(floor, playerId, tableId));
    sent.push({ tableId, tableNumber: number, seat, next: next?.entryId ?? null });
  }
};

export const isSeatedIn = (floor: FloorFacts, playerId: PlayerId, gameId: GameId): boolean => {
  const at = floor.seatOf.get(playerId);
  return at !== undefined && floor.tables.get(at.tableId)?.game?.gameId === gameId;
};
