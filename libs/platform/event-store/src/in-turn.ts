/** Runs work under a key only when the earlier work under that key has ended; other keys do not wait. */
export type InTurn = <T>(keys: readonly string[], work: () => Promise<T>) => Promise<T>;

/**
 * Commands of one process to one stream go one after the other, in the order they came. Were they to wait for each
 * other in the database, a contended stream would hold one connection for each of them and starve the other streams.
 */
export const inTurn = (): InTurn => {
  const last = new Map<string, Promise<unknown>>();

  return async (keys, work) => {
    const before = Promise.all(keys.map((key) => last.get(key)));
    const mine = before.then(work);
    const ended = mine.catch(() => undefined);
    for (const key of keys) last.set(key, ended);
    try {
      return await mine;
    } finally {
      for (const key of keys) if (last.get(key) === ended) last.delete(key);
    }
  };
};
