import { type GameId, type Instant, type Minor, minor, type PlayerId, type TableId } from '@cardroom/kernel';
import { type FloorFacts } from '../state';
import { type CollectionMoment, type PackageSale, type RentOfSeat } from './collections';
import { type OwedRent } from './events';
import { sumOf } from './moments';
import { isSettled, owedIn, owedRent, sitsThere } from './rent-keeping';

/** What is unpaid at a table, oldest first: handed over when it closes or breaks. */
export const rentOwedAt = (floor: FloorFacts, tableId: TableId): readonly OwedRent[] => {
  const collection = floor.collections.get(tableId);
  return collection ? owedIn(collection) : [];
};

export interface OwedAtTable extends OwedRent {
  readonly tableId: TableId;
}

/** What a player owes, wherever he sat. */
export const rentOwedBy = (floor: FloorFacts, playerId: PlayerId): readonly OwedAtTable[] =>
  [...floor.collections.keys()].flatMap((tableId) =>
    rentOwedAt(floor, tableId)
      .filter((rent) => rent.playerId === playerId)
      .map((rent) => ({ ...rent, tableId })),
  );

/** Of whoever sits in a seat: what he owes there for the present period and those before. */
export const rentDueAtSeat = (
  floor: FloorFacts,
  at: { readonly tableId: TableId; readonly seat: number },
): Minor =>
  sumOf(
    rentOwedAt(floor, at.tableId).filter(
      (rent) => rent.seat === at.seat && sitsThere(floor, at.tableId, rent),
    ),
  );

/** Every seat's rent is in exactly one of these, so that they add up to what was due. */
export interface SheetAmounts {
  readonly dueMinor: Minor;
  readonly paidMinor: Minor;
  readonly waivedMinor: Minor;
  readonly refundedMinor: Minor;
  /** Refused, and played out by courtesy or answered by giving up the seat. */
  readonly declinedMinor: Minor;
  /** Unpaid when the next period began, and still. */
  readonly missedMinor: Minor;
  /** Unpaid so far in the present period. */
  readonly openMinor: Minor;
}

export interface SheetPeriod extends SheetAmounts {
  readonly period: number;
  readonly dueAt: Instant;
  readonly gameId: GameId;
  readonly rateVersion: number;
  readonly waiting: number;
  readonly seats: readonly RentOfSeat[];
  /** Nobody owes anything of it. */
  readonly isSettled: boolean;
}

export interface SheetOfTable extends SheetAmounts {
  readonly tableId: TableId;
  readonly tableNumber: number;
  readonly periods: readonly SheetPeriod[];
  readonly packages: readonly PackageSale[];
  readonly packagesMinor: Minor;
}

export interface CollectionSheet extends SheetAmounts {
  readonly tables: readonly SheetOfTable[];
  readonly packagesMinor: Minor;
}

const sumWhere = (seats: readonly RentOfSeat[], holds: (rent: RentOfSeat) => boolean): Minor =>
  sumOf(seats.filter(holds));

const inState =
  (state: RentOfSeat['state']) =>
  (rent: RentOfSeat): boolean =>
    rent.state === state;

export const amountsOf = (seats: readonly RentOfSeat[]): SheetAmounts => ({
  dueMinor: sumOf(seats),
  paidMinor: sumWhere(seats, inState('paid')),
  waivedMinor: sumWhere(seats, inState('waived')),
  refundedMinor: sumWhere(seats, inState('refunded')),
  declinedMinor: sumWhere(seats, inState('declined')),
  missedMinor: sumWhere(seats, ({ state, missed }) => state === 'owed' && missed),
  openMinor: sumWhere(seats, ({ state, missed }) => state === 'owed' && !missed),
});

const amountNames = [
  'dueMinor',
  'paidMinor',
  'waivedMinor',
  'refundedMinor',
  'declinedMinor',
  'missedMinor',
  'openMinor',
] as const satisfies readonly (keyof SheetAmounts)[];

const totalOf = (parts: readonly SheetAmounts[]): SheetAmounts =>
  Object.fromEntries(
    amountNames.map((name) => [name, minor(parts.reduce((sum, part) => sum + part[name], 0))]),
  ) as unknown as SheetAmounts;

const workedPeriods = new WeakMap<CollectionMoment, SheetPeriod>();

/** Worked out once for each state of a moment. */
const periodOf = (moment: CollectionMoment): SheetPeriod => {
  const known = workedPeriods.get(moment);
  if (known) return known;
  const period = { ...moment, ...amountsOf(moment.seats), isSettled: isSettled(moment) };
  workedPeriods.set(moment, period);
  return period;
};

/** The sheet of one table; null where nothing is or was taken. */
export const sheetOfTable = (floor: FloorFacts, tableId: TableId): SheetOfTable | null => {
  const collection = floor.collections.get(tableId);
  if (!collection) return null;
  const periods = collection.moments.map(periodOf);
  const packages = collection.packagesSold;
  const tableNumber = floor.tables.get(tableId)?.plan.number ?? 0;
  return { tableId, tableNumber, periods, packages, packagesMinor: sumOf(packages), ...totalOf(periods) };
};

/** What the cashier takes in: every table and period of the day so far, with totals that add up. */
export const collectionSheet = (
  floor: FloorFacts,
  only: { readonly tableId?: TableId } = {},
): CollectionSheet => {
  const tableIds = only.tableId ? [only.tableId] : [...floor.collections.keys()];
  const tables = tableIds
    .flatMap((tableId) => sheetOfTable(floor, tableId) ?? [])
    .sort((a, b) => a.tableNumber - b.tableNumber);
  const packagesMinor = minor(tables.reduce((sum, table) => sum + table.packagesMinor, 0));
  return { tables, packagesMinor, ...totalOf(tables) };
};

export interface MissedRent extends OwedRent {
  readonly tableId: TableId;
  readonly dueAt: Instant;
}

/** Collections that were missed and are unpaid still, for the live list (floor case F11). */
export const missedAtTable = (floor: FloorFacts, tableId: TableId): readonly MissedRent[] =>
  (floor.collections.get(tableId)?.moments ?? [])
    .filter((moment) => !isSettled(moment))
    .flatMap(({ period, dueAt, seats }) =>
      seats
        .filter(({ state, missed }) => state === 'owed' && missed)
        .map((rent) => ({ ...owedRent(period, rent), tableId, dueAt })),
    );
