import { type Language } from '../texts/start-texts';
import { localeOf } from './money';

let timeZone: string | undefined;

/** Every screen tells the time of the room, wherever the screen itself thinks it is. */
export const keepTimeOf = (room: { readonly timeZone: string }): void => {
  timeZone = room.timeZone;
};

const inRoom = (language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(localeOf(language), {
    hourCycle: 'h23',
    ...(timeZone ? { timeZone } : {}),
    ...options,
  });

/** Time of day, `21:14`, with seconds where a fact is meant to the second. */
export const clockText = (atMs: number, language: Language, withSeconds = false): string =>
  inRoom(language, {
    hour: '2-digit',
    minute: '2-digit',
    ...(withSeconds ? { second: '2-digit' } : {}),
  }).format(atMs);

export const dateText = (atMs: number, language: Language): string =>
  inRoom(language, { weekday: 'short', day: 'numeric', month: 'short' }).format(atMs);

/** A gaming day, `2026-11-28`, in words: a calendar date, the same in every time zone. */
export const dayText = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(Date.parse(`${day}T00:00:00Z`));

/** The room's calendar date and time of day at an instant: `2026-11-28` and `21:14`. */
export const dateAndTimeOf = (atMs: number): { readonly date: string; readonly time: string } => {
  const parts = inRoom('en', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(atMs);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
};

/** The instant at which the room's clock shows a date and time; null when they are none. */
export const instantAt = (date: string, time: string): number | null => {
  const wanted = Date.parse(`${date}T${time}Z`);
  if (Number.isNaN(wanted)) return null;
  const offsetAt = (atMs: number) => {
    const shown = dateAndTimeOf(atMs);
    return Date.parse(`${shown.date}T${shown.time}Z`) - Math.floor(atMs / 60_000) * 60_000;
  };
  const near = wanted - offsetAt(wanted);
  return wanted - offsetAt(near);
};

/** How long somebody waits: `4 min`, `1 h 05`. */
export const waitText = (waitedMs: number): string => {
  const minutes = Math.max(0, Math.floor(waitedMs / 60_000));
  if (minutes < 60) return `${minutes}\u00a0min`;
  return `${Math.floor(minutes / 60)}\u00a0h\u00a0${String(minutes % 60).padStart(2, '0')}`;
};

/** What is left of a time, `4:09`; null once it is over. Over an hour it is `1:04:09`. */
export const leftText = (leftMs: number): string | null => {
  if (leftMs <= 0) return null;
  const seconds = Math.ceil(leftMs / 1_000);
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3_600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
};
