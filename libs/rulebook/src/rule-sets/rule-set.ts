import { type Text } from '../language';
import { type HouseRules, type ParameterName } from '../house-rules';

export const readyRuleSetIds = ['rrp-cash', 'rrp-tournament', 'rtc', 'thr', 'fr4'] as const;

/** The five sets that come with the product, one or two per source text. */
export type ReadyRuleSetId = (typeof readyRuleSetIds)[number];

/** A set of house rules as data: a base and what differs from it. */
export interface RuleSet {
  readonly id: string;
  /** The set it starts from; null for the one base, which holds every value. */
  readonly extends: string | null;
  readonly values: Partial<HouseRules>;
}

/** A set drawn from a source text, with the points its text mentions but leaves to the house. */
export interface ReadyRuleSet extends RuleSet {
  readonly id: ReadyRuleSetId;
  readonly title: Text;
  /** The house should look at these first: the value in force is the base's, not the text's. */
  readonly leftToHouse: readonly ParameterName[];
}
