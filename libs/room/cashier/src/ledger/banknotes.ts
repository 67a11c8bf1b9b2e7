const usual = [500, 200, 100, 50, 20, 10, 5] as const;

const banknotes: Readonly<Record<string, readonly number[]>> = {
  CHF: [1000, 200, 100, 50, 20, 10],
  GBP: [50, 20, 10, 5],
  CAD: [100, 50, 20, 10, 5],
  USD: [100, 50, 20, 10, 5, 2, 1],
};

/** Banknotes of a currency in its main unit, largest first; those of the euro, unless others are known. */
export const notesOf = (currency: string): readonly number[] => banknotes[currency] ?? usual;
