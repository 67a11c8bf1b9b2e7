import { type RuleId } from '../generated/rule-ids';
import { type HouseRules, type ParameterName } from '../house-rules';
import { inBoth, type Text } from '../language';
import { bettingConflicts } from './betting-conflicts';
import { type Conflict } from './conflict';
import { roomConflicts } from './room-conflicts';
import { tournamentConflicts } from './tournament-conflicts';

/** Values that cannot hold together: which parameters, by which rules, and why, in both languages. */
export interface Contradiction {
  readonly parameters: readonly ParameterName[];
  readonly rules: readonly RuleId[];
  readonly reason: Text;
}

const conflicts: readonly Conflict[] = [...bettingConflicts, ...roomConflicts, ...tournamentConflicts];

/** Every pair or group of values that only make sense together and do not stand together; none if all agree. */
export const contradictionsOf = (houseRules: HouseRules): readonly Contradiction[] =>
  conflicts
    .filter(({ isWrong }) => isWrong(houseRules))
    .map(({ parameters, rules, reason }) => ({ parameters, rules, reason: inBoth(reason) }));
