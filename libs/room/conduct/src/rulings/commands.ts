import {
  type GamingDay,
  type Instant,
  type Minor,
  type PlayerId,
  type RoomId,
  type TableId,
} from '@cardroom/kernel';
import { type House } from '../house/house';
import { type RulingId, type Stamp } from '../stamp';
import { type Outcome, type Question } from './questions';
import { type AfterTheHand, type TableAsItStood } from './table-as-it-stood';

/** What it is about decides until when it may be asked for: a pot only before the next deal (RRP-2.1.5). */
export type RulingMatter = 'pot' | 'play' | 'other';

export type Intent = 'accident' | 'unclear' | 'deliberate';

/** What a ruling does at the table; undone only by a ruling linked to it. */
export type TableEffect =
  | { readonly kind: 'kill-hand'; readonly seat: number }
  | { readonly kind: 'restore-hand'; readonly seat: number }
  | {
      readonly kind: 'move-chips';
      readonly fromSeat: number;
      readonly toSeat: number;
      readonly amountMinor: Minor;
    };

/** Where and when: the room's gaming day, and the rules that it goes by. */
interface InDay extends Stamp {
  readonly room: RoomId;
  readonly day: GamingDay;
  /** ISO 4217; amounts are in its minor unit. */
  readonly currency: string;
  readonly house: House;
}

interface AskedParts {
  readonly rulingId: RulingId;
  readonly about: RulingMatter;
  readonly tableId: TableId | null;
  readonly tableNumber: number | null;
  readonly table: TableAsItStood | null;
  readonly after: AfterTheHand;
  /** The seat whose player it concerns. */
  readonly seat: number | null;
  readonly words: string;
  readonly question: Question | null;
  /** When it happened and when somebody noticed, where that was not at once (RRP-2.1.3). */
  readonly happenedAt: Instant | null;
  readonly noticedAt: Instant | null;
  /** Actions taken between noticing and saying so. */
  readonly actionsSince: number | null;
}

/** Somebody at a table wants a ruling; a dealer says that it is beyond him (RTC-4.a). */
export interface AskForRuling extends InDay, AskedParts {
  readonly type: 'AskForRuling';
}

export interface DecidedParts {
  readonly rules: readonly string[];
  readonly outcome: Outcome;
  readonly decidedWords: string;
  readonly intent: Intent | null;
  readonly witnesses: readonly string[];
  /** Another outcome than the cited rule's own, for fairness (RRP-2.1.1). */
  readonly departure: { readonly strictOutcome: Outcome; readonly reason: string } | null;
  readonly effects: readonly TableEffect[];
  /** "Yes, by this text", where the house's official text says something on the same topic (RTC-1.c). */
  readonly isTextConfirmed: boolean;
}

/** A ruling in one go: asked for and decided. */
export interface RecordRuling extends InDay, AskedParts, DecidedParts {
  readonly type: 'RecordRuling';
}

interface OfRuling extends Stamp {
  readonly rulingId: RulingId;
}

/** The decision on what was asked for before. */
export interface DecideRuling extends OfRuling, DecidedParts {
  readonly type: 'DecideRuling';
  readonly seat: number | null;
}

/** Somebody of the floor is on his way: the table sees that it was heard. */
export interface TakeRuling extends OfRuling {
  readonly type: 'TakeRuling';
}

/** Advice leaves the ruling open (RTC-1.b). */
export interface AdviseOnRuling extends OfRuling {
  readonly type: 'AdviseOnRuling';
  readonly words: string;
}

/** Confirms a departure from the rule, or a pot that is to be moved; or turns it down. */
export interface ConfirmRuling extends OfRuling {
  readonly type: 'ConfirmRuling';
  readonly isConfirmed: boolean;
  readonly words: string;
}

/** Play goes on while the decision is pending; the house holds all or part of the pot (RRP-2.1.7). */
export interface PlayOn extends OfRuling {
  readonly type: 'PlayOn';
  readonly reason: 'cameras' | 'shiftManager' | 'other';
  readonly heldMinor: Minor;
}

/** The pot that was held goes to a seat between hands, or is payable at the cashier. */
export interface ReleaseHeldPot extends OfRuling {
  readonly type: 'ReleaseHeldPot';
  readonly to:
    | { readonly kind: 'seat'; readonly seat: number }
    | { readonly kind: 'cashier'; readonly playerId: PlayerId };
}

/** A player asks for whoever has the last word (RRP-2.1.2). */
export interface AppealRuling extends OfRuling {
  readonly type: 'AppealRuling';
  readonly seat: number | null;
  readonly after: AfterTheHand;
}

export interface DecideAppeal extends OfRuling {
  readonly type: 'DecideAppeal';
  readonly isUpheld: boolean;
  readonly words: string;
  /** The other outcome, where the ruling is overturned. */
  readonly outcome: Outcome | null;
  readonly rules: readonly string[];
  readonly effects: readonly TableEffect[];
}

/** A linked ruling that takes another back, with what it did at the table. */
export interface AnnulRuling extends OfRuling {
  readonly type: 'AnnulRuling';
  readonly linkedId: RulingId;
  readonly reason: string;
  readonly after: AfterTheHand;
}

/** A clerical correction beside the ruling, which stays as it was (RRP-2.1.2). */
export interface NoteOnRuling extends OfRuling {
  readonly type: 'NoteOnRuling';
  readonly words: string;
}

/** It was wrong, in good faith: the result stands and nothing is paid (RRP-2.1.4). */
export interface MarkGoodFaithError extends OfRuling {
  readonly type: 'MarkGoodFaithError';
  readonly words: string;
}

/** The room's gaming day is over: what was decided leaves the board, what is open stays on it. */
export interface CloseRulings extends Stamp {
  readonly type: 'CloseRulings';
}

/** A table is about to close: nothing happens here but a look at what is still open at it (RRP-2.1.5, RRP-2.1.7). */
export interface LetTableClose extends Stamp {
  readonly type: 'LetTableClose';
  readonly tableId: string;
}

export type RulingCommand =
  | CloseRulings
  | LetTableClose
  | AskForRuling
  | RecordRuling
  | DecideRuling
  | TakeRuling
  | AdviseOnRuling
  | ConfirmRuling
  | PlayOn
  | ReleaseHeldPot
  | AppealRuling
  | DecideAppeal
  | AnnulRuling
  | NoteOnRuling
  | MarkGoodFaithError;
