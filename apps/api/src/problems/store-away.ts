import { isUnavailable } from '@cardroom/event-store';

/** Prisma's own codes for a database that cannot be reached, has gone, or has no connection to give. */
const prismaCodes: readonly unknown[] = ['P1001', 'P1002', 'P1008', 'P1017', 'P2024'];

interface ErrorParts {
  readonly code?: unknown;
  /** The SQLSTATE, where Prisma's adapter passes an error on. */
  readonly originalCode?: unknown;
  readonly message?: unknown;
  readonly cause?: unknown;
  readonly errors?: unknown;
}

/**
 * Whether an error, or one that caused it, says that the database is away: nothing was decided, and later may help.
 * Errors are known by their parts and not by their class, which is another one where they come from another realm.
 */
export const isStoreAway = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null) return false;
  const { originalCode, code = originalCode, message, cause, errors } = error as ErrorParts;
  const alike = Object.assign(new Error(String(message)), { code });
  return (
    isUnavailable(error) ||
    isUnavailable(alike) ||
    prismaCodes.includes(code) ||
    isStoreAway(cause) ||
    (Array.isArray(errors) && errors.some(isStoreAway))
  );
};
