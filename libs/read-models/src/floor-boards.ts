import { type BoardRow } from '@cardroom/event-store';
import { type Floor } from '@cardroom/floor';
import { absencesBoard } from './boards/absences';
import { actionsBoard } from './boards/actions';
import { changedRows, everyRow, type FloorChange } from './boards/board';
import { dealersBoard } from './boards/dealers';
import { collectedPeriodsBoard } from './boards/collected-periods';
import { custodyBoard } from './boards/custody';
import { depositsBoard } from './boards/deposits';
import { dueBoard } from './boards/due';
import { imposedTablesBoard } from './boards/imposed-tables';
import { keptApartBoard } from './boards/kept-apart';
import { changedListEntries, everyListEntry } from './boards/list-entries';
import { listHeadsBoard } from './boards/list-heads';
import { shownRows } from './boards/list-views';
import { movesBoard } from './boards/moves';
import { openingDrawsBoard } from './boards/opening-draws';
import { publicGamesBoard } from './boards/public-games';
import { ratesBoard } from './boards/rates';
import { receiptsBoard } from './boards/receipts';
import { removedEntriesBoard } from './boards/removed-entries';
import { roomBoard } from './boards/room';
import { tableBreaksBoard } from './boards/table-breaks';
import { tableProposalsBoard } from './boards/table-proposals';
import { tablesBoard } from './boards/tables';
import { timeCollectionsBoard } from './boards/time-collections';

/** Every board of the floor. */
const floorBoards = [
  listHeadsBoard,
  tablesBoard,
  publicGamesBoard,
  receiptsBoard,
  removedEntriesBoard,
  roomBoard,
  actionsBoard,
  movesBoard,
  keptApartBoard,
  dueBoard,
  absencesBoard,
  custodyBoard,
  tableProposalsBoard,
  tableBreaksBoard,
  openingDrawsBoard,
  imposedTablesBoard,
  dealersBoard,
  depositsBoard,
  timeCollectionsBoard,
  collectedPeriodsBoard,
  ratesBoard,
] as const;

/** Rows to write with a decision of the floor: those it changes, a null body for those that are gone. */
export const floorRows = (change: FloorChange): readonly BoardRow[] => [
  ...floorBoards.flatMap((board) => changedRows(board, change)),
  ...changedListEntries(change),
];

/** Every row as it is stored, from a floor alone. */
export const storedRows = (floor: Floor): readonly BoardRow[] => [
  ...floorBoards.flatMap((board) => everyRow(board, floor)),
  ...everyListEntry(floor),
];

/** Every row of every board, from a floor alone: what the boards show of any moment, past or present. */
export const allRows = (floor: Floor): readonly BoardRow[] => shownRows(storedRows(floor));
