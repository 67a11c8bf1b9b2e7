import { type Instant } from '@cardroom/kernel';

/** How many names wait for which no seat is free, and how many seats are free. */
export interface Crowd {
  readonly waiting: number;
  readonly free: number;
}

/**
 * How fast a list has moved: what happened while more names waited than seats were free, older times counting less
 * and less. A persistent state of a few sums, so that a fact costs the same however long the day is.
 */
export interface Pace extends Crowd {
  /** Up to when it is counted. */
  readonly at: Instant;
  /** Milliseconds during which somebody waited for a seat to come free. */
  readonly busyMs: number;
  /** Names that waited, times the milliseconds they did. */
  readonly nameMs: number;
  /** Seats that came free meanwhile. */
  readonly freed: number;
  /** Names that left the list without a seat. */
  readonly leaves: number;
  /** Waiting time since the last seat came free, and what such gaps came to, with their squares. */
  readonly gapMs: number;
  readonly gapSumMs: number;
  readonly gapSquareSum: number;
}

/** After so much waiting time an observation counts half. */
const halfLifeMs = 120 * 60_000;

const minuteMs = 60_000;

const newPace = (at: Instant): Pace => ({
  at,
  waiting: 0,
  free: 0,
  busyMs: 0,
  nameMs: 0,
  freed: 0,
  leaves: 0,
  gapMs: 0,
  gapSumMs: 0,
  gapSquareSum: 0,
});

/** The time up to `at` counted, as crowded as it was all the while; with nobody waiting it does not count. */
export const passTime = (pace: Pace | undefined, at: Instant): Pace => {
  if (!pace) return newPace(at);
  const elapsedMs = Math.max(0, at - pace.at);
  if (pace.waiting === 0 || elapsedMs === 0) return { ...pace, at };
  const kept = 0.5 ** (elapsedMs / halfLifeMs);
  return {
    ...pace,
    at,
    busyMs: pace.busyMs * kept + elapsedMs,
    nameMs: pace.nameMs * kept + elapsedMs * pace.waiting,
    freed: pace.freed * kept,
    leaves: pace.leaves * kept,
    gapMs: pace.gapMs + elapsedMs,
    gapSumMs: pace.gapSumMs * kept,
    gapSquareSum: pace.gapSquareSum * kept,
  };
};

const seatFreed = (pace: Pace): Pace => ({
  ...pace,
  freed: pace.freed + 1,
  gapMs: 0,
  gapSumMs: pace.gapSumMs + pace.gapMs,
  gapSquareSum: pace.gapSquareSum + pace.gapMs ** 2,
});

/** The crowd as it is now: each seat that came free while somebody waited for one was an observation. */
export const crowdIs = (pace: Pace, { waiting, free }: Crowd): Pace => {
  const count = Math.min(pace.waiting, Math.max(0, free - pace.free));
  let seen = pace;
  for (let n = 0; n < count; n++) seen = seatFreed(seen);
  return { ...seen, waiting, free };
};

/** A name left the list without a seat; one that had a seat to go to was not waiting for another. */
export const nameLeft = (pace: Pace): Pace =>
  pace.waiting === 0 ? pace : { ...pace, leaves: pace.leaves + 1 };

/** Between these many whole minutes eight waits in ten are expected to end. */
export interface ExpectedWait {
  readonly lowMinutes: number;
  readonly highMinutes: number;
}

/** With fewer seats come free than this, older ones counted less, nothing is said. */
export const fewestSeats = 4;

/** How much the gaps between seats scatter against those of pure chance, never taken as less than that. */
const scatterOf = ({ freed, gapSumMs, gapSquareSum }: PaceOfWaits): number =>
  gapSumMs === 0 ? 1 : Math.min(6, Math.max(1, (gapSquareSum * freed) / gapSumMs ** 2 - 1));

/** Nine in ten lie below this many standard deviations of a normal law. */
const tenth = 1.2816;

/** A quantile of the gamma law with this mean and shape (Wilson and Hilferty's cube). */
const quantile = (mean: number, shape: number, deviations: number): number =>
  mean * Math.max(0, 1 - 1 / (9 * shape) + deviations / (3 * Math.sqrt(shape))) ** 3;

/** What of a pace a wait follows from. */
export type PaceOfWaits = Pick<Pace, 'busyMs' | 'nameMs' | 'freed' | 'leaves' | 'gapSumMs' | 'gapSquareSum'>;

const isKnown = (pace: PaceOfWaits | null | undefined): pace is PaceOfWaits =>
  !!pace && pace.freed >= fewestSeats && pace.busyMs > 0;

/**
 * The mean wait of the first, second, third … name on a list, with its variance: each name ahead goes when a seat
 * comes free or when it leaves by itself. The spread is that of chance, as scattered as the room's own gaps.
 */
function* lawsOf(pace: PaceOfWaits): Generator<{ readonly mean: number; readonly variance: number }> {
  const freeRate = pace.freed / pace.busyMs;
  const leaveRate = pace.nameMs === 0 ? 0 : pace.leaves / pace.nameMs;
  const scatter = scatterOf(pace);
  let [mean, variance] = [0, 0];
  for (let ahead = 0; ; ahead++) {
    const stepMs = 1 / (freeRate + ahead * leaveRate);
    mean += stepMs;
    variance += scatter * stepMs ** 2;
    yield { mean, variance };
  }
}

/** The spread is also that of a pace known from so few seats. */
const waitBy = (pace: PaceOfWaits, { mean, variance }: { mean: number; variance: number }): ExpectedWait => {
  const shape = mean ** 2 / (variance + (mean ** 2 * scatterOf(pace)) / pace.freed);
  return {
    lowMinutes: Math.floor(quantile(mean, shape, -tenth) / minuteMs),
    highMinutes: Math.ceil(quantile(mean, shape, tenth) / minuteMs),
  };
};

/** The waits of the first `count` names on a list. Empty when too little was observed. */
export const waitsFrom = (pace: PaceOfWaits | null | undefined, count: number): readonly ExpectedWait[] => {
  if (!isKnown(pace)) return [];
  const waits: ExpectedWait[] = [];
  for (const law of lawsOf(pace)) {
    if (waits.length >= count) break;
    waits.push(waitBy(pace, law));
  }
  return waits;
};

/** The wait of the `place`-th name alone, 1 being the first; null when too little was observed. */
export const waitFrom = (pace: PaceOfWaits | null | undefined, place: number): ExpectedWait | null => {
  if (!isKnown(pace)) return null;
  let ahead = 0;
  for (const law of lawsOf(pace)) if (++ahead >= place) return waitBy(pace, law);
  return null;
};
