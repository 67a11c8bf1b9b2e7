import { type Instant } from '@cardroom/kernel';
import { type StoredBoardRow } from './event';
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
}

/** Rows of a board in key order; without `since` only those that stand on it. */
export const readBoard = async (
  on: Queryable,
  { room, board }: { room: string; board: string },
  { since, keys }: BoardFilter,
): Promise<StoredBoardRow[]> => {
  const values: unknown[] = [room, board];
  const conditions = ['room = $1', 'board = $2'];
  if (since === undefined) conditions.push('body IS NOT NULL');
  else conditions.push(`position > $${values.push(since)}`);
  if (keys) conditions.push(`key = ANY($${values.push([...keys])})`);
  const rows = await query<Row>(on, {
    text: `SELECT key, body, position, updated_at FROM boards WHERE ${conditions.join(' AND ')} ORDER BY key`,
    values,
  });
  return rows.map(({ key, body, position, updated_at: updatedAt }) => ({
    board,
    key,
    body,
    position,
    updatedAt,
  }));
};
