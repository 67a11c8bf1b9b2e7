import { type Cage, type EntryNote, makeUp, rentKey, type SheetOfPeriod } from '@cardroom/cashier';
import { type CageCollectionRow } from '@cardroom/contracts';
import { id, isoOf, type Minor, minor, type TableId } from '@cardroom/kernel';
import { type CageBoard } from './board';
import { chipsIn, isoOrNull, money } from './shapes';
import { touchedBy } from './touched';

type Period = CageCollectionRow['periods'][number];

/** More chips of each face value than any sheet needs: what an amount looks like in chips. */
const plenty = 1_000_000;

const asChips = (cage: Cage, amountMinor: Minor): Period['asChips'] => {
  const faces = cage.day?.denominations ?? [];
  const chips = makeUp(amountMinor, Object.fromEntries(faces.map((face) => [String(face), plenty])), faces);
  return chips && chipsIn(cage, chips);
};

const sumOf = (lines: SheetOfPeriod['lines'], states: readonly string[]): Minor =>
  minor(lines.reduce((sum, line) => sum + (states.includes(line.state) ? line.amountMinor : 0), 0));

const linesOf = (cage: Cage, lines: SheetOfPeriod['lines']): Period['lines'] =>
  lines.map(({ seat, playerId, alias, amountMinor, state }) => ({
    ...{ seat, playerId, alias, state },
    amount: money(cage, amountMinor),
  }));

/** The entry by which a period was taken in; null before, and when it was taken back. */
const takenFor = (cage: Cage, tableId: TableId, period: number): EntryNote | null => {
  const command = cage.rents.get(rentKey(tableId, period));
  return command ? (cage.record.entries.get(command) ?? null) : null;
};

const periodShape = (cage: Cage, tableId: TableId, sheet: SheetOfPeriod): Period & { takenMinor: number } => {
  const { period, dueAt, lines } = sheet;
  const paidMinor = sumOf(lines, ['paid']);
  const taken = takenFor(cage, tableId, period);
  return {
    period,
    dueAt: isoOrNull(dueAt),
    due: money(cage, sumOf(lines, ['owed', 'paid', 'declined', 'waived', 'refunded'])),
    paid: money(cage, paidMinor),
    owed: money(cage, sumOf(lines, ['owed'])),
    lines: linesOf(cage, lines),
    taken: taken && {
      entryId: taken.command,
      at: isoOf(taken.at),
      by: taken.by,
      windowId: taken.windowId ?? '',
      amount: money(cage, taken.amountMinor),
      difference: money(cage, taken.amountMinor - paidMinor),
    },
    asChips: asChips(cage, paidMinor),
    takenMinor: taken?.amountMinor ?? 0,
  };
};

const sheetsOf = ({ record }: Cage, tableId: TableId): SheetOfPeriod[] => {
  const sheets: SheetOfPeriod[] = [];
  for (const [key, sheet] of record.sheets) if (key === rentKey(tableId, sheet.period)) sheets.push(sheet);
  return sheets.sort((a, b) => a.period - b.period);
};

const collectionRow = (cage: Cage, key: string): CageCollectionRow | null => {
  const tableId = id<TableId>(key);
  const fee = cage.fees.get(tableId) ?? null;
  const sheets = sheetsOf(cage, tableId);
  if (fee === null && sheets.length === 0) return null;
  const all = sheets.flatMap(({ lines }) => lines);
  const periods = sheets.map((sheet) => periodShape(cage, tableId, sheet));
  const takenMinor = periods.reduce((sum, each) => sum + each.takenMinor, 0);
  return {
    tableId,
    tableNumber: cage.record.tableNumbers.get(tableId) ?? null,
    fee,
    periods: periods.map(({ takenMinor: _, ...period }) => period),
    totals: {
      due: money(cage, sumOf(all, ['owed', 'paid', 'declined', 'waived', 'refunded'])),
      paid: money(cage, sumOf(all, ['paid'])),
      owed: money(cage, sumOf(all, ['owed'])),
      taken: money(cage, takenMinor),
    },
  };
};

/** A table's sheet of owed and paid rent, and what of it came in at a window. */
export const collectionsBoard: CageBoard<'cage-collections'> = {
  name: 'cage-collections',
  keys: ({ fees, record }) => [...fees.keys(), ...record.tableNumbers.keys()],
  row: collectionRow,
  changedKeys: (change) => touchedBy(change).tables,
};
