import {
  type GamingDay,
  type Instant,
  type Minor,
  type PlayerId,
  type RoomId,
  type RuleId,
  type TableId,
} from '@cardroom/kernel';
import { type House } from '../house/house';
import { type RulingId, type Stamp } from '../stamp';
import {
  type Intent,
  type PlayOn,
  type ReleaseHeldPot,
  type RulingMatter,
  type TableEffect,
} from './commands';
import { type Outcome, type Prompt, type Question } from './questions';
import { type TableAsItStood } from './table-as-it-stood';

/** The first ruling of a day, with the rules in force. */
export interface RulingsOpened extends Stamp {
  readonly type: 'RulingsOpened';
  readonly room: RoomId;
  readonly day: GamingDay;
  readonly currency: string;
  readonly house: House;
}

/** The house has changed its rules since; from here on these are in force. */
export interface RulesNoted extends Stamp {
  readonly type: 'RulesNoted';
  readonly house: House;
}

/** The gaming day of these rulings is over. */
export interface RulingsClosed extends Stamp {
  readonly type: 'RulingsClosed';
}

interface OfRuling extends Stamp {
  readonly rulingId: RulingId;
}

export interface RulingAskedFor extends OfRuling {
  readonly type: 'RulingAskedFor';
  /** Counted from one each gaming day. */
  readonly number: number;
  readonly about: RulingMatter;
  readonly tableId: TableId | null;
  readonly tableNumber: number | null;
  readonly table: TableAsItStood | null;
  readonly seat: number | null;
  readonly words: string;
  readonly question: Question | null;
  readonly prompt: Prompt | null;
  readonly happenedAt: Instant | null;
  readonly noticedAt: Instant | null;
  readonly delaySeconds: number | null;
  readonly actionsSince: number | null;
  /** The table deals no further hand until it is decided or play is released. */
  readonly dealWaits: boolean;
}

export interface RulingDecided extends OfRuling {
  readonly type: 'RulingDecided';
  readonly rules: readonly RuleId[];
  readonly outcome: Outcome;
  readonly words: string;
  readonly seat: number | null;
  readonly intent: Intent | null;
  readonly witnesses: readonly string[];
  /** What the rule itself would have said, and why it was set aside. */
  readonly departure: { readonly strictOutcome: Outcome; readonly reason: string } | null;
  readonly effects: readonly TableEffect[];
  /** The prompt suggested something else. */
  readonly isAgainstSuggestion: boolean;
  /** Nothing is carried out until it is confirmed. */
  readonly awaitsConfirmation: boolean;
  readonly isFinal: boolean;
  readonly shortfallMinor: Minor | null;
}

export interface RulingConfirmed extends OfRuling {
  readonly type: 'RulingConfirmed';
  readonly isConfirmed: boolean;
  readonly words: string;
  readonly isFinal: boolean;
}

/** Who comes to the table for it; the last one named is who comes. */
export interface RulingTaken extends OfRuling {
  readonly type: 'RulingTaken';
}

export interface RulingAdvised extends OfRuling {
  readonly type: 'RulingAdvised';
  readonly words: string;
}

export interface PlayReleased extends OfRuling {
  readonly type: 'PlayReleased';
  readonly tableId: TableId;
  readonly reason: PlayOn['reason'];
  readonly heldMinor: Minor;
  /** Not in dispute: awarded at once. */
  readonly freeMinor: Minor;
}

export interface HeldPotReleased extends OfRuling {
  readonly type: 'HeldPotReleased';
  readonly tableId: TableId;
  readonly to: ReleaseHeldPot['to'];
  readonly amountMinor: Minor;
}

export interface RulingAppealed extends OfRuling {
  readonly type: 'RulingAppealed';
  readonly seat: number | null;
  /** The hand waits for it. */
  readonly dealWaits: boolean;
}

export interface AppealDecided extends OfRuling {
  readonly type: 'AppealDecided';
  readonly isUpheld: boolean;
  readonly outcome: Outcome;
  readonly rules: readonly RuleId[];
  readonly words: string;
}

export interface RulingAnnulled extends OfRuling {
  readonly type: 'RulingAnnulled';
  /** The ruling that takes it back. */
  readonly linkedId: RulingId;
  readonly reason: string;
}

/** What a ruling orders at its table; play carries it out. `undoes` names the ruling whose effects are taken back. */
export interface TableOrdered extends OfRuling {
  readonly type: 'TableOrdered';
  readonly tableId: TableId;
  readonly hand: number | null;
  readonly rule: RuleId | null;
  readonly effects: readonly TableEffect[];
  readonly undoes: RulingId | null;
}

/** The wrong winner has less than he owes: what is missing stays in dispute (RRP-2.1.6). */
export interface DisputeLeftOpen extends OfRuling {
  readonly type: 'DisputeLeftOpen';
  readonly debtor: PlayerId | null;
  readonly shortfallMinor: Minor;
}

export interface RulingNoted extends OfRuling {
  readonly type: 'RulingNoted';
  readonly words: string;
}

export interface GoodFaithErrorMarked extends OfRuling {
  readonly type: 'GoodFaithErrorMarked';
  readonly words: string;
}

export type RulingEvent =
  | RulingsClosed
  | RulingsOpened
  | RulesNoted
  | RulingAskedFor
  | RulingDecided
  | RulingConfirmed
  | RulingTaken
  | RulingAdvised
  | PlayReleased
  | HeldPotReleased
  | RulingAppealed
  | AppealDecided
  | RulingAnnulled
  | TableOrdered
  | DisputeLeftOpen
  | RulingNoted
  | GoodFaithErrorMarked;
