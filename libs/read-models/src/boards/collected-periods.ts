import { type CollectedPeriodRow } from '@cardroom/contracts';
import { type Floor, isSettled, type SheetPeriod, sheetOfTable } from '@cardroom/floor';
import { id, type TableId } from '@cardroom/kernel';
import { affectedBy } from './affected';
import { type Board, type FloorChange } from './board';
import { periodItself, rentItself } from './rent-shapes';

const keyOf = (tableId: string, period: number): string => `${tableId}:${period}`;

const named = (key: string): { readonly tableId: TableId; readonly period: number } => {
  const at = key.lastIndexOf(':');
  return { tableId: id<TableId>(key.slice(0, at)), period: Number(key.slice(at + 1)) };
};

const settledOf = (floor: Floor, key: string): SheetPeriod | null => {
  const { tableId, period } = named(key);
  const sheet = sheetOfTable(floor, tableId)?.periods.find((each) => each.period === period);
  return sheet?.isSettled ? sheet : null;
};

const rowOf = (floor: Floor, key: string): CollectedPeriodRow | null => {
  const sheet = settledOf(floor, key);
  const { tableId } = named(key);
  const plan = floor.tables.get(tableId)?.plan;
  if (!sheet) return null;
  return {
    ...periodItself(floor, sheet),
    tableId,
    tableNumber: plan?.number ?? 0,
    section: plan?.section ?? '',
    gameId: sheet.gameId,
    seats: sheet.seats.map((rent) => rentItself(floor, rent)),
  };
};

const settledAt = (floor: Floor, tableId: TableId): readonly string[] =>
  (floor.collections.get(tableId)?.moments ?? [])
    .filter(isSettled)
    .map(({ period }) => keyOf(tableId, period));

const everySettled = (floor: Floor): readonly string[] =>
  [...floor.collections.keys()].flatMap((tableId) => settledAt(floor, tableId));

/** Periods of a table that are another value now: one decision changes few of a day's many. */
const changedAt = ({ before, after }: FloorChange, tableId: TableId): readonly string[] => {
  const [was, is] = [before, after].map((floor) => floor.collections.get(tableId)?.moments ?? []);
  if (was === is || !was || !is) return [];
  const kept = new Set(was.filter((moment) => is.includes(moment)));
  return [...was, ...is].filter((moment) => !kept.has(moment)).map(({ period }) => keyOf(tableId, period));
};

const changedKeys = (change: FloorChange): Iterable<string> => {
  const { before, after } = change;
  if (affectedBy(change).touched.everything) return new Set([before, after].flatMap(everySettled));
  if (before.collections === after.collections) return [];
  const tables = new Set([...before.collections.keys(), ...after.collections.keys()]);
  return new Set([...tables].flatMap((tableId) => changedAt(change, tableId)));
};

/** The collection sheets of the day, period by period, of all that is settled. */
export const collectedPeriodsBoard: Board<'collected-periods'> = {
  name: 'collected-periods',
  keys: everySettled,
  isOn: (floor, key) => settledOf(floor, key) !== null,
  row: rowOf,
  changedKeys,
};
