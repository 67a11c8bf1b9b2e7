import { z } from 'zod';
import { amount, idShape } from './floor-shapes';
import { depths } from './play';
import { ruleIdShape } from './play-asks';

const instant = z.iso.datetime();
const seat = z.number().int();

/** One finished hand. */
export const handRow = z.object({
  handId: z.string(),
  tableId: z.string(),
  tableNumber: z.number().int().nullable(),
  number: z.number().int(),
  depth: z.enum(depths),
  game: z.string(),
  structure: z.string(),
  blinds: z.array(z.string()),
  startedAt: instant,
  endedAt: instant,
  result: z.enum(['played', 'misdeal', 'voided']),
  players: z.array(z.object({ seat, playerId: z.string().nullable(), alias: z.string().nullable() })),
  button: seat.nullable(),
  boards: z.array(z.array(z.string())),
  pot: z.string(),
  won: z.array(z.object({ seat, playerId: z.string().nullable(), amount: z.string() })),
  rules: z.array(z.string()),
  hasDispute: z.boolean(),
  /** The two whom the pot came down to after the flop, and who gave it up; absent of hands filed before it was noted. */
  lastTwo: z
    .object({ players: z.array(z.string()), leftBy: z.string().nullable() })
    .nullable()
    .optional(),
});
export type HandRow = z.infer<typeof handRow>;

/** Search of finished hands, the latest first. `before` is the cursor of the answer before. */
export const handsQuery = z.strictObject({
  table: idShape.optional(),
  from: z.iso.datetime({ offset: true }).optional(),
  to: z.iso.datetime({ offset: true }).optional(),
  player: idShape.optional(),
  potFrom: amount.optional(),
  rule: ruleIdShape.optional(),
  disputed: z.enum(['true', 'false']).optional(),
  before: z
    .string()
    .regex(/^\d{1,15}\.[A-Za-z0-9_-]{1,120}$/)
    .optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});
export const handsAnswer = z.object({ hands: z.array(handRow), next: z.string().nullable() });
export type HandsAnswer = z.infer<typeof handsAnswer>;

/** A hand for the replayer: the table after each fact, with the fact that made it. Cards never shown are `??`. */
export const handAnswer = z.object({
  row: handRow,
  /** Null where no engine dealt. */
  verify: z.object({ commitment: z.string(), seed: z.string(), isRight: z.boolean() }).nullable(),
  steps: z.array(
    z.object({
      at: instant,
      type: z.string(),
      /** What was entered or done: the poker engine's word, and the seat it concerns. */
      ask: z.string().nullable(),
      seat: seat.nullable(),
      rules: z.array(z.string()),
      view: z.unknown(),
    }),
  ),
});
export type HandAnswer = z.infer<typeof handAnswer>;
export const handTextQuery = z.strictObject({ language: z.enum(['en', 'fr']).optional() });
