import { type boardQuery } from '@cardroom/contracts';
import { type Moment } from '@cardroom/event-store';
import { instant, instantFromIso } from '@cardroom/kernel';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { type z } from 'zod';

dayjs.extend(utc);
dayjs.extend(timezone);

const namesItsZone = (at: string): boolean => /(?:Z|[+-]\d\d:\d\d)$/.test(at);

/** The moment that a board is asked for; null for the present. A time without a zone is that of the room's clock. */
export const momentOf = ({ at, position }: z.infer<typeof boardQuery>, timeZone: string): Moment | null => {
  if (position !== undefined) return { position: BigInt(position) };
  if (at === undefined) return null;
  return namesItsZone(at) ? instantFromIso(at) : instant(dayjs.tz(at, timeZone).valueOf());
};
