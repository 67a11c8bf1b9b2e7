export { type Board, type FloorChange } from './boards/board';
export {
  playerErasuresBoard,
  type PlayerErasureRow,
  playerLooksBoard,
  type PlayerLookRow,
  playersBoard,
  type PlayersRow,
  searchKeyOf,
} from './boards/players';
export * from './cashier/category';
export { allCashierRows } from './cashier/cashier-boards';
export {
  cageReports,
  type Cell,
  columnKind,
  type ReportFrom,
  type ReportRow,
  type ReportTable,
} from './cashier/reports';
export { sessionFacts, type SessionsByTable, tableSessions } from './cashier/table-sessions';
export * from './categories';
export * from './play/category';
export { type FiledAs, handRowOf } from './play/hand-rows';
export { type Frame, playViewOf } from './play/play-view';
export { allPlayRows, playTableRowOf } from './play/play-tables';
export { boardViews } from './boards/list-views';
export { allRows, floorRows, storedRows } from './floor-boards';
export { type FoldedBoards, foldedBoards, foldedCategories, foldOf } from './folded-boards';
export * from './conduct/category';
export { allConductRows, proposalShapeOf, recordedIncidentOf } from './conduct/conduct-rows';
export { allRulingRows, rulingRowOf } from './conduct/ruling-rows';
export * from './conduct/reports';
export { gameShapeIn } from './boards/shapes';
export { currencyOf } from './currencies';
export { handoverOf } from './handover';
