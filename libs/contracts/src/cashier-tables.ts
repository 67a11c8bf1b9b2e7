import { z } from 'zod';
import { amount, chips, fund, holding, idShape, reason, second, windowId } from './cashier-shapes';

export const tableFees = ['rent', 'per-hand', 'rake'] as const;
export const boxKinds = ['rake', 'per-hand', 'jackpot'] as const;

const atTable = { tableId: idShape, playerId: idShape };

/** What comes in from the tables, promotional funds, and what is noted of stakes at a table. */
export const cageTableBodies = {
  /** Without `received`: what the floor's sheet says is paid, in cash. */
  'cashier/collect-rent': z.strictObject({
    windowId,
    tableId: idShape,
    period: z.number().int().min(1),
    received: holding.optional(),
  }),
  'cashier/set-table-fee': z.strictObject({ tableId: idShape, fee: z.enum(tableFees) }),
  'cashier/place-box': z.strictObject({
    boxId: idShape.optional(),
    tableId: idShape,
    kind: z.enum(boxKinds),
  }),
  'cashier/remove-box': z.strictObject({ boxId: idShape, ...second }),
  /** `expected`: what the table's hands say, where they are recorded. */
  'cashier/count-box': z.strictObject({ boxId: idShape, chips, expected: amount.optional(), ...second }),
  'cashier/add-to-fund': z.strictObject({ fund, amount, reason, ...second }),
  'cashier/pay-from-fund': z.strictObject({ windowId, fund, playerId: idShape, holding, reason, ...second }),
  'cashier/take-for-safety': z.strictObject({ ...atTable, amount, stack: amount.optional() }),
  'cashier/bring-back': z.strictObject({ ...atTable, amount }),
  'cashier/pass-chips': z.strictObject({
    ...atTable,
    to: idShape,
    amount,
    stack: amount.optional(),
    consents: z.number().int().min(0).max(11),
  }),
  'cashier/lend-chips': z.strictObject({ ...atTable, borrower: idShape, amount, stack: amount.optional() }),
  'cashier/repay-loan': z.strictObject({ borrower: idShape }),
  'cashier/pay-refreshments': z.strictObject({ ...atTable, chips, stack: amount.optional() }),
  'cashier/mark-looked-at-cards': z.strictObject(atTable),
  /** Notes by face value in the currency's main unit: `{ "100": 3 }`. */
  'cashier/count-notes': z.strictObject({
    ...atTable,
    notes: z.record(z.string().regex(/^\d{1,5}$/), z.number().int().min(0).max(10_000)),
  }),
  'cashier/let-cash-play': z.strictObject({
    ...atTable,
    handNumber: z.number().int().min(0),
    objections: z.number().int().min(0).max(11),
  }),
  'cashier/mark-cash-changed': z.strictObject(atTable),
} as const;

export const eventRuleSets = ['rrp-tournament', 'rtc', 'fr4'] as const;
const ofEvent = { eventId: idShape };

/** Entries of tournaments, as far as the cage sells them and pays them back. */
export const entryBodies = {
  'cashier/announce-event': z.strictObject({
    eventId: idShape.optional(),
    name: z.string().trim().min(2).max(80),
    ruleSet: z.enum(eventRuleSets),
    price: amount,
    fee: amount,
    /** Tournament chips of the starting stack; they have no value. */
    stack: z.number().int().min(1).max(10_000_000),
    paidPlaces: z.number().int().min(1).max(5000),
  }),
  /** `present`: the entrant was checked in (FR4-1.34). `stack`: what his seat is given, the event's own if left out. */
  'cashier/sell-entry': z.strictObject({
    windowId,
    ...ofEvent,
    playerId: idShape,
    pay: z.enum(['cash', 'account']).default('cash'),
    present: z.boolean(),
    stack: z.number().int().min(1).max(10_000_000).optional(),
  }),
  /** A place that was played out; `prize` when it was paid, over the counter or into his account. */
  'cashier/place-entrant': z.strictObject({
    ...ofEvent,
    playerId: idShape,
    place: z.number().int().min(1).max(10_000),
    prize: amount.optional(),
  }),
  /** A player gives up; what is paid back follows the event's rules. */
  'cashier/give-up-entry': z.strictObject({ ...ofEvent, playerId: idShape, stack: z.number().int().min(0) }),
  /** Ends the event for good; `stacks` of those who are left decide who gets an indivisible unit. */
  'cashier/cancel-event': z.strictObject({
    ...ofEvent,
    reason,
    stacks: z.array(z.strictObject({ playerId: idShape, stack: z.number().int().min(0) })).max(10_000),
    /** Where the event's rules leave it to the director. */
    refund: z.enum(['entryAndFeeToAll', 'poolEqualSharesMinusPaid', 'none']).optional(),
  }),
} as const;
