import { type Instant, invariant, type Refusal } from '@cardroom/kernel';
import { type BoardRow, type CommandContext, type DeadlineChange, type JsonObject } from './event';
import { query, type Queryable, type Statement } from './sql';

/** An event on its way into the log. */
export interface NewEvent {
  readonly streamId: string;
  readonly type: string;
  readonly schemaVersion: number;
  readonly data: JsonObject;
  readonly occurredAt: Instant;
  readonly rules?: readonly string[];
}

/** A stream that the decision was made from: the append holds only if it still is at that version. */
export interface ExpectedStream {
  readonly streamId: string;
  readonly category: string;
  readonly expectedVersion: number;
}

/** One atomic append to one or several streams. */
export interface AppendRequest {
  readonly context: CommandContext;
  /** Each stream once, those included that are only read. */
  readonly streams: readonly ExpectedStream[];
  /** In the order in which they happened; none when the answer is a refusal or changes nothing. */
  readonly events: readonly NewEvent[];
  readonly boards?: readonly BoardRow[];
  readonly deadlines?: readonly StreamDeadline[];
  /** What a repetition of the command is answered; by default the versions appended to each stream. */
  readonly answer?: StoredAnswer;
}

/** A change of a timer, with the stream that it concerns. */
export type StreamDeadline = DeadlineChange & { readonly streamId: string };

/** Versions that one step appended to one stream; `from` is one more than `to` where it appended nothing. */
export interface AppendedRange {
  readonly streamId: string;
  readonly from: number;
  readonly to: number;
}

/** What a command id was answered with. */
export type StoredAnswer = { readonly refusal: Refusal } | { readonly steps: readonly AppendedRange[] };

export type AppendAnswer =
  /** `position` is that of the last event, null when there were none. */
  | { readonly outcome: 'appended'; readonly position: bigint | null }
  | { readonly outcome: 'repeated'; readonly answer: StoredAnswer }
  | { readonly outcome: 'key-reused' }
  /** A stream was at another version; nothing was written. */
  | { readonly outcome: 'conflict'; readonly streamId: string; readonly version: number };

const byCodeUnits = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Metadata of every event of one append; the rules cited are added event by event. */
const metadataOf = ({
  by,
  deviceId,
  commandId,
  correlationId,
  causationId,
  room,
}: CommandContext): JsonObject =>
  JSON.parse(JSON.stringify({ by, deviceId, commandId, correlationId, causationId, room })) as JsonObject;

const countByStream = (events: readonly NewEvent[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { streamId } of events) counts.set(streamId, (counts.get(streamId) ?? 0) + 1);
  return counts;
};

const numbered = ({ streams, events }: AppendRequest) => {
  const versions = new Map(streams.map(({ streamId, expectedVersion }) => [streamId, expectedVersion]));
  return events.map((event) => {
    const before = versions.get(event.streamId);
    invariant(before !== undefined, `the append names the stream of each event, ${event.streamId} too`);
    versions.set(event.streamId, before + 1);
    const { streamId, type, schemaVersion, data, occurredAt, rules } = event;
    return {
      s: streamId,
      v: before + 1,
      t: type,
      x: schemaVersion,
      d: data,
      o: occurredAt,
      ...(rules && rules.length > 0 ? { r: rules } : {}),
    };
  });
};

const rangesOf = ({ streams, events }: AppendRequest): StoredAnswer => {
  const counts = countByStream(events);
  return {
    steps: streams.map(({ streamId, expectedVersion }) => ({
      streamId,
      from: expectedVersion + 1,
      to: expectedVersion + (counts.get(streamId) ?? 0),
    })),
  };
};

/** The last word on each row, since one statement cannot write a row twice. */
const boardParameter = (boards: readonly BoardRow[]): string | null => {
  const rows = new Map(
    boards.map(({ board, key, body }) => [`${board}\n${key}`, { b: board, k: key, v: body }]),
  );
  return rows.size === 0 ? null : JSON.stringify([...rows.values()]);
};

/** The last word on each timer. */
const timerParameter = (deadlines: readonly StreamDeadline[]): string | null => {
  const changes = new Map(
    deadlines.map((change) => [
      change.timerId,
      'disarm' in change
        ? { id: change.timerId, disarm: true }
        : {
            id: change.timerId,
            stream: change.streamId,
            kind: change.kind,
            due: change.dueAt,
            payload: change.payload,
          },
    ]),
  );
  return changes.size === 0 ? null : JSON.stringify([...changes.values()]);
};

/** The call of the append function for a request. */
export const appendStatement = (request: AppendRequest): Statement => {
  const { context, events, boards = [], deadlines = [], answer = rangesOf(request) } = request;
  const streams = [...request.streams].sort((a, b) => byCodeUnits(a.streamId, b.streamId));
  const counts = countByStream(events);
  return {
    name: 'log_append',
    text: 'SELECT * FROM log_append($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)',
    values: [
      context.commandId,
      context.fingerprint,
      JSON.stringify(answer),
      context.room,
      streams.map(({ streamId }) => streamId),
      streams.map(({ category }) => category),
      streams.map(({ expectedVersion }) => expectedVersion),
      streams.map(({ streamId }) => counts.get(streamId) ?? 0),
      events.length === 0 ? null : JSON.stringify(numbered(request)),
      JSON.stringify(metadataOf(context)),
      events.length === 0 ? null : boardParameter(boards),
      events.length === 0 ? null : timerParameter(deadlines),
    ],
  };
};

interface AppendRow {
  outcome: AppendAnswer['outcome'];
  appended_to: bigint | null;
  answer: StoredAnswer;
  missed_stream: string;
  missed_version: number;
}

/** Raised by the append function when a later stream of several has moved on. */
const laterStreamMoved = 'CR409';

const isLaterStreamMoved = (error: unknown): error is { hint: string; detail: string } =>
  error instanceof Error && 'code' in error && error.code === laterStreamMoved;

const answerOf = (row: AppendRow): AppendAnswer => {
  switch (row.outcome) {
    case 'appended':
      return { outcome: 'appended', position: row.appended_to };
    case 'repeated':
      return { outcome: 'repeated', answer: row.answer };
    case 'key-reused':
      return { outcome: 'key-reused' };
    case 'conflict':
      return { outcome: 'conflict', streamId: row.missed_stream, version: row.missed_version };
  }
};

/** Appends in one round trip. A conflict is an answer; only a broken database or request throws. */
export const appendTo = async (on: Queryable, request: AppendRequest): Promise<AppendAnswer> => {
  try {
    const [row] = await query<AppendRow & Record<string, unknown>>(on, appendStatement(request));
    invariant(row, 'the append function answers one row');
    return answerOf(row);
  } catch (error) {
    if (!isLaterStreamMoved(error)) throw error;
    return { outcome: 'conflict', streamId: error.hint, version: Number(error.detail) };
  }
};
