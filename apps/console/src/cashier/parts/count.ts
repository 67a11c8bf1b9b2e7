import { type MayAnswer } from '@cardroom/contracts';
import { readAmount, useLanguage } from '@cardroom/design';
import { useState } from 'react';
import { type Money, useMoney } from './use-money';

/** Chips by face value, as the server reads and writes them. */
export type Chips = Readonly<Record<string, number>>;

export interface Holding {
  readonly cash?: string | undefined;
  readonly chips?: Chips | undefined;
}

/** What is worth how much, in minor units. */
export const worthMinor = ({ cash, chips }: Holding, { minorOf }: Pick<Money, 'minorOf'>): number =>
  minorOf(cash ?? '0') +
  Object.entries(chips ?? {}).reduce((sum, [face, count]) => sum + minorOf(face) * count, 0);

/** The chips of a sale that would be made, by face value; none where it is refused, or not answered yet. */
export const chipsSold = (asked: MayAnswer | undefined, amountOf: Money['amountOf']): Chips => {
  const sold = asked?.allowed ? asked.facts.find(({ type }) => type === 'ChipsSold') : undefined;
  const chips = (sold?.['chips'] ?? {}) as Readonly<Record<string, number>>;
  return Object.fromEntries(Object.entries(chips).map(([face, count]) => [amountOf(Number(face)), count]));
};

const cashKey = 'cash';

/** A count under way: what was typed for each face value and for the money. */
export const useCount = (faces: readonly string[]) => {
  const money = useMoney();
  const { language } = useLanguage();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const chips = Object.fromEntries(
    faces.flatMap((face) => {
      const count = Number(typed[face] ?? '');
      return count > 0 ? [[face, count] as const] : [];
    }),
  );
  const typedCash = typed[cashKey] ?? '';
  const cash = typedCash === '' ? '0' : readAmount(typedCash, language, money.currency.decimals);
  return {
    faces,
    typed,
    type: (key: string, text: string) => setTyped((before) => ({ ...before, [key]: text })),
    fill: ({ cash: sum, chips: counted }: Holding) =>
      setTyped({
        ...Object.fromEntries(Object.entries(counted ?? {}).map(([face, count]) => [face, String(count)])),
        ...(sum === undefined ? {} : { [cashKey]: sum }),
      }),
    clear: () => setTyped({}),
    chips,
    /** Null when what was typed is no amount. */
    cash,
    holding: { cash: cash ?? '0', chips } satisfies Holding,
    totalMinor: worthMinor({ cash: cash ?? '0', chips }, money),
    isBlank: Object.values(typed).every((text) => text === ''),
    isSound: cash !== null,
  };
};

export type Count = ReturnType<typeof useCount>;
export { cashKey };
