import { type GameId, type GamingDay, type Instant } from '@cardroom/kernel';

/** A fact of the floor that says where a player sat, as the edge finds it in the log. */
export interface SeatFact {
  readonly type: 'PlayerSeated' | 'SeatLeft' | 'PlayerWalked' | 'PlayerBackInSeat';
  readonly at: Instant;
  readonly playerId: string;
  readonly gameId: GameId;
  readonly tableId: string;
  readonly seat: number;
  /** The command it came of: one that was undone counts for nothing. */
  readonly command: string;
}

export interface OpenedDay {
  readonly day: GamingDay;
  readonly openedAt: Instant;
}

export interface HoursAsked {
  /** All seat facts of the person, under every number he ever had, in the order of the log. */
  readonly facts: readonly SeatFact[];
  readonly undone: ReadonlySet<string>;
  /** The gaming days of the room, oldest first. */
  readonly days: readonly OpenedDay[];
  /** Who still sits has played until now. */
  readonly now: Instant;
}

/** Played at a game on a gaming day. */
export interface Played {
  readonly day: GamingDay | null;
  readonly gameId: GameId;
  readonly seatedMs: number;
  /** Of it away from the table. */
  readonly awayMs: number;
  readonly sittings: number;
}

interface Sitting {
  readonly gameId: GameId;
  readonly from: Instant;
  readonly to: Instant;
  readonly away: readonly (readonly [Instant, Instant])[];
}

interface OpenSitting {
  readonly gameId: GameId;
  readonly from: Instant;
  readonly awaySince: Instant | null;
  readonly away: readonly (readonly [Instant, Instant])[];
}

const closed = ({ gameId, from, away, awaySince }: OpenSitting, to: Instant): Sitting => ({
  gameId,
  from,
  to,
  away: awaySince === null ? away : [...away, [awaySince, to]],
});

const stepOf = (open: OpenSitting | undefined, fact: SeatFact): OpenSitting | undefined => {
  const { type, at, gameId } = fact;
  if (type === 'PlayerSeated') return { gameId, from: at, awaySince: null, away: [] };
  if (!open || type === 'SeatLeft') return undefined;
  if (type === 'PlayerWalked') return { ...open, awaySince: open.awaySince ?? at };
  const { awaySince, away } = open;
  return { ...open, awaySince: null, away: awaySince === null ? away : [...away, [awaySince, at]] };
};

/** Each time in a seat, from the facts; a move ends one and begins the next. */
const sittingsOf = ({ facts, undone, now }: HoursAsked): readonly Sitting[] => {
  const open = new Map<string, OpenSitting>();
  const sittings: Sitting[] = [];
  for (const fact of facts) {
    if (undone.has(fact.command)) continue;
    const seat = `${fact.playerId} ${fact.tableId} ${fact.seat}`;
    const was = open.get(seat);
    if (was && fact.type === 'SeatLeft') sittings.push(closed(was, fact.at));
    const is = stepOf(was, fact);
    if (is) open.set(seat, is);
    else open.delete(seat);
  }
  return [...sittings, ...[...open.values()].map((sitting) => closed(sitting, now))];
};

const lengthWithin = (from: Instant, to: Instant, [begin, end]: readonly [number, number]): number =>
  Math.max(0, Math.min(to, end) - Math.max(from, begin));

/** The gaming days as stretches of time; what was before the first has no day. */
const stretchesOf = (days: readonly OpenedDay[]) => [
  { day: null, within: [-Infinity, days[0]?.openedAt ?? Infinity] as const },
  ...days.map(({ day, openedAt }, i) => ({
    day,
    within: [openedAt, days[i + 1]?.openedAt ?? Infinity] as const,
  })),
];

const playedOn = ({ gameId, from, to, away }: Sitting, days: readonly OpenedDay[]): readonly Played[] =>
  stretchesOf(days).flatMap(({ day, within }) => {
    const seatedMs = lengthWithin(from, to, within);
    const begins = from >= within[0] && from < within[1];
    if (seatedMs === 0 && !begins) return [];
    const awayMs = away.reduce((sum, [since, until]) => sum + lengthWithin(since, until, within), 0);
    return [{ day, gameId, seatedMs, awayMs, sittings: begins ? 1 : 0 }];
  });

/**
 * Hours by gaming day and game, newest day first. A sitting that goes on after midnight belongs to the day on which it
 * was played; one that goes on into the next gaming day is cut where that day opens.
 */
export const hoursPlayed = (asked: HoursAsked): readonly Played[] => {
  const sums = new Map<string, Played>();
  for (const sitting of sittingsOf(asked))
    for (const part of playedOn(sitting, asked.days)) {
      const key = `${part.day ?? ''} ${part.gameId}`;
      const { seatedMs = 0, awayMs = 0, sittings = 0 } = sums.get(key) ?? {};
      sums.set(key, {
        ...part,
        seatedMs: seatedMs + part.seatedMs,
        awayMs: awayMs + part.awayMs,
        sittings: sittings + part.sittings,
      });
    }
  return [...sums.values()].sort(
    (a, b) => (b.day ?? '').localeCompare(a.day ?? '') || a.gameId.localeCompare(b.gameId),
  );
};
