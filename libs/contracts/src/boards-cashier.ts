import { z } from 'zod';
import { boxKinds, eventRuleSets, tableFees } from './cashier-tables';
import { transferKinds } from './cashier-transfers';

// What the cage's screens read. Money is a decimal string, signed where it is a difference.

const instant = z.iso.datetime();
/** Cash, chips by face value, and what both are worth together. */
export const heldShape = z.object({
  cash: z.string(),
  chips: z.record(z.string(), z.number().int()),
  total: z.string(),
});
export type HeldShape = z.infer<typeof heldShape>;

const player = { playerId: z.string(), alias: z.string().nullable() };

/** Board `cage`, key `cage`: the day, its face values and the rules in force. */
export const cageRow = z.object({
  day: z.string(),
  isClosed: z.boolean(),
  openedAt: instant,
  currency: z.string(),
  denominations: z.array(z.string()),
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

/** Board `cage-windows`, key `windowId`: one cashier's turn. `flows` is by fact type. */
export const cageWindowRow = z.object({
  windowId: z.string(),
  state: z.enum(['open', 'counted', 'closed']),
  turn: z.number().int(),
  cashier: z.string(),
  openedAt: instant,
  /** What he began with. */
  float: heldShape,
  /** Chips in the drawer, to make amounts up from; null while it is counted blind. */
  drawer: heldShape.nullable(),
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
