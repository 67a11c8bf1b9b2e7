import { type CommandId, type Instant, type PlayerId } from '@cardroom/kernel';
import {
  type ErasureReason,
  type Fact,
  type NoteAudience,
  type PlayerLanguage,
  type PlayerNeed,
  type RecordField,
} from './facts';

interface OfPlayer extends Fact {
  readonly playerId: PlayerId;
}

/** Facts carry the alias only: legal name, phone and papers are kept apart under the person's own key. */
export interface PlayerRegistered extends OfPlayer {
  readonly type: 'PlayerRegistered';
  readonly alias: string;
}

export interface AliasChanged extends OfPlayer {
  readonly type: 'AliasChanged';
  readonly alias: string;
  readonly was: string;
}

export interface CardIssued extends OfPlayer {
  readonly type: 'CardIssued';
  readonly cardNumber: string;
}

export interface CardWithdrawn extends OfPlayer {
  readonly type: 'CardWithdrawn';
  readonly cardNumber: string;
}

export interface LanguageSet extends OfPlayer {
  readonly type: 'LanguageSet';
  readonly language: PlayerLanguage;
}

/** What the house does for him from now on (RRP-2.3.7 for a seat kept). */
export interface NeedsSet extends OfPlayer {
  readonly type: 'NeedsSet';
  readonly needs: readonly PlayerNeed[];
}

/** The record was kept under `ref`, a key of its own; what stood there before is destroyed. */
export interface RecordKept extends OfPlayer {
  readonly type: 'RecordKept';
  readonly ref: string;
  readonly fields: readonly RecordField[];
  /** Counts the times it was kept. */
  readonly revision: number;
}

/** Somebody looked at the legal name, on which screen and why. */
export interface RecordSeen extends OfPlayer {
  readonly type: 'RecordSeen';
  readonly screen: string;
  readonly why: string;
}

export interface NoteWritten extends OfPlayer {
  readonly type: 'NoteWritten';
  readonly noteId: string;
  /** Where its words are kept. */
  readonly ref: string;
  readonly audience: NoteAudience;
}

export interface NoteWithdrawn extends OfPlayer {
  readonly type: 'NoteWithdrawn';
  readonly noteId: string;
  readonly reason: string;
}

/** A number to be called at, kept under `ref` until then and no longer. */
export interface PhoneKept extends OfPlayer {
  readonly type: 'PhoneKept';
  readonly ref: string;
  readonly until: Instant;
}

/** Two numbers were one person: stands in both records. Nothing is rewritten, `merged` is followed to `kept`. */
export interface PlayersMerged extends Fact {
  readonly type: 'PlayersMerged';
  readonly kept: PlayerId;
  readonly merged: PlayerId;
  readonly reason: string;
}

/** The person's keys are destroyed; `code` stands on his receipt. */
export interface PlayerErased extends OfPlayer {
  readonly type: 'PlayerErased';
  readonly code: string;
  readonly reason: ErasureReason;
}

export type PlayerEvent =
  | PlayerRegistered
  | AliasChanged
  | CardIssued
  | CardWithdrawn
  | LanguageSet
  | NeedsSet
  | RecordKept
  | RecordSeen
  | NoteWritten
  | NoteWithdrawn
  | PhoneKept
  | PlayersMerged
  | PlayerErased;

/** The present schema version of every event. */
export const playerEventVersions: { readonly [T in PlayerEvent['type']]: number } = {
  PlayerRegistered: 1,
  AliasChanged: 1,
  CardIssued: 1,
  CardWithdrawn: 1,
  LanguageSet: 1,
  NeedsSet: 1,
  RecordKept: 1,
  RecordSeen: 1,
  NoteWritten: 1,
  NoteWithdrawn: 1,
  PhoneKept: 1,
  PlayersMerged: 1,
  PlayerErased: 1,
};

/** The id of the command that wrote a note is the note's own. */
export const noteIdOf = (command: CommandId): string => `n-${command}`;
