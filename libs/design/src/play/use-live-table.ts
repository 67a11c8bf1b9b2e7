import { type PlayView } from '@cardroom/contracts';
import { useEffect, useState } from 'react';
import { readTable, type TableListener } from './live-table';

export interface LiveTable {
  /** Null until the first one has come. */
  readonly view: PlayView | null;
  readonly inStep: boolean;
  /** The server's no, when it may not be looked at: 401, 403, 404. */
  readonly refused: number | null;
  /** Waits until the view shows what stands at a position, or until patience is over. */
  shown(position: string): Promise<void>;
}

const retryMs = 700;
const patienceMs = 2_500;
const final: ReadonlySet<number> = new Set([401, 403, 404]);

/** Lets whoever gave an order wait until its answer is to be seen. */
const createWaitingRoom = () => {
  let seen = -1n;
  let waiting: readonly { readonly position: bigint; readonly done: () => void }[] = [];
  return {
    see: (position: string) => {
      seen = BigInt(position);
      const ready = waiting.filter((each) => each.position <= seen);
      waiting = waiting.filter((each) => each.position > seen);
      ready.forEach(({ done }) => done());
    },
    shown: (position: string) =>
      new Promise<void>((resolve) => {
        const wanted = BigInt(position);
        if (wanted <= seen) return resolve();
        const timer = setTimeout(resolve, patienceMs);
        const done = () => {
          clearTimeout(timer);
          resolve();
        };
        waiting = [...waiting, { position: wanted, done }];
      }),
  };
};

/** Follows a table, whole view after whole view; a lost connection is taken up again by itself. */
export const useLiveTable = (tableId: string, headers: Readonly<Record<string, string>>): LiveTable => {
  const [view, setView] = useState<PlayView | null>(null);
  const [inStep, setInStep] = useState(false);
  const [refused, setRefused] = useState<number | null>(null);
  const [room] = useState(createWaitingRoom);
  const sent = JSON.stringify(headers);

  useEffect(() => {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const listener: TableListener = {
      view: (next) => {
        setView(next);
        room.see(next.position);
      },
      heard: () => setInStep(true),
      lost: (problem) => {
        if (stop.signal.aborted) return;
        setInStep(false);
        if (problem && final.has(problem.status)) setRefused(problem.status);
        else timer = setTimeout(start, retryMs);
      },
    };
    const start = () =>
      void readTable({ tableId, headers: JSON.parse(sent) as Record<string, string> }, listener, stop.signal);
    start();
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [tableId, sent, room]);

  return { view, inStep, refused, shown: room.shown };
};
