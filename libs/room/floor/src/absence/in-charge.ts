import { type Actor, type Refusal, type Role } from '@cardroom/kernel';
import { isInCharge, roleOf } from '../ground-rules';
import { supervisorRequired } from '../refusals';

type AbsenceRule = 'RRP-2.2.11' | 'RRP-2.2.19';

/** The refusal of somebody who may not decide this, with the rule that leaves it to the floor. */
export const leftToTheFloor = (by: Actor, rule: AbsenceRule): Refusal => ({
  ...supervisorRequired({ role: roleOf(by) ?? by.kind }),
  rule,
});

const managers: ReadonlySet<Role | null> = new Set(['shiftManager', 'roomManager']);
const atTheTables: ReadonlySet<Role | null> = new Set(['dealer', 'listKeeper']);

/** Whether somebody is, or stands above, whom the house names for a permission. */
export const mayAllow = (by: Actor, approver: string): boolean => {
  const role = roleOf(by);
  if (managers.has(role)) return true;
  if (approver === 'floorSupervisor') return isInCharge(by);
  return approver === 'dealer' && (isInCharge(by) || atTheTables.has(role));
};
