import { type SeenCard } from '../cards/card';
import { type SeatNumber } from '../hand/state';

/** The exchange of cards in draw poker, and what is known of the opener. */
export interface Drawing {
  /** Who has said how many, in order; the cards discarded may be unknown. */
  readonly requests: readonly DrawRequest[];
  /** The requests that were served. */
  readonly drawn: readonly DrawRequest[];
  readonly opener: SeatNumber | null;
  /** The opening bet itself, which a false opener loses (RRP-9.2.2.a). */
  readonly openedFor: number;
  /** What the opener discarded: with his hand it proves his openers (RRP-9.2.9.a). */
  readonly openerDiscards: readonly SeenCard[];
  readonly openersProven: boolean;
  /** Who asked that the opener's hand be shown when the winner is paid (RRP-9.2.8). */
  readonly seeOpenerAskedBy: SeatNumber | null;
  /** Discards of a player who declared that he splits his openers (RRP-9.2.9). */
  readonly underChip: { readonly seat: SeatNumber; readonly cards: readonly SeenCard[] } | null;
}

export interface DrawRequest {
  readonly seat: SeatNumber;
  readonly discards: readonly SeenCard[];
}

export const noDrawing: Drawing = {
  requests: [],
  drawn: [],
  opener: null,
  openedFor: 0,
  openerDiscards: [],
  openersProven: false,
  seeOpenerAskedBy: null,
  underChip: null,
};
