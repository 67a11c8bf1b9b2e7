import { createHash } from 'node:crypto';

/** The same value with its fields in the order of the alphabet, so that it is written the same every time. */
export const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, each]) => [name, sorted(each)]));
};

/** Digest of a request: the same for the same request, however its fields are ordered. */
export const fingerprintOf = (request: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(request)))
    .digest('hex');
