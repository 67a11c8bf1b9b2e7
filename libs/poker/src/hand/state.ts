import { type HandId, type Instant, type PlayerId, type RuleId, type Seed } from '@cardroom/kernel';
import { type BettingRound } from '../betting/betting-round';
import { type Irregular } from '../betting/irregular';
import { type BettingStructure } from '../betting/structure';
import { type SeenCard } from '../cards/card';
import { type Drawing } from '../games/drawing';
import { type GameName } from '../games/game';
import { type Rake } from '../pots/rake';
import { type Pot } from '../pots/side-pots';
import { type Showdown } from '../showdown/state';
import { type Share } from './commands';
import { type HandRules } from './rules';

/** Whole chips of the table's smallest unit; never negative, never fractional. */
export type Chips = number;

/** A seat of the table, counted clockwise from the dealer's left, from 1. */
export type SeatNumber = number;

/**
 * Where the hand stands: blinds and antes are being posted, a deal is due, a player is to act, a draw is under
 * way, hands are shown and pots awarded, it is over, or it was declared void and paid back.
 */
export type Phase = 'unopened' | 'posting' | 'dealing' | 'betting' | 'drawing' | 'showdown' | 'over' | 'void';

/** A dealt hand comes from a shuffle recorded by its seed; a recorded one is entered as the dealer sees it. */
export type Running = 'dealt' | 'recorded';

/**
 * Odd chips as the house rules say: one per pot and player, in stud by single cards (RRP-3.7.4, RRP-3.7.7); or by
 * position in every game, each half of a pot by itself, as most recorded hands have them.
 */
export type OddChips = 'byHouseRules' | 'byPosition';

/** Whether a stud hand given up without a bet is still dealt to (RRP-8.7); most recorded hands pass its seat over. */
export type GivenUpSeats = 'served' | 'passedOver';

/** What a forced bet counts as: a bet of the first round, an ante (in side pots too), or dead money of the main pot. */
export type ForcedBetPlays = 'live' | 'ante' | 'dead';

/**
 * `entry` is a blind posted to come in or come back: live, but it does not move the first to act (RRP-4.1.0.f). Nor does
 * `kill`, the blind of a player who has won what makes the house double the limits for a hand: it is the bet to match.
 */
export type ForcedBetKind =
  'ante' | 'smallBlind' | 'bigBlind' | 'blind' | 'straddle' | 'kill' | 'entry' | 'missedBlind';

export interface ForcedBet {
  readonly seat: SeatNumber;
  readonly kind: ForcedBetKind;
  /** The nominal amount; a shorter stack posts what it has, and the others still owe the whole. */
  readonly amount: Chips;
  readonly plays: ForcedBetPlays;
}

/** Everything in force for one hand; recorded by its opening event, so that a replay needs nothing else. */
export interface HandSetup {
  readonly handId: HandId;
  readonly game: GameName;
  readonly structure: BettingStructure;
  readonly rules: HandRules;
  readonly running: Running;
  readonly tournament: boolean;
  /** The smallest chip in use: odd chips are this big, and every wager is a multiple of it. */
  readonly unit: Chips;
  /** The seat of the button, occupied or not; null in a game without a button. */
  readonly button: SeatNumber | null;
  /** In the order in which they are posted. */
  readonly forcedBets: readonly ForcedBet[];
  /** Money left in the pot by earlier deals (RRP-3.4.6, RRP-9.2.1.a). */
  readonly carried: Chips;
  readonly oddChips: OddChips;
  readonly givenUpSeats: GivenUpSeats;
  /** Chips that play though they are still on their way from the cashier (THR-1.4.b.2). */
  readonly inTransit: readonly Share[];
  /** Left out where the house takes nothing from the pot. */
  readonly rake?: Rake;
  /** SHA-256 of the seed, published before the deal; null when the hand is recorded. */
  readonly commitment: string | null;
}

/** How a hand left the deal; null while it is live. */
export type Gone = 'folded' | 'dead' | 'mucked' | 'killed';

export interface HeldCard {
  readonly card: SeenCard;
  /** Face up on the table, as a stud upcard or an exposed card. */
  readonly up: boolean;
}

