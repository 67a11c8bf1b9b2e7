import { minor } from '@cardroom/kernel';
import { type CashierEvent } from '../events';
import { type Chips, type Holding, ofChips, worth } from '../ledger/holding';
import { type EventNamed } from '../slice';
import { type Cage, rentKey } from '../state';
import { type CountNote, type DayRecord, type EntryNote, type Flow, type TurnNote } from './record';
import { nameOf, registersWith } from './registers';

interface Shown {
  readonly windowId?: EntryNote['windowId'];
  readonly tableId?: EntryNote['tableId'];
  readonly playerId?: EntryNote['playerId'];
  readonly amountMinor?: EntryNote['amountMinor'];
  readonly pay?: EntryNote['pay'];
  readonly chips?: Chips;
  readonly holding?: Holding;
  readonly received?: Holding;
  readonly takes?: Holding;
}

const chipsOf = ({ chips, holding, received, takes }: Shown): Chips =>
  chips ?? (holding ?? received ?? takes)?.chips ?? {};

const amountOf = ({ amountMinor, holding, takes }: Shown): EntryNote['amountMinor'] => {
  const counted = holding ?? takes;
  return amountMinor ?? (counted ? worth(counted) : minor(0));
};

const notedEntry = (event: CashierEvent, record: DayRecord): EntryNote => {
  const shown = event as Shown;
  const alias = shown.playerId ? (record.aliases.get(shown.playerId) ?? null) : null;
  return {
    command: event.command,
    number: record.lastNumber + 1,
    at: event.at,
    by: nameOf(event.by),
    type: event.type,
    windowId: shown.windowId ?? null,
    tableId: shown.tableId ?? null,
    playerId: shown.playerId ?? null,
    alias,
    amountMinor: amountOf(shown),
    pay: shown.pay ?? null,
    chips: chipsOf(shown),
    reverses: null,
  };
};

/** A reversal shows what it takes back, with who, when and why. */
const notedReversal = (event: EventNamed<'EntryReversed'>, record: DayRecord): EntryNote => {
  const { entry, reason, witness } = event;
  const number = record.lastNumber + 1;
  const was = record.entries.get(entry) ?? notedEntry(event, record);
  const { command, at, by, type } = event;
  return { ...was, command, number, at, by: nameOf(by), type, reverses: { entry, reason, witness } };
};

const noFlow: Flow = { count: 0, amountMinor: minor(0) };

const flowing = (turn: TurnNote, { type, amountMinor }: EntryNote): TurnNote => {
  const was = turn.flows[type] ?? noFlow;
  const now = { count: was.count + 1, amountMinor: minor(was.amountMinor + amountMinor) };
  return { ...turn, flows: { ...turn.flows, [type]: now } };
};

const withEntry = (record: DayRecord, note: EntryNote): DayRecord => {
  const turn = note.windowId === null ? undefined : record.turns.get(note.windowId);
  return {
    ...record,
    lastNumber: note.number,
    entries: record.entries.set(note.command, note),
    turns: turn ? record.turns.set(turn.windowId, flowing(turn, note)) : record.turns,
  };
};

const entered = (record: DayRecord, event: CashierEvent, after: Cage): DayRecord => {
  if (event.type === 'EntryReversed') return withEntry(record, notedReversal(event, record));
  return after.entries.has(event.command) && after.entries.get(event.command)?.type === event.type
    ? withEntry(record, notedEntry(event, record))
    : record;
};

type Turning = EventNamed<'WindowOpened' | 'WindowCounted' | 'WindowResumed' | 'WindowClosed'>;

const turned = (record: DayRecord, event: CashierEvent): DayRecord => {
  const put = ({ windowId }: Turning, change: Partial<TurnNote>): DayRecord => {
    const turn = record.turns.get(windowId);
    return turn ? { ...record, turns: record.turns.set(windowId, { ...turn, ...change }) } : record;
  };
  switch (event.type) {
    case 'WindowOpened': {
      const { windowId, at: openedAt, counted: float } = event;
      const turn: TurnNote = { windowId, openedAt, float, flows: {}, lastCount: null };
      return { ...record, turns: record.turns.set(windowId, turn) };
    }
    case 'WindowCounted':
    case 'WindowClosed': {
      const { at, counted, difference } = event;
      const state = event.type === 'WindowClosed' ? 'signed' : 'counted';
      return put(event, { lastCount: { at, counted, difference, state } });
    }
    default:
      return record;
  }
};

const placesCounted: Partial<Record<CashierEvent['type'], CountNote['kind']>> = {
  WindowOpened: 'window-opened',
  WindowCounted: 'window-counted',
  WindowClosed: 'window-closed',
  VaultCounted: 'vault',
  TrayCounted: 'tray',
  TransferReceived: 'transfer',
  BoxCounted: 'box',
};

type Counting = EventNamed<
  | 'WindowOpened'
  | 'WindowCounted'
  | 'WindowClosed'
  | 'VaultCounted'
  | 'TrayCounted'
  | 'TransferReceived'
  | 'BoxCounted'
>;

const placeOf = (event: Counting): string => {
  if ('windowId' in event) return `window:${event.windowId}`;
  if ('transferId' in event) return `transit:${event.transferId}`;
  if ('boxId' in event) return `box:${event.boxId}`;
  return 'tableId' in event ? `tray:${event.tableId}` : 'vault';
};

const countedIn = (record: DayRecord, event: CashierEvent): DayRecord => {
  const kind = placesCounted[event.type];
  if (!kind) return record;
  const found = event as Counting;
  const note: CountNote = {
    command: event.command,
    kind,
    at: event.at,
    by: nameOf(event.by),
    witness: 'witness' in found ? found.witness : null,
    cashier: 'cashier' in found ? found.cashier : null,
    place: placeOf(found),
    turn: 'turn' in found ? found.turn : null,
    counted: 'counted' in found ? found.counted : ofChips(found.chips),
    differenceMinor: found.differenceMinor,
  };
  return { ...record, counts: record.counts.set(event.command, note) };
};

const named = (record: DayRecord, event: CashierEvent): DayRecord => {
  const { alias } = event;
  if (alias === undefined || !('playerId' in event)) return record;
  const { playerId } = event;
  return record.aliases.get(playerId) === alias
    ? record
    : { ...record, aliases: record.aliases.set(playerId, alias) };
};

const noted = (record: DayRecord, event: CashierEvent): DayRecord => {
  if (event.type === 'CageOpened') return { ...record, openedAt: event.at };
  if (event.type !== 'RentNoted') return record;
  const { tableId, tableNumber, periods } = event;
  const sheets = record.sheets.withMutations((now) => {
    for (const sheet of periods) now.set(rentKey(tableId, sheet.period), sheet);
  });
  const aliases = record.aliases.withMutations((now) => {
    for (const { lines } of periods) for (const line of lines) now.set(line.playerId, line.alias);
  });
  return { ...record, sheets, aliases, tableNumbers: record.tableNumbers.set(tableId, tableNumber) };
};

/** Writes a fact down for the day's screens and papers, once the cage has taken it in. */
export const recorded = (before: Cage, after: Cage, event: CashierEvent): Cage => {
  const start = event.type === 'CageOpened' ? after.record : before.record;
  const steps = [named, noted, turned, countedIn, registersWith] as const;
  const record = steps.reduce((now, step) => step(now, event), start);
  return { ...after, record: entered(record, event, after) };
};
