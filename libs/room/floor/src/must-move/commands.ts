import { type GameId, type PlayerId, type TableId } from '@cardroom/kernel';
import { type Stamp } from '../stamp';

/** From now on the table feeds another of the same game and limit: who sits there moves up in order (RRP-2.3.9). */
export interface LinkFeeder extends Stamp {
  readonly type: 'LinkFeeder';
  readonly tableId: TableId;
  readonly mainTableId: TableId;
}

export interface UnlinkFeeder extends Stamp {
  readonly type: 'UnlinkFeeder';
  readonly tableId: TableId;
}

/** He will not move up: he leaves the game, and stays out of it for the house's time (RRP-2.3.9). */
export interface RefuseMustMove extends Stamp {
  readonly type: 'RefuseMustMove';
  readonly playerId: PlayerId;
}

/** He may come back to the game before his time is over. */
export interface LiftCooldown extends Stamp {
  readonly type: 'LiftCooldown';
  readonly playerId: PlayerId;
  readonly gameId: GameId;
  readonly reason: string;
}

/** Sent by the cooldown's timer. */
export interface EndCooldown extends Stamp {
  readonly type: 'EndCooldown';
  readonly playerId: PlayerId;
  readonly gameId: GameId;
}

export type MustMoveCommand = LinkFeeder | UnlinkFeeder | RefuseMustMove | LiftCooldown | EndCooldown;
