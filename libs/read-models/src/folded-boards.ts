import { type BoardName } from '@cardroom/contracts';
import { type AnyCategory, type BoardRow, type Category } from '@cardroom/event-store';
import { type Instant } from '@cardroom/kernel';
import { allCashierRows, cashierBoardNames } from './cashier/cashier-boards';
import { cashierCategory } from './cashier/category';
import { conductCategory, rulingsCategory } from './conduct/category';
import { allConductRows } from './conduct/conduct-rows';
import { allRulingRows } from './conduct/ruling-rows';
import { floorCategory } from './categories';
import { allRows, storedRows } from './floor-boards';
import { tableCategory } from './play/category';
import { allPlayRows, playTablesBoard } from './play/play-tables';

/** Which streams boards of the past are folded from, and how their rows are read off each of them. */
export interface FoldedBoards {
  readonly category: AnyCategory;
  /** `day`: the streams of the room's gaming day, whose ids end with it; `life`: every stream of the category. */
  readonly span: 'day' | 'life';
  readonly boards: readonly BoardName[];
  rows(state: never): readonly BoardRow[];
  /** As they lie in the database; what a board shows may be put together from several. */
  storedRows(state: never): readonly BoardRow[];
}

interface Folding<S> extends Pick<FoldedBoards, 'span' | 'boards'> {
  rows(state: S): readonly BoardRow[];
  /** Left out where rows are stored as they are shown. */
  storedRows?(state: S): readonly BoardRow[];
}

const folded = <C, S, E extends { type: string; at: Instant }>(
  category: Category<C, S, E>,
  folding: Folding<S>,
): FoldedBoards => ({
  storedRows: folding.rows,
  ...folding,
  category: category as unknown as AnyCategory,
});

/** The floor's boards, and what no other module says to be its own. */
const ofFloor = folded(floorCategory, { span: 'day', boards: [], rows: allRows, storedRows });

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

/** Every way in which boards are folded, the floor's first. */
export const foldedBoards: readonly FoldedBoards[] = [ofFloor, ...ofOthers];

/** Every category that boards are folded from. */
export const foldedCategories: readonly AnyCategory[] = foldedBoards.map(({ category }) => category);

export const foldOf = (board: BoardName): FoldedBoards =>
  ofOthers.find(({ boards }) => boards.includes(board)) ?? ofFloor;
