/** The database did not answer as a database: the request may be sent again under the same command id. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

/** SQLSTATE classes and codes of connections lost or refused, of servers that stop, of locks and answers not had in time. */
const unavailableStates = ['08', '57P', '57014', '53', '55P03', '25P03'];
const unavailableCodes = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH'];
/** What `pg` says without a code. */
const unavailableTexts = [
  'Connection terminated',
  'Client has encountered a connection error',
  'timeout exceeded when trying to connect',
  'Cannot use a pool after calling end on the pool',
  'Query read timeout',
];

/** Read by shape: Node's own errors come from another realm where code runs in a context of its own. */
const partsOf = (error: unknown): { code: string; message: string; errors: readonly unknown[] } => {
  const { code, message, errors } = Object(error) as Readonly<Record<string, unknown>>;
  return {
    code: typeof code === 'string' ? code : '',
    message: typeof message === 'string' ? message : '',
    errors: Array.isArray(errors) ? errors : [],
  };
};

/** Whether an error of `pg` means that the database could not be had, as opposed to a wrong statement. */
export const isUnavailable = (error: unknown): boolean => {
  if (error instanceof StoreUnavailable) return true;
  const { code, message, errors } = partsOf(error);
  return (
    errors.some(isUnavailable) ||
    unavailableCodes.includes(code) ||
    unavailableStates.some((state) => code.length === 5 && code.startsWith(state)) ||
    unavailableTexts.some((text) => message.startsWith(text))
  );
};

/** Runs work and names the failures of the database as such. */
export const reachingStore = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StoreUnavailable || !isUnavailable(error)) throw error;
    const { message, code } = partsOf(error);
    throw new StoreUnavailable(message || code || 'the database could not be reached', { cause: error });
  }
};

const deadlockDetected = '40P01';

/** Whether the database gave this transaction up so that another could go on: trying again is all it needs. */
export const isDeadlock = (error: unknown): boolean => partsOf(error).code === deadlockDetected;
