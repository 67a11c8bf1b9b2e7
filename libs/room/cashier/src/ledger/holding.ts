import { type Minor, minor } from '@cardroom/kernel';

/** How many chips of each denomination; the key is the denomination in minor units. */
export type Chips = Readonly<Record<string, number>>;

/** What lies somewhere: money in minor units and chips by denomination. Signed where it is a difference. */
export interface Holding {
  readonly cashMinor: Minor;
  readonly chips: Chips;
}

export const nothing: Holding = { cashMinor: minor(0), chips: {} };

export const ofCash = (cashMinor: number): Holding => ({ cashMinor: minor(cashMinor), chips: {} });
export const ofChips = (chips: Chips): Holding => ({ cashMinor: minor(0), chips });

/** What chips are worth, in minor units. */
export const chipsValue = (chips: Chips): Minor =>
  minor(Object.entries(chips).reduce((sum, [denomination, count]) => sum + Number(denomination) * count, 0));

export const worth = ({ cashMinor, chips }: Holding): Minor => minor(cashMinor + chipsValue(chips));

const withoutZeros = (chips: Readonly<Record<string, number>>): Chips =>
  Object.fromEntries(Object.entries(chips).filter(([, count]) => count !== 0));

const combined = (a: Holding, b: Holding, sign: 1 | -1): Holding => {
  const chips: Record<string, number> = { ...a.chips };
  for (const [denomination, count] of Object.entries(b.chips))
    chips[denomination] = (chips[denomination] ?? 0) + sign * count;
  return { cashMinor: minor(a.cashMinor + sign * b.cashMinor), chips: withoutZeros(chips) };
};

export const plus = (a: Holding, b: Holding): Holding => combined(a, b, 1);
/** What is found less what should be there: negative where something is missing. */
export const less = (a: Holding, b: Holding): Holding => combined(a, b, -1);

export const isNothing = ({ cashMinor, chips }: Holding): boolean =>
  cashMinor === 0 && Object.values(chips).every((count) => count === 0);

const isDenominationOf = (denominations: readonly Minor[], key: string): boolean =>
  denominations.some((denomination) => String(denomination) === key);

/** Whether these are whole numbers of chips of the room's denominations; negative ones only where `signed`. */
export const areChips = (chips: Chips, denominations: readonly Minor[], signed = false): boolean =>
  Object.entries(chips).every(
    ([key, count]) =>
      isDenominationOf(denominations, key) && Number.isSafeInteger(count) && (signed || count >= 0),
  );

/** Whether this can lie somewhere: whole, of the room's denominations, nothing below zero. */
export const isCount = ({ cashMinor, chips }: Holding, denominations: readonly Minor[]): boolean =>
  Number.isSafeInteger(cashMinor) && cashMinor >= 0 && areChips(chips, denominations);

/**
 * Fewest-first make-up of an amount from the chips at hand, largest denomination first, going back where a large
 * chip leaves a rest that cannot be paid. Null when the amount cannot be made.
 */
export const makeUp = (
  amountMinor: Minor,
  available: Chips,
  denominations: readonly Minor[] = Object.keys(available).map((key) => minor(Number(key))),
): Chips | null => {
  const [largest, ...smaller] = [...denominations].sort((a, b) => b - a);
  if (amountMinor === 0) return {};
  if (largest === undefined) return null;
  const most = Math.min(Math.floor(amountMinor / largest), available[String(largest)] ?? 0);
  for (let count = most; count >= 0; count -= 1) {
    const rest = makeUp(minor(amountMinor - count * largest), available, smaller);
    if (rest) return count === 0 ? rest : { ...rest, [String(largest)]: count };
  }
  return null;
};
