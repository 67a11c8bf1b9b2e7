import { type Cage, type CashierEvent, heldAt, owedTo, type Posting, worth } from '@cardroom/cashier';
import { type CageReportName, type ReportColumnKind } from '@cardroom/contracts';
import { type Floor } from '@cardroom/floor';
import { isoOf } from '@cardroom/kernel';
import { dayBook } from './day-book';
import { aliasIn, money, moneyOrNull } from './shapes';
import { type SessionsByTable } from './table-sessions';

export type Cell = string | number | null;
export type ReportRow = Readonly<Record<string, Cell>>;

/** A report's table: cells by column, null where a figure cannot be known. */
export interface ReportTable {
  readonly columns: readonly string[];
  readonly rows: readonly ReportRow[];
  readonly totals: ReportRow;
}

/** What a report is made of: the facts of one gaming day up to a moment, and what they fold to. */
export interface ReportFrom {
  readonly events: readonly CashierEvent[];
  readonly cage: Cage;
  /** As it stood at the same moment; null where the room had no gaming day. */
  readonly floor: Floor | null;
  /** When each table was open on that day. */
  readonly sessions: SessionsByTable;
  /** Of which window a statement is wanted. */
  readonly windowId?: string | undefined;
  /** What lies in drawers that somebody has to count blind is left out. */
  readonly isBlind: boolean;
}

type Report = (from: ReportFrom) => ReportTable;

/** What an entry changes at an account: cash, and chips by value, in minor units. */
const changeAt = (postings: readonly Posting[], account: string) => {
  let [cash, chips] = [0, 0];
  for (const one of postings) {
    if (one.account !== account) continue;
    if (one.item === 'cash') cash += one.change;
    else if (one.item !== 'claim') chips += one.change * Number(one.item.slice('chip:'.length));
  }
  return { cash, chips };
};

const sum = (rows: readonly number[]): number => rows.reduce((total, one) => total + one, 0);

/** Everything that went into a drawer or came out of it since its present turn began, with what it then held. */
const windowStatement: Report = ({ events, cage, windowId = '' }) => {
  const account = `window:${windowId}`;
  const from = events.findLastIndex((event) => event.type === 'WindowOpened' && event.windowId === windowId);
  const before = from < 0 ? [] : events.slice(0, from);
  const opening = sum(before.map((event) => totalChange(event, account))) + openingAt(events, account);
  let balance = opening;
  const changes = (from < 0 ? [] : events.slice(from)).flatMap((event) => {
    const change = 'postings' in event ? changeAt(event.postings, account) : { cash: 0, chips: 0 };
    if (change.cash === 0 && change.chips === 0) return [];
    balance += change.cash + change.chips;
    return [{ event, change, balance }];
  });
  return {
    columns: ['at', 'what', 'player', 'cash', 'chips', 'balance', 'entry'],
    rows: changes.map(({ event, change, balance: then }) => ({
      at: isoOf(event.at),
      what: event.type,
      player: 'playerId' in event ? aliasIn(cage, event.playerId) : null,
      cash: money(cage, change.cash),
      chips: money(cage, change.chips),
      balance: money(cage, then),
      entry: event.command,
    })),
    totals: {
      opening: money(cage, opening),
      cash: money(cage, sum(changes.map(({ change }) => change.cash))),
      chips: money(cage, sum(changes.map(({ change }) => change.chips))),
      balance: money(cage, balance),
    },
  };
};

const openingAt = (events: readonly CashierEvent[], account: string): number => {
  const opened = events.find((event) => event.type === 'CageOpened');
  const { cash, chips } = changeAt(opened?.carried?.balances ?? [], account);
  return cash + chips;
};

const totalChange = (event: CashierEvent, account: string): number => {
  const { cash, chips } = 'postings' in event ? changeAt(event.postings, account) : { cash: 0, chips: 0 };
  return cash + chips;
};

/** Counts by which the house bore a difference; one that was not signed for yet is none of them. */
const settling = ['window-opened', 'window-closed', 'vault', 'tray', 'transfer'];

