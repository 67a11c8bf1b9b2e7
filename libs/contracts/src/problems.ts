import { z } from 'zod';

/** RFC 9457 problem details, as every "no" is answered (architecture, section 9). */
export const problemShape = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  /** In the language of the request. */
  detail: z.string(),
  /** The same sentence in both languages. */
  texts: z.object({ en: z.string(), fr: z.string() }),
  instance: z.string(),
  code: z.string(),
  rule: z.string().optional(),
  facts: z.record(z.string(), z.unknown()),
  /** One entry per faulty field of a malformed request. */
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});
export type Problem = z.infer<typeof problemShape>;
