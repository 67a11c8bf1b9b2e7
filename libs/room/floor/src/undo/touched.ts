import { type EntryId, type GameId, type PlayerId, type TableId } from '@cardroom/kernel';
import { type FloorEvent, type OfSeat } from '../events';
import { type FloorSettings } from '../day/settings';
import { type Floor, type FloorFacts, type RecentAction, seatUse } from '../state';

/** What events bear on: the parts of the floor that they may have changed, each named once. */
export interface Touched {
  /** The whole day. */
  readonly everything: boolean;
  readonly settings: readonly (keyof FloorSettings)[];
  readonly games: readonly GameId[];
  readonly tables: readonly TableId[];
  readonly seats: readonly OfSeat[];
  readonly entries: readonly EntryId[];
  /** Entries that were told of an overtaking. */
  readonly overtaken: readonly EntryId[];
  readonly players: readonly PlayerId[];
}

export const nothingTouched: Touched = {
  everything: false,
  settings: [],
  games: [],
  tables: [],
  seats: [],
  entries: [],
  overtaken: [],
  players: [],
};

const union = <T>(a: readonly T[], b: readonly T[]): readonly T[] => {
  if (b.length === 0) return a;
  return a.length === 0 ? b : [...new Set([...a, ...b])];
};

const seatUnion = (a: readonly OfSeat[], b: readonly OfSeat[]): readonly OfSeat[] => [
  ...a,
  ...b.filter(({ tableId, seat }) => !a.some((other) => other.tableId === tableId && other.seat === seat)),
];

export const bothTouched = (a: Touched, b: Touched): Touched => ({
  everything: a.everything || b.everything,
  settings: union(a.settings, b.settings),
  games: union(a.games, b.games),
  tables: union(a.tables, b.tables),
  seats: seatUnion(a.seats, b.seats),
  entries: union(a.entries, b.entries),
  overtaken: union(a.overtaken, b.overtaken),
  players: union(a.players, b.players),
});

/** The ids that events name, wherever they name them. */
interface Names {
  readonly gameId?: GameId;
  readonly tableId?: TableId;
  readonly seat?: number;
  readonly entryId?: EntryId | null;
  readonly playerId?: PlayerId | null;
  readonly holder?: { readonly playerId: PlayerId } | null;
  readonly overtaken?: readonly { readonly entryId: EntryId }[];
}

const present = <T>(value: T | null | undefined): readonly T[] =>
  value === null || value === undefined ? [] : [value];

const named = (event: FloorEvent): Touched => {
  const { gameId, tableId, seat, entryId, playerId, holder, overtaken }: Names = event as Names;
  return {
    ...nothingTouched,
    games: present(gameId),
    tables: present(tableId),
    seats: tableId && seat ? [{ tableId, seat }] : [],
    entries: present(entryId),
    players: present(playerId ?? holder?.playerId),
    overtaken: overtaken ? overtaken.map((passed) => passed.entryId) : [],
  };
};

const allSeats = (floor: FloorFacts, tableId: TableId, count?: number): readonly OfSeat[] =>
  Array.from({ length: count ?? floor.tables.get(tableId)?.seats.length ?? 0 }, (_, i) => ({
    tableId,
    seat: i + 1,
  }));

const ofReservation = (floor: FloorFacts, at: OfSeat): Touched => {
  const use = seatUse(floor, at);
  if (use?.state !== 'reserved') return { ...nothingTouched, seats: [at] };
  const { entryId, holder } = use.reservation;
  return { ...nothingTouched, seats: [at], entries: present(entryId), players: present(holder?.playerId) };
};

/** Players who are told of a table that was imposed on them. */
const entriesImposedOn = (floor: FloorFacts, tableId: TableId): readonly EntryId[] =>
  floor.imposedTables
    .toList()
    .toArray()
    .flatMap(({ tables }) => tables.filter((imposed) => imposed.tableId === tableId))
    .map(({ entryId }) => entryId);

const touchedByFact = (floor: FloorFacts, event: FloorEvent): Touched => {
  const touched = named(event);
  switch (event.type) {
    case 'DayOpened':
    case 'DayClosed':
      return { ...touched, everything: true };
    case 'HouseSettingChanged':
      return { ...touched, settings: [event.setting] };
    case 'GameOffered':
      return { ...touched, games: [event.game.gameId] };
    case 'EntryTransferred':
      return { ...touched, games: [event.gameId, event.toGameId] };
    case 'TablePlaced':
      return { ...touched, seats: allSeats(floor, event.tableId, event.seats) };
    case 'TablesImposed':
    case 'TablesRevealed':
      return { ...touched, entries: event.tables.map(({ entryId }) => entryId) };
    case 'TableClosed':
      return {
        ...touched,
        seats: allSeats(floor, event.tableId),
        entries: entriesImposedOn(floor, event.tableId),
      };
    case 'TableOpened':
      return { ...touched, seats: allSeats(floor, event.tableId) };
    case 'ReservationsSwapped':
      return event.seats
        .map((seat) => ofReservation(floor, { tableId: event.tableId, seat }))
        .reduce(bothTouched, touched);
    default:
      return touched;
  }
};

const seatKey = ({ tableId, seat }: OfSeat): string => `${tableId}:${seat}`;

/** What many facts bear on; each named once. */
const allTouched = (each: readonly Touched[]): Touched => {
  const [first, ...others] = each;
  if (!first || others.length === 0) return first ?? nothingTouched;
  const once = <T>(of: (touched: Touched) => readonly T[]): readonly T[] => [...new Set(each.flatMap(of))];
  const seats = new Map(each.flatMap((touched) => touched.seats.map((at) => [seatKey(at), at] as const)));
  return {
    everything: each.some(({ everything }) => everything),
    settings: once(({ settings }) => settings),
    games: once(({ games }) => games),
    tables: once(({ tables }) => tables),
    seats: [...seats.values()],
    entries: once(({ entries }) => entries),
    overtaken: once(({ overtaken }) => overtaken),
    players: once(({ players }) => players),
  };
};

/** Swaps come first in their decision, so the floor before all of its events will do. */
const touchedByFacts = (floor: FloorFacts, events: readonly FloorEvent[]): Touched =>
  allTouched(events.map((event) => touchedByFact(floor, event)));

const worked = new WeakMap<RecentAction, Touched>();

/** What an action bore on; worked out when it is first asked for. */
export const touchedIn = (action: RecentAction): Touched => {
  const known = worked.get(action);
  if (known) return known;
  const touched = touchedByFacts(action.before, action.events);
  worked.set(action, touched);
  return touched;
};

/** What one event bears on, seen from the floor before it: an undo on everything its action bore on. */
export const touchedBy = (floor: Floor, event: FloorEvent): Touched => {
  if (event.type !== 'ActionUndone') return touchedByFact(floor, event);
  const action = floor.recent.find(({ command }) => command === event.action);
  return action ? touchedIn(action) : nothingTouched;
};

/** What the events of one decision bear on. */
export const touchedByAll = (floor: Floor, events: readonly FloorEvent[]): Touched =>
  allTouched(events.map((event) => touchedBy(floor, event)));
