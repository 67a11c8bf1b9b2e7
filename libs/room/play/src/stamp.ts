import { type Actor, type CommandId, type Instant } from '@cardroom/kernel';

/** When, by whom, and by which command: on every command and every event. */
export interface Stamp {
  readonly at: Instant;
  readonly by: Actor;
  readonly command: CommandId;
}

/** On every event; events are stored for ever and never renamed. */
export type Fact = Stamp;

export const stampOf = ({ at, by, command }: Stamp): Stamp => ({ at, by, command });
