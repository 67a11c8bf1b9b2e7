import { z } from 'zod';
import { movingInSheets } from './moving-in-columns';

/** Moving in from paper or another system: `/moving-in`. Sheets are CSV texts; the first line names the columns. */

export const movingInBody = z.strictObject({
  sheets: z.partialRecord(z.enum(movingInSheets), z.string().max(1_000_000)),
});
export type MovingInBody = z.infer<typeof movingInBody>;

/** What is wrong with one line; lines are counted as an editor counts them, the first is 1. */
export const movingInFault = z.object({
  sheet: z.enum(movingInSheets),
  line: z.number().int(),
  column: z.string().nullable(),
  code: z.string(),
  texts: z.object({ en: z.string(), fr: z.string() }),
});
export type MovingInFault = z.infer<typeof movingInFault>;

/** With faults nothing is recorded; a dry run (`?ask=true`) never records. */
export const movingInAnswer = z.object({
  recorded: z.boolean(),
  /** Lines that would be, or were, taken over. */
  lines: z.partialRecord(z.enum(movingInSheets), z.number().int()),
  faults: z.array(movingInFault),
});
export type MovingInAnswer = z.infer<typeof movingInAnswer>;

export const movingInSheetParam = z.enum(movingInSheets);
