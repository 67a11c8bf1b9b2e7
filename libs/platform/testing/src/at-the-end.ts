const ends = Symbol.for('cardroom.ends');

type End = () => Promise<void>;

/** Has `end` called after the last spec of the test file, however many specs share what it ends. */
export const atTheEnd = (end: End): void => {
  (globalThis as unknown as Record<symbol, End[]>)[ends]?.push(end);
};
