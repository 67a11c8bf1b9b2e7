import { afterMinutes, type Instant } from '@cardroom/kernel';
import { type Rate, type RateCondition } from './rates';

// The time of day on the wall of the room, worked out from an instant and the room's time zone.

const minutesInDay = 24 * 60;

const clocks = new Map<string, Intl.DateTimeFormat>();

const clockOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = clocks.get(timeZone);
  if (known) return known;
  const options = { timeZone, hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;
  const clock = new Intl.DateTimeFormat('en-GB', { ...options, hourCycle: 'h23' });
  clocks.set(timeZone, clock);
  return clock;
};

/** Minutes since midnight on the room's clock, with the part of a minute that has gone by. */
export const minuteOfDay = (at: Instant, timeZone: string): number => {
  const parts = clockOf(timeZone).formatToParts(at);
  const number = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  const milliseconds = ((at % 1000) + 1000) % 1000;
  return number('hour') * 60 + number('minute') + (number('second') + milliseconds / 1000) / 60;
};

const minutesOf = (timeOfDay: string): number => {
  const [hours = 0, minutes = 0] = timeOfDay.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Whether the room's clock shows a time from `from` on and before `to`, over midnight where `to` comes first. */
export const isBetween = (
  { from, to }: { readonly from: string; readonly to: string },
  at: Instant,
  timeZone: string,
): boolean => {
  const [minute, start, end] = [minuteOfDay(at, timeZone), minutesOf(from), minutesOf(to)];
  return start < end ? minute >= start && minute < end : minute >= start || minute < end;
};

export interface MomentOfRate {
  readonly at: Instant;
  readonly seated: number;
  readonly timeZone: string;
}

export const holds = ({ fewerThan, hours }: RateCondition, { at, seated, timeZone }: MomentOfRate): boolean =>
  (fewerThan !== null && seated < fewerThan) || (hours !== null && isBetween(hours, at, timeZone));

/** The next round time of the room's clock after an instant: with 30 minutes, the next full or half hour. */
const nextRoundTime = (at: Instant, periodMinutes: number, timeZone: string): Instant => {
  const minute = minuteOfDay(at, timeZone);
  const rounds = Math.floor(minute / periodMinutes + 1e-9) + 1;
  const next = Math.min(rounds * periodMinutes, minutesInDay);
  return afterMinutes(at, Math.round((next - minute) * 60_000) / 60_000);
};

/** When the first period after an instant begins; null where only the dealer's change tells. */
export const firstDueAfter = (
  { kind, when, periodMinutes }: Rate,
  at: Instant,
  timeZone: string,
): Instant | null => {
  if (kind !== 'rent' || when === 'dealer-change') return null;
  return when === 'from-opening'
    ? afterMinutes(at, periodMinutes)
    : nextRoundTime(at, periodMinutes, timeZone);
};
