import { pause } from './pause';
import { type Signals } from './signals';

/** Lets a loop sleep until there may be something new; a signal that came before the sleep is not lost. */
export interface Bell {
  wait(atMostMs: number): Promise<void>;
  close(): void;
}

export const bellOn = (signals: Signals, signal: AbortSignal): Bell => {
  let hasRung = false;
  let wake: (() => void) | null = null;
  const unsubscribe = signals.onWake(() => {
    hasRung = true;
    wake?.();
  });

  return {
    async wait(atMostMs) {
      if (!hasRung) {
        const sleep = new AbortController();
        const stop = (): void => sleep.abort();
        wake = stop;
        signal.addEventListener('abort', stop);
        if (!signal.aborted) await pause(atMostMs, sleep.signal);
        signal.removeEventListener('abort', stop);
        wake = null;
      }
      hasRung = false;
    },
    close: unsubscribe,
  };
};
