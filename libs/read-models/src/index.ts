export { type Board, type FloorChange } from './boards/board';
export * from './categories';
export { allRows, floorRows } from './floor-boards';
