import { type RuleId } from '../generated/rule-ids';
import { type HouseRules, type ParameterName } from '../house-rules';
import { type Labels } from '../language';

/** Values that cannot hold together, as data: what is wrong when `isWrong` answers true, by which rules and why. */
export interface Conflict {
  readonly parameters: readonly ParameterName[];
  readonly rules: readonly RuleId[];
  readonly reason: Labels;
  readonly isWrong: (rules: HouseRules) => boolean;
}
