import { type Instant, type RuleId, type Seed } from '@cardroom/kernel';
import { type Card, type SeenCard } from '../cards/card';
import { type BettingEvent } from '../betting/events';
import { type IrregularityEvent } from '../irregularities/events';
import { type CardsFor, type SeatedPlayer, type Share } from './commands';
import { type Chips, type ForcedBet, type HandSetup, type HeldCard, type SeatNumber } from './state';

interface Happened {
  readonly at: Instant;
}

export interface HandOpened extends Happened {
  readonly type: 'HandOpened';
  readonly setup: HandSetup;
  readonly players: readonly SeatedPlayer[];
}

export interface PostedBet extends ForcedBet {
  /** What went in: less than the nominal amount when the stack was shorter. */
  readonly paid: Chips;
  /** From the stack of a player who is away, by the dealer (RTC-28, RRP-11.10). */
  readonly byDealer: boolean;
}

export interface ForcedBetsPosted extends Happened {
  readonly type: 'ForcedBetsPosted';
  readonly bets: readonly PostedBet[];
}

/** A straddle offered and taken; it joins the forced bets of the hand. */
export interface StraddlePosted extends Happened {
  readonly type: 'StraddlePosted';
  readonly seat: SeatNumber;
  readonly amount: Chips;
}

/** Only the order counts for a replay; the seed is kept so that anyone can verify it after the hand. */
export interface DeckShuffled extends Happened {
  readonly type: 'DeckShuffled';
  readonly seed: Seed;
  readonly order: readonly Card[];
}

export interface DealtTo {
  readonly seat: SeatNumber;
  readonly cards: readonly HeldCard[];
}

/** A street, the first included: burn, cards to players, cards to the board. */
export interface StreetDealt extends Happened {
  readonly type: 'StreetDealt';
  readonly street: number;
  /** Which board the cards went to, when the rest is run more than once. */
  readonly run: number;
  readonly burns: readonly SeenCard[];
  readonly hands: readonly DealtTo[];
  readonly board: readonly SeenCard[];
}

export interface FormedPot {
  readonly amount: Chips;
  /** What of it the house takes: the rest is won. */
  readonly raked?: Chips;
  readonly eligible: readonly SeatNumber[];
}

export interface PotsFormed extends Happened {
  readonly type: 'PotsFormed';
  readonly pots: readonly FormedPot[];
}

export interface ShowdownReached extends Happened {
  readonly type: 'ShowdownReached';
  readonly order: readonly SeatNumber[];
}

export interface HandShown extends Happened {
  readonly type: 'HandShown';
  readonly seat: SeatNumber;
  readonly cards: readonly SeenCard[];
}

export interface HandMucked extends Happened {
  readonly type: 'HandMucked';
  readonly seat: SeatNumber;
}

export interface BoardPlayed extends Happened {
  readonly type: 'BoardPlayed';
  readonly seat: SeatNumber;
}

export interface LosingHandsKilled extends Happened {
  readonly type: 'LosingHandsKilled';
  readonly seats: readonly SeatNumber[];
}

export interface HandKilled extends Happened {
  readonly type: 'HandKilled';
  readonly seat: SeatNumber;
  readonly rule: RuleId;
  /** Given back to him from what he had in; normally nothing. */
  readonly refund: Chips;
}

export interface SeeingAsked extends Happened {
  readonly type: 'SeeingAsked';
  readonly seat: SeatNumber;
  readonly of: SeatNumber;
}

export type PotShare = 'all' | 'high' | 'low' | 'agreed' | 'byHand';

export interface Award {
  readonly part: PotShare;
  readonly shares: readonly Share[];
  /** Who received an odd chip, and the rule that gave it. */
  readonly oddChips: readonly { readonly seat: SeatNumber; readonly rule: RuleId }[];
}

export interface PotAwarded extends Happened {
  readonly type: 'PotAwarded';
  readonly pot: number;
  readonly run: number;
  readonly awards: readonly Award[];
}

export interface PotHeld extends Happened {
  readonly type: 'PotHeld';
  readonly pot: number;
}

export interface AwardObjected extends Happened {
  readonly type: 'AwardObjected';
  readonly seat: SeatNumber;
}

