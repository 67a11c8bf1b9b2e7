import { type Actor, type CommandId, type Instant } from '@cardroom/kernel';

/** Stamped on every command by the edge: when, by whom, and under which id it may be repeated. */
export interface Stamp {
  readonly at: Instant;
  readonly by: Actor;
  readonly command: CommandId;
}
