import { leastRecentlyUsed } from './cache';

/** So often in a row must a locked stream have been found as it was left before the lock is spared. */
const findingsForCalm = 8;

/**
 * Which locked streams nobody else writes to at present. The lock costs a round trip and, where this process is the only
 * writer, saves nothing: the append compares the version either way. A stream is calm once it was found untouched
 * several times in a row, and no longer at the first foreign event, so that two processes that share it take the lock.
 */
export interface Calm {
  isCalm(streamId: string): boolean;
  /** What a look at the stream showed: as this process had left it, or moved on. */
  found(streamId: string, isAsLeft: boolean): void;
}

export const calmStreams = (capacity: number): Calm => {
  const inARow = leastRecentlyUsed<number>(capacity);
  return {
    isCalm: (streamId) => (inARow.get(streamId) ?? 0) >= findingsForCalm,
    found(streamId, isAsLeft) {
      if (isAsLeft) inARow.set(streamId, Math.min((inARow.get(streamId) ?? 0) + 1, findingsForCalm));
      else inARow.delete(streamId);
    },
  };
};
