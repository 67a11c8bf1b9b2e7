import { z } from 'zod';
import { heldShape, instant, player } from './boards-cashier-shapes';
import { boxKinds, eventRuleSets, tableFees } from './cashier-tables';

// What came in at the tables, what was counted, and what the law has written down.

const takenShape = z.object({
  entryId: z.string(),
  at: instant,
  by: z.string(),
  windowId: z.string(),
  amount: z.string(),
  difference: z.string(),
});

/** Board `cage-collections`, key `tableId`: a table's sheet of owed and paid rent, and what of it came in. */
export const cageCollectionRow = z.object({
  tableId: z.string(),
  tableNumber: z.number().int().nullable(),
  fee: z.enum(tableFees).nullable(),
  periods: z.array(
    z.object({
      period: z.number().int(),
      dueAt: instant.nullable(),
      due: z.string(),
      paid: z.string(),
      /** Neither paid nor waived nor refused. */
      owed: z.string(),
      lines: z.array(
        z.object({
          seat: z.number().int(),
          playerId: z.string(),
          alias: z.string().nullable(),
          amount: z.string(),
          state: z.string(),
        }),
      ),
      /** Null until a window took it in. */
      taken: takenShape.nullable(),
      /** The paid amount in chips, largest first; null where no chips make it. */
      asChips: z.record(z.string(), z.number().int()).nullable(),
    }),
  ),
  totals: z.object({ due: z.string(), paid: z.string(), owed: z.string(), taken: z.string() }),
});
export type CageCollectionRow = z.infer<typeof cageCollectionRow>;

/** Board `cage-boxes`, key `boxId`. */
export const cageBoxRow = z.object({
  boxId: z.string(),
  tableId: z.string(),
  kind: z.enum(boxKinds),
  state: z.enum(['at-table', 'removed', 'counted']),
  placedAt: instant.nullable(),
  removedAt: instant.nullable(),
  removedBy: z.array(z.string()),
  counted: z.string().nullable(),
  countedBy: z.array(z.string()),
  /** Counted less what the hands say; null where nothing was expected, or before the count. */
  difference: z.string().nullable(),
});
export type CageBoxRow = z.infer<typeof cageBoxRow>;

/** Board `cage-funds`, key the fund: what the house owes to players by promotion. */
export const cageFundRow = z.object({ fund: z.string(), balance: z.string() });
export type CageFundRow = z.infer<typeof cageFundRow>;

export const countKinds = [
  'window-opened',
  'window-counted',
  'window-closed',
  'vault',
  'tray',
  'transfer',
  'box',
] as const;

/** Board `cage-counts`, key the command's id: every count of the day with its difference. */
export const cageCountRow = z.object({
  countId: z.string(),
  kind: z.enum(countKinds),
  at: instant,
  by: z.string(),
  witness: z.string().nullable(),
  /** Who answers for it: the cashier of a window. */
  cashier: z.string().nullable(),
  place: z.string(),
  turn: z.number().int().nullable(),
  counted: heldShape,
  difference: z.string().nullable(),
});
export type CageCountRow = z.infer<typeof cageCountRow>;

export const registerKinds = ['exchange', 'identity', 'jackpot'] as const;

/** Board `cage-registers`, key the command's id and register: the lines that the house's profile asks for. */
export const cageRegisterRow = z.object({
  register: z.enum(registerKinds),
  entryId: z.string(),
  at: instant,
  by: z.string(),
  ...player,
  windowId: z.string().nullable(),
  direction: z.enum(['in', 'out']).nullable(),
  amount: z.string().nullable(),
  /** The person's day in that direction with this payment, and the limit it passed. */
  total: z.string().nullable(),
  limit: z.string().nullable(),
  /** Where the papers are kept. */
  identity: z.string().nullable(),
  fund: z.string().nullable(),
  witness: z.string().nullable(),
  reason: z.string().nullable(),
  keptUntil: z.iso.date(),
});
export type CageRegisterRow = z.infer<typeof cageRegisterRow>;

/** Board `cage-places`, key the place: `vault`, `window:…`, `tray:…`, `transit:…`, `custody:…`, `runner:…`, `in-play`. */
export const cagePlaceRow = z.object({ place: z.string(), held: heldShape });
export type CagePlaceRow = z.infer<typeof cagePlaceRow>;

/** Board `cage-events`, key `eventId`: tournaments whose entries the cage sells. */
export const cageEventRow = z.object({
  eventId: z.string(),
  name: z.string(),
  ruleSet: z.enum(eventRuleSets),
  state: z.enum(['open', 'cancelled']),
  price: z.string(),
  fee: z.string(),
  stack: z.number().int(),
  paidPlaces: z.number().int(),
  entries: z.number().int(),
  /** Entry money and fees still with the house for this event, and prizes paid. */
  pool: z.string(),
  fees: z.string(),
  prizes: z.string(),
  entrants: z.array(
    z.object({
      ...player,
      entries: z.number().int(),
      place: z.number().int().nullable(),
      prize: z.string().nullable(),
      refunded: z.string().nullable(),
      /** He left the event of his own accord: nothing is paid back (FR4-1.4.a). */
      gaveUp: z.boolean(),
    }),
  ),
});
export type CageEventRow = z.infer<typeof cageEventRow>;

/** Board `cage-hints`, key `playerId`: for managers only; payments worth a look, which accuse nobody. */
export const cageHintRow = z.object({
  ...player,
  at: instant,
  payments: z.number().int(),
  total: z.string(),
  limit: z.string(),
});
export type CageHintRow = z.infer<typeof cageHintRow>;
