import { z } from 'zod';
import { outcomeShape, stepShape, termShape } from './conduct-shapes';

const instant = z.iso.datetime();
const said = z.object({ at: instant, by: z.string(), words: z.string() });

/** A table at the instant somebody asked for a ruling. */
export const tableAsItStoodShape = z.object({
  tableId: z.string(),
  tableNumber: z.number().int(),
  gameId: z.string().nullable(),
  handId: z.string().nullable(),
  hand: z.number().int().nullable(),
  street: z.string().nullable(),
  board: z.array(z.string()),
  pots: z.array(z.object({ amount: z.string(), seats: z.array(z.number().int()) })),
  seats: z.array(
    z.object({
      seat: z.number().int(),
      playerId: z.string(),
      alias: z.string(),
      stack: z.string().nullable(),
      isInHand: z.boolean(),
    }),
  ),
  actions: z.array(z.object({ seat: z.number().int(), kind: z.string(), amount: z.string().nullable() })),
});

export const promptShape = z.object({
  rule: z.string(),
  offered: z.array(outcomeShape),
  suggested: outcomeShape.nullable(),
  /** Amounts in it are decimal strings. */
  grounds: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** Board `rulings`, key `rulingId`: those of the gaming day, and earlier ones that are still open. */
export const rulingRow = z.object({
  rulingId: z.string(),
  number: z.number().int(),
  day: z.string(),
  ruleSet: z.string(),
  tableId: z.string().nullable(),
  tableNumber: z.number().int().nullable(),
  hand: z.number().int().nullable(),
  state: z.enum(['open', 'awaiting-confirmation', 'decided', 'appealed', 'final', 'annulled']),
  about: z.enum(['pot', 'play', 'other']),
  seat: z.number().int().nullable(),
  words: z.string(),
  askedAt: instant,
  askedBy: z.string(),
  /** Who comes to the table for it, before it is decided; null while nobody has said so. */
  takenAt: instant.nullable(),
  takenBy: z.string().nullable(),
  delaySeconds: z.number().nullable(),
  actionsSince: z.number().int().nullable(),
  prompt: promptShape.nullable(),
  dealWaits: z.boolean(),
  rules: z.array(z.string()),
  outcome: outcomeShape.nullable(),
  decidedWords: z.string(),
  intent: z.string().nullable(),
  witnesses: z.array(z.string()),
  strictOutcome: outcomeShape.nullable(),
  departureReason: z.string().nullable(),
  isAgainstSuggestion: z.boolean(),
  decidedAt: instant.nullable(),
  decidedBy: z.string().nullable(),
  confirmedBy: z.string().nullable(),
  /** Whether somebody may still appeal, and to whom. */
  appealTo: z.array(z.string()),
  appeal: z
    .object({
      at: instant,
      by: z.string(),
      seat: z.number().int().nullable(),
      decided: z.object({ at: instant, by: z.string(), words: z.string(), isUpheld: z.boolean() }).nullable(),
    })
    .nullable(),
  held: z.string().nullable(),
  shortfall: z.string().nullable(),
  advice: z.array(said),
  notes: z.array(said),
  annulledBy: z.object({ at: instant, by: z.string(), words: z.string(), rulingId: z.string() }).nullable(),
  goodFaithError: said.nullable(),
  table: tableAsItStoodShape.nullable(),
});
export type RulingRow = z.infer<typeof rulingRow>;

export const earlierShape = z.object({
  incidentId: z.string(),
  rule: z.string(),
  at: instant,
  step: stepShape.nullable(),
});

export const proposalShape = z.object({
  step: stepShape,
  offered: z.array(stepShape),
  disabled: z.array(z.object({ step: stepShape, why: z.string() })),
  term: termShape.nullable(),
  earlier: z.array(earlierShape),
  lookbackDays: z.number().int().nullable(),
  isProgressive: z.boolean(),
  alerts: z.array(z.string()),
});
export type ProposalShape = z.infer<typeof proposalShape>;

const ofIncident = {
  incidentId: z.string(),
  playerId: z.string(),
  alias: z.string(),
  rule: z.string(),
  act: z.string().nullable(),
  tableId: z.string().nullable(),
  tableNumber: z.number().int().nullable(),
  seat: z.number().int().nullable(),
  hand: z.number().int().nullable(),
  eventId: z.string().nullable(),
};

/** Board `incidents`, key `<incidentId>.<playerId>`: reported, and not decided yet. */
export const incidentRow = z.object({
  ...ofIncident,
  at: instant,
  by: z.string(),
  words: z.string(),
  isFrozen: z.boolean(),
  proposal: proposalShape.nullable(),
});
export type IncidentRow = z.infer<typeof incidentRow>;

/** Board `sanctions`, key `<incidentId>.<playerId>`: in force, or waiting for confirmation. */
export const sanctionRow = z.object({
  ...ofIncident,
  step: stepShape,
  state: z.enum(['pending', 'running']),
  /** What it keeps him from: the room, an event, or the deals of his table. */
  scope: z.enum(['room', 'event', 'table', 'none']),
  at: instant,
  by: z.string(),
  confirmedBy: z.string().nullable(),
  reason: z.string(),
  witness: z.string().nullable(),
  until: instant.nullable(),
  dealsLeft: z.number().int().nullable(),
});
export type SanctionRow = z.infer<typeof sanctionRow>;

/** Board `door-refusals`, key `<playerId>.<count>`: who was turned away, where; own requests are never on it. */
export const doorRefusalRow = z.object({
  playerId: z.string(),
  alias: z.string(),
  at: instant,
  by: z.string(),
  where: z.string(),
  code: z.string(),
});
export type DoorRefusalRow = z.infer<typeof doorRefusalRow>;

export const conductBoardRows = {
  rulings: rulingRow,
  incidents: incidentRow,
  sanctions: sanctionRow,
  'door-refusals': doorRefusalRow,
} as const;
export type ConductBoardName = keyof typeof conductBoardRows;
