import { type Minor, type PlayerId } from '@cardroom/kernel';
import { type Fact, type PostedFact } from '../facts';
import { type WindowId } from '../ids';
import { type CancelRefund } from './commands';
import { type EntryRules } from './event';

export interface EventAnnounced extends Fact {
  readonly type: 'EventAnnounced';
  readonly eventId: string;
  readonly name: string;
  readonly ruleSet: string;
  readonly rules: EntryRules;
  readonly priceMinor: Minor;
  readonly feeMinor: Minor;
  readonly stack: number;
  readonly paidPlaces: number;
}

interface OfEntrant {
  readonly eventId: string;
  readonly playerId: PlayerId;
}

export interface EntrySold extends PostedFact, OfEntrant {
  readonly type: 'EntrySold';
  readonly windowId: WindowId;
  readonly pay: 'cash' | 'account';
  /** Entry money and fee together. */
  readonly amountMinor: Minor;
  readonly priceMinor: Minor;
  readonly feeMinor: Minor;
  readonly stack: number;
}

export interface EntrantPlaced extends PostedFact, OfEntrant {
  readonly type: 'EntrantPlaced';
  readonly place: number;
  readonly amountMinor: Minor;
  readonly isPaid: boolean;
}

export interface EntryGivenUp extends Fact, OfEntrant {
  readonly type: 'EntryGivenUp';
  readonly stack: number;
  readonly refundMinor: Minor;
}

export interface Refund {
  readonly playerId: PlayerId;
  readonly amountMinor: Minor;
}

export interface EventCancelled extends PostedFact {
  readonly type: 'EventCancelled';
  readonly eventId: string;
  readonly reason: string;
  readonly refund: CancelRefund;
  /** Paid into each one's account; those who get nothing are not among them. */
  readonly refunds: readonly Refund[];
  readonly amountMinor: Minor;
}

export type TournamentEvent = EventAnnounced | EntrySold | EntrantPlaced | EntryGivenUp | EventCancelled;
