import {
  type CommandId,
  type EntryId,
  type GameId,
  type GamingDay,
  type Instant,
  type PlayerId,
  type RoomId,
  type TableId,
} from '@cardroom/kernel';
import { Map as PersistentMap } from 'immutable';
import {
  type EntryFacts,
  type Overtaking,
  type SeatThere,
  type SeatUse,
  type Standing,
  type Table,
} from './carried';
import { type DayTotals, type FloorEvent, type OfSeat, type RemovalCause } from './events';
import { type GameOffer } from './games/games';
import { type FloorParts, noParts } from './parts';
import { type FloorSettings, startingSettings } from './day/settings';
import { type DayReport, noReport } from './handover/day-report';
import { type Pace } from './waiting-list/pace';

export interface OpenDayFacts {
  readonly room: RoomId;
  readonly roomName: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly day: GamingDay;
  readonly openedAt: Instant;
  readonly closed: boolean;
}

/** How an entry ended, and where it stood, for as long as the day lasts. */
export interface Ending {
  readonly state: 'ended';
  readonly at: Instant;
  readonly cause: RemovalCause | 'seated';
  readonly reason: string | null;
  readonly rank: number;
  readonly position: number;
}

export interface Entry extends EntryFacts {
  readonly standing: Standing | Ending;
}

/** An entry that is still on its list. */
export interface LiveEntry extends EntryFacts {
  readonly standing: Standing;
}

/** Where an entry stands: places are sorted by rank, and a removed entry's rank says where it stood. */
export interface Place {
  readonly entryId: EntryId;
  readonly rank: number;
}

export interface WaitingList {
  readonly places: readonly Place[];
  /** Never given twice, so that a former place can be found again. */
  readonly lastRank: number;
}

/** The floor without its memory of recent actions. */
export interface FloorFacts extends FloorParts {
  readonly day: OpenDayFacts | null;
  readonly settings: FloorSettings;
  readonly games: PersistentMap<GameId, GameOffer>;
  /** Withdrawn today: receipts still name them. */
  readonly formerGames: PersistentMap<GameId, GameOffer>;
  readonly tables: PersistentMap<TableId, Table>;
  readonly lists: PersistentMap<GameId, WaitingList>;
  /** Every entry of the day, live or ended. */
  readonly entries: PersistentMap<EntryId, Entry>;
  /** How many on each list could be called if a seat came free. */
  readonly waitingIn: PersistentMap<GameId, number>;
  readonly overtakings: PersistentMap<EntryId, readonly Overtaking[]>;
  readonly receipts: PersistentMap<string, EntryId>;
  readonly seatOf: PersistentMap<PlayerId, OfSeat>;
  readonly reservedFor: PersistentMap<PlayerId, OfSeat>;
  /** The live entries of each player who has any, by game. */
  readonly listedIn: PersistentMap<PlayerId, PersistentMap<GameId, EntryId>>;
  readonly lastReservation: number;
  /** How fast each list moves. */
  readonly paces: PersistentMap<GameId, Pace>;
  readonly report: DayReport;
  readonly totals: DayTotals;
}

/** An action that may still be undone: its facts, with the floor as it was before and after them. */
export interface RecentAction {
  readonly command: CommandId;
  readonly events: readonly FloorEvent[];
  readonly before: FloorFacts;
  readonly after: FloorFacts;
}

/** Everything the floor's rules need to know about a gaming day. */
export interface Floor extends FloorFacts {
  /** The same floor without its memory, which is what its memory is made of. */
  readonly facts: FloorFacts;
  /** Oldest first; bounded. */
  readonly recent: readonly RecentAction[];
}

export const noTotals: DayTotals = {
  listed: 0,
  calls: 0,
  declined: 0,
  notAnswered: 0,
  seated: 0,
  seatsLeft: 0,
  overtakings: 0,
};

const nothing: FloorFacts = {
  ...noParts,
  day: null,
  settings: startingSettings,
  games: PersistentMap(),
  formerGames: PersistentMap(),
  tables: PersistentMap(),
  lists: PersistentMap(),
  entries: PersistentMap(),
  waitingIn: PersistentMap(),
  overtakings: PersistentMap(),
  receipts: PersistentMap(),
  seatOf: PersistentMap(),
  reservedFor: PersistentMap(),
  listedIn: PersistentMap(),
  lastReservation: 0,
  paces: PersistentMap(),
  report: noReport,
  totals: noTotals,
};

export const emptyFloor: Floor = { ...nothing, facts: nothing, recent: [] };

export const freeSeat: SeatUse = { state: 'free' };

const noPlaces: readonly Place[] = [];

/** A game that is offered, or was earlier today. */
export const offerOf = (floor: FloorFacts, gameId: GameId): GameOffer | null =>
  floor.games.get(gameId) ?? floor.formerGames.get(gameId) ?? null;

