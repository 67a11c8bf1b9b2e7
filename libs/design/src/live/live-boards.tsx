import { type BoardName } from '@cardroom/contracts';
import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { type BoardStore, createBoardStore, type Rows } from './board-store';
import { browserSource } from './browser-source';
import { followBoards } from './follow-boards';

const Boards = createContext<BoardStore | null>(null);

const useStore = (): BoardStore => {
  const store = useContext(Boards);
  if (!store) throw new Error('A live board is read outside of <LiveBoards>.');
  return store;
};

interface LiveBoardsProps {
  readonly boards: readonly BoardName[];
  readonly children: ReactNode;
}

/** Keeps the named boards in step for every screen inside, over one stream. */
export const LiveBoards = ({ boards, children }: LiveBoardsProps) => {
  const [store] = useState(createBoardStore);
  const names = boards.join(',');
  useEffect(() => {
    const follower = followBoards(names.split(',') as BoardName[], store, browserSource);
    const wake = () => follower.wake();
    window.addEventListener('online', wake);
    document.addEventListener('visibilitychange', wake);
    return () => {
      window.removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', wake);
      follower.stop();
    };
  }, [names, store]);
  return <Boards.Provider value={store}>{children}</Boards.Provider>;
};

/** The rows of a followed board; undefined until it has been read. */
export const useLiveBoard = <B extends BoardName>(board: B): Rows<B> | undefined => {
  const store = useStore();
  return useSyncExternalStore(store.subscribe, () => store.rows(board));
};

/** Whether the screen is in step with the log. */
export const useStep = () => {
  const store = useStore();
  return useSyncExternalStore(store.subscribe, store.step);
};

/** Waits until the boards show what stands at `position`, or until `patienceMs` is over. */
export const useCatchUp = () => {
  const store = useStore();
  return (position: string, patienceMs = 3_000) =>
    new Promise<void>((resolve) => {
      const shown = () => BigInt(store.step().position) >= BigInt(position);
      if (shown()) return resolve();
      const done = () => {
        clearTimeout(timer);
        stop();
        resolve();
      };
      const timer = setTimeout(done, patienceMs);
      const stop = store.subscribe(() => shown() && done());
    });
};
