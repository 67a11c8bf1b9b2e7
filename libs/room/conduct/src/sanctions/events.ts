import {
  type Instant,
  type Minor,
  type PlayerId,
  type RoomId,
  type RuleId,
  type TableId,
} from '@cardroom/kernel';
import { type EventId, type IncidentId, type Stamp } from '../stamp';
import { type FlagSoftPlay, type NoteRefusal, type OffenceDetails, type Scene, type Term } from './commands';
import { type Alert, type Proposal } from './proposal';
import { type Step } from './steps';

/** The first fact of a player's record. */
export interface RecordOpened extends Stamp {
  readonly type: 'RecordOpened';
  readonly room: RoomId;
  readonly playerId: PlayerId;
  readonly alias: string;
}

interface OfIncident extends Stamp {
  readonly incidentId: IncidentId;
  readonly playerId: PlayerId;
}

/** Told the first time in a session; it weighs nothing. */
export interface PlayerReminded extends OfIncident {
  readonly type: 'PlayerReminded';
  readonly rule: RuleId;
  readonly scene: Scene;
  readonly words: string;
}

export interface IncidentReported extends OfIncident {
  readonly type: 'IncidentReported';
  readonly alias: string;
  readonly rule: RuleId;
  readonly details: OffenceDetails;
  readonly scene: Scene;
  readonly words: string;
  /** What was proposed, and the facts it was based on (RRP-2.1.8). */
  readonly proposal: Proposal;
  /** Until somebody decides, he is passed over and keeps his place (RRP-1.1.8). */
  readonly isFrozen: boolean;
}

/** Something that other people of the house have to see to. */
export interface TaskOpened extends OfIncident {
  readonly type: 'TaskOpened';
  readonly task:
    | 'replace-deck'
    | 'call-security'
    | 'count-out'
    | 'offer-keep-apart'
    | 'keep-deck-as-evidence'
    | 'table-hand';
  readonly tableId: TableId | null;
}

export interface DirectorsAlerted extends Stamp {
  readonly type: 'DirectorsAlerted';
  readonly playerId: PlayerId;
  readonly alert: Alert;
  readonly rule: RuleId;
  readonly incidents: readonly IncidentId[];
}

export interface IncidentNotUpheld extends OfIncident {
  readonly type: 'IncidentNotUpheld';
  readonly reason: string;
}

export interface SanctionGiven extends OfIncident {
  readonly type: 'SanctionGiven';
  readonly alias: string;
  readonly rule: RuleId;
  readonly step: Step;
  readonly proposed: Step;
  readonly term: Term | null;
  /** When a suspension or a time out in minutes is over. */
  readonly until: Instant | null;
  /** Deals of a time out; rounds are as many deals as the table had seats in play. */
  readonly deals: number | null;
  readonly reason: string;
  readonly witness: string | null;
  readonly scene: Scene;
  /** It waits for the shift manager, and blocks nobody before (RRP-1.1.0). */
  readonly isPending: boolean;
  /** The hand he is in is dead at once; he is dealt in the next (RTC-4). */
  readonly killsHand: boolean;
  /** What becomes of his chips where he is out of the event. */
  readonly stack: 'removedFromPlay' | null;
}

export interface ExclusionConfirmed extends OfIncident {
  readonly type: 'ExclusionConfirmed';
  readonly isConfirmed: boolean;
  readonly reason: string;
}

/** From this instant he is out: lists, seats, kiosk, cage and events. */
export interface PlayerShutOut extends OfIncident {
  readonly type: 'PlayerShutOut';
  readonly room: RoomId;
  readonly scope: 'room' | 'event';
  readonly eventId: EventId | null;
  readonly until: Instant | null;
}

/** A time out has begun: he is dealt out until it ends. */
export interface TimeOutStarted extends OfIncident {
  readonly type: 'TimeOutStarted';
  readonly tableId: TableId | null;
  readonly until: Instant | null;
  readonly deals: number | null;
}

export interface DealSatOut extends OfIncident {
  readonly type: 'DealSatOut';
  readonly tableId: TableId;
  readonly hand: number;
  readonly dealsLeft: number;
}

export interface SanctionEnded extends OfIncident {
  readonly type: 'SanctionEnded';
  readonly cause: 'term' | 'lifted' | 'withdrawn' | 'not-confirmed';
  readonly step: Step;
  readonly tableId: TableId | null;
  readonly reason: string;
}

export interface IncidentWithdrawn extends OfIncident {
  readonly type: 'IncidentWithdrawn';
  readonly reason: string;
}

export interface ChipsConfiscated extends OfIncident {
  readonly type: 'ChipsConfiscated';
  readonly confiscatedMinor: Minor;
  readonly stackMinor: Minor;
  readonly tableId: TableId | null;
  readonly eventId: EventId | null;
}

export interface ClockNoted extends Stamp {
  readonly type: 'ClockNoted';
  readonly playerId: PlayerId;
  readonly tableId: TableId;
  readonly hand: number | null;
  readonly eventId: EventId | null;
}

export interface SoftPlayFlagged extends Stamp {
  readonly type: 'SoftPlayFlagged';
  readonly playerId: PlayerId;
  readonly tableId: TableId;
  readonly hand: number;
  readonly why: FlagSoftPlay['why'];
  readonly opponent: PlayerId;
  readonly percentOfPot: number | null;
}

export interface RefusedAtDoor extends Stamp {
  readonly type: 'RefusedAtDoor';
  readonly playerId: PlayerId;
  readonly where: NoteRefusal['where'];
  readonly code: string;
}

export type ConductEvent =
  | RecordOpened
  | PlayerReminded
  | IncidentReported
  | TaskOpened
  | DirectorsAlerted
  | IncidentNotUpheld
  | SanctionGiven
  | ExclusionConfirmed
  | PlayerShutOut
  | TimeOutStarted
  | DealSatOut
  | SanctionEnded
  | IncidentWithdrawn
  | ChipsConfiscated
  | ClockNoted
  | SoftPlayFlagged
  | RefusedAtDoor;
