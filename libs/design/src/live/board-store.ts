import { type BoardName, type BoardRowOf } from '@cardroom/contracts';

/** One row of one board as the server sends it; a null body means that the key is gone. */
export interface LiveRow {
  readonly board: BoardName;
  readonly key: string;
  readonly position: string;
  readonly body: unknown;
}

/** Whether what a screen shows is what the log says; `sinceMs` is when it was last known to be. */
export interface Step {
  readonly inStep: boolean;
  /** Server time in epoch milliseconds; null until the first answer. */
  readonly sinceMs: number | null;
  readonly position: string;
}

export type Rows<B extends BoardName> = ReadonlyMap<string, BoardRowOf<B>>;

interface Board {
  readonly rows: ReadonlyMap<string, unknown>;
  /** Position of each row's last change, kept for removed keys too: a late older row never comes back. */
  readonly positions: ReadonlyMap<string, bigint>;
}

const emptyBoard: Board = { rows: new Map(), positions: new Map() };

const boardOf = (read: readonly Omit<LiveRow, 'board'>[]): Board => ({
  rows: new Map(read.filter(({ body }) => body !== null).map(({ key, body }) => [key, body])),
  positions: new Map(read.map(({ key, position }) => [key, BigInt(position)])),
});

/** The board with a row replaced; the same board when the row is older than what it shows. */
const withRow = (board: Board, { key, position, body }: LiveRow): Board => {
  const at = BigInt(position);
  if (at < (board.positions.get(key) ?? -1n)) return board;
  const rows = new Map(board.rows);
  if (body === null) rows.delete(key);
  else rows.set(key, body);
  return { rows, positions: new Map(board.positions).set(key, at) };
};

/** The newest known rows of the boards a screen follows, outside React so that a row redraws only its readers. */
export const createBoardStore = () => {
  const boards = new Map<BoardName, Board>();
  const listeners = new Set<() => void>();
  let step: Step = { inStep: false, sinceMs: null, position: '0' };

  const tell = () => listeners.forEach((listener) => listener());
  const reach = (position: string) => {
    if (BigInt(position) > BigInt(step.position)) step = { ...step, position };
  };

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    step: (): Step => step,
    /** Undefined until the board has been read once. */
    rows: <B extends BoardName>(board: B) => boards.get(board)?.rows as Rows<B> | undefined,

    /** Takes a whole board, as read at `position`. */
    load: (board: BoardName, read: readonly Omit<LiveRow, 'board'>[]) => {
      boards.set(board, boardOf(read));
      tell();
    },
    apply: (row: LiveRow) => {
      boards.set(row.board, withRow(boards.get(row.board) ?? emptyBoard, row));
      reach(row.position);
      tell();
    },
    reach: (position: string) => {
      reach(position);
      tell();
    },
    /** Heard from the server, with everything up to `position` applied. */
    confirm: (position: string, atMs: number) => {
      reach(position);
      step = { ...step, inStep: true, sinceMs: atMs };
      tell();
    },
    lose: () => {
      if (!step.inStep) return;
      step = { ...step, inStep: false };
      tell();
    },
  };
};

export type BoardStore = ReturnType<typeof createBoardStore>;
