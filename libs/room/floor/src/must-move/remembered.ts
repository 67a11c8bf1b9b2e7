import { type GameId, type Instant, type PlayerId, type TableId } from '@cardroom/kernel';

// What the floor remembers of main and feeder games: plain values, so that they can be carried to the next day.

export interface FeederLink {
  readonly tableId: TableId;
  readonly mainTableId: TableId;
  readonly gameId: GameId;
  readonly since: Instant;
}

/** When somebody joined the game he plays, at whichever of its tables he sits now. */
export interface GameJoiner {
  readonly gameId: GameId;
  readonly since: Instant;
  /** When he first sat down in it; days kept before that was noted have none. */
  readonly satAt?: Instant;
  /** Tells apart those who joined in the same instant. */
  readonly ticket: number;
}

/** He refused to move up, and stays out of the game. */
export interface Cooldown {
  readonly playerId: PlayerId;
  readonly alias: string;
  readonly gameId: GameId;
  readonly since: Instant;
  readonly until: Instant;
}
