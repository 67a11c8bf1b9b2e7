import { type Pool, type PoolClient } from 'pg';
import { type AppendAnswer, type AppendRequest, appendTo } from './append';
import { type Calm } from './calm';
import { type AnyCategory } from './category';
import { type CommandContext } from './event';
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
  readonly calm: Calm;
  readonly observe: Observe;
  /** Tells followers and this process that something was committed. */
  appended(position: bigint, room: string): void;
}

/** One command, or several as one, and what the edge stamped on it. */
export interface Work {
  readonly steps: readonly Step[];
  readonly context: CommandContext;
}

/** How one attempt ended: decided and answered by the append, or overtaken by somebody else. */
export interface Attempt {
  readonly decided: DecidedSteps;
  readonly answer: AppendAnswer;
}

export const streamsOf = (steps: readonly Step[]): Map<string, AnyCategory> =>
  new Map(steps.map(({ streamId, category }) => [streamId, category]));

export const timedAppend = async (
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
export const heldStates = async ({ pool, states }: RunParts, streams: ReadonlyMap<string, AnyCategory>) => {
  const held = new Map<string, Held>();
  for (const [streamId, category] of streams)
    held.set(streamId, states.known(streamId) ?? (await states.fresh(pool, category, streamId)));
  return held;
};

/** Decides from memory and appends in one round trip; a conflict tells that memory was behind. */
export const attemptOptimistic = async (parts: RunParts, work: Work): Promise<Attempt> => {
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
export const lockAndCatchUp = async (
  { states, calm }: RunParts,
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
    calm.found(streamId, own.length === 0);
    caughtUp.set(streamId, held);
  }
  return caughtUp;
};

export const inTransaction = async <T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> => {
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
export const attemptLocked = async (parts: RunParts, work: Work, rows: boolean): Promise<Attempt> => {
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
