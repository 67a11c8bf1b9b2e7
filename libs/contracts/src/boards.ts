import { z } from 'zod';
import { feederMark, keptApartRow, moveMarks, movesRow } from './boards-moves';
import { absenceRow, custodyRow, seatMarks } from './boards-absence';
import { depositRow, dueRow } from './boards-due';
import {
  dealerRow,
  imposedTablesRow,
  openingDrawRow,
  tableBreakRow,
  tableMarks,
  tableProposalRow,
} from './boards-tables';
import { rentMark, tableRent, timeCollectionRow } from './boards-time-collection';
import { expectedWaitShape } from './expected-wait';
import { smokingWishes } from './floor-shapes';

/**
 * What screens read. A board is a set of rows by key; each row is replaced whole when something it shows
 * changes, in the same transaction as the facts. Instants are ISO 8601 in UTC, money decimal strings.
 */

export const variants = [
  'holdem',
  'omaha',
  'omaha-hi-lo',
  'seven-card-stud',
  'seven-card-stud-hi-lo',
  'five-card-draw',
] as const;
export const structures = ['no-limit', 'pot-limit', 'fixed-limit'] as const;

const instant = z.iso.datetime();

export const gameShape = z.object({
  gameId: z.string(),
  variant: z.enum(variants),
  structure: z.enum(structures),
  stakes: z.tuple([z.string(), z.string()]),
  minBuyIn: z.string(),
  maxBuyIn: z.string().nullable(),
});
export type GameShape = z.infer<typeof gameShape>;

export const entryStates = ['called-in', 'waiting', 'called', 'held', 'out'] as const;
export const entrySources = ['walk-in', 'kiosk', 'phone', 'call-in'] as const;

export const missedCallPrices = ['bottom', 'off', 'keepPlace', 'pass'] as const;

/** A running call: the seat that is reserved, and until when the player may answer. */
export const callShape = z.object({
  call: z.number().int(),
  tableId: z.string(),
  tableNumber: z.number().int(),
  seat: z.number().int(),
  calledAt: instant,
  answerBy: instant,
  answered: z.boolean(),
  /** Called a second time already; there is no third. */
  repeated: z.boolean().optional(),
  /** Whether one may smoke in that seat; only where the house allows it anywhere (RRP-1.3.1). */
  smoking: z.boolean().optional(),
  /** How often he was given more time; the house's limit is among the settings of board `room`. */
  moreTimes: z.number().int().optional(),
  /** Until when the seat is kept for a player who has answered. */
  keptUntil: instant.nullable().optional(),
});

export const listEntryShape = z.object({
  entryId: z.string(),
  playerId: z.string(),
  alias: z.string(),
  /** 1 is next; every entry on the list has a number, whatever its state. */
  position: z.number().int(),
  /** In which order he is called, 1 being next; null while he cannot be called (out, held, called, called in). */
  turn: z.number().int().nullable().optional(),
  state: z.enum(entryStates),
  source: z.enum(entrySources),
  joinedAt: instant,
  /** When a hold, or a call-in's time to arrive, ends; when a player who went out said to be back. */
  until: instant.nullable(),
  call: callShape.nullable(),
  expected: expectedWaitShape.nullable().optional(),
  /** How often he let a call pass or did not answer. */
  missedCalls: z.number().int(),
  /** What the house's rule would make of the next call that he does not answer, or declines. */
  ifMissed: z.enum(missedCallPrices).optional(),
  ifDeclined: z.enum(missedCallPrices).optional(),
  /** Which kind of seat he asked for: declining one of the other kind costs nothing (RRP-1.3.1). */
  smokingWish: z.enum(smokingWishes).optional(),
  /** Whether he sits elsewhere in the room meanwhile. */
  seatedElsewhere: z.boolean(),
});
export type ListEntryShape = z.infer<typeof listEntryShape>;

/** A free seat, and whom the list would send to it next (null: nobody can be called). */
export const openSeatShape = z.object({
  tableId: z.string(),
  tableNumber: z.number().int(),
  seat: z.number().int(),
  next: z.string().nullable(),
});

