import { type ClockInPlay } from './shapes';

/** What is left of a player's time at an instant, and how pressing it is. */
export interface ClockLeft {
  readonly seconds: number;
  /** Of the whole time, 0 to 1. */
  readonly part: number;
  readonly urgency: 'calm' | 'last' | 'stopped';
}

export const clockLeft = (clock: ClockInPlay, nowMs: number): ClockLeft => {
  const leftMs = Math.max(0, clock.endsAt === null ? (clock.leftMs ?? 0) : Date.parse(clock.endsAt) - nowMs);
  const whole = clock.wholeMs > 0 ? Math.ceil(clock.wholeMs / 1_000) : Infinity;
  return {
    seconds: Math.min(whole, Math.ceil(leftMs / 1_000)),
    part: clock.wholeMs > 0 ? Math.min(1, leftMs / clock.wholeMs) : 0,
    urgency: clock.endsAt === null ? 'stopped' : leftMs <= clock.lastMs ? 'last' : 'calm',
  };
};

const marks = [60, 30, 20, 10, 5, 3, 2, 1, 0] as const;

/** The second that is said aloud: the last of a few marks that has been passed, null before the first. */
export const secondToSay = ({ seconds, urgency }: ClockLeft): number | null =>
  urgency === 'stopped' ? null : (marks.findLast((mark) => seconds <= mark) ?? null);
