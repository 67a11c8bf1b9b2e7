import { type Ruling, type RulingCommand, type TableAsItStood, type TableEffect } from '@cardroom/conduct';
import { type TableId } from '@cardroom/kernel';

export interface HandToRestore {
  readonly tableId: TableId;
  readonly hand: number;
  readonly seat: number;
}

interface Orders {
  readonly table: TableAsItStood | null;
  /** Done now. */
  readonly effects: readonly TableEffect[];
  /** Taken back now. */
  readonly undone: readonly TableEffect[];
}

const none: Orders = { table: null, effects: [], undone: [] };

const ordersOf = (command: RulingCommand, former: Ruling | null): Orders => {
  const table = former?.asked.table ?? null;
  switch (command.type) {
    case 'RecordRuling':
      return { table: command.table, effects: command.effects, undone: [] };
    case 'DecideRuling':
      return { table, effects: command.effects, undone: [] };
    case 'ConfirmRuling':
      return { table, effects: command.isConfirmed ? (former?.decision?.effects ?? []) : [], undone: [] };
    case 'DecideAppeal':
      return command.isUpheld ? none : { table, effects: command.effects, undone: former?.effects ?? [] };
    case 'AnnulRuling':
      return { table, effects: [], undone: former?.effects ?? [] };
    default:
      return none;
  }
};

/** The hands that a ruling would give back at its table: by what it orders, or by taking back what another did. */
export const handsToRestore = (command: RulingCommand, former: Ruling | null): readonly HandToRestore[] => {
  const { table, effects, undone } = ordersOf(command, former);
  const hand = table?.hand ?? null;
  if (!table || hand === null) return [];
  const seats = [
    ...undone.flatMap((effect) => (effect.kind === 'kill-hand' ? [effect.seat] : [])),
    ...effects.flatMap((effect) => (effect.kind === 'restore-hand' ? [effect.seat] : [])),
  ];
  return seats.map((seat) => ({ tableId: table.tableId, hand, seat }));
};
