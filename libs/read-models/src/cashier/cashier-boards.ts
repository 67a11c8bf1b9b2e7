import { type Cage } from '@cardroom/cashier';
import { type BoardRow } from '@cardroom/event-store';
import { type CashierBoardName } from '@cardroom/contracts';
import { type CageBoard, type CageChange, changedRows, everyRow } from './board';
import { collectionsBoard } from './collections';
import { cageBoard, fundsBoard, placesBoard } from './day';
import { eventsBoard } from './events';
import { cagePlayersBoard } from './players';
import { countsBoard, hintsBoard, registersBoard } from './registers';
import { boxesBoard, purchasesBoard, transfersBoard } from './transfers';
import { entriesBoard, windowsBoard } from './windows';

type AnyBoard = { readonly [B in CashierBoardName]: CageBoard<B> }[CashierBoardName];

const boards: readonly AnyBoard[] = [
  cageBoard,
  windowsBoard,
  entriesBoard,
  transfersBoard,
  purchasesBoard,
  cagePlayersBoard,
  collectionsBoard,
  boxesBoard,
  fundsBoard,
  countsBoard,
  registersBoard,
  placesBoard,
  eventsBoard,
  hintsBoard,
];

export const cashierBoardNames: readonly CashierBoardName[] = boards.map(({ name }) => name);

/** Rows to write with a decision of the cage. */
export const cashierRows = (change: CageChange): readonly BoardRow[] =>
  boards.flatMap((board) => changedRows(board as CageBoard<CashierBoardName>, change));

/** Every row of every board of the cage, past or present. */
export const allCashierRows = (cage: Cage): readonly BoardRow[] =>
  boards.flatMap((board) => everyRow(board as CageBoard<CashierBoardName>, cage));
