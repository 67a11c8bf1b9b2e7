import { z } from 'zod';
import { type earlierShape, incidentRow, proposalShape, rulingRow, sanctionRow } from './boards-conduct';
import { idShape, instant, ruleShape } from './conduct-shapes';
import { timeAsked } from './time-asked';

const bothLanguages = z.object({ en: z.string(), fr: z.string() });
const language = z.enum(['en', 'fr']).optional();
const search = z.string().trim().max(100).default('');

/** `GET /conduct/rules`: rules by what happened, in either language, with the house's values in force. */
export const houseRulesQuery = z.strictObject({
  search,
  language,
  limit: z.coerce.number().int().min(1).max(50).default(10),
});
export const houseRulesAnswer = z.object({
  ruleSet: z.string(),
  rules: z.array(
    z.object({
      id: z.string(),
      title: bothLanguages,
      text: bothLanguages,
      capability: z.string(),
      kind: z.string(),
      settings: z.array(
        z.object({ name: z.string(), label: bothLanguages, value: z.unknown(), said: bothLanguages }),
      ),
    }),
  ),
});
export type HouseRulesAnswer = z.infer<typeof houseRulesAnswer>;

/** `GET /conduct/offences`: what may be recorded, by word. */
export const offencesQuery = z.strictObject({ search, language });
export const offencesAnswer = z.object({
  offences: z.array(
    z.object({
      rule: z.string(),
      title: bothLanguages,
      text: bothLanguages,
      acts: z.array(z.string()),
      asks: z.array(z.string()),
      isRemindedFirst: z.boolean(),
      isMinor: z.boolean(),
    }),
  ),
});
export type OffencesAnswer = z.infer<typeof offencesAnswer>;

/** `GET /conduct/proposal`: what the house would propose, and what it rests on. */
export const proposalQuery = z.strictObject({
  playerId: idShape,
  offence: ruleShape,
  act: z.string().max(30).optional(),
  mode: z.enum(['verbal', 'physical']).optional(),
  playersInPot: z.coerce.number().int().min(1).max(11).optional(),
  isUnbeatable: z.enum(['true', 'false']).optional(),
  eventId: idShape.optional(),
});
export const proposalAnswer = z.object({ ...proposalShape.shape, mayGive: z.array(z.string()) });
export type ProposalAnswer = z.infer<typeof proposalAnswer>;

/** `GET /conduct/rulings/similar`: past rulings on a rule, the latest first. */
export const similarQuery = z.strictObject({
  rule: ruleShape,
  limit: z.coerce.number().int().min(1).max(20).default(5),
});
export const similarAnswer = z.object({ rulings: z.array(rulingRow) });
export type SimilarAnswer = z.infer<typeof similarAnswer>;

/** `GET /conduct/records/:playerId`: a player's record, filtered. */
export const conductRecordQuery = z.strictObject({
  rule: ruleShape.optional(),
  state: z.enum(['open', 'upheld', 'not-upheld', 'withdrawn']).optional(),
  from: instant.optional(),
  until: instant.optional(),
});
export const recordedIncident = z.object({
  ...incidentRow.shape,
  state: z.enum(['open', 'upheld', 'not-upheld', 'withdrawn']),
  reason: z.string(),
  sanction: z
    .object({
      ...sanctionRow.omit({ state: true }).shape,
      state: z.enum(['pending', 'running', 'given', 'over']),
      endedAt: z.iso.datetime().nullable(),
      endedBy: z.string().nullable(),
    })
    .nullable(),
});
export type RecordedIncident = z.infer<typeof recordedIncident>;
export const conductRecordAnswer = z.object({
  playerId: z.string(),
  alias: z.string(),
  standing: z.enum(['clear', 'frozen', 'barred', 'suspended', 'out-of-event']),
  incidents: z.array(recordedIncident),
  reminders: z.number().int(),
  refusals: z.number().int(),
  clocks: z.number().int(),
});
export type ConductRecordAnswer = z.infer<typeof conductRecordAnswer>;

/** `GET /conduct/own-requests`: the closed store. */
export const ownRequestsAnswer = z.object({
  requests: z.array(
    z.object({
      playerId: z.string(),
      alias: z.string(),
      since: z.iso.datetime(),
      notBefore: z.iso.datetime().nullable(),
      turnedAway: z.number().int(),
    }),
  ),
});
export type OwnRequestsAnswer = z.infer<typeof ownRequestsAnswer>;

/** `GET /conduct/house`: the set in force and its values. */
export const conductHouseAnswer = z.object({
  ruleSet: z.string(),
  settings: z.record(z.string(), z.unknown()),
});
export type ConductHouseAnswer = z.infer<typeof conductHouseAnswer>;

export const conductReports = ['rulings', 'sanctions', 'exclusions', 'refusals', 'patterns'] as const;
export type ConductReportName = (typeof conductReports)[number];

/** `GET /conduct/reports/:report`: now or at an instant, as data, CSV, a spreadsheet or a paper. */
export const conductReportQuery = z.strictObject({
  at: timeAsked.optional(),
  format: z.enum(['json', 'csv', 'xlsx', 'pdf']).default('json'),
  language: z.enum(['en', 'fr']).default('en'),
});
export const conductReportAnswer = z.object({
  report: z.enum(conductReports),
  at: z.iso.datetime(),
  position: z.string(),
  columns: z.array(z.object({ name: z.string(), label: z.string() })),
  rows: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))),
  totals: z.record(z.string(), z.number()),
});
export type ConductReportAnswer = z.infer<typeof conductReportAnswer>;
export type EarlierShape = z.infer<typeof earlierShape>;
