import { type BoardRow } from '@cardroom/event-store';
import { type Floor } from '@cardroom/floor';
import { absencesBoard } from './boards/absences';
import { actionsBoard } from './boards/actions';
import { changedRows, everyRow, type FloorChange } from './boards/board';
import { dealersBoard } from './boards/dealers';
import { custodyBoard } from './boards/custody';
import { depositsBoard } from './boards/deposits';
import { dueBoard } from './boards/due';
import { imposedTablesBoard } from './boards/imposed-tables';
import { keptApartBoard } from './boards/kept-apart';
import { listsBoard } from './boards/lists';
import { movesBoard } from './boards/moves';
import { openingDrawsBoard } from './boards/opening-draws';
import { publicGamesBoard } from './boards/public-games';
import { publicListsBoard } from './boards/public-lists';
import { receiptsBoard } from './boards/receipts';
import { removedEntriesBoard } from './boards/removed-entries';
import { roomBoard } from './boards/room';
import { tableBreaksBoard } from './boards/table-breaks';
import { tableProposalsBoard } from './boards/table-proposals';
import { tablesBoard } from './boards/tables';
import { timeCollectionsBoard } from './boards/time-collections';

/** Rows to write with a decision of the floor: those it changes, a null body for those that are gone. */
export const floorRows = (change: FloorChange): readonly BoardRow[] => [
  ...changedRows(listsBoard, change),
  ...changedRows(tablesBoard, change),
  ...changedRows(publicListsBoard, change),
  ...changedRows(publicGamesBoard, change),
  ...changedRows(receiptsBoard, change),
  ...changedRows(removedEntriesBoard, change),
  ...changedRows(roomBoard, change),
  ...changedRows(actionsBoard, change),
  ...changedRows(movesBoard, change),
  ...changedRows(keptApartBoard, change),
  ...changedRows(dueBoard, change),
  ...changedRows(absencesBoard, change),
  ...changedRows(custodyBoard, change),
  ...changedRows(tableProposalsBoard, change),
  ...changedRows(tableBreaksBoard, change),
  ...changedRows(openingDrawsBoard, change),
  ...changedRows(imposedTablesBoard, change),
  ...changedRows(dealersBoard, change),
  ...changedRows(depositsBoard, change),
  ...changedRows(timeCollectionsBoard, change),
];

/** Every row of every board, from a floor alone: what the boards show of any moment, past or present. */
export const allRows = (floor: Floor): readonly BoardRow[] => [
  ...everyRow(listsBoard, floor),
  ...everyRow(tablesBoard, floor),
  ...everyRow(publicListsBoard, floor),
  ...everyRow(publicGamesBoard, floor),
  ...everyRow(receiptsBoard, floor),
  ...everyRow(removedEntriesBoard, floor),
  ...everyRow(roomBoard, floor),
  ...everyRow(actionsBoard, floor),
  ...everyRow(movesBoard, floor),
  ...everyRow(keptApartBoard, floor),
  ...everyRow(dueBoard, floor),
  ...everyRow(absencesBoard, floor),
  ...everyRow(custodyBoard, floor),
  ...everyRow(tableProposalsBoard, floor),
  ...everyRow(tableBreaksBoard, floor),
  ...everyRow(openingDrawsBoard, floor),
  ...everyRow(imposedTablesBoard, floor),
  ...everyRow(dealersBoard, floor),
  ...everyRow(depositsBoard, floor),
  ...everyRow(timeCollectionsBoard, floor),
];
