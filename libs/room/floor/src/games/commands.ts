import { type GameId } from '@cardroom/kernel';
import { type Stamp } from '../stamp';
import { type GameOffer } from './games';

export interface OfferGame extends Stamp {
  readonly type: 'OfferGame';
  readonly game: GameOffer;
}

export interface WithdrawGame extends Stamp {
  readonly type: 'WithdrawGame';
  readonly gameId: GameId;
}

export type GamesCommand = OfferGame | WithdrawGame;