/** By whom and where more or less was found than the log says. The total is what the house bore today. */
const overShort: Report = ({ cage }) => {
  const counts = [...cage.record.counts.values()].filter(({ kind }) => settling.includes(kind));
  const ordered = counts.sort((a, b) => a.at - b.at);
  return {
    columns: ['at', 'kind', 'place', 'turn', 'person', 'witness', 'counted', 'difference'],
    rows: ordered.map(({ at, kind, place, turn, cashier, by, witness, counted, differenceMinor }) => ({
      at: isoOf(at),
      kind,
      place,
      turn,
      person: cashier ?? by,
      witness,
      counted: money(cage, worth(counted)),
      difference: moneyOrNull(cage, differenceMinor),
    })),
    totals: { difference: money(cage, sum(ordered.map(({ differenceMinor }) => differenceMinor ?? 0))) },
  };
};

const openTransfers: Report = ({ cage }) => {
  const open = [...cage.transfers.values()].filter(
    ({ state }) => state !== 'received' && state !== 'cancelled',
  );
  return {
    columns: ['askedAt', 'kind', 'state', 'from', 'to', 'amount', 'askedBy', 'sentBy'],
    rows: open.map(({ transferId, kind, state, from, to, holding, askedBy, sentBy }) => {
      const note = cage.record.transfers.get(transferId);
      const askedAt = note ? isoOf(note.askedAt) : null;
      return { askedAt, kind, state, from, to, amount: money(cage, worth(holding)), askedBy, sentBy };
    }),
    totals: { amount: money(cage, sum(open.map(({ holding }) => worth(holding)))) },
  };
};

const reversals: Report = ({ cage }) => {
  const { entries } = cage.record;
  const lines = [...entries.values()].filter(({ reverses }) => reverses !== null);
  return {
    columns: ['at', 'entry', 'what', 'player', 'amount', 'reason', 'by', 'witness'],
    rows: lines
      .sort((a, b) => a.number - b.number)
      .map(({ at, by, alias, amountMinor, reverses }) => ({
        at: isoOf(at),
        entry: reverses?.entry ?? null,
        what: (reverses && entries.get(reverses.entry)?.type) ?? null,
        player: alias,
        amount: money(cage, amountMinor),
        reason: reverses?.reason ?? null,
        by,
        witness: reverses?.witness ?? null,
      })),
    totals: { amount: money(cage, sum(lines.map(({ amountMinor }) => amountMinor))) },
  };
};

const register =
  (kind: 'exchange' | 'identity' | 'jackpot', columns: readonly string[]): Report =>
  ({ cage }) => {
    const lines = [...cage.record.registers.values()].filter((line) => line.register === kind);
    const isReversed = ({ command }: (typeof lines)[number]): boolean =>
      (cage.entries.get(command)?.reversedBy ?? null) !== null;
    const rows = lines.map((line) => ({
      at: isoOf(line.at),
      player: line.alias,
      window: line.windowId,
      direction: line.direction,
      amount: moneyOrNull(cage, line.amountMinor),
      total: moneyOrNull(cage, line.totalMinor),
      limit: moneyOrNull(cage, line.limitMinor),
      identity: line.identity,
      fund: line.fund,
      reason: line.reason,
      by: line.by,
      witness: line.witness,
      state: isReversed(line) ? 'reversed' : 'standing',
    }));
    const picked = rows.map((row) =>
      Object.fromEntries(columns.map((column) => [column, row[column as keyof typeof row]])),
    );
    const standing = lines.filter((line) => !isReversed(line));
    const amountMinor = sum(standing.map((line) => line.amountMinor ?? 0));
    const totals = columns.includes('amount') ? { amount: money(cage, amountMinor) } : {};
    return { columns, rows: picked as readonly ReportRow[], totals };
  };

const claimsIn = (
  events: readonly CashierEvent[],
): readonly { event: CashierEvent; postings: readonly Posting[] }[] =>
  events.flatMap((event) => ('postings' in event ? [{ event, postings: event.postings }] : []));

