import { type BoardRow } from '@cardroom/event-store';
import { type Floor } from '@cardroom/floor';
import { actionsBoard } from './boards/actions';
import { changedRows, everyRow, type FloorChange } from './boards/board';
import { listsBoard } from './boards/lists';
import { publicGamesBoard } from './boards/public-games';
import { publicListsBoard } from './boards/public-lists';
import { receiptsBoard } from './boards/receipts';
import { removedEntriesBoard } from './boards/removed-entries';
import { roomBoard } from './boards/room';
import { tablesBoard } from './boards/tables';

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
];
