import { z } from 'zod';
import { amount, idShape, ofEntry, reason, seatNumber } from './floor-shapes';

/** Commands of the waiting lists beside joining, calling and leaving. */
export const waitingListBodies = {
  /** A called player needs longer: within the house's limit his seat waits for him (RRP-2.3.2). */
  'give-more-time': ofEntry,
  /** `minutes`: in how many he said to be back. */
  'mark-out': z.strictObject({ entryId: idShape, minutes: z.number().int().min(1).max(240).optional() }),
  /** `arrival`: where his time of arrival belongs on the other list; everybody he passes is told the reason. */
  'transfer-entry': z.strictObject({
    entryId: idShape,
    toGameId: idShape,
    place: z.enum(['bottom', 'arrival']),
    reason,
  }),
  /** For a place that is held, or for a seat that is locked up; the house's own amount where none is given. */
  'take-deposit': z
    .strictObject({
      entryId: idShape.optional(),
      tableId: idShape.optional(),
      seat: seatNumber.optional(),
      amount: amount.optional(),
    })
    .refine(
      ({ entryId, tableId, seat }) =>
        entryId === undefined
          ? tableId !== undefined && seat !== undefined
          : tableId === undefined && seat === undefined,
      { message: 'either entryId, or tableId and seat', path: ['entryId'] },
    ),
  'settle-deposit': z
    .strictObject({
      depositId: idShape,
      outcome: z.enum(['returned', 'forfeited']),
      reason: reason.optional(),
    })
    .refine(({ outcome, reason: why }) => outcome === 'returned' || why !== undefined, {
      message: 'a deposit stays with the house for a reason',
      path: ['reason'],
    }),
} as const;
