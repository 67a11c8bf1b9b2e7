import { type Actor, type CommandId, type Instant } from '@cardroom/kernel';

export interface Fact {
  readonly at: Instant;
  readonly by: Actor;
  readonly command: CommandId;
}

/** When, by whom, and under which id a command was given. */
export type Stamp = Fact;

export const stampOf = ({ at, by, command }: Stamp): Fact => ({ at, by, command });

export const languages = ['en', 'fr'] as const;
export type PlayerLanguage = (typeof languages)[number];

/** What the house does for a player; why it does so stands in a note, if anywhere. */
export const needs = ['reserved-seat', 'step-free', 'clear-view', 'hearing', 'large-print'] as const;
export type PlayerNeed = (typeof needs)[number];

/** Parts of the full record. A fact says which are kept, never what stands in them. */
export const recordFields = ['legal-name', 'birth-date', 'document', 'photo', 'phone'] as const;
export type RecordField = (typeof recordFields)[number];

/** For whom a note is: the floor's staff, the cage, or those who manage. */
export const noteAudiences = ['floor', 'cage', 'management'] as const;
export type NoteAudience = (typeof noteAudiences)[number];

/** What still binds a player to the house: neither may he be erased nor his number vanish in another. */
export type OpenMatter = 'seated' | 'listed' | 'seat-kept' | 'custody' | 'deposit' | 'money';

export const erasureReasons = ['request', 'retention'] as const;
export type ErasureReason = (typeof erasureReasons)[number];

/** What the law keeps of a player, until when; null where there is no end yet. */
export interface KeptByLaw {
  readonly what: 'identity-register' | 'exclusion';
  readonly until: Instant | null;
}
