import { invariant, judge } from '@cardroom/kernel';
import { kept } from '../corrections/entries';
import {
  acceptPosting,
  areOurs,
  cageIsOpen,
  isInCharge,
  isSomething,
  overTheCounter,
  saysWhy,
  twoPeople,
} from '../ground-rules';
import { type DepositId, stampOf } from '../ids';
import { worth } from '../ledger/holding';
import { entryOf, owed, paidOver, takenIn } from '../ledger/postings';
import { depositExists, depositNotHeld, depositUnknown, notEqual } from '../refusals';
import { type CommandNamed, type DecisionsOf, type EvolutionsOf, type RulesFor } from '../slice';
import { type Cage } from '../state';
import { type Deposit } from '../state-parts';

const isNew: RulesFor<'TakeDeposit'>[number] = ({ depositId }, { deposits }) =>
  deposits.has(depositId) ? depositExists({ depositId }) : null;

export const takeDepositRules: RulesFor<'TakeDeposit'> = [
  ...overTheCounter,
  isNew,
  ({ holding }, cage) => isSomething(holding, cage),
  ({ holding }, cage) => areOurs(holding.chips, cage),
];

const isHeld: RulesFor<'ReturnDeposit' | 'ForfeitDeposit'>[number] = ({ depositId }, { deposits }) => {
  const deposit = deposits.get(depositId);
  if (!deposit) return depositUnknown({ depositId });
  return deposit.state === 'held' ? null : depositNotHeld({ depositId, state: deposit.state });
};

const theDeposit = ({ deposits }: Cage, depositId: DepositId): Deposit => {
  const deposit = deposits.get(depositId);
  invariant(deposit, 'the rules found the deposit');
  return deposit;
};

const allOfIt: RulesFor<'ReturnDeposit'>[number] = ({ depositId, holding }, cage) => {
  const { amountMinor } = theDeposit(cage, depositId);
  return worth(holding) === amountMinor
    ? null
    : notEqual({ takesMinor: amountMinor, givesMinor: worth(holding) });
};

export const returnDepositRules: RulesFor<'ReturnDeposit'> = [
  ...overTheCounter,
  isHeld,
  ({ holding }, cage) => isSomething(holding, cage),
  allOfIt,
];

export const forfeitDepositRules: RulesFor<'ForfeitDeposit'> = [
  cageIsOpen,
  isInCharge,
  twoPeople,
  saysWhy,
  isHeld,
];

const taking = (command: CommandNamed<'TakeDeposit'>, cage: Cage) => {
  const { windowId, depositId, playerId, holding } = command;
  const amountMinor = worth(holding);
  const postings = entryOf(takenIn(`window:${windowId}`, holding), owed(`deposit:${depositId}`, amountMinor));
  const fact = { ...stampOf(command), windowId, depositId, playerId, holding, amountMinor, postings };
  return acceptPosting(cage, postings, [{ type: 'DepositTaken', ...fact }]);
};

const returning = (command: CommandNamed<'ReturnDeposit'>, cage: Cage) => {
  const { windowId, depositId, holding } = command;
  const { playerId, amountMinor } = theDeposit(cage, depositId);
  const postings = entryOf(
    paidOver(`window:${windowId}`, holding),
    owed(`deposit:${depositId}`, -amountMinor),
  );
  const fact = { ...stampOf(command), windowId, depositId, playerId, holding, amountMinor, postings };
  return acceptPosting(cage, postings, [{ type: 'DepositReturned', ...fact }]);
};

const forfeiting = (command: CommandNamed<'ForfeitDeposit'>, cage: Cage) => {
  const { depositId, reason, witness } = command;
  const { playerId, amountMinor } = theDeposit(cage, depositId);
  const postings = entryOf(owed(`deposit:${depositId}`, -amountMinor), owed('income:forfeits', amountMinor));
  const fact = { ...stampOf(command), depositId, playerId, amountMinor, reason, witness, postings };
  return acceptPosting(cage, postings, [{ type: 'DepositForfeited', ...fact }]);
};

export const depositDecisions: DecisionsOf<'TakeDeposit' | 'ReturnDeposit' | 'ForfeitDeposit'> = {
  TakeDeposit: (command, cage) => judge(takeDepositRules, [command, cage], () => taking(command, cage)),
  ReturnDeposit: (command, cage) =>
    judge(returnDepositRules, [command, cage], () => returning(command, cage)),
  ForfeitDeposit: (command, cage) =>
    judge(forfeitDepositRules, [command, cage], () => forfeiting(command, cage)),
};

const ended = (cage: Cage, depositId: DepositId, state: Deposit['state']): Cage => {
  const deposit = cage.deposits.get(depositId);
  return deposit ? { ...cage, deposits: cage.deposits.set(depositId, { ...deposit, state }) } : cage;
};

export const depositEvolutions: EvolutionsOf<'DepositTaken' | 'DepositReturned' | 'DepositForfeited'> = {
  DepositTaken: (cage, event) => {
    const { depositId, playerId, amountMinor } = event;
    const deposit: Deposit = { depositId, playerId, amountMinor, state: 'held' };
    return kept({ ...cage, deposits: cage.deposits.set(depositId, deposit) }, event, { depositId });
  },
  DepositReturned: (cage, event) =>
    kept(ended(cage, event.depositId, 'returned'), event, { depositId: event.depositId }),
  DepositForfeited: (cage, event) =>
    kept(ended(cage, event.depositId, 'forfeited'), event, { depositId: event.depositId }),
};
