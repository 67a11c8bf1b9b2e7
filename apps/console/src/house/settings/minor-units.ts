/** How many decimals the room's currency has. */
const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** Smallest units as an amount: 250 is 2.50 in a currency with cents. */
export const fromMinor = (minor: number, currency: string): number => minor / 10 ** decimalsOf(currency);

export const toMinor = (amount: number, currency: string): number =>
  Math.round(amount * 10 ** decimalsOf(currency));

/** The same as a decimal string, as amounts are sent and shown. */
export const minorText = (minor: number, currency: string): string =>
  fromMinor(minor, currency).toFixed(decimalsOf(currency));
