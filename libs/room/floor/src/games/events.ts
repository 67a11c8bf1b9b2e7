import { type GameId } from '@cardroom/kernel';
import { type Fact } from '../facts';
import { type GameOffer } from './games';

export interface GameOffered extends Fact {
  readonly type: 'GameOffered';
  readonly game: GameOffer;
}

export interface GameWithdrawn extends Fact {
  readonly type: 'GameWithdrawn';
  readonly gameId: GameId;
}

export type GamesEvent = GameOffered | GameWithdrawn;
