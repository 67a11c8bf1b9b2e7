import { z } from 'zod';

/** `GET /log`: the facts of the room as they stand in the log, for proof and for the evening's check. */
export const logQuery = z.strictObject({
  after: z
    .string()
    .regex(/^\d{1,18}$/)
    .default('0'),
  limit: z.coerce.number().int().min(1).max(1000).default(200),
});

export const factShape = z.object({
  position: z.string(),
  stream: z.string(),
  version: z.number().int(),
  type: z.string(),
  /** The version of the fact's shape that its data is in. */
  schemaVersion: z.number().int(),
  /** When it happened, by the clock of the house, and when it was written down. */
  at: z.iso.datetime(),
  recordedAt: z.iso.datetime(),
  data: z.record(z.string(), z.unknown()),
  metadata: z.record(z.string(), z.unknown()),
});
export type FactShape = z.infer<typeof factShape>;

/** `next` is the `after` of the following page; null when the log's end has been reached. */
export const logAnswer = z.object({ facts: z.array(factShape), next: z.string().nullable() });
export type LogAnswer = z.infer<typeof logAnswer>;
