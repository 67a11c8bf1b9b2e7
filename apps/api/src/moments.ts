import { type boardQuery } from '@cardroom/contracts';
import { type EventStore, type Moment } from '@cardroom/event-store';
import { type Clock, instant, type Instant, instantFromIso } from '@cardroom/kernel';
import { Inject, Injectable } from '@nestjs/common';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { type z } from 'zod';
import { stillToCome } from './problems/refused';
import { CLOCK, STORE } from './tokens';

dayjs.extend(utc);
dayjs.extend(timezone);

/** Whose wall clock a time without a zone is of. */
interface WallClock {
  readonly timeZone: string;
}

const namesItsZone = (at: string): boolean => /(?:Z|[+-]\d\d:\d\d)$/.test(at);

/**
 * The moment as of which a request asks, wherever it may ask for one. What is still to come is refused: the answer would
 * be that of the present under another time, and would not stay true.
 */
@Injectable()
export class Moments {
  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(STORE) private readonly store: EventStore,
  ) {}

  /** Null for the present. A time without a zone is that of the room's clock. */
  at(asked: string | undefined, { timeZone }: WallClock): Instant | null {
    if (asked === undefined) return null;
    const at = namesItsZone(asked) ? instantFromIso(asked) : instant(dayjs.tz(asked, timeZone).valueOf());
    if (at > this.clock.now()) throw stillToCome({ at: asked });
    return at;
  }

  /** Likewise, where a place in the log may be named as well. */
  async of({ at, position }: z.infer<typeof boardQuery>, room: WallClock): Promise<Moment | null> {
    if (position === undefined) return this.at(at, room);
    const asked = BigInt(position);
    if (asked > (await this.store.head())) throw stillToCome({ position });
    return { position: asked };
  }
}
