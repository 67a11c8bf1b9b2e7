import { z } from 'zod';
import { amount, idShape, ofSeat, reason, seatNumber } from './floor-shapes';

export const custodyDestinations = ['player', 'table', 'cashier'] as const;
export const seatFlagNames = [
  'non-player',
  'no-chips',
  'racked',
  'leaving',
  'wants-chips',
  'wants-drinks',
] as const;

const ofFlag = z.strictObject({ tableId: idShape, seat: seatNumber, flag: z.enum(seatFlagNames) });

/** Commands about players who walk, their chips and their seats, and about what is noted of seats. */
export const absenceBodies = {
  'mark-absent': ofSeat,
  /** A longer absence, arranged with the floor before the time is over (RRP-2.2.19). */
  'announce-absence': z.strictObject({
    tableId: idShape,
    seat: seatNumber,
    until: z.iso.datetime({ offset: true }),
  }),
  'mark-present': ofSeat,
  /** Without `amount` the chips are counted later; before the time is over a frequent absence needs a reason. */
  'pick-up-chips': z.strictObject({
    tableId: idShape,
    seat: seatNumber,
    amount: amount.optional(),
    countedBy: idShape.optional(),
    reason: reason.optional(),
  }),
  /** `countedBy`: the member of staff who counted too, another than who sends it (RRP-2.2.19). */
  'count-custody': z.strictObject({ custodyId: idShape, amount, countedBy: idShape.optional() }),
  'release-custody': z.strictObject({ custodyId: idShape, to: z.enum(custodyDestinations) }),
  /** `entryId`: the listed player who plays on the absent player's seat (RRP-2.2.11). */
  'allow-play-over': z.strictObject({ tableId: idShape, seat: seatNumber, entryId: idShape }),
  'end-play-over': ofSeat,
  /** The stack of a player who had to bring chips back (RRP-2.2.5). */
  'confirm-stack': z.strictObject({ tableId: idShape, seat: seatNumber, stack: amount }),
  'admit-guest': z.strictObject({
    tableId: idShape,
    seat: seatNumber,
    guestName: z.string().trim().min(1).max(24).optional(),
  }),
  'end-guest': ofSeat,
  'object-to-guest': ofSeat,
  'flag-seat': ofFlag,
  'clear-seat-flag': ofFlag,
} as const;
