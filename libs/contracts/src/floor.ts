import { z } from 'zod';
import { entrySources } from './boards-lists';
import { structures, variants } from './game-shape';
import {
  alias,
  amount,
  idShape,
  knownNewOrCard,
  knownOrNew,
  knownOrNewMessage,
  missedCallChoice,
  ofEntry,
  ofSeat,
  ofTable,
  others,
  reason,
  seatNumber,
  smokingWishes,
} from './floor-shapes';
import { waitingListBodies } from './floor-waiting-list';
import { absenceBodies } from './floor-absence';
import { movesBodies } from './floor-moves';
import { tableLifeBodies } from './floor-tables';
import { timeCollectionBodies } from './floor-time-collection';
import { problemShape } from './problems';

/** Bodies of the floor's commands: `POST /api/v1/floor/<command>`. The edge adds who, when and the command id. */

export const floorCommandBodies = {
  ...waitingListBodies,
  ...absenceBodies,
  ...movesBodies,
  ...tableLifeBodies,
  ...timeCollectionBodies,
  'open-day': z.strictObject({ day: z.iso.date() }),
  'close-day': z.strictObject({}),
  'change-house-setting': z.strictObject({
    setting: z.string().max(60),
    value: z.union([z.string().max(60), z.number(), z.boolean(), z.null()]),
  }),
  'offer-game': z.strictObject({
    gameId: idShape.optional(),
    variant: z.enum(variants),
    structure: z.enum(structures),
    stakes: z.tuple([amount, amount]),
    minBuyIn: amount,
    maxBuyIn: amount.nullable(),
  }),
  'withdraw-game': z.strictObject({ gameId: idShape }),
  'place-table': z.strictObject({
    tableId: idShape.optional(),
    number: z.number().int().min(1).max(999),
    section: z.string().trim().min(1).max(40),
    seats: z.number().int().min(2).max(10),
  }),
  'open-table': z.strictObject({ tableId: idShape, gameId: idShape }),
  'freeze-table': ofTable,
  'thaw-table': ofTable,
  'close-table': ofTable,
  /** Either a known player or a new alias: a walk-in needs no more than that. */
  'join-list': z
    .strictObject({
      gameId: idShape,
      source: z.enum(entrySources),
      playerId: idShape.optional(),
      alias: alias.optional(),
      /** The card that he shows at the kiosk. */
      cardNumber: z.string().trim().min(4).max(32).optional(),
      /** Which kind of seat he asks for, where one may smoke at the tables (RRP-1.3.1). */
      smokingWish: z.enum(smokingWishes).optional(),
    })
    .refine(knownNewOrCard, knownOrNewMessage),
  'leave-list': ofEntry,
  'remove-entry': z.strictObject({ entryId: idShape, reason }),
  'call-player': z.strictObject({
    entryId: idShape,
    tableId: idShape,
    seat: seatNumber,
    reason: reason.optional(),
  }),
  'answer-call': ofEntry,
  'decline-call': z.strictObject({ entryId: idShape, then: missedCallChoice }),
  'call-again': ofEntry,
  'expire-call': z.strictObject({ entryId: idShape, call: z.number().int().min(1), then: missedCallChoice }),
  'hold-place': ofEntry,
  'end-hold': ofEntry,
  'mark-back': ofEntry,
  'confirm-arrival': ofEntry,
  'restore-entry': z.strictObject({ entryId: idShape, place: z.enum(['bottom', 'former']), reason }),
  'reorder-entry': z.strictObject({ entryId: idShape, before: idShape.nullable(), reason }),
  /** At an opening the first to arrive may choose another seat (RRP-2.3.7). */
  /** `stack`: what he sits down with; `taken`: what he takes from another game that he leaves (RRP-2.2.5). */
  'seat-called': z.strictObject({
    entryId: idShape,
    seat: seatNumber.optional(),
    others,
    stack: amount.optional(),
    taken: amount.optional(),
  }),
  /** Called players who arrive at the same moment: the higher name on the list gets the seat both want. */
  'seat-together': z.strictObject({
    tableId: idShape,
    arrivals: z
      .array(
        z.strictObject({
          entryId: idShape,
          seat: seatNumber,
          others,
          stack: amount.optional(),
          taken: amount.optional(),
        }),
      )
      .min(2)
      .max(10),
  }),
  'seat-player': z
    .strictObject({
      tableId: idShape,
      seat: seatNumber,
      playerId: idShape.optional(),
      alias: alias.optional(),
      reason: reason.optional(),
      others,
      stack: amount.optional(),
    })
    .refine(knownOrNew, knownOrNewMessage),
  'check-in': z.strictObject({
    tableId: idShape,
    seat: seatNumber,
    playerId: idShape,
    others,
    stack: amount.optional(),
    taken: amount.optional(),
  }),
  /** `amount`: what he takes with him; to be brought back if he returns within the hour (RRP-2.2.5). */
  'leave-seat': z.strictObject({ tableId: idShape, seat: seatNumber, amount: amount.optional() }),
  'reserve-seat': z.strictObject({
    tableId: idShape,
    seat: seatNumber,
    holder: z.strictObject({ playerId: idShape, alias }).nullable(),
    reason: reason.optional(),
  }),
  'release-seat': ofSeat,
  'undo-action': z.strictObject({ action: idShape }),
} as const;

export type FloorCommandName = keyof typeof floorCommandBodies;
export type FloorCommandBody<N extends FloorCommandName> = z.infer<(typeof floorCommandBodies)[N]>;

/** Answer to an accepted command. `repeated` says that it had been carried out before under the same key. */
export const commandAnswer = z.object({
  commandId: z.string(),
  position: z.string().nullable(),
  repeated: z.boolean(),
  /** The facts recorded, as they stand in the log. */
  facts: z.array(z.object({ type: z.string() }).loose()),
});
export type CommandAnswer = z.infer<typeof commandAnswer>;

/** Key of a command: the same key with the same body is answered the same and carried out once. */
export const idempotencyKey = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{7,63}$/);

/** `?ask=true` asks "may I?": the same rules answer, and nothing is recorded. */
export const askQuery = z.strictObject({
  ask: z.enum(['true', 'false']).optional(),
  /** When it happened, for what is keyed in from paper after a power cut; the log keeps when it was entered, too. */
  happenedAt: z.iso.datetime({ offset: true }).optional(),
});

/** Answer to "may I?": what would be recorded, or the problem that would be answered. */
export const mayAnswer = z.discriminatedUnion('allowed', [
  z.object({ allowed: z.literal(true), facts: z.array(z.object({ type: z.string() }).loose()) }),
  z.object({ allowed: z.literal(false), problem: problemShape }),
]);
export type MayAnswer = z.infer<typeof mayAnswer>;
