import { type Instant } from '@cardroom/kernel';
import { type BoardView, type StoredBoardRow } from './event';
import { query, type Queryable } from './sql';

export interface BoardFilter {
  /** Rows written after this position, tombstones included. */
  readonly since?: bigint;
  readonly keys?: readonly string[];
}

interface Row extends Record<string, unknown> {
  board: string;
  key: string;
  body: unknown;
  position: bigint;
  updated_at: Instant;
  parts: readonly unknown[] | null;
}

export interface BoardsAsked {
  readonly room: string;
  readonly boards: readonly string[];
  /** Boards that are read off the rows of others. */
  readonly views: Readonly<Record<string, BoardView>>;
}

/** Rows with their parts where somebody asked for a view of them: one statement, so that both are of one moment. */
const select = `
  SELECT board, key, body, position, updated_at,
    CASE WHEN board = ANY($3) THEN (
      SELECT coalesce(jsonb_agg(part.body), '[]') FROM boards part
      WHERE part.room = boards.room AND part.board = boards.board || ':' || boards.key AND part.body IS NOT NULL
    ) END AS parts
  FROM boards WHERE room = $1 AND board = ANY($2)`;

const statementFor = (
  { room, boards, views }: BoardsAsked,
  { since, keys }: BoardFilter,
): { name: string; text: string; values: unknown[] } => {
  const stored = [...new Set(boards.map((board) => views[board]?.of ?? board))];
  const viewed = boards.flatMap((board) => views[board]?.of ?? []);
  const values: unknown[] = [room, stored, viewed];
  const sought = since === undefined ? 'body IS NOT NULL' : `position > $${values.push(since)}`;
  const among = keys ? ` AND key = ANY($${values.push([...keys])})` : '';
  const name = `boards_${since === undefined ? 'standing' : 'since'}${keys ? '_keys' : ''}`;
  return { name, text: `${select} AND ${sought}${among} ORDER BY board, key`, values };
};

/** Rows of several boards, each in key order; without `since` only those that stand on them. */
export const readBoards = async (
  on: Queryable,
  asked: BoardsAsked,
  filter: BoardFilter,
): Promise<StoredBoardRow[]> => {
  const rows = await query<Row>(on, statementFor(asked, filter));
  return asked.boards.flatMap((board) => {
    const view = asked.views[board];
    const stored = rows.filter((row) => row.board === (view?.of ?? board));
    return stored.map(({ key, body, position, updated_at: updatedAt, parts }) => ({
      board,
      key,
      body: view && body !== null ? view.body(body, parts ?? []) : body,
      position,
      updatedAt,
    }));
  });
};
