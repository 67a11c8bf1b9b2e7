import { type BoardName, boardRows, type LiveRow } from '@cardroom/contracts';
import { type StoredBoardRow } from '@cardroom/event-store';
import { seesAliasesOnly, type SignedIn } from '../people/signed-in';
import { type LiveMessage } from './listener';

/**
 * A row's body as this caller may see it. Devices get exactly what the contract of a public board names, whatever
 * else a row may come to hold (floor case F19).
 */
export const bodyFor = (who: SignedIn, board: BoardName, body: unknown): unknown =>
  body === null || !seesAliasesOnly(who) ? body : boardRows[board].parse(body);

const byPosition = (a: StoredBoardRow, b: StoredBoardRow): number => {
  if (a.position === b.position) return 0;
  return a.position < b.position ? -1 : 1;
};

/** A changed row, in the words in which everybody who may see as much is told of it. */
export interface RowMessage extends LiveMessage {
  readonly data: LiveRow;
}

const messageOf = (who: SignedIn, row: StoredBoardRow, safe: bigint): RowMessage => {
  const board = row.board as BoardName;
  const position = String(row.position);
  const data: LiveRow = {
    board,
    key: row.key,
    position,
    body: bodyFor(who, board, row.body) as LiveRow['body'],
  };
  // Beyond the safe position an append may still be on its way to commit before this one.
  return row.position <= safe ? { event: 'row', id: position, data } : { event: 'row', data };
};

/** Rows of several boards as messages in the order of the log, so that every id is a place to resume from. */
export const rowMessages = (who: SignedIn, rows: readonly StoredBoardRow[], safe: bigint): RowMessage[] =>
  [...rows].sort(byPosition).map((row) => messageOf(who, row, safe));
