import { type Cage, type CashierEvent, rentKey, worth } from '@cardroom/cashier';
import { type Floor, offerOf, sheetOfTable } from '@cardroom/floor';
import { id, type TableId } from '@cardroom/kernel';
import { type ReportFrom, type ReportRow, type ReportTable } from './reports';
import { money, moneyOrNull } from './shapes';

/** One table's day in minor units; null where nobody counted or recorded it. */
interface TableDay {
  readonly tableId: TableId;
  readonly rentDue: number | null;
  readonly rentPaid: number | null;
  readonly rentTaken: number;
  readonly rake: number | null;
  readonly perHand: number | null;
  readonly jackpot: number | null;
  readonly refreshments: number;
  readonly fills: number;
  readonly credits: number;
  /** What the tray held when it was last counted. */
  readonly trayCounted: number | null;
  /** Of counts of the tray, of transfers and of boxes; null where nothing was counted. */
  readonly difference: number | null;
}

type Figures = Omit<TableDay, 'tableId'>;

const none: Figures = {
  rentDue: null,
  rentPaid: null,
  rentTaken: 0,
  rake: null,
  perHand: null,
  jackpot: null,
  refreshments: 0,
  fills: 0,
  credits: 0,
  trayCounted: null,
  difference: null,
};

const plus = (a: number | null, b: number | null): number | null => (b === null ? a : (a ?? 0) + b);

const boxColumn = { rake: 'rake', 'per-hand': 'perHand', jackpot: 'jackpot' } as const;

type Change = { readonly tableId: TableId; readonly with: (was: Figures) => Figures };

const ofTransfer = (event: CashierEvent, cage: Cage): Change | null => {
  if (event.type !== 'TransferReceived') return null;
  const transfer = cage.transfers.get(event.transferId);
  const tray = transfer && [transfer.from, transfer.to].find((place) => place.startsWith('tray:'));
  if (!transfer || !tray) return null;
  const column = transfer.kind === 'fill' ? 'fills' : 'credits';
  const amount = worth(event.counted);
  return {
    tableId: id(tray.slice('tray:'.length)),
    with: (was) => ({
      ...was,
      [column]: was[column] + amount,
      difference: plus(was.difference, event.differenceMinor),
    }),
  };
};

/** What a fact adds to a table's day; null for those of no table. */
const ofFact = (event: CashierEvent, cage: Cage): Change | null => {
  switch (event.type) {
    case 'RentCollected':
      return {
        tableId: event.tableId,
        with: (was) => ({ ...was, rentTaken: was.rentTaken + event.amountMinor }),
      };
    case 'RefreshmentsPaid':
      return {
        tableId: event.tableId,
        with: (was) => ({ ...was, refreshments: was.refreshments + event.amountMinor }),
      };
    case 'BoxCounted': {
      const column = boxColumn[event.kind];
      return {
        tableId: event.tableId,
        with: (was) => ({
          ...was,
          [column]: plus(was[column], event.amountMinor),
          difference: plus(was.difference, event.differenceMinor),
        }),
      };
    }
    case 'TrayCounted':
      return {
        tableId: event.tableId,
        with: (was) => ({
          ...was,
          trayCounted: worth(event.counted),
          difference: plus(was.difference, event.differenceMinor),
        }),
      };
    default:
      return ofTransfer(event, cage);
  }
};

/** Entries that were taken back count for nothing. */
const standing = (events: readonly CashierEvent[]): readonly CashierEvent[] => {
  const reversed = new Set(events.flatMap((event) => (event.type === 'EntryReversed' ? [event.entry] : [])));
  return events.filter((event) => !reversed.has(event.command));
};

const rentOf = (floor: Floor | null, cage: Cage, tableId: TableId): Pick<Figures, 'rentDue' | 'rentPaid'> => {
  const sheet = floor && sheetOfTable(floor, tableId);
  if (sheet) return { rentDue: sheet.dueMinor, rentPaid: sheet.paidMinor };
  const noted = [...cage.record.sheets].filter(([key, { period }]) => key === rentKey(tableId, period));
  if (noted.length === 0) return { rentDue: null, rentPaid: null };
  const lines = noted.flatMap(([, { lines: seats }]) => seats).filter(({ state }) => state !== 'exempt');
  const sum = (some: typeof lines): number => some.reduce((total, line) => total + line.amountMinor, 0);
  return { rentDue: sum(lines), rentPaid: sum(lines.filter(({ state }) => state === 'paid')) };
};

const tablesOf = (days: ReadonlyMap<TableId, Figures>, { floor, cage }: ReportFrom): readonly TableId[] => {
  const collected = floor ? [...floor.collections.keys()] : [];
  const known = new Set([
    ...days.keys(),
    ...collected,
    ...cage.fees.keys(),
    ...cage.record.tableNumbers.keys(),
  ]);
  return [...known];
};

const columns = [
  'rentDue',
  'rentPaid',
  'rentTaken',
  'rake',
  'perHand',
  'jackpot',
  'refreshments',
  'fills',
  'credits',
  'trayCounted',
  'difference',
] as const satisfies readonly (keyof Figures)[];

const inMoney = (cage: Cage, figures: Figures): ReportRow =>
  Object.fromEntries(columns.map((column) => [column, moneyOrNull(cage, figures[column])]));

const gameAt = (floor: Floor | null, tableId: TableId): string | null => {
  const gameId = floor?.tables.get(tableId)?.game?.gameId;
  const offer = floor && gameId ? offerOf(floor, gameId) : null;
  return offer ? `${offer.variant} ${offer.structure}` : null;
};

/**
 * The day at each table: rent, drops, fills and credits, counts and their differences. What nobody counted or recorded
 * is null, and left out of the totals: a report never shows zero for what it cannot know.
 */
export const dayBook = (from: ReportFrom): ReportTable => {
  const { events, cage, floor } = from;
  const days = new Map<TableId, Figures>();
  for (const event of standing(events)) {
    const change = ofFact(event, cage);
    if (change) days.set(change.tableId, change.with(days.get(change.tableId) ?? none));
  }
  const tables = tablesOf(days, from).map((tableId) => ({
    tableId,
    number: floor?.tables.get(tableId)?.plan.number ?? cage.record.tableNumbers.get(tableId) ?? null,
    figures: { ...(days.get(tableId) ?? none), ...rentOf(floor, cage, tableId) },
  }));
  const ordered = tables.sort((a, b) => (a.number ?? 0) - (b.number ?? 0));
  const total = (column: (typeof columns)[number]): string | null => {
    const known = ordered.flatMap(({ figures }) => figures[column] ?? []);
    return known.length === 0
      ? null
      : money(
          cage,
          known.reduce((sum, one) => sum + one, 0),
        );
  };
  return {
    columns: ['table', 'game', ...columns],
    rows: ordered.map(({ tableId, number, figures }) => ({
      table: number ?? tableId,
      game: gameAt(floor, tableId),
      ...inMoney(cage, figures),
    })),
    totals: Object.fromEntries(columns.map((column) => [column, total(column)])),
  };
};
