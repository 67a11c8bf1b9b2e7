import { type HandId, type Instant, type PlayerId, type RuleId, type Seed } from '@cardroom/kernel';
import { type BettingStructure } from '../betting/structure';
import { type SeenCard } from '../cards/card';
import { type GameName } from '../games/game';
import { type IrregularityCommand } from '../irregularities/commands';
import { type HandRules } from './rules';
import { type Chips, type ForcedBet, type OddChips, type Running, type SeatNumber } from './state';

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

/** A word of the player, and whether it came before, with or after the chips (RTC-14). */
export interface Declaration {
  readonly word: 'fold' | 'check' | 'call' | 'bet' | 'raise' | 'allIn' | 'amount';
  readonly amount?: Chips;
  readonly when: 'before' | 'with' | 'after';
}

/** What the player really did: chips in one or more motions, and what he said; the rules make an action of it. */
export interface Bid extends Asked {
  readonly type: 'Bid';
  readonly seat: SeatNumber;
  /** The value of each chip, motion by motion. */
  readonly motions: readonly (readonly Chips[])[];
  readonly declared?: Declaration;
  /** He did not know that the bet had been raised (RRP-3.5.12). */
  readonly unaware?: boolean;
  /** A gesture that could be more than one thing; the director may have it entered as a raise (RTC-9). */
  readonly unclear?: boolean;
  /** Nobody counted the pot when a bet larger than it was made (RRP-10.2.2). */
  readonly uncounted?: boolean;
}

/** Somebody at the table points out that a bet was larger than the pot (RRP-10.2.2, RRP-10.2.2.a). */
export interface ReportOversizeBet extends Asked {
  readonly type: 'ReportOversizeBet';
}

export interface ActOutOfTurn extends Asked {
  readonly type: 'ActOutOfTurn';
  readonly seat: SeatNumber;
  readonly action: Action;
}

/** The end of a short call: put in the rest, take the chips back, or give up hand and chips. */
export interface SettleShortCall extends Asked {
  readonly type: 'SettleShortCall';
  readonly seat: SeatNumber;
  /** `release`: the floor lets a caller who was misled about the amount take his chips and fold (RRP-10.1.7.c). */
  readonly choice: 'complete' | 'takeBack' | 'forfeit' | 'release';
}

/** A skipped player speaks up; the floor rules his turn kept or lost (RRP-3.5.11, RTC-2.e). */
export interface AskForTime extends Asked {
  readonly type: 'AskForTime';
  readonly seat: SeatNumber;
}
export interface RuleTurnLost extends Asked {
  readonly type: 'RuleTurnLost';
  readonly seat: SeatNumber;
}
export interface FreeOutOfTurn extends Asked {
  readonly type: 'FreeOutOfTurn';
  readonly seat: SeatNumber;
}

export interface CallClock extends Asked {
  readonly type: 'CallClock';
  /** Null when the dealer starts it. */
  readonly askedBy: SeatNumber | null;
}
export interface ApproveClock extends Asked {
  readonly type: 'ApproveClock';
}
/** A wake-up call: the engine checks by its own instants whether the time is over. */
export interface ExpireClock extends Asked {
  readonly type: 'ExpireClock';
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

export type HandCommand =
  | OpenHand
  | PostForcedBets
  | PostStraddle
  | Deal
  | Act
  | Bid
  | ReportOversizeBet
  | ActOutOfTurn
  | SettleShortCall
  | AskForTime
  | RuleTurnLost
  | FreeOutOfTurn
  | CallClock
  | ApproveClock
  | ExpireClock
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
  | IrregularityCommand;
