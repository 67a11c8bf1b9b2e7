import { accept, judge, minor, type Minor, type PlayerId, type Policy } from '@cardroom/kernel';
import {
  isInChips,
  isOfHouse,
  isSeated,
  saysWhy,
  tableIsOpen,
  isBetweenHands,
  theSeated,
  theTerms,
  isWhole,
} from '../ground-rules';
import { addToStack, stackAt, stackOf, wentOut } from '../keeping';
import {
  chipsInPlay,
  chipsStay,
  consentMissing,
  goingSouth,
  moreThanStack,
  notInChips,
  notSeated,
  refreshmentsNotAllowed,
  seatUnknown,
  transferForbidden,
} from '../refusals';
import { type CommandNamed, type DecisionsOf, type EvolutionsOf, type RulesFor } from '../slice';
import { stampOf } from '../stamp';
import { isInHand, seatedAs, seatedAt, type Table } from '../state';

type OfStack = { readonly playerId: PlayerId; readonly amountMinor: Minor };

const isInStack: Policy<OfStack, Table> = ({ playerId, amountMinor }, table) => {
  const stackMinor = stackOf(table, playerId);
  return amountMinor <= stackMinor ? null : moreThanStack({ stackMinor, amountMinor });
};

/** Chips that play in a hand are spoken for until it is over (THR-1.4.a). */
const isNotInHand: Policy<OfStack, Table> = ({ playerId }, table) =>
  isInHand(table, theSeated(table, playerId).seat) ? chipsInPlay({ hand: table.hand?.number ?? null }) : null;

/**
 * Chips leave the table only with an absent player, for safety (RRP-2.2.5), or not at all (THR-1.4.c), unless the cage
 * has judged it.
 */
const isForSafety: RulesFor<'TakeChipsOff'>[number] = ({ playerId, amountMinor, judged }, table) => {
  if (judged) return null;
  const facts = { stackMinor: stackOf(table, playerId), askedMinor: amountMinor };
  if (theTerms(table).rules.chipRemovalWhileSeated === 'forbidden') return chipsStay(facts);
  return theSeated(table, playerId).away ? null : goingSouth(facts);
};

export const takeChipsOffRules: readonly Policy<CommandNamed<'TakeChipsOff'>, Table>[] = [
  isOfHouse,
  tableIsOpen,
  isSeated,
  isInChips,
  isForSafety,
  isNotInHand,
  isInStack,
];

const mayPayForIt: RulesFor<'PayFromStack'>[number] = ({ paidFor, judged }, table) =>
  paidFor === 'refreshments' && !judged && !theTerms(table).rules.chipsPayRefreshments
    ? refreshmentsNotAllowed()
    : null;

export const payFromStackRules: RulesFor<'PayFromStack'> = [
  isOfHouse,
  tableIsOpen,
  isSeated,
  isInChips,
  mayPayForIt,
  isNotInHand,
  isInStack,
];

const receiverIsSeated: RulesFor<'PassChips'>[number] = ({ to, playerId }, table) =>
  seatedAs(table, to) && to !== playerId ? null : notSeated({ playerId: to });

/** Never, or with the consent of everybody at the table (THR-1.4.h), unless the cage has judged it. */
const tableConsents: RulesFor<'PassChips'>[number] = ({ consents, judged }, table) => {
  if (judged) return null;
  if (theTerms(table).rules.chipTransfersBetweenPlayers === 'forbidden') return transferForbidden();
  const missing = table.seats.filter(({ playerId }) => !consents.includes(playerId)).map(({ seat }) => seat);
  return missing.length > 0 ? consentMissing({ seats: missing }) : null;
};

export const passChipsRules: RulesFor<'PassChips'> = [
  isOfHouse,
  tableIsOpen,
  isSeated,
  receiverIsSeated,
  isInChips,
  tableConsents,
  isBetweenHands,
  isInStack,
];

