import { type Pool, type PoolClient } from 'pg';
import { type AppendAnswer, type AppendRequest, appendTo, type StoredAnswer } from './append';
import { type AnyCategory } from './category';
import { isDeadlock, reachingStore, StoreUnavailable } from './errors';
import { type CommandContext, type RunTogetherResult, type StepResult } from './event';
import { readEvent } from './history';
import { type InTurn } from './in-turn';
import { type Observe } from './observe';
import { query } from './sql';
import { foldRows, type Held, initialOf, type States, type TailRow } from './states';
import { decideSteps, type DecidedSteps, requestFor, type Step } from './steps';

/** What running a command needs of the store. */
export interface RunParts {
  readonly pool: Pool;
  readonly states: States;
  readonly inTurn: InTurn;
  readonly observe: Observe;
  /** Tells followers and this process that something was committed. */
  appended(position: bigint, room: string): void;
}

interface Work {
  readonly steps: readonly Step[];
  readonly context: CommandContext;
}

/** How many times a command is decided from memory before it takes the locks, rows included, and cannot lose again. */
const optimisticAttempts = 3;
const mostAttempts = 6;

/** How one attempt ended: decided and answered by the append, or overtaken by somebody else. */
interface Attempt {
  readonly decided: DecidedSteps;
  readonly answer: AppendAnswer;
}

const streamsOf = (steps: readonly Step[]): Map<string, AnyCategory> =>
  new Map(steps.map(({ streamId, category }) => [streamId, category]));

const timedAppend = async (
  parts: RunParts,
  on: Pool | PoolClient,
  request: AppendRequest,
): Promise<AppendAnswer> => {
  const startedAt = performance.now();
  const answer = await appendTo(on, request);
  parts.observe({
    kind: 'append',
    outcome: answer.outcome,
    events: request.events.length,
    durationMs: performance.now() - startedAt,
  });
  return answer;
};

/** Two statements of one client in one round trip where the client pipelines, one after the other where not. */
const together = async <A, B>(
  client: PoolClient,
  first: () => Promise<A>,
  second: () => Promise<B>,
): Promise<[A, B]> => {
  if (client.pipeline) return Promise.all([first(), second()]);
  const a = await first();
  return [a, await second()];
};

/** From memory, or loaded where this process has not met the stream. */
const heldStates = async ({ pool, states }: RunParts, streams: ReadonlyMap<string, AnyCategory>) => {
  const held = new Map<string, Held>();
  for (const [streamId, category] of streams)
    held.set(streamId, states.known(streamId) ?? (await states.fresh(pool, category, streamId)));
  return held;
};

/** Decides from memory and appends in one round trip; a conflict tells that memory was behind. */
const attemptOptimistic = async (parts: RunParts, work: Work): Promise<Attempt> => {
  const held = await heldStates(parts, streamsOf(work.steps));
  const decided = decideSteps(work.steps, held);
  const answer = await timedAppend(parts, parts.pool, requestFor(work, held, decided));
  return { decided, answer };
};

interface LockRequest {
  readonly streams: ReadonlyMap<string, AnyCategory>;
  readonly known: ReadonlyMap<string, Held>;
  /** Holds the rows of the streams too. */
  readonly rows: boolean;
}

/** Takes the locks, and only then learns what was appended meanwhile. */
const lockAndCatchUp = async (
  { states }: RunParts,
  client: PoolClient,
  { streams, known, rows: holdsRows }: LockRequest,
): Promise<Map<string, Held>> => {
  const ids = [...streams.keys()];
  const [, rows] = await together(
    client,
    () => client.query('BEGIN'),
    () =>
      query<TailRow>(client, {
        name: 'log_lock',
        text: 'SELECT * FROM log_lock($1, $2, $3)',
        values: [ids, ids.map((id) => known.get(id)?.version ?? 0), holdsRows],
      }),
  );
  const caughtUp = new Map<string, Held>();
  for (const [streamId, category] of streams) {
    const own = streams.size === 1 ? rows : rows.filter((row) => row.stream_id === streamId);
    const held = foldRows(category, known.get(streamId) ?? initialOf(category), own);
    states.keep(streamId, held);
    caughtUp.set(streamId, held);
  }
  return caughtUp;
};

const inTransaction = async <T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  try {
    const result = await work(client);
    client.release();
    return result;
  } catch (error) {
    await client.query('ROLLBACK').then(
      () => client.release(),
      (lost: Error) => client.release(lost),
    );
    throw error;
  }
};

/** Locks, loads the tail, decides and appends in one transaction: nobody else can come between. */
const attemptLocked = async (parts: RunParts, work: Work, rows: boolean): Promise<Attempt> => {
  const streams = streamsOf(work.steps);
  const known = await heldStates(parts, streams);
  return inTransaction(parts.pool, async (client) => {
    const held = await lockAndCatchUp(parts, client, { streams, known, rows });
    const decided = decideSteps(work.steps, held);
    const [answer] = await together(
      client,
      () => timedAppend(parts, client, requestFor(work, held, decided)),
      () => client.query('COMMIT'),
    );
    return { decided, answer };
  });
};

