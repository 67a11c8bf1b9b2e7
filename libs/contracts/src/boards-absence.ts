import { z } from 'zod';
import { seatFlagNames } from './floor-absence';

const instant = z.iso.datetime();

const who = { playerId: z.string(), alias: z.string() };
const where = { tableId: z.string(), tableNumber: z.number().int(), seat: z.number().int() };

/**
 * Board `absences`, key `playerId`: everybody who is away from his seat, at all tables. Screens sort by `dueAt`
 * (floor case F09). `isDue`: his time is over and the floor decides (RRP-2.2.19).
 */
export const absenceRow = z.object({
  ...who,
  ...where,
  gameId: z.string(),
  since: instant,
  /** The first second at which his chips may be picked up. */
  dueAt: instant,
  isDue: z.boolean(),
  /** Until when the floor lets him be away; null when nothing was arranged. */
  announcedUntil: instant.nullable(),
  /** Which absence of his session this is, and how long he was away before. */
  count: z.number().int(),
  awaySeconds: z.number().int(),
  /** As often away as the house puts up with: may be picked up earlier, with a reason. */
  isFrequent: z.boolean(),
  /** The third man walking, where the house allows two. */
  isExtraWalker: z.boolean(),
  playedOverBy: z.string().nullable(),
});
export type AbsenceRow = z.infer<typeof absenceRow>;

/** Board `custody`, key `custodyId`: chips that the house keeps for players, and where the player stands meanwhile. */
export const custodyRow = z.object({
  custodyId: z.string(),
  ...who,
  ...where,
  gameId: z.string(),
  since: instant,
  takenBy: z.string(),
  /** Null until counted. */
  amount: z.string().nullable(),
  /** Who counted, two where both were named. */
  countedBy: z.array(z.string()),
  /** His place on the game's list, with the receipt that tells him; null when he stands there no more. */
  entryId: z.string().nullable(),
  receiptCode: z.string().nullable(),
  /**
   * Until when he brings back what was picked up if he returns to the game: over once that moment has passed. Null
   * when it is settled, or where the house has no such rule.
   */
  bringBackUntil: instant.nullable(),
});
export type CustodyRow = z.infer<typeof custodyRow>;

/** What else a seat on board `tables` may say; each absent where there is nothing to say. */
export const seatMarks = {
  /** The player is away; the seat's state is `absent`. */
  absent: z
    .object({
      since: instant,
      dueAt: instant,
      isDue: z.boolean(),
      isFrequent: z.boolean(),
      isExtraWalker: z.boolean(),
    })
    .optional(),
  /** Who plays on the absent player's seat; `isEnding` once that player is back. */
  playedOver: z
    .object({ playerId: z.string(), alias: z.string(), entryId: z.string(), isEnding: z.boolean() })
    .optional(),
  /** To be settled: a non-player sits, rebuy or leave, chips in a rack, or about to leave. */
  flags: z.array(z.enum(seatFlagNames)).optional(),
  guests: z.array(z.object({ name: z.string().nullable(), since: instant })).optional(),
  /** Somebody objected: no guest here while the player keeps the seat. */
  guestObjected: z.boolean().optional(),
  /** The player came back in time and has not shown the stack he took; amount null while uncounted. */
  mustBringBack: z.object({ amount: z.string().nullable() }).optional(),
  /** Only where the house allows smoking at the tables. */
  smoking: z.boolean().optional(),
} as const;
