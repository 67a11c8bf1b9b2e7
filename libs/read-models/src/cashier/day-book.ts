import { type Cage, type CashierEvent, worth } from '@cardroom/cashier';
import { type Floor, sheetOfTable } from '@cardroom/floor';
import { id, type Instant, type TableId } from '@cardroom/kernel';
import { type ReportFrom, type ReportRow, type ReportTable } from './reports';
import { isoOrNull, money, moneyOrNull } from './shapes';
import { sessionAt, type TableSession } from './table-sessions';

/** One session of a table in minor units; null where nobody counted or recorded it. */
interface Figures {
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

/** One period of a table's rent: of whom it was due, and who has paid. */
interface Period {
  readonly period: number;
  readonly dueAt: Instant;
  readonly dueMinor: number;
  readonly paidMinor: number;
}

/** As the floor keeps them; where it is not known, as it told the cage. */
const periodsOf = (floor: Floor | null, cage: Cage, tableId: TableId): readonly Period[] => {
  const sheet = floor && sheetOfTable(floor, tableId);
  if (sheet)
    return sheet.periods.map(({ period, dueAt, dueMinor, paidMinor }) => ({
      ...{ period, dueAt, dueMinor, paidMinor },
    }));
  const noted = [...cage.record.sheets].filter(([key]) => key.startsWith(`${tableId} `));
  return noted.map(([, { period, dueAt, lines }]) => {
    const due = lines.filter(({ state }) => state !== 'exempt');
    const sum = (some: typeof due): number => some.reduce((total, line) => total + line.amountMinor, 0);
    const paidMinor = sum(due.filter(({ state }) => state === 'paid'));
    return { period, dueAt, dueMinor: sum(due), paidMinor };
  });
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

/** A table's sessions with their figures; a table that nobody opened has one, without times. */
interface TableBook {
  readonly number: number | null;
  readonly sessions: readonly (TableSession & { readonly figures: Figures })[];
}

const notOpened: TableSession = { number: 1, gameId: null, openedAt: null, closedAt: null };

/** When a fact counts for a table: rent, when it was due; the rest, when it happened. */
const momentOf = (event: CashierEvent, periods: readonly Period[]): Instant =>
  (event.type === 'RentCollected' && periods.find(({ period }) => period === event.period)?.dueAt) ||
  event.at;

const tableBook = (tableId: TableId, changes: readonly Dated[], from: ReportFrom): TableBook => {
  const { cage, floor } = from;
  const sessions = from.sessions.get(tableId) ?? [notOpened];
  const periods = periodsOf(floor, cage, tableId);
  const figuresOf = ({ number }: TableSession): Figures => {
    const isOfIt = (at: Instant): boolean => sessionAt(sessions, at) === number;
    const kept = changes.filter(({ event }) => isOfIt(momentOf(event, periods)));
    const due = periods.filter(({ dueAt }) => isOfIt(dueAt));
    const rent = (of: 'dueMinor' | 'paidMinor'): number | null =>
      due.length === 0 ? null : due.reduce((sum, period) => sum + period[of], 0);
    const figures = kept.reduce((was, { change }) => change.with(was), none);
    return { ...figures, rentDue: rent('dueMinor'), rentPaid: rent('paidMinor') };
  };
  return {
    number: floor?.tables.get(tableId)?.plan.number ?? cage.record.tableNumbers.get(tableId) ?? null,
    sessions: sessions.map((session) => ({ ...session, figures: figuresOf(session) })),
  };
};

interface Dated {
  readonly event: CashierEvent;
  readonly change: Change;
}

const changesByTable = ({ events, cage }: ReportFrom): ReadonlyMap<TableId, readonly Dated[]> => {
  const changes = new Map<TableId, Dated[]>();
  for (const event of standing(events)) {
    const change = ofFact(event, cage);
    if (change) changes.set(change.tableId, [...(changes.get(change.tableId) ?? []), { event, change }]);
  }
  return changes;
};

const tablesOf = (
  { floor, cage, sessions }: ReportFrom,
  withFacts: Iterable<TableId>,
): readonly TableId[] => [
  ...new Set([
    ...withFacts,
    ...sessions.keys(),
    ...(floor?.collections.keys() ?? []),
    ...cage.fees.keys(),
    ...cage.record.tableNumbers.keys(),
  ]),
];

/**
 * The day at each table, a line for each time that it was open: rent, drops, fills and credits, counts and their
 * differences. Games go by their id. What nobody counted or recorded is null, and left out of the totals: a report never shows zero for what
 * it cannot know.
 */
export const dayBook = (from: ReportFrom): ReportTable => {
  const { cage } = from;
  const changes = changesByTable(from);
  const books = tablesOf(from, changes.keys())
    .map((tableId) => ({ tableId, ...tableBook(tableId, changes.get(tableId) ?? [], from) }))
    .sort((a, b) => (a.number ?? 0) - (b.number ?? 0));
  const lines = books.flatMap(({ sessions, ...table }) => sessions.map((one) => ({ ...table, one })));
  const total = (column: (typeof columns)[number]): string | null => {
    const known = lines.flatMap(({ one }) => one.figures[column] ?? []);
    const sum = known.reduce((total, figure) => total + figure, 0);
    return known.length === 0 ? null : money(cage, sum);
  };
  return {
    columns: ['table', 'session', 'game', 'opened', 'closed', ...columns],
    rows: lines.map(({ tableId, number, one }) => ({
      table: number ?? tableId,
      session: one.number,
      game: one.gameId,
      opened: isoOrNull(one.openedAt),
      closed: isoOrNull(one.closedAt),
      ...inMoney(cage, one.figures),
    })),
    totals: Object.fromEntries(columns.map((column) => [column, total(column)])),
  };
};
