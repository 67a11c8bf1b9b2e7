import {
  type Actor,
  type DeviceId,
  type Instant,
  type Refusal,
  type RoomId,
  type RuleId,
} from '@cardroom/kernel';

/** What may stand in an event, a board row or a timer's payload. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

/** Who asked for what, from which device and because of what; kept beside every event. */
export interface EventMetadata {
  readonly by: Actor;
  readonly deviceId?: DeviceId;
  /** The `Idempotency-Key` of the request, or `<timer>.<epoch>` for a timer. */
  readonly commandId: string;
  /** The same through a whole chain of cause and effect. */
  readonly correlationId: string;
  /** The command or event that directly led to this one. */
  readonly causationId?: string;
  readonly room: RoomId;
  /** Catalogue entries that the decision cites. */
  readonly rules?: readonly RuleId[];
}

/** A fact as it stands in the log, in the words of the version that wrote it. Read it with `readEvent`. */
export interface StoredEvent {
  /** Place in the one order of the whole log; rises, with holes where a transaction was given up. */
  readonly position: bigint;
  readonly streamId: string;
  /** Place in its stream: 1, 2, 3 … without holes. */
  readonly version: number;
  readonly type: string;
  readonly schemaVersion: number;
  readonly data: unknown;
  readonly metadata: EventMetadata;
  /** The `at` of the event: when it happened in the room. */
  readonly occurredAt: Instant;
  /** When the database wrote it down. */
  readonly recordedAt: Instant;
}

/** What the edge stamps on a command beside the command itself. */
export interface CommandContext {
  readonly commandId: string;
  /** Digest of the request: the same command id with another fingerprint is answered `key-reused`. */
  readonly fingerprint: string;
  readonly by: Actor;
  readonly at: Instant;
  readonly room: RoomId;
  readonly deviceId?: DeviceId;
  readonly correlationId: string;
  readonly causationId?: string;
}

/** One row of a board; `body: null` takes the row off the board (it stays as a tombstone for those who follow). */
export interface BoardRow {
  readonly board: string;
  readonly key: string;
  readonly body: unknown | null;
  /** Nobody follows the row by itself: without a body it goes for good, and leaves no tombstone. */
  readonly isGone?: true;
}

/** The board that holds the parts of one row: whoever reads the row through a `BoardView` gets them with it. */
export const partsOfRow = (board: string, key: string): string => `${board}:${key}`;

/**
 * A board that is not stored but read off the rows of another and their parts, so that a long row is written where it
 * changes, and not whole. Positions and tombstones are those of the row.
 */
export interface BoardView {
  /** The board that is stored. */
  readonly of: string;
  body(row: unknown, parts: readonly unknown[]): unknown;
}

/** A board row as stored, with the position of the append that wrote it last. */
export interface StoredBoardRow extends BoardRow {
  readonly position: bigint;
  readonly updatedAt: Instant;
}

/** Arms or moves a timer (its epoch rises), or disarms it. Timer ids hold no colon. */
export type DeadlineChange =
  | { readonly timerId: string; readonly kind: string; readonly dueAt: Instant; readonly payload: Json }
  | { readonly timerId: string; readonly disarm: true };

export type RunResult<E> =
  | {
      readonly outcome: 'accepted';
      readonly events: readonly E[];
      /** Position of the last event; null when the decision needed none. */
      readonly position: bigint | null;
      /** The stream's version after this command. */
      readonly version: number;
      /** True when the command id had been answered before and this is that answer. */
      readonly repeated: boolean;
    }
  | { readonly outcome: 'refused'; readonly refusal: Refusal; readonly repeated: boolean }
  | { readonly outcome: 'key-reused' };

/** The answer to several steps run as one: all of them happened, or none did. */
export type RunTogetherResult =
  | {
      readonly outcome: 'accepted';
      /** One entry a step, in the order given. */
      readonly steps: readonly StepResult[];
      readonly position: bigint | null;
      readonly repeated: boolean;
    }
  | { readonly outcome: 'refused'; readonly refusal: Refusal; readonly repeated: boolean }
  | { readonly outcome: 'key-reused' };

export interface StepResult {
  readonly streamId: string;
  readonly events: readonly unknown[];
  readonly version: number;
}
