import { type RentPeriod, type TimeCollectionRow } from '@cardroom/contracts';
import {
  type Floor,
  missedAtTable,
  type SheetPeriod,
  sheetOfTable,
  type TableCollection,
} from '@cardroom/floor';
import { id, isoOf, type TableId } from '@cardroom/kernel';
import { affectedBy } from './affected';
import { type Board, type FloorChange } from './board';
import { nameOf, type OfTable, periodItself, rentItself, sitsHere, totalsOf } from './rent-shapes';
import { amountIn, isoOrNull } from './shapes';

const periodOf = (of: OfTable, sheet: SheetPeriod): RentPeriod => ({
  ...periodItself(of.floor, sheet),
  seats: sheet.seats.map((rent) => ({ ...rentItself(of.floor, rent), seatedHere: sitsHere(of, rent) })),
});

const feeOf = ({ floor }: OfTable, { rate }: TableCollection): TimeCollectionRow['fee'] => ({
  kind: rate.kind,
  version: rate.version,
  amount: amountIn(floor, rate.amountMinor),
  halfAmount: rate.half && amountIn(floor, rate.half.amountMinor),
  periodMinutes: rate.periodMinutes,
  when: rate.when,
  packages: rate.packages.map(({ periods, amountMinor }) => ({
    periods,
    amount: amountIn(floor, amountMinor),
  })),
});

const newerRate = ({ floor }: OfTable, { running, gameId, rate }: TableCollection): number | null => {
  const newest = floor.rates.get(gameId)?.version ?? rate.version;
  return running && newest > rate.version ? newest : null;
};

const missedOf = (of: OfTable): TimeCollectionRow['missed'] =>
  missedAtTable(of.floor, of.tableId).map((rent) => {
    const { period, dueAt, seat, playerId, alias, amountMinor } = rent;
    const seatedHere = sitsHere(of, rent);
    return {
      period,
      dueAt: isoOf(dueAt),
      seat,
      playerId,
      alias,
      amount: amountIn(of.floor, amountMinor),
      seatedHere,
    };
  });

const packagesOf = ({ floor }: OfTable, { packagesSold }: TableCollection): TimeCollectionRow['packages'] =>
  packagesSold.map(({ at, by, seat, playerId, alias, periods, amountMinor, rateVersion }) => ({
    at: isoOf(at),
    by: nameOf(by),
    seat,
    playerId,
    alias,
    periods,
    amount: amountIn(floor, amountMinor),
    rateVersion,
  }));

/** The present period, and those of which somebody still owes. */
const isPending =
  ({ lastPeriod }: TableCollection) =>
  ({ period, isSettled }: SheetPeriod): boolean =>
    period === lastPeriod || !isSettled;

const rowOf = (floor: Floor, key: string): TimeCollectionRow | null => {
  const of = { floor, tableId: id<TableId>(key) };
  const collection = floor.collections.get(of.tableId);
  const sheet = sheetOfTable(floor, of.tableId);
  if (!collection || !sheet) return null;
  const { tableId, gameId, running, lastPeriod, nextDueAt, paused } = collection;
  return {
    tableId,
    tableNumber: sheet.tableNumber,
    section: floor.tables.get(tableId)?.plan.section ?? '',
    gameId,
    running,
    fee: feeOf(of, collection),
    newerRate: newerRate(of, collection),
    lastPeriod,
    nextDueAt: isoOrNull(nextDueAt),
    paused: paused && { since: isoOf(paused.since), by: nameOf(paused.by), reason: paused.reason },
    periods: sheet.periods.filter(isPending(collection)).map((each) => periodOf(of, each)),
    totals: totalsOf(floor, sheet),
    missed: missedOf(of),
    packages: packagesOf(of, collection),
    packagesTotal: amountIn(floor, sheet.packagesMinor),
  };
};

const tablesIn = (floor: Floor): readonly TableId[] => [...floor.collections.keys()];

/** Tables whose rent changed, those where somebody sat down or got up, and all when a rate or the day changes. */
const changedKeys = (change: FloorChange): readonly string[] => {
  const { before, after } = change;
  if (before.collections.size === 0 && after.collections.size === 0) return [];
  const { touched } = affectedBy(change);
  const isOn = (tableId: TableId) => before.collections.has(tableId) || after.collections.has(tableId);
  if (touched.everything || before.rates !== after.rates)
    return [...new Set([...tablesIn(before), ...tablesIn(after)])];
  const changed =
    before.collections === after.collections
      ? []
      : [...new Set([...tablesIn(before), ...tablesIn(after)])].filter(
          (tableId) => before.collections.get(tableId) !== after.collections.get(tableId),
        );
  const sat = touched.seats.map(({ tableId }) => tableId);
  return [...new Set([...changed, ...sat, ...touched.tables])].filter(isOn);
};

/** What is taken at each table, when next, from whom, and what became of it: the day's collection sheets. */
export const timeCollectionsBoard: Board<'time-collections'> = {
  name: 'time-collections',
  keys: tablesIn,
  isOn: (floor, key) => floor.collections.has(id<TableId>(key)),
  row: rowOf,
  changedKeys,
};
