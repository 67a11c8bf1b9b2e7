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

/**
 * Board `collected-periods`, key `tableId:period`: every period of the day of which nobody owes anything. With the
 * periods of board `time-collections` these are the collection sheets of the day.
 */
export const collectedPeriodRow = rentPeriod.extend({
  tableId: z.string(),
  tableNumber: z.number().int(),
  section: z.string(),
  gameId: z.string(),
  seats: z.array(rentShape.omit({ seatedHere: true })),
});
export type CollectedPeriodRow = z.infer<typeof collectedPeriodRow>;

const rateCondition = z.object({
  fewerThan: z.number().int().nullable(),
  hours: z.object({ from: z.string(), to: z.string() }).nullable(),
});

/** What is taken in a game and limit; a change makes a new version. */
export const rateShape = z.object({
  version: z.number().int(),
  kind: z.enum(feeKindNames),
  amount: z.string(),
  periodMinutes: z.number().int(),
  when: z.enum(collectionTimeNames),
  half: z.object({ amount: z.string(), condition: rateCondition }).nullable(),
  free: rateCondition.nullable(),
  packages: z.array(z.object({ periods: z.number().int(), amount: z.string() })),
  /** Left out where nothing is taken from the pot, or the dealer takes it by hand. */
  rake: z.object({ percent: z.number(), most: z.string(), noFlopNoDrop: z.boolean() }).optional(),
  /** Null: it came with the carry-over of a day that did not say. */
  setAt: instant.nullable(),
  by: z.string().nullable(),
});
export type RateShape = z.infer<typeof rateShape>;

/** Board `rates`, key `gameId`: the versions of a game's rate that this gaming day has known, the newest last. */
export const rateRow = z.object({ gameId: z.string(), versions: z.array(rateShape) });
export type RateRow = z.infer<typeof rateRow>;

/**
 * Board `time-collections`, key `tableId`: what is taken at a table and when next, with the present period and those
 * of which somebody still owes; totals are of the whole day.
 */
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
