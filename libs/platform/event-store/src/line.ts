import { type PoolClient } from 'pg';
import {
  type Attempt,
  heldStates,
  inTransaction,
  lockAndCatchUp,
  type RunParts,
  streamsOf,
  timedAppend,
  type Work,
} from './attempt';
import { isUnavailable } from './errors';
import { type RunTogetherResult } from './event';
import { type Held } from './states';
import { decideSteps, requestFor } from './steps';

type Answered = [result: RunTogetherResult, retries: number];

/** How `run` deals with single commands. */
export interface Ways {
  /** In a transaction of its own, as often as it takes. */
  alone(work: Work): Promise<Answered>;
  /** What a committed attempt is answered with; null when the stream had moved on. */
  settle(work: Work, attempt: Attempt): Promise<RunTogetherResult | null>;
}

/** How a command fared in a shared transaction; null when its turn never came. */
type Fared = Attempt | { readonly error: unknown } | null;

/** Most commands a transaction: the first in line waits for the last one's append. */
const mostTogether = 16;

/** One command inside the shared transaction: how it fared, and the state that the next one meets. */
const oneOf = async (
  parts: RunParts,
  client: PoolClient,
  { work, streamId, held }: { work: Work; streamId: string; held: Held },
): Promise<{ fared: Fared; held: Held }> => {
  const states = new Map([[streamId, held]]);
  let request;
  let decided;
  try {
    decided = decideSteps(work.steps, states);
    request = requestFor(work, states, decided);
  } catch (error) {
    return { fared: { error }, held };
  }
  const answer = await timedAppend(parts, client, request);
  const fared = { decided, answer };
  if (answer.outcome !== 'appended' || answer.position === null || 'refusal' in decided)
    return { fared, held };
  const after = decided.steps.at(-1)?.after ?? held;
  return { fared, held: { ...after, position: answer.position } };
};

/**
 * Decides and appends one command after the other under one lock and one commit. Each is recorded, refused or repeated
 * by itself; when the stream turns out to have moved on, the rest is left for later.
 */
const together = async (parts: RunParts, works: readonly Work[], streamId: string): Promise<Fared[]> => {
  const streams = streamsOf(works.flatMap(({ steps }) => steps));
  const known = await heldStates(parts, streams);
  return inTransaction(parts.pool, async (client) => {
    let held = (await lockAndCatchUp(parts, client, { streams, known, rows: false })).get(streamId);
    const all: Fared[] = works.map(() => null);
    for (const [i, work] of works.entries()) {
      if (!held) break;
      const one = await oneOf(parts, client, { work, streamId, held });
      all[i] = one.fared;
      held = one.held;
      if (one.fared && 'answer' in one.fared && one.fared.answer.outcome === 'conflict') break;
    }
    await client.query('COMMIT');
    return all;
  });
};

/** A failure of one command's SQL undoes the transaction: then each command goes alone, and only that one fails. */
const togetherIfPossible = async (
  parts: RunParts,
  works: readonly Work[],
  streamId: string,
): Promise<Fared[]> => {
  if (works.length === 1) return [null];
  try {
    return await together(parts, works, streamId);
  } catch (error) {
    if (isUnavailable(error)) return works.map(() => ({ error }));
    return works.map(() => null);
  }
};

interface Waiting {
  readonly work: Work;
  resolve(answered: Answered): void;
  reject(error: unknown): void;
}

const finish = async (
  { alone, settle }: Ways,
  { work, resolve, reject }: Waiting,
  fared: Fared,
): Promise<void> => {
  try {
    if (fared && 'error' in fared) return reject(fared.error);
    const result = fared && (await settle(work, fared));
    resolve(result ? [result, 0] : await alone(work));
  } catch (error) {
    reject(error);
  }
};

/**
 * Commands that wait for the same stream in this process share one transaction: on a contended stream the commit, which
 * waits for the disk, is what costs, and so many commands pay for it once. Who comes alone goes alone at once; nobody
 * waits for company.
 */
export const linesOf = (parts: RunParts, ways: Ways): ((work: Work) => Promise<Answered>) => {
  const lines = new Map<string, Waiting[]>();

  const serve = async (streamId: string): Promise<void> => {
    const line = lines.get(streamId) ?? [];
    const served = line.splice(0, mostTogether);
    if (line.length > 0) void parts.inTurn([streamId], () => serve(streamId));
    else lines.delete(streamId);
    const works = served.map(({ work }) => work);
    const fared = await togetherIfPossible(parts, works, streamId);
    for (const [i, waiting] of served.entries()) await finish(ways, waiting, fared[i] ?? null);
  };

  return (work) =>
    new Promise((resolve, reject) => {
      const [{ streamId }] = work.steps as [Work['steps'][number]];
      const line = lines.get(streamId);
      if (line) return void line.push({ work, resolve, reject });
      lines.set(streamId, [{ work, resolve, reject }]);
      void parts.inTurn([streamId], () => serve(streamId));
    });
};
