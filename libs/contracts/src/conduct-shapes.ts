import { z } from 'zod';
import { amount, idShape, reason, seatNumber } from './floor-shapes';

// Shapes that bodies of conduct commands are made of. Amounts are decimal strings, instants ISO 8601.

export { amount, idShape, reason, seatNumber };
export const instant = z.iso.datetime({ offset: true });
export const words = z.string().trim().max(500);
/** A rule of the catalogue by its id: `RRP-2.1.6`. */
export const ruleShape = z.string().regex(/^(RRP|RTC|THR|FR4)-[A-Za-z0-9]+(\.[A-Za-z0-9]+)*$/);
export const rulesShape = z.array(ruleShape).max(5);

export const rulingOutcomes = [
  'stands',
  'hand-dead',
  'hand-live',
  'hand-taken-back',
  'taking-back-refused',
  'binding',
  'released',
  'reduced',
  'pot-moved',
  'refund',
  'no-refund',
  'misdeal',
  'spectator-moved',
  'other',
] as const;
export const outcomeShape = z.enum(rulingOutcomes);

export const sanctionSteps = [
  'remark',
  'warning',
  'reprimand',
  'deadHand',
  'timeOut',
  'suspension',
  'disqualification',
  'exclusion',
  'finalExclusion',
] as const;
export const stepShape = z.enum(sanctionSteps);

const count = z.number().int().min(1);

/** For how long: at the table, until an instant, or for good. */
export const termShape = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('minutes'), minutes: count.max(1440) }),
  z.strictObject({ kind: z.literal('deals'), deals: count.max(500) }),
  z.strictObject({ kind: z.literal('rounds'), rounds: count.max(50), seats: count.max(11) }),
  z.strictObject({ kind: z.literal('until'), until: instant }),
  z.strictObject({ kind: z.literal('for-good') }),
]);
export type TermShape = z.infer<typeof termShape>;

/** What a ruling does at the table. */
export const effectShape = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('kill-hand'), seat: seatNumber }),
  z.strictObject({ kind: z.literal('restore-hand'), seat: seatNumber }),
  z.strictObject({ kind: z.literal('move-chips'), fromSeat: seatNumber, toSeat: seatNumber, amount }),
]);

const contribution = z.strictObject({ seat: seatNumber, amount });

/** A case for which the texts know the choices. */
export const questionShape = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('short-call'), seat: seatNumber, due: amount, putIn: amount }),
  z.strictObject({
    kind: z.literal('mucked-hand'),
    seat: seatNumber,
    isIdentifiable: z.boolean(),
    cards: z.array(z.string().max(2)).max(7).optional(),
    identifiedBy: words.optional(),
    misinformed: words.optional(),
  }),
  z.strictObject({
    kind: z.literal('wrong-pot'),
    wonBy: seatNumber,
    owedTo: seatNumber,
    pots: z
      .array(
        z.strictObject({ contributions: z.array(contribution).max(11), raked: amount, isWrong: z.boolean() }),
      )
      .min(1)
      .max(11),
    share: amount.optional(),
    stack: amount,
  }),
  z.strictObject({ kind: z.literal('six-cards'), seat: seatNumber }),
  z.strictObject({ kind: z.literal('openers-discard'), seat: seatNumber, isIdentifiable: z.boolean() }),
  z.strictObject({
    kind: z.literal('oversize-bet'),
    pot: amount,
    bet: amount,
    madeBy: seatNumber,
    claimedBy: seatNumber,
    actedAfter: z.boolean(),
  }),
  z.strictObject({
    kind: z.literal('gathered-hand'),
    seat: seatNumber,
    isProtected: z.boolean(),
    unansweredBet: amount,
  }),
  z.strictObject({
    kind: z.literal('known-bad-deck'),
    seat: seatNumber,
    putIn: amount,
    isReportedAtOnce: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('spectator') }),
]);
export type QuestionShape = z.infer<typeof questionShape>;
