import { accept, invariant, judge, minor } from '@cardroom/kernel';
import { cageIsOpen, isOfRoom } from '../ground-rules';
import { stampOf } from '../ids';
import { alreadyLent, chipTransferRefused, consentMissing, noLoan, notWaitingForChips } from '../refusals';
import { type CommandNamed, type DecisionsOf, type EvolutionsOf, type RulesFor } from '../slice';
import { type Cage } from '../state';
import { isAnAmount, isInStack } from './safety';

/** Nobody plays another's chips (RRP-2.2.9), unless the house lets the whole table agree to it (THR-1.4.h). */
const tableAgrees: RulesFor<'PassChips'>[number] = (command, { settings }) => {
  const { playerId, to, amountMinor, seated, consents } = command;
  if (settings.chipTransfersBetweenPlayers === 'forbidden')
    return chipTransferRefused({ from: playerId, to, amountMinor });
  return consents >= seated ? null : consentMissing({ seated, consents });
};

export const passChipsRules: RulesFor<'PassChips'> = [
  cageIsOpen,
  isOfRoom,
  isAnAmount,
  isInStack,
  tableAgrees,
];

const loansAreAllowed: RulesFor<'LendChips'>[number] = ({ playerId, borrower, amountMinor }, { settings }) =>
  settings.playerLoansAllowed ? null : chipTransferRefused({ from: playerId, to: borrower, amountMinor });

/** A loan bridges the time until bought chips arrive, no more than those (THR-1.4.b.1). */
const borrowerWaits: RulesFor<'LendChips'>[number] = ({ borrower, amountMinor }, { purchases }) => {
  const comingMinor = purchases
    .filter(({ playerId, state }) => playerId === borrower && state === 'on-the-way')
    .reduce((sum, purchase) => sum + purchase.amountMinor, 0);
  return amountMinor <= comingMinor ? null : notWaitingForChips({ borrower, comingMinor, amountMinor });
};

const owesNothingYet: RulesFor<'LendChips'>[number] = ({ borrower }, { loans }) =>
  loans.has(borrower) ? alreadyLent({ borrower }) : null;

export const lendChipsRules: RulesFor<'LendChips'> = [
  cageIsOpen,
  isOfRoom,
  isAnAmount,
  isInStack,
  loansAreAllowed,
  borrowerWaits,
  owesNothingYet,
];

const somethingIsLent: RulesFor<'RepayLoan'>[number] = ({ borrower }, { loans }) =>
  loans.has(borrower) ? null : noLoan({ borrower });

export const repayLoanRules: RulesFor<'RepayLoan'> = [cageIsOpen, isOfRoom, somethingIsLent];

const lending = (command: CommandNamed<'LendChips'>) => {
  const { tableId, playerId, borrower, amountMinor, stackMinor } = command;
  const lenderStackMinor = minor(stackMinor - amountMinor);
  const fact = { ...stampOf(command), tableId, playerId, borrower, amountMinor, lenderStackMinor };
  return accept({ type: 'ChipsLent' as const, ...fact });
};

const repaying = (command: CommandNamed<'RepayLoan'>, cage: Cage) => {
  const loan = cage.loans.get(command.borrower);
  invariant(loan, 'the rules found the loan');
  const { lender: playerId, borrower, tableId, amountMinor } = loan;
  const fact = { ...stampOf(command), tableId, playerId, borrower, amountMinor };
  return accept({ type: 'LoanRepaid' as const, ...fact });
};

export const passingDecisions: DecisionsOf<'PassChips' | 'LendChips' | 'RepayLoan'> = {
  PassChips: (command, cage) =>
    judge(passChipsRules, [command, cage], () => {
      const { tableId, playerId, to, amountMinor, consents } = command;
      return accept({
        type: 'ChipsPassed',
        ...stampOf(command),
        tableId,
        playerId,
        to,
        amountMinor,
        consents,
      });
    }),
  LendChips: (command, cage) => judge(lendChipsRules, [command, cage], () => lending(command)),
  RepayLoan: (command, cage) => judge(repayLoanRules, [command, cage], () => repaying(command, cage)),
};

export const passingEvolutions: EvolutionsOf<'ChipsPassed' | 'ChipsLent' | 'LoanRepaid'> = {
  ChipsPassed: (cage) => cage,
  ChipsLent: (cage, { playerId: lender, borrower, tableId, amountMinor }) => ({
    ...cage,
    loans: cage.loans.set(borrower, { lender, borrower, tableId, amountMinor }),
  }),
  LoanRepaid: (cage, { borrower }) => ({ ...cage, loans: cage.loans.delete(borrower) }),
};
