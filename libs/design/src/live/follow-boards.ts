import { type BoardName } from '@cardroom/contracts';
import { type BoardStore, type LiveRow } from './board-store';

export interface BoardRead {
  readonly position: string;
  readonly rows: readonly Omit<LiveRow, 'board'>[];
}

export interface LiveListener {
  row(row: LiveRow): void;
  /** All rows up to `position` have been sent; `atMs` is the server's time. */
  heartbeat(position: string, atMs: number): void;
  /** The server cannot resume from here: everything must be read again. */
  reset(): void;
  broken(): void;
}

/** How a follower reaches the server; the browser's way stands in `browser-source.ts`, tests bring their own. */
export interface LiveSource {
  read(board: BoardName): Promise<BoardRead>;
  /** Streams what happens after `position`; returns how to close the stream. */
  stream(boards: readonly BoardName[], position: string, listener: LiveListener): () => void;
}

/** Heartbeats come every 10 s; a silence longer than this is a lost connection. */
export const silenceMs = 15_000;
const retryMs = [300, 1_000, 2_000, 4_000];
const longestRetryMs = 5_000;

interface Following {
  readonly boards: readonly BoardName[];
  readonly store: BoardStore;
  readonly source: LiveSource;
  closeStream: (() => void) | null;
  timer: ReturnType<typeof setTimeout> | undefined;
  failures: number;
  mustRead: boolean;
  stopped: boolean;
  /** Counts the attempts, so that an answer to an earlier one is ignored. */
  attempt: number;
}

const later = (following: Following, ms: number, then: () => void) => {
  clearTimeout(following.timer);
  following.timer = setTimeout(then, ms);
};

const drop = (following: Following) => {
  following.attempt += 1;
  following.closeStream?.();
  following.closeStream = null;
};

const lose = (following: Following) => {
  if (following.stopped) return;
  drop(following);
  following.store.lose();
  const wait = retryMs[following.failures] ?? longestRetryMs;
  following.failures += 1;
  later(following, wait, () => start(following));
};

const heardSomething = (following: Following) => {
  following.failures = 0;
  later(following, silenceMs, () => lose(following));
};

const readAll = async (following: Following, attempt: number) => {
  const { boards, source, store } = following;
  const answers = await Promise.all(boards.map(async (board) => ({ board, ...(await source.read(board)) })));
  if (attempt !== following.attempt) return;
  for (const { board, rows } of answers) store.load(board, rows);
  const oldest = answers.map(({ position }) => BigInt(position)).reduce((a, b) => (a < b ? a : b));
  store.reach(String(oldest));
  following.mustRead = false;
};

/** Several rows share a position, and a stream may break between two of them: the last one is asked for again. */
const resumeFrom = (position: string): string => (position === '0' ? '0' : String(BigInt(position) - 1n));

const open = (following: Following) => {
  const { boards, source, store } = following;
  later(following, silenceMs, () => lose(following));
  following.closeStream = source.stream(boards, resumeFrom(store.step().position), {
    row: (row) => {
      heardSomething(following);
      store.apply(row);
    },
    heartbeat: (position, atMs) => {
      heardSomething(following);
      store.confirm(position, atMs);
    },
    reset: () => {
      following.mustRead = true;
      lose(following);
    },
    broken: () => lose(following),
  });
};

const start = (following: Following) => {
  drop(following);
  const { attempt } = following;
  const ready = following.mustRead ? readAll(following, attempt) : Promise.resolve();
  const stillMine = () => attempt === following.attempt && !following.stopped;
  ready.then(
    () => stillMine() && open(following),
    () => stillMine() && lose(following),
  );
};

/** Keeps a store in step with the log: reads, follows, notices silence, and catches up by position. */
export const followBoards = (boards: readonly BoardName[], store: BoardStore, source: LiveSource) => {
  const following: Following = {
    boards,
    store,
    source,
    closeStream: null,
    timer: undefined,
    failures: 0,
    mustRead: true,
    stopped: false,
    attempt: 0,
  };
  start(following);
  return {
    stop: () => {
      following.stopped = true;
      clearTimeout(following.timer);
      drop(following);
    },
    /** Tries again at once, when the network is known to be back. */
    wake: () => {
      if (!following.stopped && !store.step().inStep) start(following);
    },
  };
};
