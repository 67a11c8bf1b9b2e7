import { type PlayerId } from '@cardroom/kernel';
import {
  type ErasureReason,
  type KeptByLaw,
  type NoteAudience,
  type OpenMatter,
  type PlayerLanguage,
  type PlayerNeed,
  type RecordField,
  type Stamp,
} from './facts';
import { type LegalName } from './legal-name';

/** What the edge knows of the house's list, beside the alias that is wished for. */
interface WishedAlias {
  readonly alias: string;
  readonly insults?: readonly string[];
}

/** Makes somebody known to the room under an alias; a walk-in gives nothing more. */
export interface RegisterPlayer extends Stamp, WishedAlias {
  readonly type: 'RegisterPlayer';
  readonly playerId: PlayerId;
}

/** `legalName` is what the record says, if there is one. */
export interface ChangeAlias extends Stamp, WishedAlias {
  readonly type: 'ChangeAlias';
  readonly legalName?: LegalName | null;
}

/** Gives the player the card that he shows at the kiosk; a new card takes the place of the old one. */
export interface IssueCard extends Stamp {
  readonly type: 'IssueCard';
  readonly cardNumber: string;
  /** Who else holds a card with this number. */
  readonly heldBy?: PlayerId | null;
}

export interface WithdrawCard extends Stamp {
  readonly type: 'WithdrawCard';
}

export interface SetLanguage extends Stamp {
  readonly type: 'SetLanguage';
  readonly language: PlayerLanguage;
}

export interface SetNeeds extends Stamp {
  readonly type: 'SetNeeds';
  readonly needs: readonly PlayerNeed[];
}

/** Keeps the full record under `ref`. What is decided on comes along and goes into no fact. */
export interface KeepRecord extends Stamp {
  readonly type: 'KeepRecord';
  readonly ref: string;
  readonly fields: readonly RecordField[];
  /** The revision that whoever changes it has read. */
  readonly revision: number;
  readonly legalName: LegalName | null;
  /** `1990-04-12`. */
  readonly birthDate: string | null;
  /** The date in the room. */
  readonly today: string;
  readonly minimumAgeYears: number;
}

export interface SeeRecord extends Stamp {
  readonly type: 'SeeRecord';
  readonly screen: string;
  readonly why: string;
}

export interface WriteNote extends Stamp {
  readonly type: 'WriteNote';
  readonly ref: string;
  readonly audience: NoteAudience;
}

export interface WithdrawNote extends Stamp {
  readonly type: 'WithdrawNote';
  readonly noteId: string;
  readonly reason: string;
}

export interface KeepPhone extends Stamp {
  readonly type: 'KeepPhone';
  readonly ref: string;
}

/** Given on both records; `open` is what still binds the number that will vanish. */
export interface MergePlayers extends Stamp {
  readonly type: 'MergePlayers';
  readonly kept: PlayerId;
  readonly merged: PlayerId;
  readonly reason: string;
  readonly open: readonly OpenMatter[];
}

export interface ErasePlayer extends Stamp {
  readonly type: 'ErasePlayer';
  readonly code: string;
  readonly reason: ErasureReason;
  readonly open: readonly OpenMatter[];
  readonly keptByLaw: readonly KeptByLaw[];
}

export type PlayerCommand =
  | RegisterPlayer
  | ChangeAlias
  | IssueCard
  | WithdrawCard
  | SetLanguage
  | SetNeeds
  | KeepRecord
  | SeeRecord
  | WriteNote
  | WithdrawNote
  | KeepPhone
  | MergePlayers
  | ErasePlayer;
