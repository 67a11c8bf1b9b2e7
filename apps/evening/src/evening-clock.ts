/** The evening's own time, in minutes since it began: `pace` of them a minute of the wall clock, as long as the room keeps up. */
export interface EveningClock {
  /** Evening minutes a real minute, as asked for. */
  readonly speed: number;
  /** Evening minutes a real minute now. */
  pace(): number;
  /** Goes slower or faster from now on, never faster than asked for. */
  goAt(pace: number): void;
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

/** Whoever waits looks at the clock again after so long: its pace may have changed. */
const lookAgainMs = 5_000;

/** Minutes that went by, at a pace that may change. */
const timeAt = (speed: number) => {
  let [pace, base, since] = [speed, 0, performance.now()];
  const minute = (): number => base + ((performance.now() - since) * pace) / 60_000;
  const from = (start: number): void => void ([base, since] = [start, performance.now()]);
  return {
    minute,
    from,
    pace: () => pace,
    goAt(next: number): void {
      from(minute());
      pace = Math.min(speed, next);
    },
  };
};

export const startClock = (speed: number): EveningClock => {
  const time = timeAt(speed);
  const asleep = new Set<() => void>();
  let isOver = false;
  let sayEnded = (): void => undefined;
  const ended = new Promise<void>((resolve) => (sayEnded = resolve));
  const wait = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => {
      const wake = (): void => {
        clearTimeout(timer);
        asleep.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, milliseconds);
      asleep.add(wake);
    });
  const end = (): void => {
    isOver = true;
    for (const wake of asleep) wake();
    sayEnded();
  };
  const until = async (minute: number): Promise<void> => {
    while (!isOver && time.minute() < minute)
      await wait(Math.min(lookAgainMs, Math.ceil(((minute - time.minute()) * 60_000) / time.pace())));
  };
  return {
    speed,
    pace: time.pace,
    goAt: time.goAt,
    begin: () => time.from(0),
    minute: time.minute,
    until,
    end,
    isOver: () => isOver,
    ended,
  };
};
