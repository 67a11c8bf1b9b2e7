import { type Minor, type PlayerId } from '@cardroom/kernel';
import { type Stamp, type WindowId } from '../ids';
import { type EntryRules } from './event';

/** From now on the cage sells entries of this tournament. */
export interface AnnounceEvent extends Stamp {
  readonly type: 'AnnounceEvent';
  readonly eventId: string;
  readonly name: string;
  readonly ruleSet: string;
  readonly rules: EntryRules;
  readonly priceMinor: Minor;
  readonly feeMinor: Minor;
  readonly stack: number;
  readonly paidPlaces: number;
}

interface OfEntrant extends Stamp {
  readonly eventId: string;
  readonly playerId: PlayerId;
}

/** Takes the money of an entry and hands out its stack, both or neither. */
export interface SellEntry extends OfEntrant {
  readonly type: 'SellEntry';
  readonly windowId: WindowId;
  readonly pay: 'cash' | 'account';
  readonly isPresent: boolean;
  readonly stack: number;
}

/** He was eliminated in this place; `prizeMinor` when it is paid, into his account. */
export interface PlaceEntrant extends OfEntrant {
  readonly type: 'PlaceEntrant';
  readonly place: number;
  readonly prizeMinor: Minor | null;
}

export interface GiveUpEntry extends OfEntrant {
  readonly type: 'GiveUpEntry';
  /** Chips that leave play with him. */
  readonly stack: number;
}

export interface StackLeft {
  readonly playerId: PlayerId;
  readonly stack: number;
}

export type CancelRefund = 'entryAndFeeToAll' | 'poolEqualSharesMinusPaid' | 'none';

/** Ends an event for good. */
export interface CancelEvent extends Stamp {
  readonly type: 'CancelEvent';
  readonly eventId: string;
  readonly reason: string;
  /** Of those who are still in: the biggest gets what cannot be divided. */
  readonly stacks: readonly StackLeft[];
  /** Where the event's rules leave it to the director. */
  readonly refund: CancelRefund | null;
}

export type TournamentCommand = AnnounceEvent | SellEntry | PlaceEntrant | GiveUpEntry | CancelEvent;
