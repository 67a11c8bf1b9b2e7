import { z } from 'zod';
import { alias, knownOrNew, knownOrNewMessage } from './floor-shapes';
import { amount, chips, holding, idShape, pay, reason, second, windowId } from './cashier-shapes';

/** A walk-in needs no more than an alias. */
const knownOrNewPlayer = { playerId: idShape.optional(), alias: alias.optional() };

/** Chips over the counter, players' money with the house, and chips kept for an absent player. */
export const saleBodies = {
  /**
   * `amount` is made up of the window's chips, largest first; `chips` says which. `for`: a buy-in or top-up in the
   * game at `tableId` (the table where he sits when left out), or chips for no game. `stack`: what he has in front of
   * him, where the table does not say so itself; needed for a top-up where the table has a ceiling. `brought`: chips
   * he brings along besides. `short` asks for the one buy-in below the minimum (RRP-3.1.2).
   */
  'cashier/sell-chips': z
    .strictObject({
      windowId,
      purchaseId: idShape.optional(),
      ...knownOrNewPlayer,
      amount: amount.optional(),
      chips: chips.optional(),
      pay: pay.default('cash'),
      for: z.enum(['buy-in', 'top-up', 'chips']).default('chips'),
      tableId: idShape.optional(),
      stack: amount.optional(),
      brought: amount.optional(),
      short: z.boolean().default(false),
      carriedBy: z.enum(['player', 'runner']).default('player'),
    })
    .refine(knownOrNew, knownOrNewMessage)
    .refine(({ amount: sum, chips: counted }) => (sum === undefined) !== (counted === undefined), {
      message: 'either amount or chips',
      path: ['amount'],
    }),
  'cashier/announce-behind': z.strictObject({ purchaseId: idShape }),
  /** `to`: who won the chips meanwhile, if not the buyer. */
  'cashier/deliver-chips': z.strictObject({ purchaseId: idShape, to: idShape.optional() }),
  /** `leaving`: he gives up the seat he still holds. */
  'cashier/cash-out': z.strictObject({
    windowId,
    playerId: idShape,
    chips,
    pay: pay.default('cash'),
    leaving: z.boolean().default(false),
  }),
  'cashier/change-colour': z.strictObject({ windowId, takes: chips, gives: chips }),
  'cashier/pay-in': z
    .strictObject({ windowId, ...knownOrNewPlayer, holding })
    .refine(knownOrNew, knownOrNewMessage),
  'cashier/pay-out': z.strictObject({ windowId, playerId: idShape, holding }),
  'cashier/hold-deposit': z.strictObject({
    windowId,
    depositId: idShape.optional(),
    playerId: idShape,
    holding,
  }),
  'cashier/return-deposit': z.strictObject({ windowId, depositId: idShape, holding }),
  'cashier/forfeit-deposit': z.strictObject({ depositId: idShape, reason, ...second }),
  /** `custodyId`: of the chips picked up on the floor that are counted in by this. */
  'cashier/take-into-custody': z.strictObject({
    playerId: idShape,
    chips,
    custodyId: idShape.optional(),
    ...second,
  }),
  'cashier/return-from-custody': z.strictObject({ playerId: idShape, ...second }),
  /** Papers seen at the window. They are kept apart from the facts, under a key of their own. */
  'cashier/take-identity': z.strictObject({
    playerId: idShape,
    name: z.string().trim().min(2).max(120),
    birthDate: z.iso.date(),
    document: z.strictObject({
      kind: z.enum(['identity-card', 'passport', 'residence-permit', 'driving-licence']),
      number: z.string().trim().min(3).max(40),
      country: z.string().regex(/^[A-Z]{2}$/, 'two letters'),
    }),
  }),
} as const;
