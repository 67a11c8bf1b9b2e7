import { accept, type Decision, type Instant, refuse } from '@cardroom/kernel';
import { type Pool } from 'pg';
import { type AppendAnswer, type AppendRequest, appendTo } from './append';
import { type BoardFilter, readBoards } from './board';
import { calmStreams } from './calm';
import { type AnyCategory, type Category } from './category';
import { reachingStore } from './errors';
import {
  type BoardView,
  type CommandContext,
  type RunResult,
  type RunTogetherResult,
  type StoredBoardRow,
  type StoredEvent,
} from './event';
import { inTurn } from './in-turn';
import { type Observe } from './observe';
import { type OwnConnection, ownConnection } from './own-connection';
import { type Moment, type Past, rememberedPast } from './past';
import { createRunner } from './run';
import { createSignals, type Signals } from './signals';
import { query } from './sql';
import { type Held, lastVersion, rememberedStates, type States } from './states';
import { decideSteps, type DecidedSteps, step, type Step } from './steps';
import { eventColumns, type EventRow, storedEventOf } from './stored-event';
import { type Timers, timersOn } from './timers';
import { heldFromWaypoint } from './waypoints';

export interface EventStoreOptions {
  /** The pool shared with Prisma; made by `openPool`, or any `pg.Pool`. */
  readonly pool: Pool;
  /** Called in this process after each commit, with the rooms written to. */
  onAppended?(rooms: readonly string[]): void;
  readonly observe?: Observe;
  /** How many streams keep their last state in memory (2,000). */
  readonly cachedStreams?: number;
  /** Boards by name that are read off others. */
  readonly views?: Readonly<Record<string, BoardView>>;
}

export interface StreamState<S> {
  readonly state: S;
  readonly version: number;
  /** Position of the append that led to this state; 0n for a stream that does not exist. */
  readonly position: bigint;
}

/** What followers and subscriptions build on. */
export interface StoreConnections {
  readonly pool: Pool;
  readonly observe: Observe;
  readonly signals: Signals;
  /** A connection outside the pool. */
  ownConnection(use: string): OwnConnection;
}

/** A stream, and the category that says what its events come to. */
export interface StreamOf {
  readonly category: unknown;
  readonly streamId: string;
}

type AnyEvent = { type: string; at: Instant };

export interface EventStore {
  /**
   * Runs one command against one stream: load, decide, append with boards and timers, commit. A command id that was
   * answered before is answered the same again. Throws `StoreUnavailable` when the database is away: the request may
   * be sent again under the same command id.
   */
  run<C, S, E extends AnyEvent>(
    category: Category<C, S, E>,
    streamId: string,
    command: C,
    context: CommandContext,
  ): Promise<RunResult<E>>;
  /** Runs several commands as one: one command id, one append, all or nothing. The first refusal refuses all. */
  runTogether(steps: readonly Step[], context: CommandContext): Promise<RunTogetherResult>;
  /** "May I?": the decision that `run` would come to now, without recording anything. */
  ask<C, S, E extends AnyEvent>(
    category: Category<C, S, E>,
    streamId: string,
    command: C,
  ): Promise<Decision<E>>;
  /** "May I?" of several steps as one: the events of all of them, or the first refusal. */
  askTogether(steps: readonly Step[]): Promise<Decision<AnyEvent>>;
  /** The state of a stream now, every committed event included. */
  state<C, S, E extends AnyEvent>(category: Category<C, S, E>, streamId: string): Promise<StreamState<S>>;
  /** The states of many streams now, by stream: one statement finds those that have moved on since they were met. */
  states(streams: readonly StreamOf[]): Promise<ReadonlyMap<string, unknown>>;
  /** The state after the last event that had occurred at an instant, or up to a position of the log. */
  stateAt<C, S, E extends AnyEvent>(
    category: Category<C, S, E>,
    streamId: string,
    at: Moment,
  ): Promise<StreamState<S>>;
  /** Events of one stream in version order, from version `from` (1) on. */
  load(streamId: string, range?: { readonly from?: number; readonly limit?: number }): Promise<StoredEvent[]>;
  /** The append itself, for those who decide by other means than a category. */
  append(request: AppendRequest): Promise<AppendAnswer>;
  /**
   * Rows of a board in key order; with `since`, the rows written after that position, tombstones included.
   * Resume from a position that `follow` has delivered, never from the highest row seen: an append with a lower
   * position may still be on its way to commit.
   */
  board(room: string, board: string, filter?: BoardFilter): Promise<StoredBoardRow[]>;
  /** The same of several boards, read at one moment by one statement. */
  boards(room: string, boards: readonly string[], filter?: BoardFilter): Promise<StoredBoardRow[]>;
  /** The highest position that has been committed; 0n for an empty log. Lower ones may still be on their way. */
  head(): Promise<bigint>;
  readonly timers: Timers;
  readonly connections: StoreConnections;
  /** Ends the store's own connections; the pool stays with its owner. */
  close(): Promise<void>;
}

const streamStateOf = <S>({ state, version, position }: Held): StreamState<S> => ({
  state: state as S,
  version,
  position,
});

