/** Pots of at least three that two players were left alone in after the flop: given up by one of them, or shown down. */
export interface PotsOfTwo {
  readonly between: readonly [string, string];
  /** Who gave them up to the other; null where hands were shown. */
  readonly leftBy: string | null;
  readonly times: number;
}

/** Soft play that the record of a deal shows (RTC-2.f). */
export interface SoftlyPlayed {
  readonly by: string;
  readonly to: string;
}

/** A call that nobody answered in time. */
export interface CallMissed {
  readonly playerId: string;
}

/** A deal that went wrong, or was entered wrongly, at a dealer's table. */
export interface DealerError {
  readonly dealer: string;
  readonly kind: 'misdeal' | 'entry-corrected';
}

export interface PatternFacts {
  readonly potsOfTwo: readonly PotsOfTwo[];
  readonly softPlay: readonly SoftlyPlayed[];
  readonly callsMissed: readonly CallMissed[];
  readonly dealerErrors: readonly DealerError[];
}

/** From how many times on something is worth a look. */
export interface PatternLimits {
  readonly potsBetween: number;
  /** Of their pots that one of the two gave up: most pairs show down a third. */
  readonly leftPercent: number;
  readonly softPlay: number;
  readonly callsMissed: number;
  readonly dealerErrors: number;
}

/**
 * Twenty pots of which nineteen were left come up once in five hundred pairs that leave two of three; what is rarer
 * is worth a look, and no more than that.
 */
export const startingLimits: PatternLimits = {
  potsBetween: 20,
  leftPercent: 95,
  softPlay: 2,
  callsMissed: 3,
  dealerErrors: 3,
};

/** Something that came up often. It names who was about and how often, and says nothing of why. */
export interface Pattern {
  readonly kind: 'pots-between-two' | 'soft-play' | 'calls-missed' | 'dealer-errors';
  readonly who: readonly string[];
  readonly times: number;
  /** Of how many in all: pots of these two, say. */
  readonly outOf: number;
}

const countedBy = <T>(facts: readonly T[], keyOf: (fact: T) => string): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const fact of facts) counts.set(keyOf(fact), (counts.get(keyOf(fact)) ?? 0) + 1);
  return counts;
};

const keyOfPair = (pair: readonly [string, string]): string => JSON.stringify([...pair].sort());

const sumOf = (pots: readonly PotsOfTwo[]): number => pots.reduce((sum, { times }) => sum + times, 0);

const byPair = (pots: readonly PotsOfTwo[]): ReadonlyMap<string, readonly PotsOfTwo[]> => {
  const pairs = new Map<string, PotsOfTwo[]>();
  for (const one of pots) {
    const key = keyOfPair(one.between);
    pairs.set(key, [...(pairs.get(key) ?? []), one]);
  }
  return pairs;
};

/** Both ways: each of the two has left pots to the other. */
const isMutual = (left: readonly PotsOfTwo[]): boolean => new Set(left.map(({ leftBy }) => leftBy)).size > 1;

const between = (
  { potsOfTwo }: PatternFacts,
  { potsBetween, leftPercent }: PatternLimits,
): readonly Pattern[] =>
  [...byPair(potsOfTwo)].flatMap(([pair, pots]): Pattern[] => {
    const left = pots.filter(({ leftBy }) => leftBy !== null);
    const [times, outOf] = [sumOf(left), sumOf(pots)];
    if (times < potsBetween || times * 100 < leftPercent * outOf || !isMutual(left)) return [];
    return [{ kind: 'pots-between-two', who: JSON.parse(pair) as string[], times, outOf }];
  });

const softly = ({ softPlay }: PatternFacts, least: number): readonly Pattern[] =>
  [...countedBy(softPlay, ({ by, to }) => keyOfPair([by, to]))]
    .filter(([, times]) => times >= least)
    .map(([pair, times]) => ({
      kind: 'soft-play',
      who: JSON.parse(pair) as string[],
      times,
      outOf: softPlay.length,
    }));

const single = <T>(
  kind: Pattern['kind'],
  facts: readonly T[],
  { least, keyOf }: { readonly least: number; readonly keyOf: (fact: T) => string },
): readonly Pattern[] =>
  [...countedBy(facts, keyOf)]
    .filter(([, times]) => times >= least)
    .map(([who, times]) => ({ kind, who: [who], times, outOf: facts.length }));

/** Patterns worth a look, most frequent first. */
export const patternsIn = (facts: PatternFacts, limits: PatternLimits = startingLimits): readonly Pattern[] =>
  [
    ...between(facts, limits),
    ...softly(facts, limits.softPlay),
    ...single('calls-missed', facts.callsMissed, {
      least: limits.callsMissed,
      keyOf: ({ playerId }) => playerId,
    }),
    ...single('dealer-errors', facts.dealerErrors, {
      least: limits.dealerErrors,
      keyOf: ({ dealer }) => dealer,
    }),
  ].sort((a, b) => b.times - a.times);
