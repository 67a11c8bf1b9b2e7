import { type BoardName } from '@cardroom/contracts';
import { type AnyCategory, type BoardRow, type Category } from '@cardroom/event-store';
import { type Instant } from '@cardroom/kernel';
import { allCashierRows, cashierBoardNames } from './cashier/cashier-boards';
import { cashierCategory } from './cashier/category';
import { conductCategory, rulingsCategory } from './conduct/category';
import { allConductRows } from './conduct/conduct-rows';
import { allRulingRows } from './conduct/ruling-rows';
import { floorCategory } from './categories';
import { allRows } from './floor-boards';
import { tableCategory } from './play/category';
import { allPlayRows, playTablesBoard } from './play/play-tables';

/** Which streams boards of the past are folded from, and how their rows are read off each of them. */
export interface FoldedBoards {
  readonly category: AnyCategory;
  /** `day`: the streams of the room's gaming day, whose ids end with it; `life`: every stream of the category. */
  readonly span: 'day' | 'life';
  readonly boards: readonly BoardName[];
  rows(state: never): readonly BoardRow[];
}

const folded = <C, S, E extends { type: string; at: Instant }>(
  category: Category<C, S, E>,
  folding: Omit<FoldedBoards, 'category' | 'rows'> & { rows(state: S): readonly BoardRow[] },
): FoldedBoards => ({ ...folding, category: category as unknown as AnyCategory });

/** The floor's boards, and what no other module says to be its own. */
const ofFloor = folded(floorCategory, { span: 'day', boards: [], rows: allRows });

/** One entry for each category beside the floor that writes boards. */
const ofOthers: readonly FoldedBoards[] = [
  folded(tableCategory, { span: 'day', boards: [playTablesBoard], rows: allPlayRows }),
  folded(rulingsCategory, { span: 'day', boards: ['rulings'], rows: allRulingRows }),
  folded(conductCategory, {
    span: 'life',
    boards: ['incidents', 'sanctions', 'door-refusals'],
    rows: allConductRows,
  }),
  folded(cashierCategory, { span: 'day', boards: cashierBoardNames, rows: allCashierRows }),
];

/** Every category that boards are folded from. */
export const foldedCategories: readonly AnyCategory[] = [ofFloor, ...ofOthers].map(
  ({ category }) => category,
);

export const foldOf = (board: BoardName): FoldedBoards =>
  ofOthers.find(({ boards }) => boards.includes(board)) ?? ofFloor;