/** Board `lists`, key `gameId`: one list per game and limit, for staff. */
export const listRow = z.object({
  game: gameShape,
  /** `interest` until a table of the game is open. */
  kind: z.enum(['interest', 'waiting']),
  tablesOpen: z.number().int(),
  openSeats: z.array(openSeatShape),
  /** Present players waiting for the game. */
  waiting: z.number().int(),
  /** The wait of whoever joins now. */
  expected: expectedWaitShape.nullable().optional(),
  entries: z.array(listEntryShape),
  /** Whether the list is long enough for the house to think of opening a table. */
  openingProposed: z.boolean(),
});
export type ListRow = z.infer<typeof listRow>;

export const tableStates = [
  'closed',
  'opening',
  'going',
  'short-handed',
  'frozen',
  'breaking',
  'dead-spread',
] as const;
export const seatStates = [
  'free',
  'reserved',
  'seated',
  'absent',
  'leaving',
  'must-move',
  'held',
  'closed',
] as const;

export const seatShape = z.object({
  seat: z.number().int(),
  state: z.enum(seatStates),
  playerId: z.string().nullable(),
  alias: z.string().nullable(),
  /** The call's or lock-up's entry, if a list entry holds the seat. */
  entryId: z.string().nullable(),
  since: instant.nullable(),
  until: instant.nullable(),
  reason: z.string().nullable(),
  ...seatMarks,
  ...moveMarks,
  ...rentMark,
});
export type SeatShape = z.infer<typeof seatShape>;

/** Board `tables`, key `tableId`: one table with its seats, for staff. */
export const tableRow = z.object({
  tableId: z.string(),
  number: z.number().int(),
  section: z.string(),
  state: z.enum(tableStates),
  game: gameShape.nullable(),
  openedAt: instant.nullable(),
  seats: z.array(seatShape),
  ...feederMark,
  seated: z.number().int(),
  ...tableMarks,
  rent: tableRent.optional(),
});
export type TableRow = z.infer<typeof tableRow>;

/** Board `public-lists`, key `gameId`: what everybody in the room may see. Aliases only. */
export const publicListRow = z.object({
  game: gameShape,
  kind: z.enum(['interest', 'waiting']),
  /** The wait of whoever joins now. */
  expected: expectedWaitShape.nullable().optional(),
  names: z.array(
    z.object({
      position: z.number().int(),
      alias: z.string(),
      called: z
        .object({ tableNumber: z.number().int(), seat: z.number().int(), answerBy: instant })
        .nullable(),
      out: z.boolean(),
    }),
  ),
});
export type PublicListRow = z.infer<typeof publicListRow>;

/** What a game that is not going lacks. */
export const lacks = ['players', 'table', 'dealer'] as const;

/** Board `public-games`, key `gameId`: only what is really open and seated (floor case F01). */
export const publicGameRow = z.object({
  game: gameShape,
  going: z.boolean(),
  tables: z.array(
    z.object({
      number: z.number().int(),
      section: z.string(),
      seated: z.number().int(),
      seats: z.number().int(),
    }),
  ),
  waiting: z.number().int(),
  lacks: z.array(z.enum(lacks)),
  /** The wait of whoever joins now; null or absent when not known. */
  expected: expectedWaitShape.nullable().optional(),
});
export type PublicGameRow = z.infer<typeof publicGameRow>;

/** Board `receipts`, key the receipt code: a player's own place; served one key at a time, never listed. */
export const receiptRow = z.object({
  entryId: z.string(),
  alias: z.string(),
  game: gameShape,
  state: z.enum([...entryStates, 'seated', 'left', 'removed', 'expired']),
  /** Worked out from the list when the receipt is read. */
  position: z.number().int().nullable(),
  joinedAt: instant,
  until: instant.nullable(),
  call: callShape.nullable(),
  /** The table imposed on him at the start, once it is revealed (FR4-1.1). */
  imposedTable: z.object({ tableNumber: z.number().int(), section: z.string() }).optional(),
  /** How much longer he may have to wait; null or absent when not known. */
  expected: expectedWaitShape.nullable().optional(),
  /** His chips that the house keeps, if it does; the amount is null until counted. */
  custody: z.object({ since: instant, amount: z.string().nullable() }).optional(),
  /** Why anybody stands or was seated before him who came after: each with its time and reason. */
  overtakings: z.array(z.object({ at: instant, kind: z.string(), reason: z.string() })),
});
export type ReceiptRow = z.infer<typeof receiptRow>;

