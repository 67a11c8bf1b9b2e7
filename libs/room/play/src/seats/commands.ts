import { type Instant, type Minor, type PlayerId, type RuleId, type Seed } from '@cardroom/kernel';
import { type CardDrawn, type SeatNumber } from '@cardroom/poker';
import { type Stamp } from '../stamp';

interface OfPlayer extends Stamp {
  readonly playerId: PlayerId;
}

/** `moved`: by the house from a table of the same game and limit, so that no minimum is asked of him (RRP-3.1.3). */
export type CameHow = 'new' | 'moved' | 'opening' | 'back';

/** The floor has given a player a seat. His chips come with `AddChips`. */
export interface TakeSeat extends OfPlayer {
  readonly type: 'TakeSeat';
  readonly alias: string;
  readonly seat: SeatNumber;
  readonly how: CameHow;
  /** He must hold the table's minimum before he is dealt in: he chose to change tables (RRP-3.1.3). */
  readonly mustHoldMinimum?: boolean;
  /** He plays over an absent player's seat (RRP-2.2.11). */
  readonly over?: boolean;
}

/** `atBigBlind`: he may play until he owes it (RRP-2.3.11); `afterButton`: he may stay through his button (RRP-2.3.13). */
export type LeavesWhen = 'afterHand' | 'atBigBlind' | 'afterButton';
export type LeaveCause = 'left' | 'moved' | 'picked-up' | 'excluded' | 'table-broken';

/** A player is to give up his seat: at once between hands, else when his hand is finished. */
export interface LeaveSeat extends OfPlayer {
  readonly type: 'LeaveSeat';
  readonly cause: LeaveCause;
  readonly when?: LeavesWhen;
  /** What was counted when he left; only where his stack is not followed, or counted otherwise. */
  readonly countedMinor?: Minor;
}

/** He stays after all. */
export interface StaySeated extends OfPlayer {
  readonly type: 'StaySeated';
}

/** He takes another seat of the table, when his hand is over. */
export interface ChangeSeat extends OfPlayer {
  readonly type: 'ChangeSeat';
  readonly to: SeatNumber;
  /** He has just played the button and lets the blinds pass the new seat (RRP-4.1.19). */
  readonly dealsOff?: boolean;
}

/** Two players of the table exchange seats, when the hands they are in are over (RRP-2.3.12). */
export interface ExchangeSeats extends OfPlayer {
  readonly type: 'ExchangeSeats';
  readonly withPlayer: PlayerId;
}

/** He wants no cards from the next hand on, or wants them again. */
export interface SitOut extends OfPlayer {
  readonly type: 'SitOut';
}
export interface SitIn extends OfPlayer {
  readonly type: 'SitIn';
}

/** The floor has him away from the table, or back. */
export interface MarkAway extends OfPlayer {
  readonly type: 'MarkAway';
}
export interface MarkBack extends OfPlayer {
  readonly type: 'MarkBack';
}

/** He posts to come in at once instead of waiting for the big blind (RRP-4.1.4, RRP-4.1.11). */
export interface PostToPlay extends OfPlayer {
  readonly type: 'PostToPlay';
}

/** A sanction keeps him from the cards for so many hands of this table, or until an instant. */
export interface DealOut extends OfPlayer {
  readonly type: 'DealOut';
  /** The sanction, as the conduct module names it. */
  readonly sanction: string;
  readonly hands?: number;
  readonly until?: Instant;
  readonly rule?: RuleId;
}

/** The sanction was lifted; or a knock: its time is over. */
export interface EndDealingOut extends OfPlayer {
  readonly type: 'EndDealingOut';
  readonly sanction: string;
}

export type HoldWhy = 'rent' | 'stack-not-restored' | 'cash-to-change' | 'identity' | 'buy-in-due';

/** Another module keeps him from the next deal until something is settled. */
export interface HoldOut extends OfPlayer {
  readonly type: 'HoldOut';
  readonly why: HoldWhy;
  readonly rule?: RuleId;
}
export interface ReleaseHold extends OfPlayer {
  readonly type: 'ReleaseHold';
  readonly why: HoldWhy;
}

/** A knock: he has sat out too long. */
export interface SittingOutFallsDue extends OfPlayer {
  readonly type: 'SittingOutFallsDue';
  readonly since: Instant;
}

/** The opening draw (RRP-2.3.6): cards drawn at the table, or a seed for the engine to draw with. */
export interface DrawForButton extends Stamp {
  readonly type: 'DrawForButton';
  readonly draws?: readonly CardDrawn[];
  readonly seed?: Seed;
}

/** The floor puts the button right (RRP-3.4.1), with a reason. */
export interface PlaceButton extends Stamp {
  readonly type: 'PlaceButton';
  readonly button: SeatNumber;
  readonly reason: string;
}

export type SeatCommand =
  | TakeSeat
  | LeaveSeat
  | StaySeated
  | ChangeSeat
  | ExchangeSeats
  | SitOut
  | SitIn
  | MarkAway
  | MarkBack
  | PostToPlay
  | DealOut
  | EndDealingOut
  | HoldOut
  | ReleaseHold
  | SittingOutFallsDue
  | DrawForButton
  | PlaceButton;
