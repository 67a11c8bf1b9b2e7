import { z } from 'zod';
import {
  cageBoxRow,
  cageCollectionRow,
  cageCountRow,
  cageEventRow,
  cageFundRow,
  cageHintRow,
  cagePlaceRow,
  cageRegisterRow,
} from './boards-cashier-books';
import { heldShape, instant, player } from './boards-cashier-shapes';
import { transferKinds } from './cashier-transfers';

// What the cage's screens read. Money is a decimal string, signed where it is a difference.

/** Board `cage`, key `cage`: the day, its face values and the rules in force. */
export const cageRow = z.object({
  day: z.string(),
  isClosed: z.boolean(),
  openedAt: instant,
  currency: z.string(),
  denominations: z.array(z.string()),
  /** Banknotes of the currency, largest first, in its main unit. */
  notes: z.array(z.string()),
  profile: z.string().nullable(),
  /** A person's money over this in a gaming day, in one direction, asks for identity; null: never. */
  identityOver: z.string().nullable(),
  settings: z.record(
    z.string(),
    z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.number())]),
  ),
  /** Chips at the tables, with runners and in pockets, by value. */
  inPlay: z.string(),
  owedToPlayers: z.string(),
});
export type CageRow = z.infer<typeof cageRow>;

/** What of one kind went over the counter: `count` entries worth `amount`, those taken back not among them. */
const flow = z.object({ count: z.number().int(), amount: z.string() });

/**
 * Board `cage-windows`, key `windowId`: one cashier's turn. `flows` is by fact type. What should lie in the drawer is not
 * on it: it is counted blind.
 */
export const cageWindowRow = z.object({
  windowId: z.string(),
  state: z.enum(['open', 'counted', 'closed']),
  turn: z.number().int(),
  cashier: z.string(),
  openedAt: instant,
  /** What he began with. */
  float: heldShape,
  flows: z.record(z.string(), flow),
  /** Of the last count: null before one. */
  lastCount: z
    .object({ at: instant, counted: heldShape, difference: heldShape, state: z.enum(['counted', 'signed']) })
    .nullable(),
});
export type CageWindowRow = z.infer<typeof cageWindowRow>;

/** Board `cage-entries`, key `entryId` (the command's id): the day's entries that can be corrected. */
export const cageEntryRow = z.object({
  entryId: z.string(),
  /** Rises with every entry of the day. */
  number: z.number().int(),
  at: instant,
  by: z.string(),
  type: z.string(),
  windowId: z.string().nullable(),
  tableId: z.string().nullable(),
  /** The tournament whose entry it sold. */
  eventId: z.string().nullable(),
  playerId: z.string().nullable(),
  alias: z.string().nullable(),
  amount: z.string(),
  pay: z.enum(['cash', 'account']).nullable(),
  /** Chips that changed hands, by face value. */
  chips: z.record(z.string(), z.number().int()),
  /** The reversal that took it back. */
  reversedBy: z.string().nullable(),
  /** What it takes back, when it is itself a reversal, with its reason and second person. */
  reverses: z.object({ entryId: z.string(), reason: z.string(), witness: z.string() }).nullable(),
  canBeReversed: z.boolean(),
});
export type CageEntryRow = z.infer<typeof cageEntryRow>;

/** Board `cage-transfers`, key `transferId`: fills, credits and floats, those of today that ended among them. */
export const cageTransferRow = z.object({
  transferId: z.string(),
  kind: z.enum(transferKinds),
  state: z.enum(['asked', 'approved', 'sent', 'received', 'cancelled']),
  from: z.string(),
  to: z.string(),
  /** Of a fill or credit. */
  tableId: z.string().nullable(),
  holding: heldShape,
  askedBy: z.string(),
  askedAt: instant.nullable(),
  approvedBy: z.string().nullable(),
  approvedAt: instant.nullable(),
  sentBy: z.string().nullable(),
  sentAt: instant.nullable(),
  receivedBy: z.string().nullable(),
  receivedAt: instant.nullable(),
  /** What arrived less what was sent. */
  difference: z.string().nullable(),
  reason: z.string().nullable(),
});
export type CageTransferRow = z.infer<typeof cageTransferRow>;

/** Board `cage-purchases`, key `purchaseId`: chips sold and still on their way to a table. */
export const cagePurchaseRow = z.object({
  purchaseId: z.string(),
  ...player,
  tableId: z.string().nullable(),
  amount: z.string(),
  chips: z.record(z.string(), z.number().int()),
  soldAt: instant.nullable(),
  /** When the table was told; null: it was not, and the chips do not play yet (RRP-2.2.6). */
  announcedAt: instant.nullable(),
});
export type CagePurchaseRow = z.infer<typeof cagePurchaseRow>;

/** Board `cage-players`, key `playerId`: everybody who has money or chips with the house, or moved some today. */
export const cagePlayerRow = z.object({
  ...player,
  /** Front money. */
  balance: z.string(),
  custody: heldShape.nullable(),
  /** Chips picked up on the floor that nobody has counted into custody yet. */
  custodyAwaited: z.array(
    z.object({
      custodyId: z.string(),
      tableId: z.string().nullable(),
      amount: z.string().nullable(),
      since: instant,
    }),
  ),
  deposits: z.array(z.object({ depositId: z.string(), amount: z.string() })),
  /** Chips taken off a table for safety, to be brought back. */
  safety: z.string().nullable(),
  loan: z.object({ lender: z.string(), amount: z.string() }).nullable(),
  /** Buy-ins owed for cards that were looked at, by game. */
  due: z.array(z.object({ gameId: z.string(), amount: z.string() })),
  cashIn: z.string(),
  cashOut: z.string(),
  isIdentified: z.boolean(),
});
export type CagePlayerRow = z.infer<typeof cagePlayerRow>;

export const cashierBoardRows = {
  cage: cageRow,
  'cage-windows': cageWindowRow,
  'cage-entries': cageEntryRow,
  'cage-transfers': cageTransferRow,
  'cage-purchases': cagePurchaseRow,
  'cage-players': cagePlayerRow,
  'cage-collections': cageCollectionRow,
  'cage-boxes': cageBoxRow,
  'cage-funds': cageFundRow,
  'cage-counts': cageCountRow,
  'cage-registers': cageRegisterRow,
  'cage-places': cagePlaceRow,
  'cage-events': cageEventRow,
  'cage-hints': cageHintRow,
} as const;
export type CashierBoardName = keyof typeof cashierBoardRows;
