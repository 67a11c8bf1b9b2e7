import { localeOf, useLanguage } from '@cardroom/design';
import { formatMinor, type Minor, minor, parseMinor } from '@cardroom/kernel';
import { useMemo } from 'react';
import { useSession } from '../../session/session';

const minus = '−';

/** Amounts of the room's currency: decimal strings as the server writes them, minor units to count with. */
export const useMoney = () => {
  const { currency: code } = useSession().room;
  const { language } = useLanguage();
  return useMemo(() => {
    const format = (digits: number) =>
      new Intl.NumberFormat(localeOf(language), {
        style: 'currency',
        currency: code,
        currencyDisplay: 'narrowSymbol',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      });
    const decimals =
      new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions()
        .maximumFractionDigits ?? 2;
    const currency = { code, decimals };
    const unit = 10 ** decimals;
    const minorOf = (amount: string): Minor => parseMinor(amount, currency) ?? minor(0);
    const sayMinor = (amountMinor: number): string => {
      const text = format(amountMinor % unit === 0 ? 0 : decimals).format(Math.abs(amountMinor) / unit);
      return amountMinor < 0 ? `${minus}${text}` : text;
    };
    return {
      currency,
      minorOf,
      amountOf: (amountMinor: number): string => formatMinor(minor(amountMinor), currency),
      /** In the words of the language: whole amounts without decimals. */
      say: (amount: string): string => sayMinor(minorOf(amount)),
      sayMinor,
      /** A face value on a chip: the bare figure. */
      sayFace: (face: string): string =>
        new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: decimals }).format(
          minorOf(face) / unit,
        ),
      /** The sign of the currency and whether it stands before the figure. */
      sign: format(0)
        .formatToParts(1)
        .reduce<string>((found, { type, value }) => (type === 'currency' ? value : found), code),
    };
  }, [code, language]);
};

export type Money = ReturnType<typeof useMoney>;
