import { type Refusal } from '@cardroom/kernel';

/** What can be wrong with a hand history; the texts for people are elsewhere. */
export type PhhProblemCode =
  | 'not-toml'
  | 'no-hand'
  | 'field-missing'
  | 'field-wrong'
  | 'field-length'
  | 'variant-unknown'
  | 'amount-wrong'
  | 'action-unreadable'
  | 'card-unreadable'
  | 'player-unknown'
  | 'refused'
  | 'unfinished';

/** Where a file goes wrong and why. */
export interface PhhProblem {
  readonly code: PhhProblemCode;
  /** Line of the file, from 1; null when it is not known. */
  readonly line: number | null;
  /** Name of the hand in a file of several; null in a file of one. */
  readonly hand: string | null;
  /** Number of the action, from 1. */
  readonly action?: number;
  /** The field, action or card that is wrong, as it stands in the file. */
  readonly found?: string;
  /** Field name, or what was expected. */
  readonly field?: string;
  /** Why the engine does not allow the action. */
  readonly refusal?: Refusal;
}

/** A value, or what was wrong. */
export type Read<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: PhhProblem };

export const read = <T>(value: T): Read<T> => ({ ok: true, value });

export const wrong = (problem: PhhProblem): Read<never> => ({ ok: false, problem });
