import { type SeatNumber } from '../hand/state';

export interface Showdown {
  /** The seats in the order in which they are to show. */
  readonly order: readonly SeatNumber[];
  /** Seats that said they play the board (RRP-5.6). */
  readonly playsBoard: readonly SeatNumber[];
  /** Awards waiting because someone objected (RRP-3.6.3, THR-A28). */
  readonly objection: SeatNumber | null;
}

export const noShowdown: Showdown = { order: [], playsBoard: [], objection: null };
