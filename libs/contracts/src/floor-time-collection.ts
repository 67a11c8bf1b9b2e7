import { z } from 'zod';
import { amount, idShape, ofSeat, ofTable, reason, seatNumber } from './floor-shapes';

export const feeKindNames = ['rent', 'per-hand', 'rake', 'none'] as const;
export const collectionTimeNames = ['house-clock', 'from-opening', 'dealer-change'] as const;

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const ratherFew = z.number().int().min(2).max(11);

/** Met when either holds: fewer players than that, or a time of the house's clock before `to`. */
const condition = {
  fewerThan: ratherFew.optional(),
  hours: z.strictObject({ from: timeOfDay, to: timeOfDay }).optional(),
};

const period = z.number().int().min(1);
const ofPeriod = z.strictObject({ tableId: idShape, period });
const ofRent = z.strictObject({ tableId: idShape, period, seat: seatNumber });
const ofRentWithReason = z.strictObject({ tableId: idShape, period, seat: seatNumber, reason });

/**
 * Seat rent and other fees. A `period` is a table's own number, so that a tap meant for one never counts for the
 * next; the board `time-collections` says which has begun.
 */
export const timeCollectionBodies = {
  /** Amount, period and time left out are the house's. */
  'set-rate': z.strictObject({
    gameId: idShape,
    kind: z.enum(feeKindNames),
    amount: amount.optional(),
    periodMinutes: z.number().int().min(5).max(240).optional(),
    when: z.enum(collectionTimeNames).optional(),
    half: z.strictObject({ amount, ...condition }).optional(),
    free: z.strictObject(condition).optional(),
    packages: z
      .array(z.strictObject({ periods: z.number().int().min(2).max(100), amount }))
      .max(10)
      .optional(),
    /** Of a raked game: the house's share of each recorded or dealt pot, and the most from one. */
    rake: z
      .strictObject({
        percent: z.number().min(0.1).max(20).multipleOf(0.1),
        most: amount,
        noFlopNoDrop: z.boolean(),
      })
      .optional(),
  }),
  'apply-rate': ofTable,
  'start-collection': ofPeriod,
  /** The whole table in one pass: everybody who owes and sits there has paid, but `unpaid`. */
  'collect-time': z.strictObject({
    tableId: idShape,
    period,
    unpaid: z.array(seatNumber).max(11).optional(),
  }),
  'pay-time': ofRent,
  'decline-time': z.strictObject({
    tableId: idShape,
    period,
    seat: seatNumber,
    then: z.enum(['courtesy', 'leave']),
  }),
  'waive-time': ofRentWithReason,
  'refund-time': ofRentWithReason,
  'pause-collection': z.strictObject({ tableId: idShape, reason }),
  'resume-collection': ofTable,
  'sell-package': ofSeat.extend({ periods: z.number().int().min(2).max(100) }),
  /** Asked before each deal; records only the courtesy hands it uses up. */
  'deal-hand': z.strictObject({ tableId: idShape, bigBlind: seatNumber.optional() }),
} as const;
