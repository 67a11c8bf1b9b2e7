/** Thrown when something that cannot be so is so: a bug report, never an answer to a user. */
export class InvariantBroken extends Error {
  override readonly name = 'InvariantBroken';
}

export function invariant(condition: unknown, why: string): asserts condition {
  if (!condition) throw new InvariantBroken(why);
}
