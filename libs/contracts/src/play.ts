import { z } from 'zod';
import { amount, idShape, ofTable, reason, seatNumber } from './floor-shapes';
import { cardShape, handAsk, rulingAsk } from './play-asks';
import { errorAsk } from './play-errors';

/** How much of the game the house follows at a table. */
export const depths = ['counted', 'recorded', 'dealt'] as const;
export type PlayDepth = (typeof depths)[number];

const handNumber = z.number().int().min(1);
const ofPlayer = z.strictObject({ tableId: idShape, playerId: idShape });
const shares = z
  .array(z.strictObject({ playerId: idShape, amount }))
  .min(1)
  .max(11);

/** The clocks of a table; null: there is none. Whole seconds and minutes, but for the pace of simulated rooms. */
const clocks = z.strictObject({
  actSeconds: z.number().min(0.05).max(600).nullable().optional(),
  nextHandSeconds: z.number().min(0).max(600).optional(),
  timeoutsBeforeSittingOut: z.number().int().min(1).max(20).nullable().optional(),
  sitOutMinutes: z.number().min(1).max(600).nullable().optional(),
  lateKnockSeconds: z.number().min(0.1).max(60).optional(),
  paceSeconds: z.number().min(1).max(900).nullable().optional(),
  deckMinutes: z.number().min(1).max(1440).nullable().optional(),
});

/** Commands about the play of a table; each names its table. */
export const playCommandBodies = {
  /** In force from the next hand on. */
  'play/change-depth': z.strictObject({ tableId: idShape, depth: z.enum(depths) }),
  'play/change-clocks': z.strictObject({ tableId: idShape, clocks }),
  'play/announce-last-hand': z.strictObject({
    tableId: idShape,
    why: z.enum(['break', 'close', 'time-over', 'floor']).default('floor'),
  }),
  'play/go-on': ofTable,
  'play/pause-table': z.strictObject({
    tableId: idShape,
    why: z.enum(['break', 'deck-change', 'dealer-change', 'floor', 'system']).default('floor'),
    minutes: z.number().int().min(1).max(240).optional(),
  }),
  'play/resume-table': ofTable,
  'play/start-hand': z.strictObject({
    tableId: idShape,
    hand: handNumber.optional(),
    button: seatNumber.optional(),
    stepwise: z.boolean().optional(),
  }),
  /** Counted tables: a hand is over. */
  'play/hand-done': z.strictObject({ tableId: idShape, misdeal: z.boolean().optional() }),
  'play/play-hand': z.strictObject({ tableId: idShape, hand: handNumber, ask: handAsk }),
  'play/report-error': z.strictObject({ tableId: idShape, hand: handNumber, ask: errorAsk }),
  'play/rule-on-hand': z.strictObject({ tableId: idShape, hand: handNumber, ask: rulingAsk }),
  /** The dealer takes back what he entered last. */
  'play/undo-entry': z.strictObject({ tableId: idShape, hand: handNumber }),
  /** Without a replacement the step is struck out. */
  'play/correct-hand': z.strictObject({
    tableId: idShape,
    hand: handNumber,
    step: z.number().int().min(0),
    replacement: handAsk.nullable(),
    reason,
  }),
  'play/sit-out': ofPlayer,
  'play/sit-in': ofPlayer,
  'play/post-to-play': ofPlayer,
  /** A player gives up his seat; his hand is finished first. Staff use the floor's `leave-seat`. */
  'play/leave-table': ofPlayer,
  'play/draw-for-button': z.strictObject({
    tableId: idShape,
    /** Cards drawn at the table; without them the engine draws. */
    draws: z
      .array(z.strictObject({ seat: seatNumber, card: cardShape }))
      .min(2)
      .max(11)
      .optional(),
  }),
  'play/place-button': z.strictObject({ tableId: idShape, button: seatNumber, reason }),
  /** Where no cage sells them. */
  'play/add-chips': z.strictObject({
    tableId: idShape,
    playerId: idShape,
    amount,
    from: z.enum(['buy-in', 'brought-back', 'grant']).default('buy-in'),
    isShort: z.boolean().optional(),
  }),
  'play/pay-from-stack': z.strictObject({
    tableId: idShape,
    playerId: idShape,
    amount,
    paidFor: z.enum(['rent', 'refreshments', 'toke', 'fine']),
  }),
  'play/count-stacks': z.strictObject({
    tableId: idShape,
    stacks: z
      .array(z.strictObject({ seat: seatNumber, stack: amount }))
      .min(1)
      .max(11),
    reason,
  }),
  'play/stop-table': z.strictObject({ tableId: idShape, reason }),
  /** `decided: false`: play goes on while the ruling is still open, its pot set aside (RRP-2.1.7). */
  'play/release-table': z.strictObject({ tableId: idShape, decided: z.boolean().default(true) }),
  'play/set-pot-aside': z.strictObject({
    tableId: idShape,
    hand: handNumber,
    from: shares,
    why: z.enum(['cameras', 'shift-manager', 'other']),
    reason,
  }),
  'play/award-aside': z.strictObject({ tableId: idShape, aside: z.number().int().min(1), shares, reason }),
  'play/move-pot': z.strictObject({ tableId: idShape, hand: handNumber, from: shares, to: shares, reason }),
} as const;

export type PlayCommandName = keyof typeof playCommandBodies;
export type PlayCommandBody<N extends PlayCommandName> = z.infer<(typeof playCommandBodies)[N]>;
