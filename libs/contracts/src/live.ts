import { z } from 'zod';
import { type BoardEntry, type BoardName } from './boards';

/**
 * `GET /live?boards=lists,tables` and `GET /boards/:board/stream`: server-sent events.
 *
 * - `row`: one row as it stands now ({@link LiveRow}); its `id` is a log position, sent back as `Last-Event-ID`
 *   (or `?after=`) to resume. Rows come in order of position; a row may come twice, and then replaces itself.
 * - `heartbeat`: once when everything up to now has been sent, then every ten seconds for as long as this server
 *   is itself in step with the log. No heartbeat for fifteen seconds means: not in step.
 * - `reset`: the position asked for is not of this log; forget all rows, everything is sent anew.
 */
export const liveEvents = ['row', 'heartbeat', 'reset'] as const;

export const heartbeatSeconds = 10;
/** Silence after which a screen says that it is not in step. */
export const outOfStepSeconds = 15;

export interface LiveRow<B extends BoardName = BoardName> extends BoardEntry<B> {
  readonly board: B;
}

export const liveRow = z.object({
  board: z.string(),
  key: z.string(),
  position: z.string(),
  /** Null: the key is gone. */
  body: z.unknown(),
});

/** `position` is the position up to which everything has been sent, `at` the server's clock. */
export const heartbeatShape = z.object({ position: z.string(), at: z.iso.datetime() });
export type Heartbeat = z.infer<typeof heartbeatShape>;

const position = z.string().regex(/^\d{1,18}$/);

/** `boards` separated by commas. Like every query it may also say `as` whom it comes (see session.ts). */
export const liveQuery = z.strictObject({ boards: z.string().max(1_000), after: position.optional() });
export const streamQuery = z.strictObject({ after: position.optional() });
