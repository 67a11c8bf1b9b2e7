import { type CashierEvent } from '@cardroom/cashier';
import { type CageChange } from './board';

/** The keys of everything that a decision bears on. */
export interface Touched {
  readonly commands: ReadonlySet<string>;
  readonly players: ReadonlySet<string>;
  readonly windows: ReadonlySet<string>;
  readonly tables: ReadonlySet<string>;
  readonly transfers: ReadonlySet<string>;
  readonly purchases: ReadonlySet<string>;
  readonly boxes: ReadonlySet<string>;
  readonly events: ReadonlySet<string>;
  /** Places and claims whose balance changed. */
  readonly accounts: ReadonlySet<string>;
}

const words = {
  commands: ['command', 'entry'],
  players: ['playerId', 'to', 'borrower', 'lender', 'kept', 'merged'],
  windows: ['windowId'],
  tables: ['tableId'],
  transfers: ['transferId'],
  purchases: ['purchaseId'],
  boxes: ['boxId'],
  events: ['eventId'],
} as const satisfies Partial<Record<keyof Touched, readonly string[]>>;

type Word = keyof typeof words;
type Noting = Record<keyof Touched, Set<string>>;

const note = (into: Noting, of: object): void => {
  const values = of as Readonly<Record<string, unknown>>;
  for (const word of Object.keys(words) as Word[])
    for (const field of words[word]) {
      const value = values[field];
      if (typeof value === 'string') into[word].add(value);
    }
};

/** A reversal bears on all that its entry did. */
const noteReversed = (into: Noting, event: CashierEvent, { before }: CageChange): void => {
  if (event.type !== 'EntryReversed') return;
  const [entry, line] = [before.entries.get(event.entry), before.record.entries.get(event.entry)];
  if (entry) note(into, entry.memo);
  if (line) note(into, line);
};

const notePlayersOf = (into: Noting, event: CashierEvent): void => {
  if (event.type === 'RentNoted')
    for (const { lines } of event.periods) for (const { playerId } of lines) into.players.add(playerId);
  if (event.type === 'EventCancelled') for (const { playerId } of event.refunds) into.players.add(playerId);
  if (!('postings' in event)) return;
  for (const { account } of event.postings) {
    into.accounts.add(account);
    if (account.startsWith('window:')) into.windows.add(account.slice('window:'.length));
  }
};

const worked = new WeakMap<CageChange, Touched>();

/** Worked out once for all boards of a decision. */
export const touchedBy = (change: CageChange): Touched => {
  const known = worked.get(change);
  if (known) return known;
  const into: Noting = {
    commands: new Set(),
    players: new Set(),
    windows: new Set(),
    tables: new Set(),
    transfers: new Set(),
    purchases: new Set(),
    boxes: new Set(),
    events: new Set(),
    accounts: new Set(),
  };
  for (const event of change.events) {
    note(into, event);
    noteReversed(into, event, change);
    notePlayersOf(into, event);
  }
  worked.set(change, into);
  return into;
};
