import { type GameId, type Instant, type Minor, type TableId } from '@cardroom/kernel';
import { type Stamp } from './ids';
import { type Posting } from './ledger/postings';

/** When, by whom, and by which command: on every event. Events are stored for ever and never renamed. */
export type Fact = Stamp;

/** A fact that moves money or chips, with the balanced lines it posts. */
export interface PostedFact extends Fact {
  readonly postings: readonly Posting[];
}

/** What a player took from a game when he left it. */
export interface TakenAway {
  readonly at: Instant;
  readonly tableId: TableId;
  readonly amountMinor: Minor;
}

/**
 * What the floor and the table know of a player who buys chips for a game, handed in by the caller. Amounts are in
 * minor units.
 */
export interface GameFacts {
  readonly tableId: TableId;
  readonly gameId: GameId;
  readonly structure: 'no-limit' | 'pot-limit' | 'fixed-limit';
  readonly largestBetMinor: Minor;
  /** The table's own minimum; null: it sets none. */
  readonly minBuyInMinor: Minor | null;
  readonly maxBuyInMinor: Minor | null;
  /** In front of him, with what is behind; null: he has chips, and nobody counted them. */
  readonly stackMinor: Minor | null;
  /** Chips he brings along himself besides what he buys now. */
  readonly broughtMinor: Minor;
  /** His last departure from this game with a stack; null if there was none, or if he was back since. */
  readonly left: TakenAway | null;
  /** Whether he was forced to move here from a table of the same game and limit. */
  readonly isForcedMover: boolean;
  /** `none` between hands; in a hand, whether he holds live cards. */
  readonly hand: 'none' | 'folded' | 'live';
}

/** Where a player who comes to the cage still sits; null for one who sits nowhere. */
export interface SeatFacts {
  readonly tableId: TableId;
  readonly gameId: GameId;
  readonly stackMinor: Minor;
  readonly isLeaving: boolean;
}

/** From when bought chips play: at once, with the next deal, or after the hand he is engaged in. */
export type PlaysFrom = 'now' | 'next-deal' | 'after-hand';
