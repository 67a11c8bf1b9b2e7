import { type CardCode } from '../cards/card';

/** An Omaha hand in card codes; the caller knows them to be different, with five on the board. */
export interface OmahaCodes {
  readonly hole: ArrayLike<CardCode>;
  readonly board: ArrayLike<CardCode>;
}
