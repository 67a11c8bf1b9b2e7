import { type Actor } from '@cardroom/kernel';

/** The member of staff, the device or the player who acts, by id; `timer` for the house's own clock. */
export const nameOf = (by: Actor): string => (by.kind === 'timer' ? by.kind : by.id);
