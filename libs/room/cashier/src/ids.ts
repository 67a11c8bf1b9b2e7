import { type Actor, type CommandId, type Id, type Instant, type StaffId } from '@cardroom/kernel';

export type WindowId = Id<'window'>;
export type TransferId = Id<'transfer'>;
export type PurchaseId = Id<'purchase'>;
export type DepositId = Id<'deposit'>;
export type BoxId = Id<'drop-box'>;

/** When, by whom, and by which command: on every command and every event. */
export interface Stamp {
  readonly at: Instant;
  readonly by: Actor;
  readonly command: CommandId;
  /** What the player whom it is about is called in the room, where it is about one. */
  readonly alias?: string;
}

/** What two people sign: the second one beside who acts (product, section 6). */
export interface Witnessed {
  readonly witness: StaffId;
}

export const stampOf = ({ at, by, command }: Stamp): Stamp => ({ at, by, command });

/** The member of staff who acts; null for a device, a player or a timer. */
export const staffIdOf = (by: Actor): StaffId | null => (by.kind === 'staff' ? by.id : null);