export interface PlayerInHand {
  readonly seat: SeatNumber;
  readonly playerId: PlayerId | null;
  readonly startingStack: Chips;
  /** Chips in front of him that can still be bet. */
  readonly stack: Chips;
  /** Chips too small to play in this hand (RRP-3.5.7, RRP-10.1.11); back in the stack when it ends. */
  readonly behind: Chips;
  /** His live bet of this betting round. */
  readonly streetBet: Chips;
  /** All he has in the pots that side pots are built from: bets and antes of every round, less what came back. */
  readonly contributed: Chips;
  /** What he put in as dead money. */
  readonly dead: Chips;
  readonly cards: readonly HeldCard[];
  readonly gone: Gone | null;
  /** He has acted in this betting round; blinds and bring-in are not acting. */
  readonly acted: boolean;
  /** He has checked in this betting round. */
  readonly checked: boolean;
  /** The level after his last action of this round, his own raise included. */
  readonly answeredLevel: Chips;
  /** The full bets and raises of the round when he last acted. */
  readonly answeredRaises: number;
  /** His cards tabled face up at the end, or before a run-out. */
  readonly tabled: readonly SeenCard[];
  /** Away from the table: his hand dies as `absentHandDeadAt` says. */
  readonly absent: boolean;
  /** He may only check, call or fold until the end of the deal (RTC-2.b.2). */
  readonly raiseBarred: RuleId | null;
}

/** The cards not in hands or on the board. With `dealt` their order is known, with `recorded` they are unknown. */
export interface Deck {
  readonly size: number;
  /** The top card first. */
  readonly stub: readonly SeenCard[];
  readonly burns: readonly SeenCard[];
  /** Discards of the draw and cards out of play; folded hands stay with their players. */
  readonly muck: readonly SeenCard[];
  /** Cards put aside by a correction, to come back or not (RRP-5.4, RRP-8.14.b). */
  readonly setAside: readonly SeenCard[];
  /** Cards of no use: boxed cards, stray jokers (RRP-3.4.7, RRP-3.4.8). */
  readonly scrap: readonly SeenCard[];
}

export interface Hand {
  readonly phase: Phase;
  readonly setup: HandSetup;
  /** In the order of the deal: the first is left of the button, the last is the button. */
  readonly players: readonly PlayerInHand[];
  /** Forced bets not yet posted. */
  readonly owed: readonly ForcedBet[];
  /** Index into the game's streets; -1 before the first deal. */
  readonly street: number;
  /** One board; two or three when the rest is run several times. */
  readonly boards: readonly (readonly SeenCard[])[];
  /** How many times the rest of the board is dealt, and how it was agreed. */
  readonly runs: number;
  /** The cards of the board that all runs have in common. */
  readonly sharedBoard: number;
  readonly deck: Deck;
  /** What the deck was shuffled from, for later shuffles of the same hand; null when it is recorded. */
  readonly seed: Seed | null;
  readonly round: BettingRound;
  /** The last betting round that was opened, for the order of showing. */
  readonly lastRound: BettingRound;
  /** The seat that made the last bet or raise of the whole deal. */
  readonly lastRaiserOfDeal: SeatNumber | null;
  /** Nobody can bet any more: hands may be tabled and the rest is dealt without betting. */
  readonly bettingOver: boolean;
  /** Cards were still to come when the betting ended for good. */
  readonly ranOut: boolean;
  readonly deadMoney: Chips;
  /** Built when the betting is over for good; empty until then. */
  readonly pots: readonly Pot[];
  readonly paidOut: Chips;
  /** Left in the pot for the next deal when the hand ended (RRP-3.4.6, RRP-9.2.1.a). */
  readonly carriedOver: Chips;
  readonly showdown: Showdown;
  readonly drawing: Drawing;
  readonly irregular: Irregular;
  /** Actions in turn since the first deal, blinds and bring-in not counted (RRP-3.2.2). */
  readonly actions: readonly ActionTaken[];
  readonly total: Chips;
  readonly lastAt: Instant;
}

/** One action in turn, as the misdeal bars and late claims count them. */
export interface ActionTaken {
  readonly seat: SeatNumber;
  readonly kind: ActionKind;
  readonly street: number;
}

export type ActionKind = 'fold' | 'check' | 'call' | 'bet' | 'raise' | 'complete' | 'bringIn';
