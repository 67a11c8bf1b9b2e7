import { type Card } from '../cards/card';
import { type HandRules } from '../hand/rules';
import { type Limit } from '../betting/structure';
import { type games } from './list';

/** The names in `games/list.ts`. */
export type GameName = keyof typeof games;

/** Who opens a betting round. */
export type FirstToAct = 'afterBlinds' | 'leftOfButton' | 'bringIn' | 'highBoard' | 'opener';

/** What is dealt before a betting round, and how the round is bet. */
export interface Street {
  readonly name:
    'preflop' | 'flop' | 'turn' | 'river' | `street${3 | 4 | 5 | 6 | 7}` | 'beforeDraw' | 'afterDraw';
  readonly burn: boolean;
  /** Cards to each live player, in order: true is face up. Dealt one round of the table at a time. */
  readonly toPlayers: readonly boolean[];
  readonly toBoard: number;
  /** Players exchange cards before this round. */
  readonly draw: boolean;
  readonly first: FirstToAct;
  readonly bet: 'small' | 'big';
}

/**
 * What a game must provide. Adding one is a file with such a value, its spec, and a line in `games/list.ts`;
 * nothing else of the engine knows games by name.
 */
export interface Game {
  readonly name: string;
  readonly family: 'flop' | 'stud' | 'draw';
  readonly streets: readonly Street[];
  /** The cards each player holds when all have been dealt. */
  readonly cardsHeld: number;
  /** The most seats the deck can serve, burns included. */
  readonly maxSeats: number;
  /** The house may add the joker, if it says so (RRP-9.3.1). */
  readonly jokersAllowed: boolean;
  /** The only limits it is played at; all of them when absent. */
  readonly limits?: readonly Limit[];
  readonly highLow: boolean;
  /** A player may use the board alone (RRP-5.6); impossible where hole cards must be used (RRP-6.1). */
  readonly boardMayPlay: boolean;
  /** Which single cards break a tie for the odd chip, or the seat (RRP-3.7.6 to RRP-3.7.8). */
  readonly oddChip: 'firstLeftOfButton' | 'singleCard';
  /** Openers are demanded before anybody may open (RRP-9.2.1). */
  readonly openers: 'jacksOrBetter' | null;
  /** The strength of a complete hand; a higher number wins, equal numbers tie. */
  readonly high: (cards: DealtCards, rules: HandRules) => number;
  /** The strength of the low hand, higher is better (lower cards); null when none qualifies. */
  readonly low: (cards: DealtCards, rules: HandRules) => number | null;
}

export interface DealtCards {
  readonly hole: readonly Card[];
  readonly board: readonly Card[];
}
