import { type Actor, type CommandId, type Id, type Instant, type StaffId } from '@cardroom/kernel';

export type RulingId = Id<'ruling'>;
export type IncidentId = Id<'incident'>;
export type EventId = Id<'event'>;

/** When, by whom, and by which command: on every command and every event. Events are stored for ever. */
export interface Stamp {
  readonly at: Instant;
  readonly by: Actor;
  readonly command: CommandId;
}

export const stampOf = ({ at, by, command }: Stamp): Stamp => ({ at, by, command });

/** The member of staff who acts; null for a device, a player or a timer. */
export const staffIdOf = (by: Actor): StaffId | null => (by.kind === 'staff' ? by.id : null);

export const isBlank = (words: string | null | undefined): boolean => (words ?? '').trim() === '';
