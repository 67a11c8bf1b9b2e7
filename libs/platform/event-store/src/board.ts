import { type Instant } from '@cardroom/kernel';
import { type BoardView, type StoredBoardRow } from './event';
import { query, type Queryable } from './sql';

export interface BoardFilter {
  /** Rows written after this position, tombstones included. */
  readonly since?: bigint;
  readonly keys?: readonly string[];
}

interface Row extends Record<string, unknown> {
  key: string;
  body: unknown;
  position: bigint;
  updated_at: Instant;
  parts?: readonly unknown[];
}

/** One statement, so that a row and its parts are of one moment. */
const partsColumn = `, (SELECT coalesce(jsonb_agg(part.body), '[]') FROM boards part
  WHERE part.room = boards.room AND part.board = boards.board || ':' || boards.key AND part.body IS NOT NULL) AS parts`;

interface Asked {
  readonly room: string;
  readonly board: string;
  readonly view?: BoardView | undefined;
}

/** Rows of a board in key order; without `since` only those that stand on it. */
export const readBoard = async (
  on: Queryable,
  { room, board, view }: Asked,
  { since, keys }: BoardFilter,
): Promise<StoredBoardRow[]> => {
  const values: unknown[] = [room, view?.of ?? board];
  const conditions = ['room = $1', 'board = $2'];
  if (since === undefined) conditions.push('body IS NOT NULL');
  else conditions.push(`position > $${values.push(since)}`);
  if (keys) conditions.push(`key = ANY($${values.push([...keys])})`);
  const rows = await query<Row>(on, {
    text: `SELECT key, body, position, updated_at${view ? partsColumn : ''}
      FROM boards WHERE ${conditions.join(' AND ')} ORDER BY key`,
    values,
  });
  return rows.map(({ key, body, position, updated_at: updatedAt, parts = [] }) => ({
    board,
    key,
    body: view && body !== null ? view.body(body, parts) : body,
    position,
    updatedAt,
  }));
};
