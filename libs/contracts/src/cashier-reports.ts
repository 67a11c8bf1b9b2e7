import { z } from 'zod';
import { timeAsked } from './time-asked';

export const cageReportNames = [
  'window-statement',
  'over-short',
  'open-transfers',
  'reversals',
  'exchange-register',
  'identity-register',
  'jackpot-register',
  'day-book',
  'funds',
  'stock',
] as const;
export type CageReportName = (typeof cageReportNames)[number];

/** `day`: a gaming day, the latest if left out; `at`: as it stood then. `windowId` for a window's statement. */
export const cageReportQuery = z.strictObject({
  at: timeAsked.optional(),
  day: z.iso.date().optional(),
  windowId: z.string().max(64).optional(),
  format: z.enum(['json', 'csv', 'xlsx', 'pdf']).default('json'),
  language: z.enum(['en', 'fr']).default('en'),
});

/** An amount of the room's currency, an instant, or words and numbers as they are. */
export const reportColumnKinds = ['money', 'instant', 'text'] as const;
export type ReportColumnKind = (typeof reportColumnKinds)[number];

const cell = z.union([z.string(), z.number(), z.null()]);

/** Rows in the order of `columns`; a figure that cannot be known is null, never zero. */
export const cageReportAnswer = z.object({
  report: z.enum(cageReportNames),
  /** What it is of, where there are several: the window with its turn and cashier. */
  about: z.string().nullable(),
  day: z.string(),
  at: z.iso.datetime(),
  position: z.string(),
  columns: z.array(z.object({ name: z.string(), label: z.string(), kind: z.enum(reportColumnKinds) })),
  rows: z.array(z.record(z.string(), cell)),
  /** By column; only where adding up means something. */
  totals: z.record(z.string(), cell),
});
export type CageReportAnswer = z.infer<typeof cageReportAnswer>;

/** A player's money over one gaming day. */
export const statementAnswer = z.object({
  playerId: z.string(),
  alias: z.string().nullable(),
  day: z.string(),
  at: z.iso.datetime(),
  position: z.string(),
  opening: z.string(),
  lines: z.array(
    z.object({
      at: z.iso.datetime(),
      entryId: z.string(),
      what: z.string(),
      change: z.string(),
      balance: z.string(),
    }),
  ),
  closing: z.string(),
});
export type StatementAnswer = z.infer<typeof statementAnswer>;

/** An entry or transfer found again by the code on its paper. */
export const cageFactAnswer = z.object({
  code: z.string(),
  position: z.string(),
  at: z.iso.datetime(),
  type: z.string(),
  by: z.string(),
  data: z.record(z.string(), z.unknown()),
});

export const cagePeopleAnswer = z.object({
  people: z.array(z.object({ staffId: z.string(), name: z.string(), role: z.string() })),
});
