import { type HandId, type Instant, type PlayerId, type RuleId, type Seed } from '@cardroom/kernel';
import { type BettingCommand } from '../betting/commands';
import { type BettingStructure } from '../betting/structure';
import { type SeenCard } from '../cards/card';
import { type GameName } from '../games/game';
import { type IrregularityCommand } from '../irregularities/commands';
import { type Rake } from '../pots/rake';
import { type HandRules } from './rules';
import {
  type Chips,
  type ForcedBet,
  type GivenUpSeats,
  type OddChips,
  type Running,
  type SeatNumber,
} from './state';

interface Asked {
  readonly at: Instant;
}

/** A player's decision in turn. A wager is a bet, a raise or a completion, to a total of this betting round. */
export type Action =
  | { readonly kind: 'fold' }
  | { readonly kind: 'check' }
  | { readonly kind: 'call' }
  | { readonly kind: 'bringIn' }
  | { readonly kind: 'wager'; readonly to: Chips };

export interface SeatedPlayer {
  readonly seat: SeatNumber;
  readonly stack: Chips;
  readonly playerId?: PlayerId;
  readonly absent?: boolean;
}

export interface OpenHand extends Asked {
  readonly type: 'OpenHand';
  readonly handId: HandId;
  readonly game: GameName;
  readonly structure: BettingStructure;
  readonly rules: HandRules;
  readonly running: Running;
  readonly tournament: boolean;
  readonly unit: Chips;
  readonly button: SeatNumber | null;
  readonly players: readonly SeatedPlayer[];
  readonly forcedBets: readonly ForcedBet[];
  readonly carried?: Chips;
  /** How the odd chips of split pots go; by the house rules unless said otherwise. */
  readonly oddChips?: OddChips;
  /** What becomes of stud seats given up without a bet; they are served unless said otherwise. */
  readonly givenUpSeats?: GivenUpSeats;
  /** Of each stack, what is still on its way from the cashier (THR-1.4.b.2). */
  readonly inTransit?: readonly Share[];
  /** What the house takes from the pots; nothing where it is left out. */
  readonly rake?: Rake;
  /** Demanded of a dealt hand: the published hash that its seed must match. */
  readonly commitment?: string;
}

/** Posts what is owed: everything, or one seat's. `from` is refused when it is another seat (RRP-2.2.13). */
export interface PostForcedBets extends Asked {
  readonly type: 'PostForcedBets';
  readonly seat?: SeatNumber;
  readonly from?: SeatNumber;
}

/** An optional straddle, before the cards (RRP-10.1.12). */
export interface PostStraddle extends Asked {
  readonly type: 'PostStraddle';
  readonly seat: SeatNumber;
  readonly amount: Chips;
}

export interface CardsFor {
  readonly seat: SeatNumber;
  readonly cards: readonly SeenCard[];
}

/**
 * Deals what is due next: the first hands, a street, the cards of a draw. A dealt hand takes them from its deck
 * (the first time with the seed that was committed to); a recorded one is told what was seen, `??` for the rest.
 */
export interface Deal extends Asked {
  readonly type: 'Deal';
  readonly seed?: Seed;
  readonly hands?: readonly CardsFor[];
  readonly board?: readonly SeenCard[];
  readonly burn?: SeenCard;
  /** Who opens the betting by the dealer's word, where the upcards that decide it are unknown. */
  readonly first?: SeatNumber;
}

export interface Act extends Asked {
  readonly type: 'Act';
  readonly seat: SeatNumber;
  readonly action: Action;
  /** Who acted, when the edge knows; another than the owner of the hand is refused (RRP-2.2.8). */
  readonly playerId?: PlayerId;
}

export interface Discard extends Asked {
  readonly type: 'Discard';
  readonly seat: SeatNumber;
  readonly cards: readonly SeenCard[];
  /** He declares that he breaks his openers and puts the discards under a chip (RRP-9.2.9). */
  readonly splitsOpeners?: boolean;
}

export interface ShowOpeners extends Asked {
  readonly type: 'ShowOpeners';
  readonly seat: SeatNumber;
  /** False when he admits or shows that he had none. */
  readonly proven: boolean;
}

