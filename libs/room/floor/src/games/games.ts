import { type GameId, type Minor } from '@cardroom/kernel';

export type GameVariant =
  'holdem' | 'omaha' | 'omaha-hi-lo' | 'seven-card-stud' | 'seven-card-stud-hi-lo' | 'five-card-draw';

export type BettingStructure = 'no-limit' | 'pot-limit' | 'fixed-limit';

/** A game the room offers; there is one list per game and limit (feature 1). */
export interface GameOffer {
  readonly gameId: GameId;
  readonly variant: GameVariant;
  readonly structure: BettingStructure;
  /** Small and big blind, or small and big bet in fixed limit. */
  readonly stakes: readonly [Minor, Minor];
  readonly minBuyIn: Minor;
  /** Null: no ceiling. */
  readonly maxBuyIn: Minor | null;
}
