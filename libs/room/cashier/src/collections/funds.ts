import { judge } from '@cardroom/kernel';
import { kept } from '../corrections/entries';
import {
  acceptPosting,
  cageIsOpen,
  isInCharge,
  isSomething,
  overTheCounter,
  saysWhy,
  twoPeople,
} from '../ground-rules';
import { stampOf } from '../ids';
import { worth } from '../ledger/holding';
import { entryOf, owed, paidOver } from '../ledger/postings';
import { nothingToMove } from '../refusals';
import { type CommandNamed, type DecisionsOf, type EvolutionsOf, type RulesFor } from '../slice';
import { type Cage } from '../state';
import { counted, identifiedFor, noted, type Payment } from '../thresholds/thresholds';

export const addToFundRules: RulesFor<'AddToFund'> = [
  cageIsOpen,
  isInCharge,
  twoPeople,
  saysWhy,
  ({ amountMinor }) => (Number.isSafeInteger(amountMinor) && amountMinor > 0 ? null : nothingToMove()),
];

const cashPaid = ({
  playerId,
  holding,
}: Pick<CommandNamed<'PayFromFund'>, 'playerId' | 'holding'>): Payment => ({
  playerId,
  direction: 'out',
  amountMinor: holding.cashMinor,
});

export const payFromFundRules: RulesFor<'PayFromFund'> = [
  ...overTheCounter,
  twoPeople,
  saysWhy,
  ({ holding }, cage) => isSomething(holding, cage),
  identifiedFor(cashPaid),
];

/** The house's own money becomes the players': nothing is moved, but it is owed to somebody else. */
const adding = (command: CommandNamed<'AddToFund'>, cage: Cage) => {
  const { fund, amountMinor, reason, witness } = command;
  const postings = entryOf(owed('capital', -amountMinor), owed(`fund:${fund}`, amountMinor));
  const fact = { ...stampOf(command), fund, amountMinor, reason, witness, postings };
  return acceptPosting(cage, postings, [{ type: 'FundAdded', ...fact }]);
};

const paying = (command: CommandNamed<'PayFromFund'>, cage: Cage) => {
  const { windowId, fund, playerId, holding, reason, witness } = command;
  const amountMinor = worth(holding);
  const postings = entryOf(paidOver(`window:${windowId}`, holding), owed(`fund:${fund}`, -amountMinor));
  const fact = {
    ...stampOf(command),
    windowId,
    fund,
    playerId,
    holding,
    amountMinor,
    reason,
    witness,
    postings,
  };
  const also = noted(cage, cashPaid(command), command);
  return acceptPosting(cage, postings, [{ type: 'FundPaid', ...fact }, ...also]);
};

export const fundDecisions: DecisionsOf<'AddToFund' | 'PayFromFund'> = {
  AddToFund: (command, cage) => judge(addToFundRules, [command, cage], () => adding(command, cage)),
  PayFromFund: (command, cage) => judge(payFromFundRules, [command, cage], () => paying(command, cage)),
};

export const fundEvolutions: EvolutionsOf<'FundAdded' | 'FundPaid'> = {
  FundAdded: (cage, event) => kept(cage, event),
  FundPaid: (cage, event) =>
    kept(counted(cage, cashPaid(event)), event, {
      playerId: event.playerId,
      cashOutMinor: event.holding.cashMinor,
    }),
};
