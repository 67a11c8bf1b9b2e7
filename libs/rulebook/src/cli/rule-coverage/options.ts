import { resolve } from 'node:path';

export interface Options {
  /** Compare docs/rules.md with what would be written, and write nothing. */
  readonly check: boolean;
  readonly root: string;
}

export const usage = 'rule coverage: [--check] [--root <workspace>]';

/** Reads the command line; null if it asks for something unknown. */
export const optionsOf = (args: readonly string[], root: string): Options | null => {
  const [first, ...rest] = args;
  if (first === undefined) return { check: false, root };
  if (first === '--check') {
    const others = optionsOf(rest, root);
    return others && { ...others, check: true };
  }
  const [folder, ...others] = rest;
  return first === '--root' && folder ? optionsOf(others, resolve(folder)) : null;
};