/** Live entries of a game in order. */
export const placesOf = (floor: FloorFacts, gameId: GameId): readonly Place[] =>
  floor.lists.get(gameId)?.places ?? noPlaces;

export const liveEntry = (floor: FloorFacts, entryId: EntryId): LiveEntry | null => {
  const entry = floor.entries.get(entryId);
  return entry && isLive(entry) ? entry : null;
};

export const isLive = (entry: Entry): entry is LiveEntry => entry.standing.state !== 'ended';

/** The live entries of a game in order, looked up one by one: whoever wants the first few pays for no more. */
export function* entriesFromTop(floor: FloorFacts, gameId: GameId): Generator<LiveEntry> {
  for (const { entryId } of placesOf(floor, gameId)) {
    const entry = liveEntry(floor, entryId);
    if (entry) yield entry;
  }
}

export const entriesInOrder = (floor: FloorFacts, gameId: GameId): readonly LiveEntry[] => {
  const places = placesOf(floor, gameId);
  const worked = workedOrders.get(places);
  if (worked?.entries === floor.entries) return worked.inOrder;
  const inOrder = [...entriesFromTop(floor, gameId)];
  workedOrders.set(places, { entries: floor.entries, inOrder });
  return inOrder;
};

/** The last order of each list, with the entries that it was made of. */
const workedOrders = new WeakMap<
  readonly Place[],
  { readonly entries: FloorFacts['entries']; readonly inOrder: readonly LiveEntry[] }
>();

/** The live entry a player has on a game's list. */
export const entryOf = (floor: FloorFacts, playerId: PlayerId, gameId: GameId): LiveEntry | null => {
  const entryId = floor.listedIn.get(playerId)?.get(gameId);
  return entryId ? liveEntry(floor, entryId) : null;
};

/** Null: the table has no such seat, or it was taken away. */
export const seatUse = (floor: FloorFacts, { tableId, seat }: OfSeat): SeatThere | null => {
  const use = floor.tables.get(tableId)?.seats[seat - 1];
  return use && use.state !== 'closed' ? use : null;
};

export const seatedCount = (table: Table): number =>
  table.seats.filter((use) => use.state === 'seated').length;

/** Seats that are not free: seated, absent and reserved alike (RRP-2.3.3, RRP-2.3.7). */
export const takenCount = (table: Table): number =>
  table.seats.filter(({ state }) => state !== 'free' && state !== 'closed').length;

/** Seats there are at the table now. */
export const seatCount = (table: Table): number =>
  table.seats.filter(({ state }) => state !== 'closed').length;

const noTables: readonly Table[] = [];

/** Worked out once for each state of the tables. */
const workedTables = new WeakMap<FloorFacts['tables'], ReadonlyMap<GameId, readonly Table[]>>();

const tablesByGame = (tables: FloorFacts['tables']): ReadonlyMap<GameId, readonly Table[]> => {
  const known = workedTables.get(tables);
  if (known) return known;
  const byGame = new Map<GameId, Table[]>();
  for (const table of tables.values()) {
    if (!table.game) continue;
    const others = byGame.get(table.game.gameId);
    if (others) others.push(table);
    else byGame.set(table.game.gameId, [table]);
  }
  workedTables.set(tables, byGame);
  return byGame;
};

export const tablesOf = (floor: FloorFacts, gameId: GameId): readonly Table[] =>
  tablesByGame(floor.tables).get(gameId) ?? noTables;

export type TableState =
  'closed' | 'opening' | 'going' | 'short-handed' | 'frozen' | 'breaking' | 'dead-spread';

/** Whether enough players have sat at the table at once since it opened. */
export const hasStarted = (table: Table, settings: FloorSettings): boolean =>
  table.game !== null && table.mostSeated >= settings.playersToStart;

/**
 * What a table is called, from its seats alone (product, section 3). With nobody left in a game that had started it
 * is a dead spread, whether it takes newcomers or not.
 */
export const tableState = (table: Table, settings: FloorSettings): TableState => {
  if (!table.game) return 'closed';
  if (table.game.breaking) return 'breaking';
  if (hasStarted(table, settings) && seatedCount(table) === 0) return 'dead-spread';
  if (table.game.frozen) return 'frozen';
  if (!hasStarted(table, settings)) return 'opening';
  return seatedCount(table) < settings.shortHandedBelow ? 'short-handed' : 'going';
};

/** Poker is played there now: the game has started and two players at least are in their seats, `away` not. */
export const isGoing = (table: Table, settings: FloorSettings, away = 0): boolean =>
  hasStarted(table, settings) && seatedCount(table) - away >= 2;

/** Present players who could be called for a seat of the game (RRP-2.2.20, RRP-2.2.1). */
export const waitingCount = (floor: FloorFacts, gameId: GameId): number => floor.waitingIn.get(gameId) ?? 0;
