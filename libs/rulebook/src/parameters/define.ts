import { z } from 'zod';
import { inBoth, type Labels, type Text } from '../language';
import { type Unit } from './units';

/**
 * What a house may set: the values allowed, the value it starts from (that of the RRP cash rules, or common
 * practice where they are silent), and what it means to the people who set it.
 */
export interface Parameter<T> {
  readonly schema: z.ZodType<T>;
  readonly start: T;
  readonly meaning: Text;
  readonly unit: Unit;
  readonly range: Range | null;
  /** Each allowed word with its meaning; for a list, the words it may hold. */
  readonly choices: Readonly<Record<string, Text>> | null;
  /** What an absent value (null) means; null where a value is required. */
  readonly none: Text | null;
}

export interface Range {
  readonly min: number;
  readonly max: number;
}

interface Quantity extends Range {
  readonly unit: Unit;
}

interface OpenQuantity extends Quantity {
  readonly none: Labels;
}

type Choices = Readonly<Record<string, Labels>>;
type Word<C extends Choices> = Extract<keyof C, string>;

const wordsOf = <C extends Choices>(choices: C) => Object.keys(choices) as [Word<C>, ...Word<C>[]];

const inBothEach = (choices: Choices): Readonly<Record<string, Text>> =>
  Object.fromEntries(Object.entries(choices).map(([word, labels]) => [word, inBoth(labels)]));

/** Yes or no. */
export const flag = (start: boolean, meaning: Labels): Parameter<boolean> => ({
  schema: z.boolean(),
  start,
  meaning: inBoth(meaning),
  unit: 'yesNo',
  range: null,
  choices: null,
  none: null,
});

/** One word of a closed list: what the sources know, nothing that no rule describes. */
export const choice = <const C extends Choices>(
  start: NoInfer<Word<C>>,
  meaning: Labels,
  choices: C,
): Parameter<Word<C>> => ({
  schema: z.enum(wordsOf(choices)),
  start,
  meaning: inBoth(meaning),
  unit: 'word',
  range: null,
  choices: inBothEach(choices),
  none: null,
});

/** Words in order, each at most once. */
export const wordList = <const C extends Choices>(
  start: readonly NoInfer<Word<C>>[],
  meaning: Labels,
  choices: C,
): Parameter<readonly Word<C>[]> => ({
  schema: z.array(z.enum(wordsOf(choices))).refine((words) => new Set(words).size === words.length),
  start,
  meaning: inBoth(meaning),
  unit: 'words',
  range: null,
  choices: inBothEach(choices),
  none: null,
});

/** A number counted in its unit, bounds included; with `none`, null is a value of its own ("no cap", "never"). */
export function whole(start: number, quantity: Quantity, meaning: Labels): Parameter<number>;
export function whole(
  start: number | null,
  quantity: OpenQuantity,
  meaning: Labels,
): Parameter<number | null>;
export function whole(
  start: number | null,
  { unit, min, max, none }: Quantity & Partial<OpenQuantity>,
  meaning: Labels,
): Parameter<number> | Parameter<number | null> {
  const number = z.int().min(min).max(max);
  const described = { meaning: inBoth(meaning), unit, range: { min, max }, choices: null };
  return none || start === null
    ? { ...described, schema: number.nullable(), start, none: none ? inBoth(none) : null }
    : { ...described, schema: number, start, none: null };
}

/** Numbers in the order written, each within the bounds. */
export const wholeList = (
  start: readonly number[],
  { unit, min, max }: Quantity,
  meaning: Labels,
): Parameter<readonly number[]> => ({
  schema: z.array(z.int().min(min).max(max)),
  start,
  meaning: inBoth(meaning),
  unit,
  range: { min, max },
  choices: null,
  none: null,
});

const blindRange: Range = { min: 1, max: 1_000_000_000 };
const blind = z.int().min(blindRange.min).max(blindRange.max);

/** The blinds of each level, small and big. */
export const blindLevels = (
  start: readonly (readonly [small: number, big: number])[],
  meaning: Labels,
): Parameter<readonly (readonly [small: number, big: number])[]> => ({
  schema: z.array(z.tuple([blind, blind]).refine(([small, big]) => small <= big)),
  start,
  meaning: inBoth(meaning),
  unit: 'chips',
  range: blindRange,
  choices: null,
  none: null,
});
