import { type PhhProblem, type PhhProblemCode } from './problem';

/** The fields of one hand as a TOML reader gives them. */
export type Fields = Readonly<Record<string, unknown>>;

/** What is wrong with a field, without the place, which the caller knows. */
export type FieldProblem = Pick<PhhProblem, 'code' | 'field'> & { readonly found?: string };

const problem = (code: PhhProblemCode, field: string, found?: unknown): FieldProblem => ({
  code,
  field,
  ...(found === undefined ? {} : { found: String(found) }),
});

export const isProblem = (value: unknown): value is FieldProblem =>
  typeof value === 'object' && value !== null && 'code' in value;

/** Decimals a number is written with: 2 for 0.25. */
const decimalsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0;

const mostDecimals = 4;

const numbersIn = (value: unknown): readonly number[] => {
  if (Array.isArray(value)) return value.flatMap(numbersIn);
  return typeof value === 'number' && Number.isFinite(value) ? [value] : [];
};

const amountFields = [
  'antes',
  'blinds_or_straddles',
  'bring_in',
  'small_bet',
  'big_bet',
  'min_bet',
  'starting_stacks',
];

const wagerAmount = /\bcbr\s+(\d+\.\d+)/u;

/**
 * The power of ten that makes every amount put into play whole. Results do not count: a record may halve an odd chip.
 */
export const scaleOf = (fields: Fields): number => {
  const amounts = amountFields.flatMap((name) => numbersIn(fields[name]));
  const actions: readonly unknown[] = Array.isArray(fields['actions']) ? fields['actions'] : [];
  const wagers = actions.map((action) => Number(wagerAmount.exec(String(action))?.[1] ?? 0));
  return 10 ** Math.min(mostDecimals, Math.max(0, ...[...amounts, ...wagers].map(decimalsOf)));
};

const isAmount = (value: unknown, fractions = false): value is number =>
  typeof value === 'number' &&
  (fractions ? Number.isFinite(value) : Number.isSafeInteger(value)) &&
  Math.abs(value) <= 1e13;

const scaled = (value: unknown, scale: number): unknown =>
  typeof value === 'number' ? Math.round(value * scale * 1e6) / 1e6 : value;

export const textField = (fields: Fields, name: string): string | FieldProblem => {
  const value = fields[name];
  if (value === undefined) return problem('field-missing', name);
  return typeof value === 'string' ? value : problem('field-wrong', name, value);
};

/** One amount in whole chips, not negative. */
export const amountField = (fields: Fields, name: string, scale: number): number | FieldProblem => {
  const value = scaled(fields[name], scale);
  if (value === undefined) return problem('field-missing', name);
  return isAmount(value) && value >= 0 ? value : problem('amount-wrong', name, fields[name]);
};

export interface ListShape {
  readonly scale: number;
  /** How many there must be; any number but none when absent. */
  readonly length?: number;
  readonly negative?: boolean;
  /** Parts of a chip are allowed, as in a recorded result. */
  readonly fractions?: boolean;
}

/** A list of amounts in whole chips. */
export const amountsField = (
  fields: Fields,
  name: string,
  { scale, length, negative = false, fractions = false }: ListShape,
): readonly number[] | FieldProblem => {
  const value = fields[name];
  if (value === undefined) return problem('field-missing', name);
  if (!Array.isArray(value)) return problem('field-wrong', name, value);
  const amounts = value.map((amount: unknown) => scaled(amount, scale));
  const bad = amounts.findIndex((amount) => !isAmount(amount, fractions) || (amount < 0 && !negative));
  if (bad >= 0) return problem('amount-wrong', name, value[bad]);
  if (length !== undefined ? amounts.length !== length : amounts.length === 0)
    return problem('field-length', name, amounts.length);
  return amounts as readonly number[];
};

/** A field that may be absent. */
export const optional = <T>(fields: Fields, name: string, field: () => T): T | null =>
  fields[name] === undefined ? null : field();
