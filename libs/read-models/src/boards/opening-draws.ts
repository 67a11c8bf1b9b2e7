import { type OpeningDrawRow } from '@cardroom/contracts';
import { type Floor, type OpeningDraw, verifyButtonDraw, verifySeatDraw } from '@cardroom/floor';
import { id, isoOf, type TableId } from '@cardroom/kernel';
import { type Board, type FloorChange } from './board';

const seatsShape = (drawn: OpeningDraw['seats']): OpeningDrawRow['seats'] =>
  drawn && {
    drawnAt: isoOf(drawn.at),
    seed: drawn.seed,
    drawnFrom: [...drawn.seats],
    draws: drawn.draws.map(({ alias, seat }) => ({ alias, seat })),
    isVerified: verifySeatDraw(drawn),
  };

const buttonShape = (drawn: OpeningDraw['button']): OpeningDrawRow['button'] =>
  drawn && {
    drawnAt: isoOf(drawn.at),
    seed: drawn.seed,
    draws: drawn.draws.map(({ alias, seat, card }) => ({ alias, seat, card })),
    button: drawn.button,
    isVerified: verifyButtonDraw(drawn),
  };

const rowOf = (floor: Floor, key: string): OpeningDrawRow | null => {
  const drawn = floor.openingDraws.get(id<TableId>(key));
  const table = floor.tables.get(id<TableId>(key));
  if (!drawn || !table) return null;
  return {
    tableNumber: table.plan.number,
    seats: seatsShape(drawn.seats),
    button: buttonShape(drawn.button),
  };
};

const changedKeys = ({ before, after }: FloorChange): readonly string[] => {
  if (before.openingDraws === after.openingDraws) return [];
  const all = new Set([...before.openingDraws.keys(), ...after.openingDraws.keys()]);
  return [...all].filter((tableId) => before.openingDraws.get(tableId) !== after.openingDraws.get(tableId));
};

/** Draws for seats and button that everybody in the room may verify (THR-1.1, RRP-2.3.6): aliases only. */
export const openingDrawsBoard: Board<'opening-draws'> = {
  name: 'opening-draws',
  keys: (floor) => [...floor.openingDraws.keys()],
  isOn: (floor, key) => floor.openingDraws.has(id<TableId>(key)),
  row: rowOf,
  changedKeys,
};
