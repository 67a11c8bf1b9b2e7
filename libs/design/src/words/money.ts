import { type Language } from '../texts/start-texts';

/** Dates and amounts as the room's two languages write them. */
export const localeOf = (language: Language): string => (language === 'fr' ? 'fr-FR' : 'en-GB');

const isWhole = (amount: string) => /^\d+(\.0+)?$/.test(amount);

/** Made once each: making one takes the browser longer than writing a hundred amounts with it. */
const formats = new Map<string, Intl.NumberFormat>();

const formatOf = (language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat => {
  const key = JSON.stringify([language, options]);
  const format = formats.get(key) ?? new Intl.NumberFormat(localeOf(language), options);
  formats.set(key, format);
  return format;
};

const money = (currency: string, language: Language, whole: boolean) =>
  formatOf(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: whole ? 0 : 2,
    maximumFractionDigits: whole ? 0 : 2,
  });

/** A decimal string as an amount: whole units without decimals. */
export const amountText = (amount: string, currency: string, language: Language): string =>
  money(currency, language, isWhole(amount)).format(Number(amount));

/** Two stakes with one sign of currency: `€1/2` in English, `1/2 €` in French. */
export const stakesText = (
  [small, big]: readonly [string, string],
  currency: string,
  language: Language,
): string => {
  const plain = (amount: string) =>
    formatOf(language, { minimumFractionDigits: isWhole(amount) ? 0 : 2 }).format(Number(amount));
  const parts = money(currency, language, true).formatToParts(1);
  return parts
    .map(({ type, value }) => (type === 'integer' ? `${plain(small)}/${plain(big)}` : value))
    .join('');
};
