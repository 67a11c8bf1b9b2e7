import { z } from 'zod';

const instant = z.iso.datetime();

/**
 * Board `due`, key a deadline's: everything on the floor that has a time, whatever its kind (`call`, `hold`,
 * `call-in`, `out`, `reservation`, and those of absences, moves, rent and downs). Screens sort by `dueAt`; a row
 * stays after its time for as long as nobody has dealt with it.
 */
export const dueRow = z.object({
  kind: z.string(),
  dueAt: instant,
  /** Whom it is about, where it is about somebody. */
  playerId: z.string().nullable(),
  alias: z.string().nullable(),
  entryId: z.string().nullable(),
  tableId: z.string().nullable(),
  tableNumber: z.number().int().nullable(),
  seat: z.number().int().nullable(),
  gameId: z.string().nullable(),
});
export type DueRow = z.infer<typeof dueRow>;

export const lockUpStates = ['lasts', 'seated', 'over'] as const;

/**
 * Board `deposits`, key `depositId`: deposits that the house has and that are not settled. `lockUp` says what became
 * of what it was taken for: it lasts, the player sat down (give it back), or it ended without him.
 */
export const depositRow = z.object({
  depositId: z.string(),
  playerId: z.string(),
  alias: z.string(),
  gameId: z.string(),
  amount: z.string(),
  takenAt: instant,
  takenBy: z.string(),
  /** For a place on a list. */
  entryId: z.string().nullable(),
  /** For a seat. */
  tableNumber: z.number().int().nullable(),
  seat: z.number().int().nullable(),
  lockUp: z.enum(lockUpStates),
});
export type DepositRow = z.infer<typeof depositRow>;
