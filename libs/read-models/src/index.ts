export { type Board, type FloorChange } from './boards/board';
export { playersBoard, type PlayersRow, searchKeyOf } from './boards/players';
export * from './categories';
export { allRows, floorRows } from './floor-boards';
export { type FoldedBoards, foldOf } from './folded-boards';
export { currencyOf } from './currencies';
export { handoverOf } from './handover';
