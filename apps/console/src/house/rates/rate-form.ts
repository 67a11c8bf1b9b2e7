import { type FloorCommandBody } from '@cardroom/contracts';

type SetRate = FloorCommandBody<'set-rate'>;

export const feeKinds = ['rent', 'per-hand', 'rake', 'none'] as const satisfies readonly SetRate['kind'][];
export const collectionTimes = [
  'house-clock',
  'from-opening',
  'dealer-change',
] as const satisfies readonly NonNullable<SetRate['when']>[];

interface TypedCondition {
  readonly fewerThan: string;
  readonly from: string;
  readonly to: string;
}

/** What is typed of a rate, before it is one. */
export interface TypedRate {
  readonly kind: SetRate['kind'];
  readonly amount: string;
  readonly periodMinutes: string;
  /** Empty: as the house collects. */
  readonly when: NonNullable<SetRate['when']> | '';
  readonly halfAmount: string;
  readonly half: TypedCondition;
  readonly free: TypedCondition;
  readonly packages: readonly { readonly periods: string; readonly amount: string }[];
  /** Left empty where the dealer takes the rake by hand. */
  readonly rake: { readonly percent: string; readonly most: string; readonly noFlopNoDrop: boolean };
}

const noCondition: TypedCondition = { fewerThan: '', from: '', to: '' };

export const emptyRate: TypedRate = {
  kind: 'rent',
  amount: '',
  periodMinutes: '',
  when: '',
  halfAmount: '',
  half: noCondition,
  free: noCondition,
  packages: [],
  rake: { percent: '', most: '', noFlopNoDrop: true },
};

/** Amounts are typed with a comma in French; the log keeps a point. */
const amountOf = (typed: string): string => typed.trim().replace(',', '.');

export const isAmount = (typed: string): boolean => /^\d{1,9}(\.\d{1,2})?$/.test(amountOf(typed));
export const isTime = (typed: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(typed.trim());

export const isEmpty = ({ fewerThan, from, to }: TypedCondition): boolean =>
  [fewerThan, from, to].every((typed) => typed.trim() === '');

const conditionOf = ({ fewerThan, from, to }: TypedCondition) => ({
  ...(fewerThan.trim() === '' ? {} : { fewerThan: Number(fewerThan) }),
  ...(from.trim() === '' && to.trim() === '' ? {} : { hours: { from: from.trim(), to: to.trim() } }),
});

/** Only time collection has a time, a period, reduced and free times, and packages. */
const rentOf = ({ when, periodMinutes, halfAmount, half, free, packages }: TypedRate) => ({
  ...(when === '' ? {} : { when }),
  ...(periodMinutes.trim() === '' ? {} : { periodMinutes: Number(periodMinutes) }),
  ...(halfAmount.trim() === '' ? {} : { half: { amount: amountOf(halfAmount), ...conditionOf(half) } }),
  ...(isEmpty(free) ? {} : { free: conditionOf(free) }),
  ...(packages.length === 0
    ? {}
    : {
        packages: packages.map(({ periods, amount }) => ({
          periods: Number(periods),
          amount: amountOf(amount),
        })),
      }),
});

/** A tenth of a percent up to a fifth of the pot. */
export const isPercent = (typed: string): boolean =>
  /^\d{1,2}(\.\d)?$/.test(amountOf(typed)) && Number(amountOf(typed)) >= 0.1 && Number(amountOf(typed)) <= 20;

const rakeOf = ({ rake: { percent, most, noFlopNoDrop } }: TypedRate) =>
  percent.trim() === ''
    ? {}
    : { rake: { percent: Number(amountOf(percent)), most: amountOf(most), noFlopNoDrop } };

/** The command that records the rate; what is left empty is the house's. */
export const setRateBody = (gameId: string, typed: TypedRate): SetRate => ({
  gameId,
  kind: typed.kind,
  ...(typed.amount.trim() === '' || typed.kind === 'rake' || typed.kind === 'none'
    ? {}
    : { amount: amountOf(typed.amount) }),
  ...(typed.kind === 'rent' ? rentOf(typed) : {}),
  ...(typed.kind === 'rake' ? rakeOf(typed) : {}),
});
