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

/** Gives the player the card that he shows at the kiosk; a new card takes the place of the old one. */
export interface IssueCard extends Stamp {
  readonly type: 'IssueCard';
  readonly cardNumber: string;
}

export type PlayerCommand = RegisterPlayer | ChangeAlias | IssueCard;