/** Loads what a repeated command had appended. */
const recall = async (
  { pool }: RunParts,
  { steps }: Work,
  answer: StoredAnswer,
): Promise<RunTogetherResult> => {
  if ('refusal' in answer) return { outcome: 'refused', refusal: answer.refusal, repeated: true };
  const streams = streamsOf(steps);
  const results: StepResult[] = [];
  let position: bigint | null = null;
  for (const { streamId, from, to } of answer.steps) {
    const category = streams.get(streamId);
    const rows = await query<TailRow>(pool, {
      text: `SELECT position, type, schema_version, data FROM events
             WHERE stream_id = $1 AND version BETWEEN $2 AND $3 ORDER BY version`,
      values: [streamId, from, to],
    });
    const events = rows.map(({ type, schema_version: schemaVersion, data }) =>
      category ? readEvent<never>(category.history, { type, schemaVersion, data }) : data,
    );
    results.push({ streamId, events, version: to });
    const last = rows.at(-1);
    if (last && (position === null || last.position > position)) position = last.position;
  }
  return { outcome: 'accepted', steps: results, position, repeated: true };
};

const remember = ({ states }: RunParts, decided: DecidedSteps, position: bigint | null): void => {
  if ('refusal' in decided) return;
  for (const { streamId, after, events } of decided.steps)
    states.keep(streamId, events.length > 0 && position !== null ? { ...after, position } : after);
};

const resultOf = (decided: DecidedSteps, position: bigint | null): RunTogetherResult =>
  'refusal' in decided
    ? { outcome: 'refused', refusal: decided.refusal, repeated: false }
    : {
        outcome: 'accepted',
        steps: decided.steps.map(({ streamId, events, after }) => ({
          streamId,
          events,
          version: after.version,
        })),
        position,
        repeated: false,
      };

/** What this process knew of a stream was behind, or is ahead of a log that was restored from a copy. */
const catchUp = async (
  parts: RunParts,
  work: Work,
  { streamId, version }: { streamId: string; version: number },
): Promise<void> => {
  const known = parts.states.known(streamId);
  if (known && known.version > version) parts.states.forget(streamId);
  const category = streamsOf(work.steps).get(streamId);
  if (category) await parts.states.fresh(parts.pool, category, streamId);
};

/** Null when a stream moved on and the command has to be decided again. */
const settle = async (parts: RunParts, work: Work, attempt: Attempt): Promise<RunTogetherResult | null> => {
  const { decided, answer } = attempt;
  switch (answer.outcome) {
    case 'appended':
      remember(parts, decided, answer.position);
      if (answer.position !== null) parts.appended(answer.position, work.context.room);
      return resultOf(decided, answer.position);
    case 'repeated':
      return recall(parts, work, answer.answer);
    case 'key-reused':
      return { outcome: 'key-reused' };
    case 'conflict':
      await catchUp(parts, work, answer);
      return null;
  }
};

/** One try at a command; null when somebody else came first. */
const tryOnce = async (parts: RunParts, work: Work, retries: number): Promise<RunTogetherResult | null> => {
  const isLocked = work.steps.some(({ category }) => category.concurrency === 'locked');
  const isEscalated = retries >= (isLocked ? 1 : optimisticAttempts);
  try {
    const attempt = await (isLocked || isEscalated
      ? attemptLocked(parts, work, isEscalated)
      : attemptOptimistic(parts, work));
    return await settle(parts, work, attempt);
  } catch (error) {
    if (isDeadlock(error)) return null;
    throw error;
  }
};

const decideUntilSettled = async (parts: RunParts, work: Work): Promise<[RunTogetherResult, number]> => {
  for (let retries = 0; retries < mostAttempts; retries += 1) {
    const result = await tryOnce(parts, work, retries);
    if (result) return [result, retries];
  }
  throw new StoreUnavailable(`${work.steps.map(({ streamId }) => streamId).join(', ')} kept moving on`);
};

/**
 * Runs steps as one command: all of them are recorded, or none. A command id that was answered before is answered
 * the same again, whatever the state has become since.
 */
export const runSteps = async (parts: RunParts, work: Work): Promise<RunTogetherResult> => {
  const startedAt = performance.now();
  const keys = [...streamsOf(work.steps).keys()];
  const [result, retries] = await parts.inTurn(keys, () =>
    reachingStore(() => decideUntilSettled(parts, work)),
  );
  parts.observe({
    kind: 'command',
    category: work.steps[0]?.category.name ?? '',
    outcome: result.outcome,
    retries,
    durationMs: performance.now() - startedAt,
  });
  return result;
};
