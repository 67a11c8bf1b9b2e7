import {
  type Actor,
  type CommandId,
  type EntryId,
  type GameId,
  type GamingDay,
  type Instant,
  type PlayerId,
  type RoomId,
  type TableId,
} from '@cardroom/kernel';
import { type CarriedFloor, type OvertakingKind } from './carried';
import { type EntrySource } from './commands';
import { type GameOffer } from './games';
import { type FloorSettings, type SettingValue } from './settings';

/** When, by whom, and by which command: on every event. Events are stored for ever and never renamed. */
interface Fact {
  readonly at: Instant;
  readonly by: Actor;
  readonly command: CommandId;
}

/** The entry an event is about, with what a reader needs without looking it up. */
export interface OfEntry {
  readonly entryId: EntryId;
  readonly playerId: PlayerId;
  readonly alias: string;
  readonly gameId: GameId;
}

export interface OfSeat {
  readonly tableId: TableId;
  readonly seat: number;
}

interface OfCall extends OfEntry, OfSeat {
  readonly call: number;
}

/** An entry that somebody passed, and why. */
export interface Overtaken {
  readonly entryId: EntryId;
  readonly kind: OvertakingKind;
}

// The gaming day

export interface DayOpened extends Fact {
  readonly type: 'DayOpened';
  readonly room: RoomId;
  readonly roomName: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly day: GamingDay;
  readonly settings: FloorSettings;
  readonly carried: CarriedFloor | null;
}

/** What the day came to, counted from its own facts. */
export interface DayTotals {
  readonly listed: number;
  readonly calls: number;
  readonly declined: number;
  readonly notAnswered: number;
  readonly seated: number;
  readonly seatsLeft: number;
  readonly overtakings: number;
}

export interface DayClosed extends Fact {
  readonly type: 'DayClosed';
  readonly room: RoomId;
  readonly day: GamingDay;
  readonly totals: DayTotals;
  readonly carried: CarriedFloor;
}

export interface HouseSettingChanged extends Fact {
  readonly type: 'HouseSettingChanged';
  readonly setting: keyof FloorSettings;
  readonly value: SettingValue;
  readonly was: SettingValue;
}

// Games and tables

export interface GameOffered extends Fact {
  readonly type: 'GameOffered';
  readonly game: GameOffer;
}

export interface GameWithdrawn extends Fact {
  readonly type: 'GameWithdrawn';
  readonly gameId: GameId;
}

export interface TablePlaced extends Fact {
  readonly type: 'TablePlaced';
  readonly tableId: TableId;
  readonly number: number;
  readonly section: string;
  readonly seats: number;
}

export interface TableOpened extends Fact {
  readonly type: 'TableOpened';
  readonly tableId: TableId;
  readonly gameId: GameId;
}

export interface TableFrozen extends Fact {
  readonly type: 'TableFrozen';
  readonly tableId: TableId;
}

export interface TableThawed extends Fact {
  readonly type: 'TableThawed';
  readonly tableId: TableId;
}

export interface TableClosed extends Fact {
  readonly type: 'TableClosed';
  readonly tableId: TableId;
  readonly gameId: GameId;
}

// Waiting lists

export interface PlayerListed extends Fact, OfEntry {
  readonly type: 'PlayerListed';
  readonly receiptCode: string;
  readonly source: EntrySource;
  /** When a player who called in must have arrived; null for a player in the room. */
  readonly arriveBy: Instant | null;
}

/** Why an entry ended without a seat. */
export type RemovalCause =
  | 'left'
  | 'removed'
  | 'no-answer'
  | 'declined'
  | 'lock-up-expired'
  | 'call-in-expired'
  | 'seated-elsewhere'
  | 'game-withdrawn';

export interface EntryRemoved extends Fact, OfEntry {
  readonly type: 'EntryRemoved';
  readonly cause: RemovalCause;
  /** Given when staff removed it. */
  readonly reason: string | null;
}

/** The price of a missed call: everybody behind is now ahead. */
export interface EntrySentToBottom extends Fact, OfEntry {
  readonly type: 'EntrySentToBottom';
  readonly cause: 'no-answer' | 'declined';
  readonly overtaken: readonly Overtaken[];
}

export interface EntryMoved extends Fact, OfEntry {
  readonly type: 'EntryMoved';
  readonly before: EntryId | null;
  readonly reason: string;
  readonly overtaken: readonly Overtaken[];
}

export interface EntryRestored extends Fact, OfEntry {
  readonly type: 'EntryRestored';
  readonly place: 'bottom' | 'former';
  readonly reason: string;
  readonly overtaken: readonly Overtaken[];
}

export interface PlaceHeld extends Fact, OfEntry {
  readonly type: 'PlaceHeld';
  readonly hold: number;
  readonly until: Instant;
}

