import { dateAndTimeOf, instantAt } from '@cardroom/design';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** The server takes what happened within the last day; a minute is left for the way there. */
const longestAgoMs = dayMs - minuteMs;

/** Within what may be keyed in, to the minute. */
export const withinReach = (atMs: number, nowMs: number): number =>
  Math.min(
    Math.floor(nowMs / minuteMs) * minuteMs,
    Math.max(Math.ceil((nowMs - longestAgoMs) / minuteMs) * minuteMs, atMs),
  );

/** What `20:10` on paper means: the last time that the room's clock showed it; null when it is no time. */
export const momentOnPaper = (typed: string, nowMs: number): number | null => {
  const clock = /^([01]?\d|2[0-3])\s*[:hH.]\s*([0-5]\d)$/.exec(typed.trim());
  if (!clock) return null;
  const time = `${clock[1]?.padStart(2, '0')}:${clock[2]}`;
  const today = instantAt(dateAndTimeOf(nowMs).date, time);
  if (today === null || today <= nowMs) return today;
  return instantAt(dateAndTimeOf(nowMs - dayMs).date, time);
};

export const minutesLater = (atMs: number, minutes: number): number => atMs + minutes * minuteMs;
