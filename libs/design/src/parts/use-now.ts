import { createContext, useContext, useSyncExternalStore } from 'react';
import { serverNowMs } from '../live/server-clock';

/** Set where the past is shown: there it is always the time that was asked for. */
export const TimeShown = createContext<number | null>(null);

const listeners = new Set<() => void>();
let nowMs = serverNowMs();
let ticking: ReturnType<typeof setTimeout> | undefined;

const tick = () => {
  nowMs = serverNowMs();
  listeners.forEach((listener) => listener());
  ticking = setTimeout(tick, 1_000 - (nowMs % 1_000) + 5);
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  if (ticking === undefined) tick();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(ticking);
    ticking = undefined;
  };
};

const everySecond = () => nowMs;
const everyMinute = () => Math.floor(nowMs / 60_000) * 60_000;

/** The time on the screen in epoch milliseconds: the server's, or the past instant that is being looked at. */
export const useNow = (every: 'second' | 'minute' = 'second'): number => {
  const shown = useContext(TimeShown);
  const running = useSyncExternalStore(subscribe, every === 'second' ? everySecond : everyMinute);
  return shown ?? running;
};
