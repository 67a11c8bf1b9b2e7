import { type GameId, type Instant, type PlayerId, type TableId } from '@cardroom/kernel';
import { type Fact, type OfSeat } from '../facts';

export interface FeederLinked extends Fact {
  readonly type: 'FeederLinked';
  readonly tableId: TableId;
  readonly mainTableId: TableId;
  readonly gameId: GameId;
  /** The table between the two was closed, or the floor linked them. */
  readonly cause: 'floor' | 'feeder-between-closed';
}

export interface FeederUnlinked extends Fact {
  readonly type: 'FeederUnlinked';
  readonly tableId: TableId;
  readonly mainTableId: TableId;
  readonly gameId: GameId;
  readonly cause: 'floor' | 'main-closed' | 'feeder-closed' | 'game-changed';
}

export interface MustMoveRefused extends Fact, OfSeat {
  readonly type: 'MustMoveRefused';
  readonly playerId: PlayerId;
  readonly alias: string;
  readonly gameId: GameId;
  readonly mainTableId: TableId;
  /** From this instant on he may join the game again. */
  readonly until: Instant;
}

export interface CooldownEnded extends Fact {
  readonly type: 'CooldownEnded';
  readonly playerId: PlayerId;
  readonly alias: string;
  readonly gameId: GameId;
  readonly cause: 'over' | 'lifted';
  readonly reason: string | null;
}

export type MustMoveEvent = FeederLinked | FeederUnlinked | MustMoveRefused | CooldownEnded;
