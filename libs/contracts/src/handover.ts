import { z } from 'zod';
import { tableRow } from './boards-seats';
import { gameShape } from './game-shape';
import { depositRow, dueRow } from './boards-due';
import { expectedWaitShape } from './expected-wait';

const instant = z.iso.datetime();

/** Whom somebody went before, and who decided it, by name, with which reason (floor case F04). */
export const outOfOrderShape = z.object({
  commandId: z.string(),
  at: instant,
  by: z.string(),
  /** The fact: `PlayerCalled`, `PlayerSeated`, `SeatReserved`, `EntryMoved`, `EntryRestored`, `EntryTransferred`. */
  type: z.string(),
  playerId: z.string(),
  alias: z.string(),
  gameId: z.string(),
  tableNumber: z.number().int().nullable(),
  seat: z.number().int().nullable(),
  reason: z.string().nullable(),
  passed: z.array(z.object({ entryId: z.string(), alias: z.string() })),
  /** Whether the action was taken back later. */
  undone: z.boolean(),
});

export const noShowShape = z.object({
  at: instant,
  by: z.string(),
  playerId: z.string(),
  alias: z.string(),
  gameId: z.string(),
  what: z.enum(['no-answer', 'declined', 'lock-up-expired', 'call-in-expired']),
  tableNumber: z.number().int().nullable(),
  seat: z.number().int().nullable(),
});

export const undoneShape = z.object({
  commandId: z.string(),
  at: instant,
  by: z.string(),
  /** The kind of fact that was taken back. */
  type: z.string(),
});

export const handedListShape = z.object({
  game: gameShape,
  kind: z.enum(['interest', 'waiting']),
  names: z.number().int(),
  /** Names that could be called now. */
  waiting: z.number().int(),
  /** Since when the name that has waited longest stands there. */
  longestSince: instant.nullable(),
  expected: expectedWaitShape.nullable(),
});

/**
 * `GET /handover`: what the next shift takes over, worked out from the floor alone, now or at any moment of the past.
 * The lists of the day (`outOfOrder`, `noShows`, `undone`) are in order of time.
 */
export const handoverAnswer = z.object({
  day: z.string().nullable(),
  openedAt: instant.nullable(),
  position: z.string(),
  totals: z.record(z.string(), z.number().int()),
  tables: z.array(tableRow),
  lists: z.array(handedListShape),
  due: z.array(dueRow),
  deposits: z.array(depositRow),
  noShows: z.array(noShowShape),
  outOfOrder: z.array(outOfOrderShape),
  undone: z.array(undoneShape),
});
export type Handover = Omit<z.infer<typeof handoverAnswer>, 'position'>;
export type HandoverAnswer = z.infer<typeof handoverAnswer>;
