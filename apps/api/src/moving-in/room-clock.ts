import { type Instant, instant, instantFromIso } from '@cardroom/kernel';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

/** What `20:10` on paper means: the last time before `now` that the room's clock showed it. ISO texts mean themselves. */
export const momentOn = (text: string, { timeZone, now }: { timeZone: string; now: Instant }): Instant => {
  const clock = /^(\d{1,2})[:h](\d{2})$/.exec(text);
  if (!clock) return instantFromIso(text);
  const today = dayjs(now).tz(timeZone).format('YYYY-MM-DD');
  const at = dayjs.tz(`${today} ${clock[1]?.padStart(2, '0')}:${clock[2]}`, timeZone);
  const isStillToCome = at.valueOf() > now;
  return instant((isStillToCome ? at.subtract(1, 'day') : at).valueOf());
};
