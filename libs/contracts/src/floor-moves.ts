import { z } from 'zod';
import { idShape, ofTable, reason, seatNumber } from './floor-shapes';

export const requestKinds = ['seat-change', 'table-change'] as const;

const ofPlayer = z.strictObject({ playerId: idShape });
const ofPair = z.strictObject({ playerId: idShape, otherPlayerId: idShape, reason });
const moving = {
  playerId: idShape,
  tableId: idShape,
  seat: seatNumber,
  /** Needed to pass somebody with a better right, and when the house moves him. */
  reason: reason.optional(),
  /** The house moves him, so no minimum is asked (RRP-3.1.3): those in charge, with a reason. */
  forced: z.boolean().optional(),
};

/** Commands about seat and table changes, main and feeder games, and players kept apart. */
export const movesBodies = {
  /** Without `seats` any seat of his table will do (RRP-2.3.12). */
  'request-seat-change': z.strictObject({
    playerId: idShape,
    seats: z.array(seatNumber).min(1).max(10).optional(),
  }),
  /** Without `tables` any table of his game will do. */
  'request-table-change': z.strictObject({
    playerId: idShape,
    tables: z.array(idShape).min(1).max(50).optional(),
  }),
  'cancel-request': z.strictObject({ playerId: idShape, kind: z.enum(requestKinds) }),
  /** He was offered this seat and does not want it: it is offered on. */
  'decline-offer': z.strictObject({ playerId: idShape, tableId: idShape, seat: seatNumber }),
  'move-player': z.strictObject(moving),
  /** The seat is kept while he plays on until he must go (RRP-2.3.11, RRP-2.3.13). */
  'announce-move': z.strictObject({ ...moving, justPosted: z.boolean().optional() }),
  'big-blind-passed': ofPlayer,
  'hand-passed': ofTable,
  /** Nobody won the pot: while it is carried nobody changes seats at the table (RRP-9.1.10). */
  'carry-pot': ofTable,
  'carried-pot-won': ofTable,
  'complete-move': ofPlayer,
  'cancel-move': z.strictObject({ playerId: idShape, reason }),
  'link-feeder': z.strictObject({ tableId: idShape, mainTableId: idShape }),
  'unlink-feeder': ofTable,
  'refuse-must-move': ofPlayer,
  'lift-cooldown': z.strictObject({ playerId: idShape, gameId: idShape, reason }),
  'keep-apart': ofPair,
  'end-keep-apart': ofPair,
} as const;
