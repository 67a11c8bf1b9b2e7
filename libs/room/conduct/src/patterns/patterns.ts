/** Somebody who gave a pot up to somebody else when only the two were left. */
export interface PotLeft {
  readonly by: string;
  readonly to: string;
}

/** A call that nobody answered in time. */
export interface CallMissed {
  readonly playerId: string;
}

/** A deal that went wrong at a dealer's table. */
export interface DealerError {
  readonly dealer: string;
  readonly kind: string;
}

export interface PatternFacts {
  readonly potsLeft: readonly PotLeft[];
  readonly callsMissed: readonly CallMissed[];
  readonly dealerErrors: readonly DealerError[];
}

/** From how many times on something is worth a look. */
export interface PatternLimits {
  readonly potsBetween: number;
  readonly callsMissed: number;
  readonly dealerErrors: number;
}

export const startingLimits: PatternLimits = { potsBetween: 5, callsMissed: 3, dealerErrors: 3 };

/** Something that came up often. It names who was about and how often, and says nothing of why. */
export interface Pattern {
  readonly kind: 'pots-between-two' | 'calls-missed' | 'dealer-errors';
  readonly who: readonly string[];
  readonly times: number;
  /** Of how many in all: pots the two left to anybody, say. */
  readonly outOf: number;
}

const countedBy = <T>(facts: readonly T[], keyOf: (fact: T) => string): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const fact of facts) counts.set(keyOf(fact), (counts.get(keyOf(fact)) ?? 0) + 1);
  return counts;
};

const pairOf = ({ by, to }: PotLeft): string => JSON.stringify([by, to].sort());

/** Both ways: each of the two has left pots to the other. */
const isMutual = (potsLeft: readonly PotLeft[], [a, b]: readonly string[]): boolean =>
  potsLeft.some(({ by, to }) => by === a && to === b) && potsLeft.some(({ by, to }) => by === b && to === a);

const between = ({ potsLeft }: PatternFacts, least: number): readonly Pattern[] =>
  [...countedBy(potsLeft, pairOf)].flatMap(([pair, times]): Pattern[] => {
    const who = JSON.parse(pair) as string[];
    if (times < least || !isMutual(potsLeft, who)) return [];
    const outOf = potsLeft.filter(({ by }) => who.includes(by)).length;
    return [{ kind: 'pots-between-two', who, times, outOf }];
  });

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
    ...between(facts, limits.potsBetween),
    ...single('calls-missed', facts.callsMissed, {
      least: limits.callsMissed,
      keyOf: ({ playerId }) => playerId,
    }),
    ...single('dealer-errors', facts.dealerErrors, {
      least: limits.dealerErrors,
      keyOf: ({ dealer }) => dealer,
    }),
  ].sort((a, b) => b.times - a.times);
