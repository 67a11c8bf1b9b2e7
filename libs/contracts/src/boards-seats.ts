import { z } from 'zod';
import { seatMarks } from './boards-absence';
import { feederMark, moveMarks } from './boards-moves';
import { tableMarks } from './boards-tables';
import { rentMark, tableRent } from './boards-time-collection';
import { gameShape } from './game-shape';

const instant = z.iso.datetime();

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
