import { invariant } from './invariant';

/** Whole minor units (cents of EUR, say). Chips on a table are counted in the same unit. */
export type Minor = number & { readonly __unit: 'minor' };

export const minor = (amount: number): Minor => {
  invariant(Number.isSafeInteger(amount), `money is a whole number of minor units, not ${amount}`);
  return amount as Minor;
};

/** ISO 4217 code and how many decimals its minor unit has: EUR has 2. */
export interface Currency {
  readonly code: string;
  readonly decimals: number;
}

export const euro: Currency = { code: 'EUR', decimals: 2 };

const amountPattern = /^-?\d{1,12}(\.\d+)?$/;

/** Reads `"12.50"` as 1250; null when the text is no amount of this currency. */
export const parseMinor = (text: string, currency: Currency): Minor | null => {
  if (!amountPattern.test(text)) return null;
  const [units = '', fraction = ''] = text.replace('-', '').split('.');
  if (fraction.length > currency.decimals) return null;
  const sign = text.startsWith('-') ? -1 : 1;
  return minor(sign * Number(units + fraction.padEnd(currency.decimals, '0')));
};

/** Writes 1250 as `"12.50"`. */
export const formatMinor = (amount: Minor, currency: Currency): string => {
  const digits = String(Math.abs(amount)).padStart(currency.decimals + 1, '0');
  const cut = digits.length - currency.decimals;
  const text = currency.decimals === 0 ? digits : `${digits.slice(0, cut)}.${digits.slice(cut)}`;
  return amount < 0 ? `-${text}` : text;
};

export interface Split<K> {
  readonly shares: readonly { readonly key: K; readonly amount: Minor }[];
  /** Who received one odd unit each, in order. */
  readonly oddUnitsTo: readonly K[];
}

/** Divides an amount evenly; the odd units go one each to the first keys, and are named. */
export const splitEvenly = <K>(amount: Minor, keys: readonly K[]): Split<K> => {
  invariant(keys.length > 0, 'an amount is split among at least one');
  invariant(amount >= 0, 'only what is there can be split');
  const share = Math.floor(amount / keys.length);
  const odd = amount - share * keys.length;
  return {
    shares: keys.map((key, i) => ({ key, amount: minor(share + (i < odd ? 1 : 0)) })),
    oddUnitsTo: keys.slice(0, odd),
  };
};