/** Board `removed-entries`, key `entryId`: what can be restored. */
export const removedEntryRow = z.object({
  entryId: z.string(),
  playerId: z.string(),
  alias: z.string(),
  gameId: z.string(),
  removedAt: instant,
  why: z.string(),
  formerPosition: z.number().int(),
});
export type RemovedEntryRow = z.infer<typeof removedEntryRow>;

/**
 * Board `room`, key `room`: the gaming day and the settings in force, with `currency` (ISO 4217) and `timeZone`
 * (IANA) among them.
 */
export const roomRow = z.object({
  room: z.string(),
  name: z.string(),
  day: z.string().nullable(),
  openedAt: instant.nullable(),
  settings: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type RoomRow = z.infer<typeof roomRow>;

/**
 * Board `actions`, key the command id: the recent actions that can still be undone. `by` is the member of staff
 * or the device; `summary` has `alias`, `tableNumber`, `seat`, `gameId` where they apply.
 */
export const actionRow = z.object({
  commandId: z.string(),
  type: z.string(),
  at: instant,
  by: z.string(),
  summary: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
});
export type ActionRow = z.infer<typeof actionRow>;

export const boardRows = {
  lists: listRow,
  tables: tableRow,
  'public-lists': publicListRow,
  'public-games': publicGameRow,
  receipts: receiptRow,
  'removed-entries': removedEntryRow,
  room: roomRow,
  actions: actionRow,
  moves: movesRow,
  'kept-apart': keptApartRow,
  absences: absenceRow,
  'table-proposals': tableProposalRow,
  'table-breaks': tableBreakRow,
  'opening-draws': openingDrawRow,
  'imposed-tables': imposedTablesRow,
  dealers: dealerRow,
  custody: custodyRow,
  due: dueRow,
  deposits: depositRow,
  'time-collections': timeCollectionRow,
} as const;
export type BoardName = keyof typeof boardRows;
export type BoardRowOf<B extends BoardName> = z.infer<(typeof boardRows)[B]>;

/** A row as it is served and streamed: a null body means that the key is gone. */
export interface BoardEntry<B extends BoardName> {
  readonly key: string;
  readonly position: string;
  readonly body: BoardRowOf<B> | null;
}

/** Boards that may be asked for whole; `receipts` is served one code at a time and never listed. */
export type ListedBoard = Exclude<BoardName, 'receipts'>;
export const listedBoards = (Object.keys(boardRows) as BoardName[]).filter(
  (board): board is ListedBoard => board !== 'receipts',
);

/** A fact named in passing: what happened last before the instant that is looked at. */
export const factNote = z.object({
  position: z.string(),
  type: z.string(),
  at: instant,
  /** The member of staff, the device, or `timer`. */
  by: z.string(),
  summary: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
});
export type FactNote = z.infer<typeof factNote>;

/** Query of `GET /boards/:board`: nothing for the present; an instant or a log position for the past. */
export const boardQuery = z.strictObject({
  at: z.iso.datetime({ offset: true }).optional(),
  position: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
});

/**
 * Answer of `GET /boards/:board`. `position` is the log position that the rows are in step with: following
 * `/live` after it misses nothing. For the past, `fact` is the last fact shown, and `previous` and `next` are the
 * positions of its neighbours, null at the ends.
 */
export const boardAnswer = z.object({
  board: z.enum(Object.keys(boardRows) as [BoardName, ...BoardName[]]),
  position: z.string(),
  at: instant,
  rows: z.array(z.object({ key: z.string(), position: z.string(), body: z.unknown() })),
  fact: factNote.nullable().optional(),
  previous: z.string().nullable().optional(),
  next: z.string().nullable().optional(),
});
export interface BoardAnswer<B extends BoardName = BoardName> extends Omit<
  z.infer<typeof boardAnswer>,
  'board' | 'rows'
> {
  readonly board: B;
  readonly rows: readonly BoardEntry<B>[];
}
