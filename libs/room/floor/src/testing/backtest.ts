import { type EntryId, type GameId, type Instant } from '@cardroom/kernel';
import { type FloorEvent } from '../events';
import { type FloorFacts, isLive } from '../state';
import { expectedWaits } from '../waiting-list/expected-wait';
import { type ExpectedWait } from '../waiting-list/pace';

/** One moment of an evening: the facts it brought and the floor after them. */
export interface Moment {
  readonly at: Instant;
  readonly events: readonly FloorEvent[];
  readonly after: FloorFacts;
}

interface Told {
  readonly at: Instant;
  readonly wait: ExpectedWait;
}

/** How the ranges that were told to newcomers came out. */
export interface Coverage {
  /** Joins at which nothing could be said yet. */
  readonly unknown: number;
  /** Waits that ended within, before and after the range that was told. */
  readonly within: number;
  readonly sooner: number;
  readonly later: number;
  /** Mean width of the ranges, in minutes. */
  readonly widthMinutes: number;
}

/** When each entry of an evening was called for its seat, or seated without a call; null for those that never were. */
const gotSeat = (moments: readonly Moment[]): ReadonlyMap<EntryId, Instant> => {
  const ends = new Map<EntryId, Instant>();
  for (const { at, events } of moments)
    for (const event of events)
      if (event.type === 'PlayerSeated' && event.entryId) ends.set(event.entryId, at);
  return ends;
};

const toldTo = ({ at, after }: Moment, entryId: EntryId, gameId: GameId): Told | null => {
  const wait = expectedWaits(after, gameId).ofEntry.get(entryId);
  return wait ? { at, wait } : null;
};

const outcome = ({ at, wait }: Told, endedAt: Instant): 'within' | 'sooner' | 'later' => {
  const minutes = (endedAt - at) / 60_000;
  if (minutes < wait.lowMinutes) return 'sooner';
  return minutes > wait.highMinutes ? 'later' : 'within';
};

/**
 * Compares what newcomers were told when they joined with how long they then waited. An entry that left without a
 * seat, or still waited at the end, counts only when its range was over by then: as one that came later.
 */
export const backtest = (moments: readonly Moment[]): Coverage => {
  const seats = gotSeat(moments);
  const last = moments.at(-1);
  const counts = { unknown: 0, within: 0, sooner: 0, later: 0 };
  const widths: number[] = [];
  const endOf = (entryId: EntryId): Instant | null => {
    const entry = last?.after.entries.get(entryId);
    if (!last || !entry) return null;
    return isLive(entry) || entry.standing.state !== 'ended' ? last.at : entry.standing.at;
  };
  const count = (promise: Told | null, entryId: EntryId): void => {
    if (!promise) {
      counts.unknown += 1;
      return;
    }
    const seatedAt = seats.get(entryId);
    const end = seatedAt ?? endOf(entryId);
    const how = end === null ? null : outcome(promise, end);
    if (!how || (seatedAt === undefined && how !== 'later')) return;
    counts[how] += 1;
    widths.push(promise.wait.highMinutes - promise.wait.lowMinutes);
  };
  for (const moment of moments)
    for (const event of moment.events)
      if (event.type === 'PlayerListed') count(toldTo(moment, event.entryId, event.gameId), event.entryId);
  const widthMinutes = widths.length === 0 ? 0 : widths.reduce((a, b) => a + b, 0) / widths.length;
  return { ...counts, widthMinutes };
};
