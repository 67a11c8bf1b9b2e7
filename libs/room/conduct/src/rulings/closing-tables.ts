import { accept, type Decision, judge } from '@cardroom/kernel';
import { openRuling, potStillHeld } from '../refusals';
import { type LetTableClose } from './commands';
import { type RulingEvent } from './events';
import { type Rule } from './ground-rules';
import { heldPotsAt, openRulingsAt, type RulingsDay } from './state';

/** Whoever asked before the table closes gets his ruling before it does (RRP-2.1.5). */
export const noRulingIsOpen: Rule<LetTableClose> = ({ tableId }, state) => {
  const [open] = openRulingsAt(state, tableId);
  return open ? openRuling({ tableId, askedAt: open.asked.at }) : null;
};

/** What the house holds of a pot has an owner, or lies at the cage, before its table is gone (RRP-2.1.7). */
export const noPotIsHeld: Rule<LetTableClose> = ({ tableId }, state) => {
  const [held] = heldPotsAt(state, tableId);
  return held ? potStillHeld({ tableId, heldMinor: held.heldMinor ?? 0 }) : null;
};

export const letTableClose = (command: LetTableClose, state: RulingsDay): Decision<RulingEvent> =>
  judge([noRulingIsOpen, noPotIsHeld], [command, state], () => accept());
