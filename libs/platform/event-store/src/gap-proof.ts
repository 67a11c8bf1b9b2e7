/** One look at the log: rows after a position, and the bounds of the same snapshot. */
export interface LogPage<R extends { readonly position: bigint }> {
  /** In position order. */
  readonly rows: readonly R[];
  /** Every transaction with a smaller number had ended. */
  readonly xmin: bigint;
  /** The highest position visible. */
  readonly highest: bigint;
}

/** What may be delivered of a page. */
export interface SafePart<R> {
  readonly rows: readonly R[];
  /** Positions passed because they were proved dead. */
  readonly passedPositions: bigint;
  /** True when a missing position stands before further rows. */
  readonly isBlocked: boolean;
  /** True when a transaction number should be drawn now and handed to `drew`. */
  readonly wantsNumber: boolean;
}

/**
 * Decides how far a reader of the global order may go.
 *
 * Positions are drawn before commit, so a missing one may be on its way or given up. A writer has its transaction
 * number before it draws a position. When a position is missing below a visible one, it was drawn already; a number
 * drawn after seeing that is higher than its writer's. Once a snapshot says that everything below that number has
 * ended, what it still does not show will never come. No clock is asked.
 */
export interface GapProof {
  examine<R extends { readonly position: bigint }>(after: bigint, page: LogPage<R>): SafePart<R>;
  /** A transaction number drawn after a page whose highest position was `highest`. */
  drew(transactionNumber: bigint, highest: bigint): void;
}

/** Several gaps are proved side by side, so that rollbacks do not add up; more than this would gain nothing. */
const mostWaiting = 64;

export const gapProof = (): GapProof => {
  let waiting: { number: bigint; highest: bigint }[] = [];
  let deadUpTo = 0n;
  let blockedAt = -1n;

  const settle = (xmin: bigint): void => {
    for (const { number, highest } of waiting) if (number <= xmin && highest > deadUpTo) deadUpTo = highest;
    waiting = waiting.filter(({ number, highest }) => number > xmin && highest > deadUpTo);
  };

  return {
    examine(after, { rows, xmin, highest }) {
      settle(xmin);
      let last = after;
      let passedPositions = 0n;
      let count = 0;
      for (const { position } of rows) {
        const missing = position - last - 1n;
        if (missing > 0n && position - 1n > deadUpTo) break;
        passedPositions += missing;
        last = position;
        count += 1;
      }
      const isBlocked = count < rows.length;
      const isStillBlocked = isBlocked && blockedAt === last;
      blockedAt = isBlocked ? last : -1n;
      // Most gaps close by themselves in a moment: a number is drawn for those met twice.
      const wantsNumber =
        isStillBlocked && waiting.length < mostWaiting && !waiting.some((one) => one.highest >= highest);
      return { rows: rows.slice(0, count), passedPositions, isBlocked, wantsNumber };
    },
    drew(number, highest) {
      waiting.push({ number, highest });
    },
  };
};
