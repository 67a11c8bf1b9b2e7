import { judge, type Minor, minor, type PlayerId } from '@cardroom/kernel';
import { kept } from '../corrections/entries';
import { acceptPosting, areOurs, isSomething, overTheCounter } from '../ground-rules';
import { stampOf } from '../ids';
import { type Holding, worth } from '../ledger/holding';
import { entryOf, owed, owedTo, paidOver, takenIn } from '../ledger/postings';
import { type CommandNamed, type DecisionsOf, type EvolutionsOf, type RulesFor } from '../slice';
import { type Cage } from '../state';
import { counted, identifiedFor, noted, type Payment } from '../thresholds/thresholds';

/** Only the cash of it counts against the limit: chips were counted when they were bought. */
const cashOf =
  (direction: Payment['direction']) =>
  ({ playerId, holding }: { readonly playerId: PlayerId; readonly holding: Holding }): Payment => ({
    playerId,
    direction,
    amountMinor: holding.cashMinor,
  });

export const payInRules: RulesFor<'PayIn'> = [
  ...overTheCounter,
  ({ holding }, cage) => isSomething(holding, cage),
  ({ holding }, cage) => areOurs(holding.chips, cage),
  identifiedFor(cashOf('in')),
];

export const payOutRules: RulesFor<'PayOut'> = [
  ...overTheCounter,
  ({ holding }, cage) => isSomething(holding, cage),
  identifiedFor(cashOf('out')),
];

const payingIn = (command: CommandNamed<'PayIn'>, cage: Cage) => {
  const { windowId, playerId, holding } = command;
  const amountMinor = worth(holding);
  const postings = entryOf(takenIn(`window:${windowId}`, holding), owed(`account:${playerId}`, amountMinor));
  const fact = { ...stampOf(command), windowId, playerId, holding, amountMinor, postings };
  const also = noted(cage, cashOf('in')(command), command);
  return acceptPosting(cage, postings, [{ type: 'PaidIn', ...fact }, ...also]);
};

const payingOut = (command: CommandNamed<'PayOut'>, cage: Cage) => {
  const { windowId, playerId, holding } = command;
  const amountMinor = worth(holding);
  const postings = entryOf(
    paidOver(`window:${windowId}`, holding),
    owed(`account:${playerId}`, -amountMinor),
  );
  const fact = { ...stampOf(command), windowId, playerId, holding, amountMinor, postings };
  const also = noted(cage, cashOf('out')(command), command);
  return acceptPosting(cage, postings, [{ type: 'PaidOut', ...fact }, ...also]);
};

export const playersMoneyDecisions: DecisionsOf<'PayIn' | 'PayOut'> = {
  PayIn: (command, cage) => judge(payInRules, [command, cage], () => payingIn(command, cage)),
  PayOut: (command, cage) => judge(payOutRules, [command, cage], () => payingOut(command, cage)),
};

export const playersMoneyEvolutions: EvolutionsOf<'PaidIn' | 'PaidOut'> = {
  PaidIn: (cage, event) =>
    kept(counted(cage, cashOf('in')(event)), event, {
      playerId: event.playerId,
      cashInMinor: event.holding.cashMinor,
    }),
  PaidOut: (cage, event) =>
    kept(counted(cage, cashOf('out')(event)), event, {
      playerId: event.playerId,
      cashOutMinor: event.holding.cashMinor,
    }),
};

/** What the house holds for a player. */
export const balanceOf = ({ balances }: Cage, playerId: PlayerId): Minor =>
  minor(owedTo(balances, `account:${playerId}`));
