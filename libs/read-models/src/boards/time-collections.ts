import {
  type RentPeriod,
  type RentShape,
  type RentTotals,
  type TimeCollectionRow,
} from '@cardroom/contracts';
import {
  type Floor,
  missedAtTable,
  type RentOfSeat,
  seatUse,
  type SheetAmounts,
  type SheetPeriod,
  sheetOfTable,
  type TableCollection,
} from '@cardroom/floor';
import { type Actor, id, isoOf, type PlayerId, type TableId } from '@cardroom/kernel';
import { affectedBy } from './affected';
import { type Board, type FloorChange } from './board';
import { amountIn, isoOrNull } from './shapes';

const nameOf = (by: Actor): string => (by.kind === 'timer' ? by.kind : by.id);

interface Of {
  readonly floor: Floor;
  readonly tableId: TableId;
}

const sitsHere = (
  { floor, tableId }: Of,
  { seat, playerId }: { readonly seat: number; readonly playerId: PlayerId },
): boolean => {
  const use = seatUse(floor, { tableId, seat });
  return use?.state === 'seated' && use.seated.playerId === playerId;
};

const rentShapeOf = (of: Of, rent: RentOfSeat): RentShape => {
  const { seat, playerId, alias, why, isHalf, amountMinor, state, missed, handsLeft, reason, by } = rent;
  return {
    seat,
    playerId,
    alias,
    why,
    half: isHalf,
    amount: amountIn(of.floor, amountMinor),
    state,
    missed,
    handsLeft,
    reason,
    by: by && nameOf(by),
    seatedHere: sitsHere(of, rent),
  };
};

const totalsOf = ({ floor }: Of, amounts: SheetAmounts): RentTotals => ({
  due: amountIn(floor, amounts.dueMinor),
  paid: amountIn(floor, amounts.paidMinor),
  waived: amountIn(floor, amounts.waivedMinor),
  refunded: amountIn(floor, amounts.refundedMinor),
  declined: amountIn(floor, amounts.declinedMinor),
  missed: amountIn(floor, amounts.missedMinor),
  open: amountIn(floor, amounts.openMinor),
});

const periodOf = (of: Of, sheet: SheetPeriod): RentPeriod => ({
  ...totalsOf(of, sheet),
  period: sheet.period,
  dueAt: isoOf(sheet.dueAt),
  rateVersion: sheet.rateVersion,
  waiting: sheet.waiting,
  seats: sheet.seats.map((rent) => rentShapeOf(of, rent)),
});

const feeOf = ({ floor }: Of, { rate }: TableCollection): TimeCollectionRow['fee'] => ({
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

const newerRate = ({ floor }: Of, { running, gameId, rate }: TableCollection): number | null => {
  const newest = floor.rates.get(gameId)?.version ?? rate.version;
  return running && newest > rate.version ? newest : null;
};

const missedOf = (of: Of): TimeCollectionRow['missed'] =>
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

const packagesOf = ({ floor }: Of, { packagesSold }: TableCollection): TimeCollectionRow['packages'] =>
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
    periods: sheet.periods.map((each) => periodOf(of, each)),
    totals: totalsOf(of, sheet),
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
