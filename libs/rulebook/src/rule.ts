import { type RuleId } from './generated/rule-ids';
import { type Topic } from './generated/topics';
import { type HouseRules, type ParameterName } from './house-rules';
import { type Text } from './language';

/** The texts a room plays by: Robert's Rules, the French casino tournament rules, the general hold'em rules, FR 4. */
export type Source = 'RRP' | 'RTC' | 'THR' | 'FR4';

/** The part of the product that answers for a rule. */
export type Capability =
  | 'waiting-list'
  | 'seating'
  | 'must-move'
  | 'table-lifecycle'
  | 'time-collection'
  | 'cashier'
  | 'conduct'
  | 'rulings'
  | 'engine'
  | 'tournament'
  | 'kiosk'
  | 'reports';

/**
 * Who applies a rule. `enforced`: the software computes or refuses; `prompted`: it times, reminds or offers the
 * choice and staff decide; `recorded`: staff record a ruling that cites it; `reference`: shown and found only.
 */
export type RuleKind = 'enforced' | 'prompted' | 'recorded' | 'reference';

/** The value a rule gives a parameter; null where its text leaves the point to the house. */
export type RuleParameters = {
  readonly [Name in ParameterName]?: HouseRules[Name] | null;
};

/** One rule of a source text, in our own words. */
export interface Rule {
  readonly id: RuleId;
  readonly source: Source;
  /** First part of the printed number; A for the articles of the THR introduction. */
  readonly section: string;
  readonly title: Text;
  readonly text: Text;
  readonly topics: readonly Topic[];
  readonly capability: Capability;
  readonly kind: RuleKind;
  /** What must be observable, with boundary numbers. */
  readonly behaviour: readonly string[];
  readonly parameters: RuleParameters;
  /** Rules elsewhere that say otherwise; the note says how. */
  readonly conflicts: readonly RuleId[];
  readonly note: string;
}
