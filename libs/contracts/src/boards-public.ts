import { z } from 'zod';
import { callShape, entryStates } from './boards-lists';
import { expectedWaitShape } from './expected-wait';
import { gameShape } from './game-shape';

const instant = z.iso.datetime();

/** Board `public-lists`, key `gameId`: what everybody in the room may see. Aliases only. */
export const publicListRow = z.object({
  game: gameShape,
  kind: z.enum(['interest', 'waiting']),
  /** The wait of whoever joins now. */
  expected: expectedWaitShape.nullable().optional(),
  names: z.array(
    z.object({
      position: z.number().int(),
      alias: z.string(),
      called: z
        .object({ tableNumber: z.number().int(), seat: z.number().int(), answerBy: instant })
        .nullable(),
      out: z.boolean(),
    }),
  ),
});
export type PublicListRow = z.infer<typeof publicListRow>;

/** What a game that is not going lacks. */
export const lacks = ['players', 'table', 'dealer'] as const;

/** Board `public-games`, key `gameId`: only what is really open and seated (floor case F01). */
export const publicGameRow = z.object({
  game: gameShape,
  going: z.boolean(),
  tables: z.array(
    z.object({
      number: z.number().int(),
      section: z.string(),
      seated: z.number().int(),
      seats: z.number().int(),
    }),
  ),
  waiting: z.number().int(),
  lacks: z.array(z.enum(lacks)),
  /** The wait of whoever joins now; null or absent when not known. */
  expected: expectedWaitShape.nullable().optional(),
});
export type PublicGameRow = z.infer<typeof publicGameRow>;

/** Board `receipts`, key the receipt code: a player's own place; served one key at a time, never listed. */
export const receiptRow = z.object({
  entryId: z.string(),
  alias: z.string(),
  game: gameShape,
  state: z.enum([...entryStates, 'seated', 'left', 'removed', 'expired']),
  /** Worked out from the list when the receipt is read. */
  position: z.number().int().nullable(),
  joinedAt: instant,
  until: instant.nullable(),
  call: callShape.nullable(),
  /** The table imposed on him at the start, once it is revealed (FR4-1.1). */
  imposedTable: z.object({ tableNumber: z.number().int(), section: z.string() }).optional(),
  /** How much longer he may have to wait; null or absent when not known. */
  expected: expectedWaitShape.nullable().optional(),
  /** His chips that the house keeps, if it does; the amount is null until counted. */
  custody: z.object({ since: instant, amount: z.string().nullable() }).optional(),
  /** Why anybody stands or was seated before him who came after: each with its time and reason. */
  overtakings: z.array(z.object({ at: instant, kind: z.string(), reason: z.string() })),
});
export type ReceiptRow = z.infer<typeof receiptRow>;
