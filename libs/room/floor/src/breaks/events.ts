import { type EntryId, type GameId, type PlayerId, type Seed, type TableId } from '@cardroom/kernel';
import { type Card } from '@cardroom/poker';
import { type Fact, type OfSeat } from '../facts';

interface OfTable extends Fact {
  readonly tableId: TableId;
  readonly gameId: GameId;
}

export interface TableBreakAnnounced extends OfTable {
  readonly type: 'TableBreakAnnounced';
}

export interface TableBreakCalledOff extends OfTable {
  readonly type: 'TableBreakCalledOff';
}

export interface BreakingPlayer {
  readonly playerId: PlayerId;
  readonly alias: string;
  readonly seat: number;
}

export interface BreakCard extends BreakingPlayer {
  readonly card: Card;
  readonly absent: boolean;
}

/** Everything that `verifyCards` needs: the highest card goes first, suits counted. */
export interface BreakCardsDrawn extends OfTable {
  readonly type: 'BreakCardsDrawn';
  readonly seed: Seed;
  /** By seat, in ascending order. */
  readonly draws: readonly BreakCard[];
  readonly declining: readonly BreakingPlayer[];
  /** Where seats go by lot: those that were free elsewhere, as drawn; the highest card has the first (`verifyLots`). */
  readonly seats?: readonly OfSeat[];
}

/** Where the cards sent a player of a broken table. */
export interface MovedByBreak {
  readonly playerId: PlayerId;
  readonly alias: string;
  readonly tableId: TableId;
  readonly seat: number;
  /** His seat at the table that broke; facts recorded before it was noted have none. */
  readonly fromSeat?: number;
  /** He is absent: the seat is kept until the big blind reaches it. */
  readonly kept: boolean;
}

export interface ListedByBreak {
  readonly playerId: PlayerId;
  readonly alias: string;
  readonly entryId: EntryId;
}

/** What became of everybody who sat there; the table closes with it. */
export interface TableBroken extends OfTable {
  readonly type: 'TableBroken';
  /** In the order in which they chose. */
  readonly moved: readonly MovedByBreak[];
  /** Without a seat, on the list in this order. */
  readonly listed: readonly ListedByBreak[];
  readonly left: readonly { readonly playerId: PlayerId; readonly alias: string }[];
}

/** His chips go to custody, he to the top of the list, and the seat is offered on. */
export interface BreakSeatGivenUp extends Fact, OfSeat {
  readonly type: 'BreakSeatGivenUp';
  readonly gameId: GameId;
  readonly playerId: PlayerId;
  readonly alias: string;
  /** His new entry on the list. */
  readonly entryId: EntryId;
  readonly handsSkipped: number | null;
}

export type BreaksEvent =
  TableBreakAnnounced | TableBreakCalledOff | BreakCardsDrawn | TableBroken | BreakSeatGivenUp;
