import { type Minor, type PlayerId } from '@cardroom/kernel';
import { type HouseRules } from '@cardroom/rulebook';

/** The parameters of the rulebook by which entries are sold and paid back. */
export const entryRuleNames = [
  'equalStacks',
  'rebuysAllowed',
  'saleRequiresPresence',
  'quitRefund',
  'cancelBeforeMoneyRefund',
  'cancelInMoneyRefund',
  'cancelReasonRequired',
  'cancelClawback',
  'refundRemainderTo',
] as const satisfies readonly (keyof HouseRules)[];

export type EntryRules = Pick<HouseRules, (typeof entryRuleNames)[number]>;

export const entryRulesOf = (rules: HouseRules): EntryRules =>
  Object.fromEntries(entryRuleNames.map((name) => [name, rules[name]])) as unknown as EntryRules;

/** Who bought into an event, with what he paid and what became of him. */
export interface Entrant {
  readonly playerId: PlayerId;
  readonly entries: number;
  /** Of entry money and of fees, in minor units. */
  readonly paidMinor: Minor;
  readonly feesMinor: Minor;
  /** Where he was eliminated; null while he plays, and when he gave up. */
  readonly place: number | null;
  readonly prizeMinor: Minor | null;
  readonly gaveUp: boolean;
  readonly refundedMinor: Minor | null;
}

/** A tournament, as far as its money goes over the cage's counter. */
export interface EventAtCage {
  readonly eventId: string;
  readonly name: string;
  readonly ruleSet: string;
  readonly rules: EntryRules;
  /** Of one entry: what goes into the prize pool, and the house's fee. */
  readonly priceMinor: Minor;
  readonly feeMinor: Minor;
  /** Tournament chips of one entry; they have no value. */
  readonly stack: number;
  readonly paidPlaces: number;
  readonly state: 'open' | 'cancelled';
  readonly entrants: readonly Entrant[];
}

export const entrantOf = ({ entrants }: EventAtCage, playerId: PlayerId): Entrant | null =>
  entrants.find((each) => each.playerId === playerId) ?? null;

/** Everything that was paid into the prize pool, prizes paid since among it. */
export const poolOf = ({ entrants }: EventAtCage): number =>
  entrants.reduce((sum, { paidMinor }) => sum + paidMinor, 0);