const seatsAreTaken: RulesFor<'CountStacks'>[number] = ({ stacks }, table) => {
  const stranger = stacks.find(({ seat }) => !seatedAt(table, seat));
  return stranger ? seatUnknown({ seat: stranger.seat }) : null;
};

const countsAreWhole: RulesFor<'CountStacks'>[number] = ({ stacks }, { terms }) => {
  const wrong = stacks.find(({ stackMinor }) => !isWhole(stackMinor, terms) || stackMinor < 0);
  return wrong ? notInChips({ amountMinor: wrong.stackMinor }) : null;
};

export const countStacksRules: RulesFor<'CountStacks'> = [
  isOfHouse,
  tableIsOpen,
  isBetweenHands,
  saysWhy,
  seatsAreTaken,
  countsAreWhole,
];

const ofStack = (command: CommandNamed<'TakeChipsOff' | 'PayFromStack' | 'PassChips'>, table: Table) => {
  const { playerId, amountMinor } = command;
  return { ...stampOf(command), playerId, seat: theSeated(table, playerId).seat, amountMinor };
};

const counting = (command: CommandNamed<'CountStacks'>, table: Table) => {
  const { stacks, reason, approvedBy = null } = command;
  const known = stacks.map(({ seat }) => ({ seat, stackMinor: stackAt(table, seat) }));
  const total = (list: typeof stacks): number => list.reduce((sum, { stackMinor }) => sum + stackMinor, 0);
  const differenceMinor = minor(total(stacks) - total(known));
  return accept({
    type: 'StacksCounted' as const,
    ...stampOf(command),
    stacks,
    known,
    differenceMinor,
    reason,
    approvedBy,
  });
};

export const stackDecisions: DecisionsOf<'TakeChipsOff' | 'PayFromStack' | 'PassChips' | 'CountStacks'> = {
  TakeChipsOff: (command, table) =>
    judge(takeChipsOffRules, [command, table], () =>
      accept({ type: 'ChipsTakenOff', ...ofStack(command, table) }),
    ),
  PayFromStack: (command, table) =>
    judge(payFromStackRules, [command, table], () =>
      accept({ type: 'ChipsPaid', ...ofStack(command, table), paidFor: command.paidFor }),
    ),
  PassChips: (command, table) =>
    judge(passChipsRules, [command, table], () => {
      const { to } = command;
      return accept({
        type: 'StackPassed',
        ...ofStack(command, table),
        to,
        toSeat: theSeated(table, to).seat,
      });
    }),
  CountStacks: (command, table) => judge(countStacksRules, [command, table], () => counting(command, table)),
};

export const stackEvolutions: EvolutionsOf<'ChipsTakenOff' | 'ChipsPaid' | 'StackPassed' | 'StacksCounted'> =
  {
    ChipsTakenOff: (table, { playerId, amountMinor }) =>
      wentOut(addToStack(table, playerId, -amountMinor), amountMinor),
    ChipsPaid: (table, { playerId, amountMinor }) =>
      wentOut(addToStack(table, playerId, -amountMinor), amountMinor),
    StackPassed: (table, { playerId, to, amountMinor }) =>
      addToStack(addToStack(table, playerId, -amountMinor), to, amountMinor),
    /**
     * What a count differs by lies elsewhere than the table knew: with nobody, or (less than nothing) it was brought here
     * by nobody's notice and is missed at another table.
     */
    StacksCounted: (table, { stacks, differenceMinor }) => {
      const counted = stacks.reduce((after, { seat, stackMinor }) => {
        const seated = seatedAt(after, seat);
        return seated ? addToStack(after, seated.playerId, stackMinor - stackAt(after, seat)) : after;
      }, table);
      const isEveryStack = counted.seats.every(({ seat }) => stacks.some((one) => one.seat === seat));
      return {
        ...counted,
        unplacedMinor: minor(counted.unplacedMinor - differenceMinor),
        countedAfter: isEveryStack ? table.hands : table.countedAfter,
      };
    },
  };
