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
const lastRows = (boards: readonly BoardRow[]) => {
  if (boards.length === 0) return [];
  const rows = new Map(
    boards.map(({ board, key, body, isGone }) => [
      `${board}\n${key}`,
      { b: board, k: key, v: body, ...(isGone ? { gone: true } : {}) },
    ]),
  );
  return [...rows.values()];
};

/** The last word on each timer. */
const lastChanges = (deadlines: readonly StreamDeadline[]) => {
  if (deadlines.length === 0) return [];
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
  return [...changes.values()];
};

/** What only makes sense beside events; parts that are empty are left out, so that the function need not look. */
const consequences = (request: AppendRequest) => {
  const { events, boards = [], deadlines = [] } = request;
  if (events.length === 0) return {};
  return {
    events: numbered(request),
    ...(boards.length > 0 ? { boards: lastRows(boards) } : {}),
    ...(deadlines.length > 0 ? { timers: lastChanges(deadlines) } : {}),
  };
};

const metadataOf = ({ by, deviceId, commandId, correlationId, causationId, room }: CommandContext) => ({
  by,
  deviceId,
  commandId,
  correlationId,
  causationId,
  room,
});

const jsonOrNull = <T>(list: readonly T[]): string | null => (list.length > 0 ? JSON.stringify(list) : null);

/** One event on one stream, the commonest of all: its parts travel as they are stored, and none is taken apart again. */
const appendOneStatement = (
  request: AppendRequest,
  { streamId, category, expectedVersion }: ExpectedStream,
  { type, schemaVersion, data, occurredAt, rules = [] }: NewEvent,
): Statement => {
  const { context, answer = rangesOf(request), boards = [], deadlines = [] } = request;
  const metadata = metadataOf(context);
  return {
    name: 'log_append_one',
    text: 'SELECT log_append_one($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) AS said',
    values: [
      context.commandId,
      context.fingerprint,
      JSON.stringify(answer),
      context.room,
      category,
      streamId,
      expectedVersion,
      type,
      schemaVersion,
      JSON.stringify(data),
      JSON.stringify(rules.length > 0 ? { ...metadata, rules } : metadata),
      occurredAt,
      jsonOrNull(lastRows(boards)),
      jsonOrNull(lastChanges(deadlines)),
    ],
  };
};

/** The call of the append function for a request. */
export const appendStatement = (request: AppendRequest): Statement => {
  const [[stream, ...otherStreams], [event, ...otherEvents]] = [request.streams, request.events];
  if (stream && event && otherStreams.length + otherEvents.length === 0 && event.streamId === stream.streamId)
    return appendOneStatement(request, stream, event);
  const { commandId, room, fingerprint } = request.context;
  const counts = countByStream(request.events);
  const document = {
    command: commandId,
    fingerprint,
    answer: request.answer ?? rangesOf(request),
    room,
    metadata: metadataOf(request.context),
    streams: [...request.streams]
      .sort((a, b) => byCodeUnits(a.streamId, b.streamId))
      .map(({ streamId, category, expectedVersion }) => ({
        id: streamId,
        category,
        version: expectedVersion,
        count: counts.get(streamId) ?? 0,
      })),
    ...consequences(request),
  };
  return { name: 'log_append', text: 'SELECT log_append($1) AS said', values: [JSON.stringify(document)] };
};

/** Raised by the append function when a later stream of several has moved on. */
const laterStreamMoved = 'CR409';

const isLaterStreamMoved = (error: unknown): error is { hint: string; detail: string } =>
  error instanceof Error && 'code' in error && error.code === laterStreamMoved;

/** The first blank divides what the function says: `conflict 4 floor-r1`. */
const divided = (said: string): [string, string] => {
  const blank = said.indexOf(' ');
  return blank < 0 ? [said, ''] : [said.slice(0, blank), said.slice(blank + 1)];
};

const answerOf = (said: string): AppendAnswer => {
  const [outcome, rest] = divided(said);
  switch (outcome) {
    case 'appended':
      return { outcome, position: rest === '' ? null : BigInt(rest) };
    case 'repeated':
      return { outcome, answer: JSON.parse(rest) as StoredAnswer };
    case 'conflict': {
      const [version, streamId] = divided(rest);
      return { outcome, streamId, version: Number(version) };
    }
    default:
      invariant(outcome === 'key-reused', `the append function said ${said}`);
      return { outcome };
  }
};

/** Appends in one round trip. A conflict is an answer; only a broken database or request throws. */
export const appendTo = async (on: Queryable, request: AppendRequest): Promise<AppendAnswer> => {
  try {
    const [row] = await query<{ said: string }>(on, appendStatement(request));
    invariant(row, 'the append function answers one row');
    return answerOf(row.said);
  } catch (error) {
    if (!isLaterStreamMoved(error)) throw error;
    return { outcome: 'conflict', streamId: error.hint, version: Number(error.detail) };
  }
};
