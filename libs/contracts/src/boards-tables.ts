import { z } from 'zod';

// Rows and marks about openings, breaks, changes of stakes and decks, and about dealers.

const instant = z.iso.datetime();

/** What a table says beside its seats. */
export const tableMarks = {
  /** A pot is carried there since then: nobody changes seats at the table (RRP-9.1.10). */
  carriedPot: z.object({ since: instant }).optional(),
  /** Who deals there; absent when nobody is signed in at the table. */
  dealer: z.object({ dealerId: z.string(), name: z.string(), dueAt: instant }).optional(),
  /** It opened with a player too many, and nobody has left since (RRP-2.3.8). */
  overfull: z.literal(true).optional(),
  /** Another game or limit that the table asks for (RRP-2.2.16). */
  stakesProposal: z
    .object({
      gameId: z.string(),
      proposedAt: instant,
      /** Players who are asked: seated and not absent. */
      polled: z.array(z.string()),
      objections: z.array(z.object({ playerId: z.string(), alias: z.string() })),
      blocking: z.number().int(),
      needsApproval: z.boolean(),
    })
    .optional(),
  /** The deck in play, as far as its changes were recorded (RRP-2.2.21). */
  deck: z
    .object({
      since: instant,
      button: z.number().int().nullable(),
      /** From when on a new setup may be asked for. */
      setupMayChangeAt: instant.nullable(),
    })
    .optional(),
};

export const proposalKinds = ['open', 'merge', 'break', 'close'] as const;

/** Board `table-proposals`, key `<kind>-<tableId>-<gameId>`: what the floor might do; nothing happens by itself. */
export const tableProposalRow = z.object({
  kind: z.enum(proposalKinds),
  gameId: z.string(),
  tableId: z.string(),
  tableNumber: z.number().int(),
  /** Tables that would take the players of the one that breaks. */
  into: z.array(z.object({ tableId: z.string(), tableNumber: z.number().int() })),
  rule: z.string(),
  players: z.number().int(),
  seats: z.number().int(),
});
export type TableProposalRow = z.infer<typeof tableProposalRow>;

const drawnCard = z.object({
  playerId: z.string(),
  alias: z.string(),
  seat: z.number().int(),
  card: z.string(),
  absent: z.boolean(),
});

/** Board `table-breaks`, key `tableId`: the cards of a table that breaks, the highest first. */
export const tableBreakRow = z.object({
  tableId: z.string(),
  tableNumber: z.number().int(),
  gameId: z.string(),
  drawnAt: instant,
  /** With it anybody can repeat the draw: cards go by seat, in ascending order. */
  seed: z.string(),
  order: z.array(drawnCard),
  declining: z.array(z.object({ playerId: z.string(), alias: z.string(), seat: z.number().int() })),
  /** Free seats at tables of the same game; as many of the highest cards have one. */
  seats: z.array(z.object({ tableId: z.string(), tableNumber: z.number().int(), seat: z.number().int() })),
  /** Lots were drawn for the seats: nobody chooses. */
  byLot: z.boolean(),
});
export type TableBreakRow = z.infer<typeof tableBreakRow>;

/**
 * Board `opening-draws`, key `tableId`: what was drawn at a table since it opened, for everybody to verify. Seats go
 * by list order, cards by seat; both are what the seed stands for.
 */
export const openingDrawRow = z.object({
  tableNumber: z.number().int(),
  seats: z
    .object({
      drawnAt: instant,
      seed: z.string(),
      drawnFrom: z.array(z.number().int()),
      draws: z.array(z.object({ alias: z.string(), seat: z.number().int() })),
      isVerified: z.boolean(),
    })
    .nullable(),
  button: z
    .object({
      drawnAt: instant,
      seed: z.string(),
      draws: z.array(z.object({ alias: z.string(), seat: z.number().int(), card: z.string() })),
      button: z.number().int(),
      isVerified: z.boolean(),
    })
    .nullable(),
});
export type OpeningDrawRow = z.infer<typeof openingDrawRow>;

const onImposed = z.object({
  entryId: z.string(),
  playerId: z.string(),
  alias: z.string(),
  /** To come while no seat is kept for him and he sits at no table of the game; gone once he is off the list. */
  state: z.enum(['to-come', 'expected', 'seated', 'gone']),
});

/**
 * Board `imposed-tables`, key `gameId`, for staff: who starts at which table by the organiser's choice (FR4-1.1).
 * Players see theirs on their receipts once `revealedAt` is set.
 */
export const imposedTablesRow = z.object({
  gameId: z.string(),
  imposedAt: instant,
  revealedAt: instant.nullable(),
  tables: z.array(
    z.object({ tableId: z.string(), tableNumber: z.number().int(), players: z.array(onImposed) }),
  ),
  /** Listed players on whom no table is imposed yet, in list order. */
  without: z.array(z.object({ entryId: z.string(), playerId: z.string(), alias: z.string() })),
});
export type ImposedTablesRow = z.infer<typeof imposedTablesRow>;

export const dealerStates = ['dealing', 'on-break', 'ready'] as const;

/** Board `dealers`, key the dealer's staff id: downs, breaks and the next push. */
export const dealerRow = z.object({
  dealerId: z.string(),
  name: z.string(),
  section: z.string(),
  state: z.enum(dealerStates),
  tableId: z.string().nullable(),
  tableNumber: z.number().int().nullable(),
  since: instant,
  /** When the down has its length; null for who does not deal. */
  dueAt: instant.nullable(),
  downs: z.number().int(),
  /** Where the next push of the section sends him; null where he stays as he is. */
  next: z
    .object({
      to: z.enum(['table', 'break']),
      tableId: z.string().nullable(),
      tableNumber: z.number().int().nullable(),
    })
    .nullable(),
  /** Nobody has a break at the next push of his section. */
  withoutRelief: z.boolean(),
});
export type DealerRow = z.infer<typeof dealerRow>;
