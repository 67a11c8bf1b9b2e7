import { isUnavailable } from '@cardroom/event-store';

/**
 * Prisma's own codes for a database that cannot be reached, has gone, has no connection to give (P2024), begins no
 * transaction in time (P2028), or gave one up so that another could go on (P2034).
 */
const prismaCodes: readonly unknown[] = ['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2034'];

interface ErrorParts {
  readonly code?: unknown;
  /** The SQLSTATE, where Prisma's adapter passes an error on. */
  readonly originalCode?: unknown;
  readonly message?: unknown;
  readonly cause?: unknown;
  readonly errors?: unknown;
  /** Where Prisma keeps what the database said, of errors that it has no code of its own for. */
  readonly meta?: { readonly driverAdapterError?: unknown };
}

/**
 * Whether an error, or one that caused it, says that the database is away: nothing was decided, and later may help.
 * Errors are known by their parts and not by their class, which is another one where they come from another realm.
 */
export const isStoreAway = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null) return false;
  const { originalCode, code = originalCode, message, cause, errors, meta } = error as ErrorParts;
  const alike = Object.assign(new Error(String(message)), { code });
  return (
    isUnavailable(error) ||
    isUnavailable(alike) ||
    prismaCodes.includes(code) ||
    isStoreAway(cause) ||
    isStoreAway(meta?.driverAdapterError) ||
    (Array.isArray(errors) && errors.some(isStoreAway))
  );
};
