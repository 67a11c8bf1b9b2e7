import { z } from 'zod';
import {
  amount,
  idShape,
  reason,
  ruleShape,
  seatNumber,
  stepShape,
  termShape,
  words,
} from './conduct-shapes';
import { second } from './second-code';

/** A player of the room, or somebody who is only described. */
const subject = z.union([
  z.strictObject({ playerId: idShape, seat: seatNumber.optional(), stack: amount.optional() }),
  z.strictObject({ description: z.string().trim().min(3).max(60) }),
]);

const reported = {
  /** The rule that was broken. */
  offence: ruleShape,
  act: z.string().max(30).optional(),
  subjects: z.array(subject).min(1).max(4),
  tableId: idShape.optional(),
  words: words.default(''),
  target: z.enum(['customer', 'employee']).optional(),
  mode: z.enum(['verbal', 'physical']).optional(),
  item: z.string().trim().max(80).optional(),
  cost: amount.optional(),
  amount: amount.optional(),
  playersInPot: z.number().int().min(1).max(11).optional(),
  playersLeft: z.number().int().min(1).optional(),
  isUnbeatable: z.boolean().optional(),
  /** Whom a remark helped: he is never at fault. */
  helped: idShape.optional(),
  eventId: idShape.optional(),
};

const decided = {
  step: stepShape.optional(),
  term: termShape.optional(),
  /** Needed where the step is not the one proposed (RRP-1.2.0). */
  reason: words.default(''),
  witness: z.string().trim().max(60).optional(),
};

const ofIncident = { playerId: idShape, incidentId: idShape };

/** Bodies of the commands about incidents, sanctions and exclusions: `POST /api/v1/conduct/<command>`. */
export const sanctionCommandBodies = {
  'conduct/report-incident': z.strictObject(reported),
  /** Report and decision in one. */
  'conduct/record-sanction': z.strictObject({ ...reported, ...decided }),
  'conduct/decide-incident': z.strictObject({ ...ofIncident, upheld: z.boolean(), ...decided }),
  'conduct/confirm-exclusion': z.strictObject({
    ...ofIncident,
    confirmed: z.boolean(),
    reason: words.default(''),
    ...second,
  }),
  'conduct/lift-sanction': z.strictObject({ ...ofIncident, reason }),
  'conduct/withdraw-incident': z.strictObject({ ...ofIncident, reason }),
  'conduct/confiscate-chips': z.strictObject({ ...ofIncident, stack: amount, pocketed: amount }),
  'conduct/exclude-player': z.strictObject({
    playerId: idShape,
    term: termShape,
    rule: ruleShape.default('RRP-1.1.0'),
    reason,
    eventId: idShape.optional(),
  }),
  /** Asked for by the player himself: months, or null for good. */
  'conduct/exclude-at-own-request': z.strictObject({
    playerId: idShape,
    months: z.number().int().min(1).max(120).nullable(),
  }),
  'conduct/end-own-request': z.strictObject({ playerId: idShape }),
  'conduct/adopt-rule-set': z.strictObject({
    ruleSet: z.enum(['rrp-cash', 'rrp-tournament', 'rtc', 'thr', 'fr4']),
  }),
  'conduct/change-conduct-setting': z.strictObject({
    setting: z.string().max(60),
    value: z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]),
  }),
} as const;
