import { type Hand } from './state';

/** An answer about a hand that is asked for several times in a row: the last one is remembered. */
export const rememberingLast = <T>(answer: (hand: Hand) => T): ((hand: Hand) => T) => {
  let last: { readonly hand: Hand; readonly told: T } | null = null;
  return (hand) => {
    if (last === null || last.hand !== hand) last = { hand, told: answer(hand) };
    return last.told;
  };
};

/**
 * A decision looks ahead at what its first events lead to, and the caller folds the same events right after. The last
 * step of each kind is remembered, so that it is computed once; the same hand and event always give the same result.
 */
export const foreseen = <E extends object>(
  step: (hand: Hand, event: E) => Hand,
): ((hand: Hand, event: E) => Hand) => {
  let last: { readonly from: Hand; readonly event: E; readonly to: Hand } | null = null;
  return (hand, event) => {
    if (last !== null && last.event === event && last.from === hand) return last.to;
    const to = step(hand, event);
    last = { from: hand, event, to };
    return to;
  };
};
