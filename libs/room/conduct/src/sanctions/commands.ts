import { type Instant, type Minor, type PlayerId, type RoomId, type TableId } from '@cardroom/kernel';
import { type House } from '../house/house';
import { type EventId, type IncidentId, type Stamp } from '../stamp';
import { type Step } from './steps';

/** For how long: a time out runs at the table, a suspension until an instant, an exclusion until one or for good. */
export type Term =
  | { readonly kind: 'minutes'; readonly minutes: number }
  | { readonly kind: 'deals'; readonly deals: number }
  | { readonly kind: 'rounds'; readonly rounds: number; readonly seats: number }
  | { readonly kind: 'until'; readonly until: Instant }
  | { readonly kind: 'for-good' };

/** What is said of an offence beside the rule. */
export interface OffenceDetails {
  readonly act: string | null;
  readonly target: 'customer' | 'employee' | null;
  readonly mode: 'verbal' | 'physical' | null;
  readonly item: string | null;
  readonly costMinor: Minor | null;
  readonly amountMinor: Minor | null;
  /** Players in the pot, all-in ones included; null where it is not about a pot. */
  readonly playersInPot: number | null;
  /** He holds cards that nothing can beat (RTC-2.b). */
  readonly isUnbeatable: boolean;
  /** Players left in the event; null outside events. */
  readonly playersLeft: number | null;
}

/** Where it happened and who was about. */
export interface Scene {
  readonly tableId: TableId | null;
  readonly tableNumber: number | null;
  readonly hand: number | null;
  readonly seat: number | null;
  readonly eventId: EventId | null;
  /** A gaming day of the room, or an event: what "the second time in a session" counts in. */
  readonly session: string;
  readonly others: readonly PlayerId[];
  /** Whom the remark helped (RTC-2.c). */
  readonly helped: PlayerId | null;
  readonly stackMinor: Minor | null;
}

interface OfPlayer extends Stamp {
  readonly room: RoomId;
  readonly playerId: PlayerId;
  readonly alias: string;
  readonly house: House;
}

export interface ReportIncident extends OfPlayer {
  readonly type: 'ReportIncident';
  readonly incidentId: IncidentId;
  readonly offence: string;
  /** An incident at once, where the first time would be a reminder. */
  readonly isIncident?: boolean;
  readonly details: OffenceDetails;
  readonly scene: Scene;
  /** Whether the house allows smoking at its tables; left out where the floor says nothing (RRP-1.3.0). */
  readonly isSmokingAllowed?: boolean;
  readonly words: string;
}

/** Not upheld, or upheld with what it costs. */
export interface DecideIncident extends OfPlayer {
  readonly type: 'DecideIncident';
  readonly incidentId: IncidentId;
  readonly isUpheld: boolean;
  readonly step: Step | null;
  readonly term: Term | null;
  /** Why it differs from what is proposed. */
  readonly reason: string;
  readonly witness: string | null;
}

/** Keeps somebody out without an incident before it: a manager's own decision. */
export interface ExcludePlayer extends OfPlayer {
  readonly type: 'ExcludePlayer';
  readonly incidentId: IncidentId;
  readonly rule: string;
  readonly eventId: EventId | null;
  readonly term: Term;
  readonly reason: string;
}

interface OfIncident extends Stamp {
  readonly incidentId: IncidentId;
}

/** The shift manager agrees to what a floor supervisor proposes, or not (RRP-1.1.0). */
export interface ConfirmExclusion extends OfIncident {
  readonly type: 'ConfirmExclusion';
  readonly isConfirmed: boolean;
  readonly reason: string;
  readonly house: House;
}

export interface LiftSanction extends OfIncident {
  readonly type: 'LiftSanction';
  readonly reason: string;
  readonly house: House;
}

/** It was recorded by mistake: it stays readable and never counts. */
export interface WithdrawIncident extends OfIncident {
  readonly type: 'WithdrawIncident';
  readonly reason: string;
  readonly house: House;
}

/** Chips pocketed or handed over while moving are taken out of play (RTC-37). */
export interface ConfiscateChips extends OfIncident {
  readonly type: 'ConfiscateChips';
  readonly stackMinor: Minor;
  readonly pocketedMinor: Minor;
  readonly house: House;
}

/** Sent by the timer of a time out or of a suspension. */
export interface EndTerm extends OfIncident {
  readonly type: 'EndTerm';
  readonly until: Instant;
}

/** Sent when a deal at his table has ended. */
export interface CountDeal extends Stamp {
  readonly type: 'CountDeal';
  readonly tableId: TableId;
  readonly hand: number;
}

/** The clock was called on him. */
export interface NoteClock extends OfPlayer {
  readonly type: 'NoteClock';
  readonly tableId: TableId;
  readonly hand: number | null;
  readonly eventId: EventId | null;
}

/** Soft play that the deal's record shows; for the directors' eyes only (RTC-2.f). */
export interface FlagSoftPlay extends OfPlayer {
  readonly type: 'FlagSoftPlay';
  readonly tableId: TableId;
  readonly hand: number;
  readonly why: 'called-with-nuts' | 'checked-nuts-behind' | 'folded-to-trivial-bet';
  readonly opponent: PlayerId;
  readonly percentOfPot: number | null;
}

/** Somebody with a running exclusion came to a list, a seat, the cage or the kiosk, and was refused. */
export interface NoteRefusal extends Stamp {
  readonly type: 'NoteRefusal';
  readonly where: 'floor' | 'cashier' | 'tournament' | 'play' | 'kiosk';
  readonly code: string;
}

export type ConductCommand =
  | ReportIncident
  | DecideIncident
  | ExcludePlayer
  | ConfirmExclusion
  | LiftSanction
  | WithdrawIncident
  | ConfiscateChips
  | EndTerm
  | CountDeal
  | NoteClock
  | FlagSoftPlay
  | NoteRefusal;
