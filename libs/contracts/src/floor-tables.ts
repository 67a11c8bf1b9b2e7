import { z } from 'zod';
import { alias, idShape, ofSeat, ofTable, seatNumber } from './floor-shapes';

const defect = z.string().trim().min(3).max(200);
const section = z.string().trim().min(1).max(40);
const ofDealer = z.strictObject({ dealerId: idShape });

export const deckKinds = ['deck', 'setup'] as const;
export const deckCauses = ['request', 'defective', 'damaged'] as const;

/** Commands about openings, breaks, changes of stakes and decks, and about dealers. The edge draws every seed. */
export const tableLifeBodies = {
  /** Seats for the first names on the list, who are called to them (THR-1.1); `players` when not all seats are drawn. */
  'draw-seats': z.strictObject({ tableId: idShape, players: z.number().int().min(1).max(11).optional() }),
  'draw-button': ofTable,
  /** Who starts at which table (FR4-1.1): those named, beside or instead of what was imposed before the reveal. */
  'impose-tables': z.strictObject({
    gameId: idShape,
    tables: z
      .array(z.strictObject({ entryId: idShape, tableId: idShape }))
      .min(1)
      .max(500),
  }),
  /** From here on every player sees his table, and it is not exchanged. */
  'reveal-tables': z.strictObject({ gameId: idShape }),
  /** One player too many at an opening (RRP-2.3.8); `confirmed` after the warning that the deck may run out. */
  'add-extra-seat': z.strictObject({ tableId: idShape, confirmed: z.boolean().optional() }),
  'announce-break': ofTable,
  'call-off-break': ofTable,
  /** `absent`: who is away besides those recorded so; `declining`: who does not draw and is cashed out (RRP-2.3.14). */
  'draw-for-break': z.strictObject({
    tableId: idShape,
    absent: z.array(idShape).max(11).optional(),
    declining: z.array(idShape).max(11).optional(),
  }),
  /** Who does not choose gets the next seat of the table most in need, the highest card first. */
  'break-table': z.strictObject({
    tableId: idShape,
    choices: z
      .array(z.strictObject({ playerId: idShape, tableId: idShape, seat: seatNumber }))
      .max(11)
      .optional(),
  }),
  /** The big blind reached the seat of an absent player, or the hands of stud are over. */
  'give-up-break-seat': z.strictObject({
    ...ofSeat.shape,
    handsSkipped: z.number().int().min(0).max(99).optional(),
  }),
  'propose-stakes': z.strictObject({ tableId: idShape, gameId: idShape }),
  'object-to-stakes': z.strictObject({ tableId: idShape, playerId: idShape }),
  /** `confirmed` after the warning that one of only two players objects (RRP-2.2.16). */
  'confirm-stakes': z.strictObject({ tableId: idShape, confirmed: z.boolean().optional() }),
  'withdraw-stakes': ofTable,
  /** `roundsPlayed`: full rounds of the button with the present deck, as the dealer counts them (RRP-2.2.21). */
  'change-deck': z.strictObject({
    tableId: idShape,
    what: z.enum(deckKinds),
    cause: z.enum(deckCauses),
    button: seatNumber.optional(),
    roundsPlayed: z.number().int().min(0).max(999).optional(),
    defect: defect.optional(),
    card: z
      .string()
      .regex(/^([2-9TJQKA][cdhs]|Jk)$/)
      .optional(),
    bagged: z.boolean().optional(),
  }),
  /** `tableId` null: he stands ready in `section`. */
  'sign-in-dealer': z.strictObject({
    dealerId: idShape,
    name: alias,
    tableId: idShape.nullable(),
    section: section.optional(),
  }),
  'sign-out-dealer': ofDealer,
  'start-dealer-break': ofDealer,
  'end-dealer-break': ofDealer,
  'push-dealers': z.strictObject({ section }),
} as const;
