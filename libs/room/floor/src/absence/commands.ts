import {
  type EntryId,
  type Instant,
  type Minor,
  type PlayerId,
  type StaffId,
  type TableId,
} from '@cardroom/kernel';
import { type Stamp } from '../stamp';

interface OfSeatCommand extends Stamp {
  readonly tableId: TableId;
  readonly seat: number;
}

/** The player in this seat walks: his time starts (RRP-2.2.19). */
export interface MarkAbsent extends OfSeatCommand {
  readonly type: 'MarkAbsent';
}

/** A longer absence is arranged with the floor before the time is over (RRP-2.2.19). */
export interface AnnounceAbsence extends OfSeatCommand {
  readonly type: 'AnnounceAbsence';
  readonly until: Instant;
}

export interface MarkPresent extends OfSeatCommand {
  readonly type: 'MarkPresent';
}

/** Sent by the absence's timer: it goes on the list of those who are due, and staff decide. */
export interface AbsenceFallsDue extends Stamp {
  readonly type: 'AbsenceFallsDue';
  readonly playerId: PlayerId;
  /** Which absence is meant: a knock for an earlier one changes nothing. */
  readonly since: Instant;
}

/**
 * Takes an absent player's chips into custody and frees his seat (RRP-2.2.19); he stands at the head of the list,
 * out until he is back. The ids and the receipt are drawn by the edge. Before the time is over only a frequent
 * absence allows it, with a reason.
 */
export interface PickUpChips extends OfSeatCommand {
  readonly type: 'PickUpChips';
  readonly custodyId: string;
  readonly entryId: EntryId;
  readonly receiptCode: string;
  /** As counted, in minor units; left out when nobody has counted yet. */
  readonly amountMinor?: Minor;
  /** Who counted with whoever gives the command: two do (RRP-2.2.19). */
  readonly countedBy?: StaffId;
  readonly reason?: string;
}

export interface CountCustody extends Stamp {
  readonly type: 'CountCustody';
  readonly custodyId: string;
  readonly amountMinor: Minor;
  /** Who counted with whoever gives the command. */
  readonly countedBy?: StaffId;
}

export type CustodyGoesTo = 'player' | 'table' | 'cashier';

export interface ReleaseCustody extends Stamp {
  readonly type: 'ReleaseCustody';
  readonly custodyId: string;
  readonly to: CustodyGoesTo;
}

/** Lets a listed player play on the seat of an absent one (RRP-2.2.11). */
export interface AllowPlayOver extends OfSeatCommand {
  readonly type: 'AllowPlayOver';
  readonly entryId: EntryId;
}

export interface EndPlayOver extends OfSeatCommand {
  readonly type: 'EndPlayOver';
}

/** A player who had to bring chips back shows his stack (RRP-2.2.5). */
export interface ConfirmStack extends OfSeatCommand {
  readonly type: 'ConfirmStack';
  /** In minor units. */
  readonly stackMinor: Minor;
}

export type AbsenceCommand =
  | MarkAbsent
  | AnnounceAbsence
  | MarkPresent
  | AbsenceFallsDue
  | PickUpChips
  | CountCustody
  | ReleaseCustody
  | AllowPlayOver
  | EndPlayOver
  | ConfirmStack;
