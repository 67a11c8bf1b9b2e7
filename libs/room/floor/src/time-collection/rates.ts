import { type Actor, type GameId, type Instant, type Minor } from '@cardroom/kernel';

/** What the house takes at a table; one kind at a time (feature 37). */
export type FeeKind = 'rent' | 'per-hand' | 'rake' | 'none';

export const feeKinds: readonly FeeKind[] = ['rent', 'per-hand', 'rake', 'none'];

/**
 * When rent falls due: at the round minutes of the house's clock, at equal times from the opening of the table, or
 * when the dealer changes.
 */
export type CollectionTime = 'house-clock' | 'from-opening' | 'dealer-change';

export const collectionTimes: readonly CollectionTime[] = ['house-clock', 'from-opening', 'dealer-change'];

/** Met when either part is: fewer players than that, or an hour of the house's clock (`to` excluded). */
export interface RateCondition {
  readonly fewerThan: number | null;
  /** `HH:MM`; over midnight where `to` comes before `from`. */
  readonly hours: { readonly from: string; readonly to: string } | null;
}

/** Several periods paid at once, usually for less. */
export interface RentPackage {
  readonly periods: number;
  readonly amountMinor: Minor;
}

/** What is taken from each pot; where a house does not say, the dealer takes it by hand. */
export interface RakeSchedule {
  readonly perMille: number;
  /** Of one hand. */
  readonly mostMinor: Minor;
  readonly noFlopNoDrop: boolean;
}

/** What is taken in a game and limit. A change makes a new version; collections keep the one they used. */
export interface Rate {
  readonly gameId: GameId;
  readonly version: number;
  readonly kind: FeeKind;
  /** Of one seat for one period, or of one hand; nothing where the fee is rake or none. */
  readonly amountMinor: Minor;
  readonly periodMinutes: number;
  readonly when: CollectionTime;
  readonly half: { readonly amountMinor: Minor; readonly condition: RateCondition } | null;
  /** Nobody pays while this holds. */
  readonly free: RateCondition | null;
  readonly packages: readonly RentPackage[];
  readonly rake?: RakeSchedule;
}

/** A version of a game's rate, and who set it when. */
export interface RateVersion {
  readonly rate: Rate;
  readonly setAt: Instant;
  readonly by: Actor;
}

const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/;

const isAmount = (amount: number): boolean => Number.isSafeInteger(amount) && amount > 0;

const conditionStands = ({ fewerThan, hours }: RateCondition): boolean =>
  (fewerThan !== null || hours !== null) &&
  (fewerThan === null || (Number.isInteger(fewerThan) && fewerThan >= 2 && fewerThan <= 11)) &&
  (hours === null || (timeOfDay.test(hours.from) && timeOfDay.test(hours.to) && hours.from !== hours.to));

const amountStands = ({ kind, amountMinor }: Rate): boolean =>
  kind === 'rent' || kind === 'per-hand' ? isAmount(amountMinor) : amountMinor === 0;

const periodStands = ({ periodMinutes }: Rate): boolean =>
  Number.isInteger(periodMinutes) && periodMinutes >= 5 && periodMinutes <= 240;

const halfStands = ({ half, amountMinor }: Rate): boolean =>
  half === null ||
  (isAmount(half.amountMinor) && half.amountMinor < amountMinor && conditionStands(half.condition));

const packagesStand = ({ packages }: Rate): boolean =>
  new Set(packages.map(({ periods }) => periods)).size === packages.length &&
  packages.every(
    ({ periods, amountMinor }) => Number.isInteger(periods) && periods >= 2 && isAmount(amountMinor),
  );

/** Only rent has reduced rates, free times and packages. */
const onlyRentIsReduced = ({ kind, half, free, packages }: Rate): boolean =>
  kind === 'rent' || (half === null && free === null && packages.length === 0);

/** A share of the pot up to a fifth of it, in a game that is raked. */
const rakeStands = ({ kind, rake }: Rate): boolean =>
  rake === undefined ||
  (kind === 'rake' &&
    Number.isInteger(rake.perMille) &&
    rake.perMille >= 1 &&
    rake.perMille <= 200 &&
    isAmount(rake.mostMinor));

const checks: readonly (readonly [field: string, stands: (rate: Rate) => boolean])[] = [
  ['amount', amountStands],
  ['periodMinutes', periodStands],
  ['half', halfStands],
  ['free', ({ free }) => free === null || conditionStands(free)],
  ['packages', packagesStand],
  ['kind', onlyRentIsReduced],
  ['rake', rakeStands],
];

/** The part of a rate that makes no sense; null when all of it does. */
export const wrongIn = (rate: Rate): string | null => checks.find(([, stands]) => !stands(rate))?.[0] ?? null;
