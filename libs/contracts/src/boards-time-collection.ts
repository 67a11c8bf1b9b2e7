import { z } from 'zod';
import { collectionTimeNames, feeKindNames } from './floor-time-collection';

const instant = z.iso.datetime();

/** By which branch of RRP-2.2.2, or of the rate, it was settled what a seat owes. */
export const rentWhys = ['seated', 'all-pay', 'new-player', 'covered', 'package', 'free', 'paused'] as const;

export const rentStates = ['exempt', 'owed', 'declined', 'paid', 'waived', 'refunded'] as const;

const who = { seat: z.number().int(), playerId: z.string(), alias: z.string() };

export const rentShape = z.object({
  ...who,
  why: z.enum(rentWhys),
  half: z.boolean(),
  amount: z.string(),
  state: z.enum(rentStates),
  /** Still unpaid when the next period began. */
  missed: z.boolean(),
  /** Courtesy hands left at stud; null in button games. */
  handsLeft: z.number().int().nullable(),
  reason: z.string().nullable(),
  by: z.string().nullable(),
  /** Whether he still sits there. */
  seatedHere: z.boolean(),
});
export type RentShape = z.infer<typeof rentShape>;

/** `due` is the sum of the others: each seat's rent is in exactly one of them. */
export const rentTotals = z.object({
  due: z.string(),
  paid: z.string(),
  waived: z.string(),
  refunded: z.string(),
  declined: z.string(),
  missed: z.string(),
  open: z.string(),
});
export type RentTotals = z.infer<typeof rentTotals>;

export const rentPeriod = rentTotals.extend({
  period: z.number().int(),
  dueAt: instant,
  rateVersion: z.number().int(),
  /** Present players who waited for the table at `dueAt`. */
  waiting: z.number().int(),
  seats: z.array(rentShape),
});
export type RentPeriod = z.infer<typeof rentPeriod>;

/** Board `time-collections`, key `tableId`: what is taken at a table, when next, and its collection sheet of the day. */
export const timeCollectionRow = z.object({
  tableId: z.string(),
  tableNumber: z.number().int(),
  section: z.string(),
  gameId: z.string(),
  /** False once the table has closed; what is owed there stays. */
  running: z.boolean(),
  fee: z.object({
    kind: z.enum(feeKindNames),
    version: z.number().int(),
    amount: z.string(),
    halfAmount: z.string().nullable(),
    periodMinutes: z.number().int(),
    when: z.enum(collectionTimeNames),
    packages: z.array(z.object({ periods: z.number().int(), amount: z.string() })),
  }),
  /** A newer rate of the game that was not applied to this table yet. */
  newerRate: z.number().int().nullable(),
  lastPeriod: z.number().int(),
  nextDueAt: instant.nullable(),
  paused: z.object({ since: instant, by: z.string(), reason: z.string() }).nullable(),
  periods: z.array(rentPeriod),
  totals: rentTotals,
  /** Missed and still unpaid (floor case F11). */
  missed: z.array(
    z.object({
      ...who,
      period: z.number().int(),
      dueAt: instant,
      amount: z.string(),
      seatedHere: z.boolean(),
    }),
  ),
  packages: z.array(
    z.object({
      ...who,
      at: instant,
      by: z.string(),
      periods: z.number().int(),
      amount: z.string(),
      rateVersion: z.number().int(),
    }),
  ),
  packagesTotal: z.string(),
});
export type TimeCollectionRow = z.infer<typeof timeCollectionRow>;

/** What board `tables` says of rent: of a seat whose player owes, and of a table at which rent is taken. */
export const rentMark = { rentDue: z.string().optional() };
export const tableRent = z.object({
  nextDueAt: instant.nullable(),
  /** Seats that owe. */
  owing: z.number().int(),
  paused: z.boolean(),
});