/** Each promotional fund: what it began the day with, what came in and went out, and what is left. */
const funds: Report = ({ events, cage }) => {
  const opened = events.find((event) => event.type === 'CageOpened');
  const carried = opened?.carried?.balances ?? [];
  const moves = claimsIn(events).flatMap(({ postings }) => postings);
  const names = new Set(
    [...carried, ...moves].map(({ account }) => account).filter((account) => account.startsWith('fund:')),
  );
  const changesOf = (account: string, lines: readonly Posting[]) =>
    lines.filter((line) => line.account === account).map(({ change }) => change);
  const rows = [...names].sort().map((account) => {
    const [before, now] = [sum(changesOf(account, carried)), changesOf(account, moves)];
    return {
      fund: account.slice('fund:'.length),
      opening: money(cage, before),
      in: money(cage, sum(now.filter((change) => change > 0))),
      out: money(cage, sum(now.filter((change) => change < 0))),
      closing: money(cage, before + sum(now)),
    };
  });
  const closing = sum([...names].map((account) => owedTo(cage.balances, account as `fund:${string}`)));
  return {
    columns: ['fund', 'opening', 'in', 'out', 'closing'],
    rows,
    totals: { closing: money(cage, closing) },
  };
};

const isHouse = (account: string): boolean => /^(vault|(window|tray|transit):.+)$/.test(account);

/** What lies where. Drawers that somebody has to count blind are named without what they hold. */
const stock: Report = ({ cage, isBlind }) => {
  const places = [...cage.balances.keys()].filter((account) => isHouse(account)).sort();
  const isHidden = (place: string): boolean =>
    isBlind &&
    cage.windows.some(({ windowId, state }) => `window:${windowId}` === place && state !== 'closed');
  const rows = places.map((place) => {
    const held = heldAt(cage.balances, place as 'vault');
    if (isHidden(place)) return { place, cash: null, chips: null, total: null };
    const { cashMinor } = held;
    const total = worth(held);
    return {
      place,
      cash: money(cage, cashMinor),
      chips: money(cage, total - cashMinor),
      total: money(cage, total),
    };
  });
  const isWhole = !places.some(isHidden);
  const total = sum(places.map((place) => worth(heldAt(cage.balances, place as 'vault'))));
  return {
    columns: ['place', 'cash', 'chips', 'total'],
    rows,
    totals: { total: isWhole ? money(cage, total) : null },
  };
};

const instants: ReadonlySet<string> = new Set(['at', 'askedAt', 'opened', 'closed']);
const amounts: ReadonlySet<string> = new Set([
  ...['cash', 'chips', 'balance', 'counted', 'difference', 'amount', 'total', 'limit', 'in', 'out'],
  ...['opening', 'closing', 'rentDue', 'rentPaid', 'rentTaken', 'rake', 'perHand', 'jackpot'],
  ...['refreshments', 'fills', 'credits', 'trayCounted'],
]);

/** What a column holds: an amount of the room's currency, an instant, or words and numbers as they are. */
export const columnKind = (column: string): ReportColumnKind => {
  if (instants.has(column)) return 'instant';
  return amounts.has(column) ? 'money' : 'text';
};

/** Every report of the cage; each is made of the facts of one day and of nothing else. */
export const cageReports: Readonly<Record<CageReportName, Report>> = {
  'window-statement': windowStatement,
  'over-short': overShort,
  'open-transfers': openTransfers,
  reversals,
  'exchange-register': register('exchange', [
    ...['at', 'player', 'window', 'direction', 'amount', 'total', 'limit', 'identity', 'by', 'state'],
  ]),
  'identity-register': register('identity', ['at', 'player', 'identity', 'by']),
  'jackpot-register': register('jackpot', [
    ...['at', 'player', 'window', 'fund', 'amount', 'reason', 'by', 'witness', 'state'],
  ]),
  'day-book': dayBook,
  funds,
  stock,
};
