import { z } from 'zod';
import { absenceRow, custodyRow } from './boards-absence';
import { cashierBoardRows } from './boards-cashier';
import { conductBoardRows } from './boards-conduct';
import { depositRow, dueRow } from './boards-due';
import { playBoardRows } from './boards-play';
import { listRow, removedEntryRow } from './boards-lists';
import { keptApartRow, movesRow } from './boards-moves';
import { publicGameRow, publicListRow, receiptRow } from './boards-public';
import { actionRow, roomRow } from './boards-room';
import { tableRow } from './boards-seats';
import {
  dealerRow,
  imposedTablesRow,
  openingDrawRow,
  tableBreakRow,
  tableProposalRow,
} from './boards-tables';
import { collectedPeriodRow, rateRow, timeCollectionRow } from './boards-time-collection';
import { timeAsked } from './time-asked';

/**
 * What screens read. A board is a set of rows by key; each row is replaced whole when something it shows
 * changes, in the same transaction as the facts. Instants are ISO 8601 in UTC, money decimal strings.
 */

const instant = z.iso.datetime();

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
  'collected-periods': collectedPeriodRow,
  rates: rateRow,
  ...cashierBoardRows,
  ...conductBoardRows,
  ...playBoardRows,
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
  at: timeAsked.optional(),
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
