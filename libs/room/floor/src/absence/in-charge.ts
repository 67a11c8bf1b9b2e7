import { type Actor, type Refusal } from '@cardroom/kernel';
import { roleOf } from '../ground-rules';
import { supervisorRequired } from '../refusals';

type AbsenceRule = 'RRP-2.2.11' | 'RRP-2.2.19';

/** The refusal of somebody who may not decide this, with the rule that leaves it to the floor. */
export const leftToTheFloor = (by: Actor, rule: AbsenceRule): Refusal => ({
  ...supervisorRequired({ role: roleOf(by) ?? by.kind }),
  rule,
});
