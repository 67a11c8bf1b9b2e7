import { createContext, useContext } from 'react';
import { useLanguage } from '../texts/start-texts';
import { localeOf } from '../words/money';

/** What the chips of a table are: the room's money, or in a tournament nothing but chips. */
export interface ChipWorth {
  readonly currency: string | null;
  /** The smallest chip in play, in smallest units of the currency; amounts are counted in those units. */
  readonly unitMinor: number;
}

export const Chips = createContext<ChipWorth>({ currency: null, unitMinor: 1 });

const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** Decimals only where there are some: `12`, `12.50`. */
const figures = (amount: number, locale: string, decimals: number): string => {
  const shown = Number.isInteger(amount) ? 0 : decimals;
  return new Intl.NumberFormat(locale, { minimumFractionDigits: shown, maximumFractionDigits: shown }).format(
    amount,
  );
};

/** Chips in figures, as the table counts them: money without its sign, which stands once on the screen. */
export const useChips = () => {
  const { currency, unitMinor } = useContext(Chips);
  const { language } = useLanguage();
  const decimals = currency === null ? 0 : decimalsOf(currency);
  const whole = 10 ** decimals;
  return {
    chips: (minor: number): string => figures(minor / whole, localeOf(language), decimals),
    /** A keyed figure in smallest units; null when it is none. */
    chipsOf: (keyed: string): number | null => {
      const amount = Number(keyed.replace(',', '.'));
      return keyed === '' || Number.isNaN(amount) ? null : Math.round(amount * whole);
    },
    mayKeyDecimals: unitMinor % whole !== 0,
  };
};
