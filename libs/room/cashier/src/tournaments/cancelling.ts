import { judge, minor } from '@cardroom/kernel';
import { acceptPosting, cageIsOpen } from '../ground-rules';
import { stampOf } from '../ids';
import { entryOf, owed } from '../ledger/postings';
import { cancelReasonRequired, onlyDirectorCancels, refundNotDecided, stacksMissing } from '../refusals';
import { type CommandNamed, type DecisionsOf, type RulesFor } from '../slice';
import { type Cage } from '../state';
import { type CancelRefund } from './commands';
import { isKnown, isOpen, theEvent } from './entries';
import { type Entrant, type EventAtCage, poolOf } from './event';
import { type Refund } from './events';
import { sharesOf } from './sharing';

type CancelRule = RulesFor<'CancelEvent'>[number];

/** Only the director, or a manager above him, ends an event for good (RTC-45). */
const directorDecides: CancelRule = ({ by }) =>
  by.kind === 'staff' && ['tournamentDirector', 'shiftManager', 'roomManager'].includes(by.role)
    ? null
    : onlyDirectorCancels();

const causeIsGiven: CancelRule = (command, cage) =>
  theEvent(cage, command).rules.cancelReasonRequired && command.reason.trim() === ''
    ? cancelReasonRequired()
    : null;

const isInMoney = ({ place }: Entrant, { paidPlaces }: EventAtCage): boolean =>
  place !== null && place <= paidPlaces;

/** Somebody was eliminated in a paid place; whether he was paid yet makes no difference. */
const moneyWasReached = (event: EventAtCage): boolean =>
  event.entrants.some((entrant) => isInMoney(entrant, event));

const refundOf = ({ refund }: CommandNamed<'CancelEvent'>, event: EventAtCage): CancelRefund | null => {
  const { cancelBeforeMoneyRefund, cancelInMoneyRefund } = event.rules;
  const ruled = moneyWasReached(event) ? cancelInMoneyRefund : cancelBeforeMoneyRefund;
  return ruled === 'directorDecides' ? refund : ruled;
};

const refundIsDecided: CancelRule = (command, cage) =>
  refundOf(command, theEvent(cage, command)) === null ? refundNotDecided() : null;

const isStillIn = ({ place, gaveUp }: Entrant): boolean => place === null && !gaveUp;

/** Who has the biggest stack must be known before a pool is shared. */
const stacksAreKnown: CancelRule = (command, cage) => {
  const event = theEvent(cage, command);
  if (refundOf(command, event) !== 'poolEqualSharesMinusPaid') return null;
  const named = new Set(command.stacks.map(({ playerId }) => playerId));
  const missing = event.entrants.filter((entrant) => isStillIn(entrant) && !named.has(entrant.playerId));
  return missing.length > 0 ? stacksMissing({ missing: missing.length }) : null;
};

export const cancelEventRules: RulesFor<'CancelEvent'> = [
  cageIsOpen,
  directorDecides,
  isKnown,
  isOpen,
  causeIsGiven,
  refundIsDecided,
  stacksAreKnown,
];

/** Entry and fee to everybody, eliminated or not, as often as he entered (RTC-45). */
const everybodysOwn = ({ entrants }: EventAtCage): readonly Refund[] =>
  entrants
    .map(({ playerId, paidMinor, feesMinor }) => ({ playerId, amountMinor: minor(paidMinor + feesMinor) }))
    .filter(({ amountMinor }) => amountMinor > 0);

/** The pool, not the fees, among those who are left and those who were out in a paid place (RTC-45.a). */
const equalShares = (event: EventAtCage, command: CommandNamed<'CancelEvent'>): readonly Refund[] => {
  const sharers = event.entrants
    .filter((entrant) => isStillIn(entrant) || isInMoney(entrant, event))
    .map(({ playerId, prizeMinor }) => ({ playerId, alreadyMinor: prizeMinor ?? minor(0) }));
  return sharesOf({ sharers, poolMinor: poolOf(event) }, command.stacks);
};

const refundsOf: Readonly<Record<CancelRefund, typeof equalShares>> = {
  entryAndFeeToAll: everybodysOwn,
  poolEqualSharesMinusPaid: equalShares,
  none: () => [],
};

const feesBack = (event: EventAtCage, refund: CancelRefund): number =>
  refund === 'entryAndFeeToAll' ? event.entrants.reduce((sum, { feesMinor }) => sum + feesMinor, 0) : 0;

const cancelling = (command: CommandNamed<'CancelEvent'>, cage: Cage) => {
  const { eventId, reason } = command;
  const event = theEvent(cage, command);
  const refund = refundOf(command, event) ?? 'none';
  const refunds = refundsOf[refund](event, command);
  const amountMinor = minor(refunds.reduce((sum, one) => sum + one.amountMinor, 0));
  const fees = feesBack(event, refund);
  const postings = entryOf(
    owed(`fees:${eventId}`, -fees),
    owed(`pool:${eventId}`, fees - amountMinor),
    ...refunds.map((one) => owed(`account:${one.playerId}`, one.amountMinor)),
  );
  const fact = { ...stampOf(command), eventId, reason, refund, refunds, amountMinor, postings };
  return acceptPosting(cage, postings, [{ type: 'EventCancelled', ...fact }]);
};

export const cancelDecisions: DecisionsOf<'CancelEvent'> = {
  CancelEvent: (command, cage) => judge(cancelEventRules, [command, cage], () => cancelling(command, cage)),
};
