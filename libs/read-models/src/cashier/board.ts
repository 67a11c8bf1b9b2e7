import { type Cage, type CashierEvent, overnight } from '@cardroom/cashier';
import { type BoardRowOf, type CashierBoardName } from '@cardroom/contracts';
import { type BoardRow } from '@cardroom/event-store';

/** The cage around one decision. */
export interface CageChange {
  readonly before: Cage;
  readonly after: Cage;
  readonly events: readonly CashierEvent[];
}

/** A board of the cage: rows by key, each worked out from the cage alone. */
export interface CageBoard<B extends CashierBoardName> {
  readonly name: B;
  readonly keys: (cage: Cage) => Iterable<string>;
  /** Null when the key is not on the board. */
  readonly row: (cage: Cage, key: string) => BoardRowOf<B> | null;
  /** At least the keys whose row the decision changes, when it is neither an opening nor a closing. */
  readonly changedKeys: (change: CageChange) => Iterable<string>;
}

/** Once the day is closed screens show what it hands over; its own lines are read as of a moment before. */
const shown = (cage: Cage): Cage => (cage.day?.isClosed ? overnight(cage) : cage);

const turnsTheDay = ({ events }: CageChange): boolean =>
  events.some(({ type }) => type === 'CageOpened' || type === 'CageClosed');

/** The rows a decision changes; a key that left the board has a null body. */
export const changedRows = <B extends CashierBoardName>(
  board: CageBoard<B>,
  change: CageChange,
): readonly BoardRow[] => {
  const [before, after] = [shown(change.before), shown(change.after)];
  const keys = turnsTheDay(change)
    ? [...board.keys(before), ...board.keys(after)]
    : board.changedKeys(change);
  const rows: BoardRow[] = [];
  for (const key of new Set(keys)) {
    const body = board.row(after, key);
    if (body !== null || board.row(before, key) !== null) rows.push({ board: board.name, key, body });
  }
  return rows;
};

/** Every row of a board. */
export const everyRow = <B extends CashierBoardName>(
  board: CageBoard<B>,
  cage: Cage,
): readonly BoardRow[] => {
  const now = shown(cage);
  return [...new Set(board.keys(now))].flatMap((key) => {
    const body = board.row(now, key);
    return body === null ? [] : [{ board: board.name, key, body }];
  });
};
