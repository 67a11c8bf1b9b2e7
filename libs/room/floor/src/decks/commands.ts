import { type TableId } from '@cardroom/kernel';
import { type Stamp } from '../stamp';

/** A new deck, or a new setup of decks, is put in play (RRP-2.2.21). */
export interface ChangeDeck extends Stamp {
  readonly type: 'ChangeDeck';
  readonly tableId: TableId;
  readonly what: 'deck' | 'setup';
  readonly cause: 'request' | 'defective' | 'damaged';
  /** Where the button is now, by which the next round is counted. */
  readonly button?: number;
  /** Full rounds of the button with the present deck, as the dealer counts them. */
  readonly roundsPlayed?: number;
  /** What is wrong with a deck that is defective or damaged. */
  readonly defect?: string;
  /** The card that is marked, missing or there twice, if it is one. */
  readonly card?: string;
  /** The old deck was put into a bag. */
  readonly bagged?: boolean;
}

export type DecksCommand = ChangeDeck;
