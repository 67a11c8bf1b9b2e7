import { type Actor, type CommandId, type Instant, type PlayerId } from '@cardroom/kernel';

interface Stamp {
  readonly at: Instant;
  readonly by: Actor;
  readonly command: CommandId;
}

/** Makes somebody known to the room under an alias; a walk-in gives nothing more. */
export interface RegisterPlayer extends Stamp {
  readonly type: 'RegisterPlayer';
  readonly playerId: PlayerId;
  readonly alias: string;
}

export interface ChangeAlias extends Stamp {
  readonly type: 'ChangeAlias';
  readonly alias: string;
}

export type PlayerCommand = RegisterPlayer | ChangeAlias;
