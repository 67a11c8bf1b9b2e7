import { type Minor, minor, parseMinor, formatMinor } from '@cardroom/kernel';
import { currencyOf } from '@cardroom/read-models';

/** Amounts of the room's currency: whole minor units inside, decimal strings on the wire. */
export interface Money {
  minor(text: string): Minor;
  text(amount: number): string;
}

export const moneyOf = (code: string): Money => {
  const currency = currencyOf(code);
  return {
    minor: (text) => parseMinor(text, currency) ?? minor(0),
    text: (amount) => formatMinor(minor(amount), currency),
  };
};

/** How many chips of each face value, a decimal string: `{ "5.00": 20 }`. */
export type Chips = Readonly<Record<string, number>>;

/** Cash in minor units, and chips. */
export interface Holding {
  readonly cash: number;
  readonly chips: Chips;
}

export const nothing: Holding = { cash: 0, chips: {} };
export const inCash = (cash: number): Holding => ({ cash, chips: {} });
export const inChips = (chips: Chips): Holding => ({ cash: 0, chips });

export const plus = (a: Holding, b: Holding, sign: 1 | -1 = 1): Holding => {
  const chips: Record<string, number> = { ...a.chips };
  for (const [face, count] of Object.entries(b.chips)) chips[face] = (chips[face] ?? 0) + sign * count;
  return { cash: a.cash + sign * b.cash, chips };
};

export const minus = (a: Holding, b: Holding): Holding => plus(a, b, -1);

export const chipsWorth = (money: Money, chips: Chips): number =>
  Object.entries(chips).reduce((sum, [face, count]) => sum + money.minor(face) * count, 0);

/** As the API's bodies have it; what there is none of is left out. */
export const bodyOf = (money: Money, { cash, chips }: Holding) => ({
  cash: money.text(cash),
  chips: Object.fromEntries(Object.entries(chips).filter(([, count]) => count > 0)),
});

/** An amount out of what there is, largest chips first; null where they do not make it. */
export const largestFirst = (money: Money, amount: number, available: Chips): Chips | null => {
  const faces = Object.keys(available).sort((a, b) => money.minor(b) - money.minor(a));
  const made: Record<string, number> = {};
  let left = amount;
  for (const face of faces) {
    const worth = money.minor(face);
    const count = Math.min(available[face] ?? 0, Math.floor(left / worth));
    if (count > 0) made[face] = count;
    left -= count * worth;
  }
  return left === 0 ? made : null;
};

/** An amount as a cashier hands it out: enough small chips to play with, the rest in large ones. */
export const playable = (money: Money, amount: number, available: Chips): Chips | null => {
  const faces = Object.keys(available).sort((a, b) => money.minor(a) - money.minor(b));
  const small: Record<string, number> = {};
  let left = amount;
  faces.slice(0, -1).forEach((face, i) => {
    const [worth, next] = [money.minor(face), money.minor(faces[i + 1] ?? face)];
    const spare = left >= 5 * next ? 2 * (next / worth) : 0;
    const count = Math.min(available[face] ?? 0, (Math.floor(left / worth) % (next / worth)) + spare);
    small[face] = count;
    left -= count * worth;
  });
  const rest = largestFirst(money, left, minus(inChips(available), inChips(small)).chips);
  return rest ? plus(inChips(small), inChips(rest)).chips : largestFirst(money, amount, available);
};
