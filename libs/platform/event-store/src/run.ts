import { invariant } from '@cardroom/kernel';
import { type StoredAnswer } from './append';
import {
  type Attempt,
  attemptLocked,
  attemptOptimistic,
  type RunParts,
  streamsOf,
  type Work,
} from './attempt';
import { type AnyCategory } from './category';
import { isDeadlock, reachingStore, StoreUnavailable } from './errors';
import { type RunTogetherResult, type StepResult } from './event';
import { readEvent } from './history';
import { linesOf } from './line';
import { query } from './sql';
import { type TailRow } from './states';
import { type DecidedSteps, type Step } from './steps';

/** How many times a command is decided from memory before it takes the locks, rows included, and cannot lose again. */
const optimisticAttempts = 3;
const mostAttempts = 6;

/** Reads events as they were written. */
const noHistory: AnyCategory['history'] = { versions: {} };

/**
 * How the events of a stream are read. A repeated command may come with other streams than the first one did (the
 * gaming day has changed between them): the name of a category begins the ids of its streams.
 */
const categoryFor = (steps: readonly Step[], streamId: string): AnyCategory | undefined =>
  steps.find(({ category }) => streamId.startsWith(`${category.name}-`))?.category;

/** Loads what a repeated command had appended. */
const recall = async (
  { pool }: RunParts,
  { steps }: Work,
  answer: StoredAnswer,
): Promise<RunTogetherResult> => {
  if ('refusal' in answer) return { outcome: 'refused', refusal: answer.refusal, repeated: true };
  const results: StepResult[] = [];
  let position: bigint | null = null;
  for (const { streamId, from, to } of answer.steps) {
    const category = categoryFor(steps, streamId);
    const rows = await query<TailRow>(pool, {
      text: `SELECT position, type, schema_version, data FROM events
             WHERE stream_id = $1 AND version BETWEEN $2 AND $3 ORDER BY version`,
      values: [streamId, from, to],
    });
    const events = rows.map(({ type, schema_version: schemaVersion, data }) =>
      readEvent<never>(category?.history ?? noHistory, { type, schemaVersion, data }),
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
  parts.calm.found(streamId, false);
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

const isOnLocked = ({ category }: Step): boolean => category.concurrency === 'locked';

/** One try at a command; null when somebody else came first. */
const tryOnce = async (parts: RunParts, work: Work, retries: number): Promise<RunTogetherResult | null> => {
  const isLocked = work.steps.some((one) => isOnLocked(one) && !parts.calm.isCalm(one.streamId));
  const isEscalated = retries >= (work.steps.some(isOnLocked) ? 1 : optimisticAttempts);
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

/** A command on one contended stream shares the lock and the commit with those that wait beside it. */
const isShared = ({ steps }: Work): boolean => steps.length === 1 && steps.every(isOnLocked);

/** What runs the commands of one store. */
export interface Runner {
  /**
   * Runs steps as one command: all of them are recorded, or none. A command id that was answered before is answered
   * the same again, whatever the state has become since.
   */
  run(work: Work): Promise<RunTogetherResult>;
}

export const createRunner = (parts: RunParts): Runner => {
  const alone = (work: Work): Promise<[RunTogetherResult, number]> => decideUntilSettled(parts, work);
  const line = linesOf(parts, { alone, settle: (work, attempt) => settle(parts, work, attempt) });

  const settled = (work: Work): Promise<[RunTogetherResult, number]> =>
    isShared(work) ? line(work) : parts.inTurn([...streamsOf(work.steps).keys()], () => alone(work));

  return {
    async run(work) {
      invariant(work.steps.length > 0, 'a command has at least one step');
      const startedAt = performance.now();
      const [result, retries] = await reachingStore(() => settled(work));
      parts.observe({
        kind: 'command',
        category: work.steps[0]?.category.name ?? '',
        outcome: result.outcome,
        retries,
        durationMs: performance.now() - startedAt,
      });
      return result;
    },
  };
};