/** Lays cards face up; all of them unless `cards` names some. A recorded hand learns here what they are. */
export interface ShowHand extends Asked {
  readonly type: 'ShowHand';
  readonly seat: SeatNumber;
  readonly cards?: readonly SeenCard[];
}

export interface MuckHand extends Asked {
  readonly type: 'MuckHand';
  readonly seat: SeatNumber;
}

/** He says that he plays the board, before giving up his cards (RRP-5.6). */
export interface PlayTheBoard extends Asked {
  readonly type: 'PlayTheBoard';
  readonly seat: SeatNumber;
}

export interface KillLosingHands extends Asked {
  readonly type: 'KillLosingHands';
}

export interface AskToSee extends Asked {
  readonly type: 'AskToSee';
  readonly seat: SeatNumber;
  readonly of: SeatNumber;
  /** Somebody at the table has been shown the cards: what one saw, all may see (RRP-3.6.6, RTC-3). */
  readonly shownTo?: SeatNumber;
}

export interface Share {
  readonly seat: SeatNumber;
  readonly amount: Chips;
}

/** Awards the pot due next, or a pot set aside; by hand when the dealer says the shares himself. */
export interface AwardPot extends Asked {
  readonly type: 'AwardPot';
  readonly pot?: number;
  readonly shares?: readonly Share[];
}

export interface SetPotAside extends Asked {
  readonly type: 'SetPotAside';
  readonly pot: number;
}

export interface ObjectToAward extends Asked {
  readonly type: 'ObjectToAward';
  readonly seat: SeatNumber;
}

export interface OverruleObjection extends Asked {
  readonly type: 'OverruleObjection';
}

export interface RunIt extends Asked {
  readonly type: 'RunIt';
  readonly times: number;
  readonly agreedBy: readonly SeatNumber[];
}

export interface ChopBlinds extends Asked {
  readonly type: 'ChopBlinds';
  readonly agreedBy: readonly SeatNumber[];
}

/** Splits a pot by agreement; only where the house allows it (THR-A29). */
export interface ArrangePot extends Asked {
  readonly type: 'ArrangePot';
  readonly shares: readonly Share[];
  readonly agreedBy: readonly SeatNumber[];
}

/** Gives part of a called bet back; always refused (RRP-2.2.12). */
export interface ReturnBet extends Asked {
  readonly type: 'ReturnBet';
  readonly from: SeatNumber;
  readonly to: SeatNumber;
  readonly amount: Chips;
}

/** A hand tabled before the end of the betting (RTC-2.b.2). */
export interface TableEarly extends Asked {
  readonly type: 'TableEarly';
  readonly seat: SeatNumber;
}

export interface SetAbsent extends Asked {
  readonly type: 'SetAbsent';
  readonly seat: SeatNumber;
  readonly absent: boolean;
}

/** A hand declared dead by the dealer or the floor, citing the rule that kills it. */
export interface KillHand extends Asked {
  readonly type: 'KillHand';
  readonly seat: SeatNumber;
  readonly rule: RuleId;
}

/** Everything goes back to its bettor; the button stays (RRP-3.2.1, RTC-32.h). */
export interface VoidHand extends Asked {
  readonly type: 'VoidHand';
  readonly rule: RuleId;
}

/** Asks that the opener keep his hand and show it once the winner is paid (RRP-9.2.8). */
export interface AskToSeeOpener extends Asked {
  readonly type: 'AskToSeeOpener';
  readonly seat: SeatNumber;
}

/** The cashier's chips have come to the seat (THR-1.4.b.2). */
export interface ConfirmDelivery extends Asked {
  readonly type: 'ConfirmDelivery';
  readonly seat: SeatNumber;
}

export type HandCommand =
  | OpenHand
  | PostForcedBets
  | PostStraddle
  | Deal
  | Act
  | Discard
  | ShowOpeners
  | ShowHand
  | MuckHand
  | PlayTheBoard
  | KillLosingHands
  | AskToSee
  | AwardPot
  | SetPotAside
  | ObjectToAward
  | OverruleObjection
  | RunIt
  | ChopBlinds
  | ArrangePot
  | ReturnBet
  | TableEarly
  | SetAbsent
  | KillHand
  | VoidHand
  | AskToSeeOpener
  | ConfirmDelivery
  | BettingCommand
  | IrregularityCommand;
