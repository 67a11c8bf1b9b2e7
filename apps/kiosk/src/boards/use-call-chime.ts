import { useEffect, useRef } from 'react';
import { chime } from '@cardroom/design';
import { type CalledName } from './pages';

/** Sounds once for each new call, never for those that ran already when the board was switched on (floor case F05). */
export const useCallChime = (called: readonly CalledName[] | undefined): void => {
  const heard = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    if (!called) return;
    const now = new Set(called.map(({ key, answerBy }) => key + answerBy));
    const isNew = heard.current !== null && [...now].some((key) => !heard.current?.has(key));
    heard.current = now;
    if (isNew) void chime();
  }, [called]);
};
