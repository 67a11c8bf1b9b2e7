import { setMaxListeners } from 'node:events';

/** The evening's own time, in minutes since it began, running `speed` times as fast as the wall clock. */
export interface EveningClock {
  readonly speed: number;
  /** Minute 0 is now. */
  begin(): void;
  minute(): number;
  /** Resolves at a minute of the evening, or at once when the evening is over. */
  until(minute: number): Promise<void>;
  /** Wakes everybody: the evening is over. */
  end(): void;
  isOver(): boolean;
  readonly ended: Promise<void>;
}

export const startClock = (speed: number): EveningClock => {
  let start = performance.now();
  const over = new AbortController();
  setMaxListeners(0, over.signal);
  const ended = new Promise<void>((resolve) => over.signal.addEventListener('abort', () => resolve()));
  const millisecondsTo = (minute: number): number => (minute * 60_000) / speed - (performance.now() - start);
  const until = (minute: number): Promise<void> =>
    new Promise((resolve) => {
      if (over.signal.aborted || millisecondsTo(minute) <= 0) return resolve();
      const stop = (): void => {
        clearTimeout(timer);
        over.signal.removeEventListener('abort', stop);
        resolve();
      };
      const timer = Number.isFinite(minute) ? setTimeout(stop, millisecondsTo(minute)) : undefined;
      over.signal.addEventListener('abort', stop);
    });
  return {
    speed,
    begin: () => void (start = performance.now()),
    minute: () => ((performance.now() - start) * speed) / 60_000,
    until,
    end: () => over.abort(),
    isOver: () => over.signal.aborted,
    ended,
  };
};
