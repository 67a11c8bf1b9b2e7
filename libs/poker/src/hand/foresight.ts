import { type Hand } from './state';

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
