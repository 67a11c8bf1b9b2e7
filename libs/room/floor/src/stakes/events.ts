import { type GameId, type PlayerId, type TableId } from '@cardroom/kernel';
import { type Fact, type OfSeat } from '../facts';

interface OfTable extends Fact {
  readonly tableId: TableId;
  /** The game proposed, or changed to. */
  readonly gameId: GameId;
}

export interface StakesProposed extends OfTable {
  readonly type: 'StakesProposed';
  readonly fromGameId: GameId;
}

export interface StakesObjected extends OfTable, OfSeat {
  readonly type: 'StakesObjected';
  readonly playerId: PlayerId;
  readonly alias: string;
}

export interface StakesWithdrawn extends OfTable {
  readonly type: 'StakesWithdrawn';
}

/** From the next hand on the table plays another game: buy-in, list and collection follow. */
export interface StakesChanged extends OfTable {
  readonly type: 'StakesChanged';
  readonly fromGameId: GameId;
  /** Those who objected, too few to refuse it. */
  readonly objections: number;
}

export type StakesEvent = StakesProposed | StakesObjected | StakesWithdrawn | StakesChanged;