export interface ObjectionOverruled extends Happened {
  readonly type: 'ObjectionOverruled';
}

export interface HandEnded extends Happened {
  readonly type: 'HandEnded';
  /** Stays in the pot for the next deal (RRP-9.2.1.a, RRP-9.2.2.c). */
  readonly carried: Chips;
}

/** Every bet, blind and ante went back; the button stays. */
export interface HandVoided extends Happened {
  readonly type: 'HandVoided';
  readonly rule: RuleId;
  /** Seats whose chips stay for the next deal (RRP-3.4.5). */
  readonly withheld?: readonly SeatNumber[];
}

export interface BlindsChopped extends Happened {
  readonly type: 'BlindsChopped';
  readonly refunds: readonly Share[];
}

export interface RunsAgreed extends Happened {
  readonly type: 'RunsAgreed';
  readonly times: number;
}

export interface Discarded extends Happened {
  readonly type: 'Discarded';
  readonly seat: SeatNumber;
  readonly cards: readonly SeenCard[];
  readonly underChip: boolean;
}

export interface OpenersProven extends Happened {
  readonly type: 'OpenersProven';
  readonly seat: SeatNumber;
}

/** He opened without openers: his hand is dead, his opening bet stays, what he added later may come back. */
export interface OpenersFalse extends Happened {
  readonly type: 'OpenersFalse';
  readonly seat: SeatNumber;
  readonly rule: RuleId;
  readonly refunds: readonly Share[];
  /** The pot may be opened again by those who had not passed. */
  readonly reopened: boolean;
}

export interface AbsenceNoted extends Happened {
  readonly type: 'AbsenceNoted';
  readonly seat: SeatNumber;
  readonly absent: boolean;
}

/** A place where a card can be; a hand is named by its seat. */
export type CardPlace =
  | { readonly kind: 'hand'; readonly seat: SeatNumber; readonly up: boolean }
  | { readonly kind: 'stubTop' | 'stubBottom' | 'burns' | 'muck' | 'setAside' | 'scrap' }
  | { readonly kind: 'board'; readonly run: number };

/** A correction of the deck: cards change places and none is lost (RRP-3.4.7, RRP-5.3, RRP-8.14, RTC-32). */
export interface CardsMoved extends Happened {
  readonly type: 'CardsMoved';
  readonly rule: RuleId;
  readonly moves: readonly { readonly card: SeenCard; readonly from: CardPlace; readonly to: CardPlace }[];
}

/** The stub after a reshuffle: its new order, top first, and the places whose cards went back into it. */
export interface StubReshuffled extends Happened {
  readonly type: 'StubReshuffled';
  readonly rule: RuleId;
  readonly takes: readonly ('burns' | 'setAside' | 'muck')[];
  readonly order: readonly SeenCard[];
}

export interface CardsEntered extends Happened {
  readonly type: 'CardsEntered';
  readonly hands: readonly CardsFor[];
}

/** The opener's hand is to be kept and shown once the winner is paid (RRP-9.2.8). */
export interface OpenerSeeingAsked extends Happened {
  readonly type: 'OpenerSeeingAsked';
  readonly seat: SeatNumber;
}

export interface ChipsDelivered extends Happened {
  readonly type: 'ChipsDelivered';
  readonly seat: SeatNumber;
}

export type HandEvent =
  | HandOpened
  | ForcedBetsPosted
  | StraddlePosted
  | DeckShuffled
  | StreetDealt
  | PotsFormed
  | ShowdownReached
  | HandShown
  | HandMucked
  | BoardPlayed
  | LosingHandsKilled
  | HandKilled
  | SeeingAsked
  | PotAwarded
  | PotHeld
  | AwardObjected
  | ObjectionOverruled
  | HandEnded
  | HandVoided
  | BlindsChopped
  | RunsAgreed
  | Discarded
  | OpenersProven
  | OpenersFalse
  | AbsenceNoted
  | CardsMoved
  | StubReshuffled
  | CardsEntered
  | OpenerSeeingAsked
  | ChipsDelivered
  | BettingEvent
  | IrregularityEvent;
