import { accept, type Decision, invariant, judge, minor } from '@cardroom/kernel';
import { alreadyDecided, alreadyHeld, amountOutOfRange, dealWaits, noTable, nothingHeld } from '../refusals';
import { stampOf } from '../stamp';
import { type PlayOn, type ReleaseHeldPot } from './commands';
import { type RulingEvent } from './events';
import { isDecider, type Rule, rulingIsKnown, theRuling } from './ground-rules';
import { isUndecided, type RulingsDay } from './state';
import { potMinorOf } from './table-as-it-stood';

const isAtTable: Rule<PlayOn> = ({ rulingId }, state) =>
  theRuling(state, rulingId).asked.tableId === null ? noTable({ rulingId }) : null;

const isPending: Rule<PlayOn> = ({ rulingId }, state) =>
  isUndecided(theRuling(state, rulingId)) ? null : alreadyDecided({ rulingId });

/** Where the house wants it so, the deal waits for the ruling and nothing releases it (RTC-4.a). */
export const dealNeedNotWait: Rule<PlayOn> = ({ rulingId }, { house }) =>
  house.settings.holdDealUntilRuling ? dealWaits({ rulingId }) : null;

const isNotHeldYet: Rule<PlayOn> = ({ rulingId }, state) =>
  theRuling(state, rulingId).heldMinor === null ? null : alreadyHeld({ rulingId });

/** All or part of the pot is held: at least the smallest unit, at most what lies there (RRP-2.1.7). */
export const holdsPartOfPot: Rule<PlayOn> = ({ rulingId, heldMinor }, state) => {
  const { table } = theRuling(state, rulingId).asked;
  const potMinor = potMinorOf(table);
  const isKnown = (table?.pots.length ?? 0) > 0;
  return heldMinor >= 1 && (!isKnown || heldMinor <= potMinor)
    ? null
    : amountOutOfRange({ leastMinor: 1, mostMinor: potMinor });
};

export const playOnRules: readonly Rule<PlayOn>[] = [
  rulingIsKnown,
  isDecider,
  isAtTable,
  isPending,
  dealNeedNotWait,
  isNotHeldYet,
  holdsPartOfPot,
];

export const playOn = (command: PlayOn, state: RulingsDay): Decision<RulingEvent> =>
  judge(playOnRules, [command, state], () => {
    const { rulingId, reason, heldMinor } = command;
    const { tableId, table } = theRuling(state, rulingId).asked;
    invariant(tableId, 'the rules found a table');
    const freeMinor = minor(Math.max(0, potMinorOf(table) - heldMinor));
    return accept({
      type: 'PlayReleased',
      ...stampOf(command),
      rulingId,
      tableId,
      reason,
      heldMinor,
      freeMinor,
    });
  });

const isHeld: Rule<ReleaseHeldPot> = ({ rulingId }, state) =>
  theRuling(state, rulingId).heldMinor === null ? nothingHeld({ rulingId }) : null;

/** It belongs to nobody until somebody has decided whose it is; only the cashier may keep it meanwhile. */
const isSettled: Rule<ReleaseHeldPot> = ({ rulingId, to }, state) =>
  to.kind === 'cashier' || !isUndecided(theRuling(state, rulingId)) ? null : nothingHeld({ rulingId });

export const releaseHeldPot = (command: ReleaseHeldPot, state: RulingsDay): Decision<RulingEvent> =>
  judge([rulingIsKnown, isDecider, isHeld, isSettled], [command, state], () => {
    const { rulingId, to } = command;
    const { asked, heldMinor } = theRuling(state, rulingId);
    invariant(asked.tableId && heldMinor, 'the rules found a pot that is held');
    const { tableId } = asked;
    return accept({
      type: 'HeldPotReleased',
      ...stampOf(command),
      rulingId,
      tableId,
      to,
      amountMinor: heldMinor,
    });
  });
