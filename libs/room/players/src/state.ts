import { type Actor, type Instant, type PlayerId } from '@cardroom/kernel';
import { type NoteAudience, type PlayerLanguage, type PlayerNeed, type RecordField } from './facts';

export interface Note {
  readonly noteId: string;
  readonly ref: string;
  readonly audience: NoteAudience;
  readonly at: Instant;
  readonly by: Actor;
}

export interface KeptRecord {
  readonly ref: string;
  readonly fields: readonly RecordField[];
  readonly revision: number;
  readonly at: Instant;
}

export interface KnownPlayer {
  readonly playerId: PlayerId;
  readonly alias: string;
  readonly since: Instant;
  /** Shown at the kiosk; null for a player without a card. */
  readonly cardNumber: string | null;
  readonly language: PlayerLanguage | null;
  readonly needs: readonly PlayerNeed[];
  readonly record: KeptRecord | null;
  readonly notes: readonly Note[];
  readonly phone: { readonly ref: string; readonly until: Instant } | null;
  /** The number under which he goes on; null while it is this one. */
  readonly mergedInto: PlayerId | null;
  /** Numbers that were his too. */
  readonly merged: readonly PlayerId[];
  readonly erased: { readonly at: Instant; readonly code: string } | null;
}

/** Who a player is in the room; null until he is registered. */
export type Player = KnownPlayer | null;

export const newPlayer = (playerId: PlayerId, alias: string, since: Instant): KnownPlayer => ({
  playerId,
  alias,
  since,
  cardNumber: null,
  language: null,
  needs: [],
  record: null,
  notes: [],
  phone: null,
  mergedInto: null,
  merged: [],
  erased: null,
});