export interface HoldEnded extends Fact, OfEntry {
  readonly type: 'HoldEnded';
  readonly hold: number;
  readonly cause: 'ended' | 'expired';
}

export interface PlayerWentOut extends Fact, OfEntry {
  readonly type: 'PlayerWentOut';
}

export interface PlayerCameBack extends Fact, OfEntry {
  readonly type: 'PlayerCameBack';
}

/** A player who had called in is in the room. */
export interface PlayerArrived extends Fact, OfEntry {
  readonly type: 'PlayerArrived';
}

// Calls

export interface PlayerCalled extends Fact, OfCall {
  readonly type: 'PlayerCalled';
  readonly reservation: number;
  readonly answerBy: Instant;
  readonly endsAt: Instant;
  readonly reason: string | null;
  readonly overtaken: readonly Overtaken[];
}

export interface CallRepeated extends Fact, OfCall {
  readonly type: 'CallRepeated';
  readonly answerBy: Instant;
  readonly endsAt: Instant;
}

/** The seat is locked up from here on, within the limits of RRP-2.2.20. */
export interface CallAnswered extends Fact, OfCall {
  readonly type: 'CallAnswered';
  readonly lapsesAt: Instant;
}

export interface CallDeclined extends Fact, OfCall {
  readonly type: 'CallDeclined';
}

export interface CallExpired extends Fact, OfCall {
  readonly type: 'CallExpired';
}

/** The call ended through no fault of the player: the place is kept unless a further event says otherwise. */
export interface CallWithdrawn extends Fact, OfCall {
  readonly type: 'CallWithdrawn';
  readonly cause: 'released' | 'table-closed' | 'held' | 'off-list' | 'seated-elsewhere';
}

// Seats

export interface PlayerSeated extends Fact, OfSeat {
  readonly type: 'PlayerSeated';
  readonly playerId: PlayerId;
  readonly alias: string;
  readonly gameId: GameId;
  /** The list entry that led here and ends with it. */
  readonly entryId: EntryId | null;
  readonly how: 'called' | 'direct' | 'checked-in';
  /** Who gave the seat, which need not be who recorded it (RRP-2.2.10). */
  readonly assignedBy: Actor;
  readonly reason: string | null;
  readonly overtaken: readonly Overtaken[];
}

export interface SeatLeft extends Fact, OfSeat {
  readonly type: 'SeatLeft';
  readonly playerId: PlayerId;
  readonly alias: string;
  readonly gameId: GameId;
  readonly cause: 'left' | 'moved';
}

export interface SeatReserved extends Fact, OfSeat {
  readonly type: 'SeatReserved';
  readonly reservation: number;
  readonly gameId: GameId;
  /** Null: kept for a need, with its reason and no time limit. */
  readonly holder: { readonly playerId: PlayerId; readonly alias: string } | null;
  readonly entryId: EntryId | null;
  readonly lapsesAt: Instant | null;
  readonly reason: string | null;
  readonly overtaken: readonly Overtaken[];
}

interface EndOfReservation extends Fact, OfSeat {
  readonly reservation: number;
  readonly gameId: GameId;
  readonly playerId: PlayerId | null;
  readonly alias: string | null;
  readonly entryId: EntryId | null;
}

export interface ReservationReleased extends EndOfReservation {
  readonly type: 'ReservationReleased';
  readonly cause: 'released' | 'table-closed' | 'seated-elsewhere';
}

/** A lock-up had its time while somebody waited (RRP-2.2.20). */
export interface ReservationLapsed extends EndOfReservation {
  readonly type: 'ReservationLapsed';
}

/** At an opening the first to arrive chose another seat; who was expected there keeps a seat (RRP-2.3.7). */
export interface ReservationsSwapped extends Fact {
  readonly type: 'ReservationsSwapped';
  readonly tableId: TableId;
  readonly seats: readonly [number, number];
}

/** A linked reversal: everything the action did is as it was before. */
export interface ActionUndone extends Fact {
  readonly type: 'ActionUndone';
  readonly action: CommandId;
  /** The kind of fact that was taken back. */
  readonly undone: string;
}

export type FloorEvent =
  | DayOpened
  | DayClosed
  | HouseSettingChanged
  | GameOffered
  | GameWithdrawn
  | TablePlaced
  | TableOpened
  | TableFrozen
  | TableThawed
  | TableClosed
  | PlayerListed
  | EntryRemoved
  | EntrySentToBottom
  | EntryMoved
  | EntryRestored
  | PlaceHeld
  | HoldEnded
  | PlayerWentOut
  | PlayerCameBack
  | PlayerArrived
  | PlayerCalled
  | CallRepeated
  | CallAnswered
  | CallDeclined
  | CallExpired
  | CallWithdrawn
  | PlayerSeated
  | SeatLeft
  | SeatReserved
  | ReservationReleased
  | ReservationLapsed
  | ReservationsSwapped
  | ActionUndone;