const singleResultOf = <E>(result: RunTogetherResult): RunResult<E> => {
  if (result.outcome !== 'accepted') return result;
  const [only] = result.steps;
  const { position, repeated } = result;
  return {
    outcome: 'accepted',
    events: (only?.events ?? []) as readonly E[],
    position,
    version: only?.version ?? 0,
    repeated,
  };
};

const decisionOf = (decided: DecidedSteps): Decision<AnyEvent> =>
  'refusal' in decided
    ? refuse(decided.refusal)
    : accept(...decided.steps.flatMap(({ events }) => events as readonly AnyEvent[]));

const loadStream = async (
  pool: Pool,
  streamId: string,
  { from = 1, limit = lastVersion }: { readonly from?: number; readonly limit?: number },
): Promise<StoredEvent[]> => {
  const rows = await query<EventRow>(pool, {
    text: `SELECT ${eventColumns} FROM events WHERE stream_id = $1 AND version >= $2 AND version <= $3 ORDER BY version`,
    values: [streamId, from, Math.min(from + limit - 1, lastVersion)],
  });
  return rows.map(storedEventOf);
};

const readHead = async (pool: Pool): Promise<bigint> => {
  const [row] = await query<{ head: bigint }>(pool, {
    name: 'log_head',
    text: 'SELECT coalesce(max(position), 0) AS head FROM events',
  });
  return row?.head ?? 0n;
};

const connectionsOf = (pool: Pool, observe: Observe): StoreConnections => ({
  pool,
  observe,
  signals: createSignals({ pool, observe }),
  ownConnection: (use) => ownConnection({ pool, use, observe }),
});

const any = (category: unknown): AnyCategory => category as AnyCategory;

type Fresh = (category: unknown, streamId: string) => Promise<Held>;

/** Decides without recording: "may I?" of one command or of several as one. */
const asking = (fresh: Fresh): Pick<EventStore, 'ask' | 'askTogether'> => ({
  async ask(category, streamId, command) {
    const { state } = await fresh(category, streamId);
    return category.decider.decide(command, state as never);
  },
  async askTogether(steps) {
    const held = new Map<string, Held>();
    for (const { category, streamId } of steps) held.set(streamId, await fresh(category, streamId));
    return decisionOf(decideSteps(steps, held));
  },
});

/** Reads what is written down, without deciding anything. */
const reading = (
  pool: Pool,
  views: Readonly<Record<string, BoardView>>,
): Pick<EventStore, 'load' | 'board' | 'boards' | 'head'> => {
  const boards: EventStore['boards'] = (room, asked, filter = {}) =>
    reachingStore(() => readBoards(pool, { room, boards: asked, views }, filter));
  return {
    load: (streamId, range = {}) => reachingStore(() => loadStream(pool, streamId, range)),
    board: (room, board, filter) => boards(room, [board], filter),
    boards,
    head: () => reachingStore(() => readHead(pool)),
  };
};

/** What a store remembers of the streams in use, now and in the past. */
const remembering = (pool: Pool, cachedStreams: number): { past: Past; states: States } => {
  const past = rememberedPast(pool, Math.ceil(cachedStreams / 20));
  const states = rememberedStates({
    capacity: cachedStreams,
    begin: (on, category, streamId) =>
      heldFromWaypoint(on, { category, streamId }, { after: 0, upTo: lastVersion }),
    onState: past.pass,
    onForget: past.forget,
  });
  return { past, states };
};

/** The log on one database. Several stores in several processes may share it. */
export const createEventStore = (options: EventStoreOptions): EventStore => {
  const { pool, observe = () => undefined, cachedStreams = 2_000, views = {} } = options;
  const connections = connectionsOf(pool, observe);
  const { signals } = connections;
  const { past, states } = remembering(pool, cachedStreams);
  const appended = (_position: bigint, room: string): void => {
    signals.announce();
    options.onAppended?.([room]);
  };
  const calm = calmStreams(cachedStreams);
  const runner = createRunner({ pool, states, inTurn: inTurn(), calm, observe, appended });
  const fresh: Fresh = (category, streamId) =>
    reachingStore(() => states.fresh(pool, any(category), streamId));

  return {
    async run(...[category, streamId, command, context]) {
      return singleResultOf(await runner.run({ steps: [step(category, streamId, command)], context }));
    },
    runTogether: (steps, context) => runner.run({ steps, context }),
    ...asking(fresh),
    state: async (category, streamId) => streamStateOf(await fresh(category, streamId)),
    async states(asked) {
      const streams = new Map(asked.map(({ category, streamId }) => [streamId, any(category)]));
      const held = await reachingStore(() => states.freshOnes(pool, streams));
      return new Map([...held].map(([streamId, { state }]) => [streamId, state]));
    },
    stateAt: async (category, streamId, at) =>
      streamStateOf(await reachingStore(() => past.stateAt(any(category), streamId, at))),
    async append(request) {
      const answer = await reachingStore(() => appendTo(pool, request));
      if (answer.outcome === 'appended' && answer.position !== null)
        appended(answer.position, request.context.room);
      return answer;
    },
    ...reading(pool, views),
    timers: timersOn(pool),
    connections,
    close: () => signals.close(),
  };
};
