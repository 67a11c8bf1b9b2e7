import { type Cage, type CountOfTurn, type EntryNote, type WindowId } from '@cardroom/cashier';
import { type CageEntryRow, type CageWindowRow } from '@cardroom/contracts';
import { type CommandId, id, isoOf } from '@cardroom/kernel';
import { type CageBoard } from './board';
import { chipsIn, heldIn, money } from './shapes';
import { touchedBy } from './touched';

const countShape = (cage: Cage, { at, counted, difference, state }: CountOfTurn) => ({
  at: isoOf(at),
  counted: heldIn(cage, counted),
  difference: heldIn(cage, difference),
  state,
});

const windowRow = (cage: Cage, key: string): CageWindowRow | null => {
  const windowId = id<WindowId>(key);
  const [window, turn] = [cage.windows.get(windowId), cage.record.turns.get(windowId)];
  if (!window || !turn) return null;
  const flows = Object.entries(turn.flows).map(([type, { count, amountMinor }]) => [
    type,
    { count, amount: money(cage, amountMinor) },
  ]);
  return {
    windowId,
    state: window.state,
    turn: window.turn,
    cashier: window.cashier,
    openedAt: isoOf(turn.openedAt),
    float: heldIn(cage, turn.float),
    flows: Object.fromEntries(flows) as CageWindowRow['flows'],
    lastCount: turn.lastCount && countShape(cage, turn.lastCount),
  };
};

/** One cashier's turn at each window. */
export const windowsBoard: CageBoard<'cage-windows'> = {
  name: 'cage-windows',
  keys: ({ windows }) => windows.keys(),
  row: windowRow,
  changedKeys: (change) => touchedBy(change).windows,
};

const isReversible = (cage: Cage, { command, reverses }: EntryNote): boolean =>
  reverses === null && (cage.entries.get(command)?.reversedBy ?? null) === null;

const entryRow = (cage: Cage, key: string): CageEntryRow | null => {
  const command = id<CommandId>(key);
  const line = cage.record.entries.get(command);
  if (!line) return null;
  const { reverses } = line;
  return {
    entryId: command,
    number: line.number,
    at: isoOf(line.at),
    by: line.by,
    type: line.type,
    windowId: line.windowId,
    tableId: line.tableId,
    eventId: cage.entries.get(command)?.memo.eventId ?? null,
    playerId: line.playerId,
    alias: line.alias,
    amount: money(cage, line.amountMinor),
    pay: line.pay,
    chips: chipsIn(cage, line.chips),
    reversedBy: cage.entries.get(command)?.reversedBy ?? null,
    reverses: reverses && { entryId: reverses.entry, reason: reverses.reason, witness: reverses.witness },
    canBeReversed: isReversible(cage, line),
  };
};

/** The day's entries, those that were taken back and those that took them back among them. */
export const entriesBoard: CageBoard<'cage-entries'> = {
  name: 'cage-entries',
  keys: ({ record }) => record.entries.keys(),
  row: entryRow,
  changedKeys: (change) => touchedBy(change).commands,
};
