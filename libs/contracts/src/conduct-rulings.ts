import { z } from 'zod';
import {
  amount,
  effectShape,
  idShape,
  instant,
  outcomeShape,
  questionShape,
  reason,
  rulesShape,
  seatNumber,
  words,
} from './conduct-shapes';

/** What is asked: the table as it stood is attached by the server. */
const asked = {
  tableId: idShape.nullable(),
  /** A pot may be claimed until the next deal only (RRP-2.1.5). */
  about: z.enum(['pot', 'play', 'other']).default('play'),
  words: words.default(''),
  /** The deal that it is about; left out for the one in progress, or the last. */
  hand: z.number().int().min(1).optional(),
  seat: seatNumber.optional(),
  question: questionShape.optional(),
  happenedAt: instant.optional(),
  noticedAt: instant.optional(),
  actionsSince: z.number().int().min(0).max(200).optional(),
};

const decided = {
  rules: rulesShape,
  outcome: outcomeShape,
  /** Likely intent; needed where a seat is named (RRP-2.1.8). */
  intent: z.enum(['accident', 'unclear', 'deliberate']).optional(),
  witnesses: z.array(z.string().trim().min(1).max(60)).max(6).default([]),
  /** Another outcome than the rule's own, for fairness (RRP-2.1.1). */
  departure: z.strictObject({ strictOutcome: outcomeShape, reason: words }).optional(),
  effects: z.array(effectShape).max(11).default([]),
  /** "Yes, by this text": where the house's official text says something on the topic (RTC-1.c). */
  confirmed: z.literal(true).optional(),
};

const ofRuling = { rulingId: idShape };

/** Bodies of the commands about rulings: `POST /api/v1/conduct/<command>`. */
export const rulingCommandBodies = {
  'conduct/ask-for-ruling': z.strictObject({ ...asked, tableId: idShape }),
  /** Asked for and decided in one; with `rulingId`, the decision on what was asked for before. */
  'conduct/record-ruling': z.strictObject({ ...asked, ...decided, rulingId: idShape.optional() }),
  /** "I am coming": the table sees who. */
  'conduct/take-ruling': z.strictObject(ofRuling),
  'conduct/advise-on-ruling': z.strictObject({ ...ofRuling, words: words.min(1) }),
  'conduct/confirm-ruling': z.strictObject({ ...ofRuling, confirmed: z.boolean(), words: words.default('') }),
  'conduct/play-on': z.strictObject({
    ...ofRuling,
    reason: z.enum(['cameras', 'shiftManager', 'other']),
    held: amount,
  }),
  'conduct/release-held-pot': z.strictObject({
    ...ofRuling,
    to: z.union([
      z.strictObject({ kind: z.literal('seat'), seat: seatNumber }),
      z.strictObject({ kind: z.literal('cashier'), playerId: idShape }),
    ]),
  }),
  'conduct/appeal-ruling': z.strictObject({ ...ofRuling, seat: seatNumber.optional() }),
  'conduct/decide-appeal': z.strictObject({
    ...ofRuling,
    upheld: z.boolean(),
    words: words.default(''),
    outcome: outcomeShape.optional(),
    rules: rulesShape.default([]),
    effects: z.array(effectShape).max(11).default([]),
  }),
  'conduct/annul-ruling': z.strictObject({ ...ofRuling, reason }),
  'conduct/note-on-ruling': z.strictObject({ ...ofRuling, words: words.min(1) }),
  'conduct/mark-good-faith-error': z.strictObject({ ...ofRuling, words: words.default('') }),
} as const;
