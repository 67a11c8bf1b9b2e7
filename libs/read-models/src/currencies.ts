import { type Currency } from '@cardroom/kernel';

/** Currencies whose smallest unit is not a hundredth (ISO 4217). */
const otherDecimals: Readonly<Record<string, number>> = {
  JPY: 0,
  KRW: 0,
  CLP: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
  TND: 3,
  BHD: 3,
  KWD: 3,
};

export const currencyOf = (code: string): Currency => ({ code, decimals: otherDecimals[code] ?? 2 });
