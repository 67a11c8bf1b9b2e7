import { type Cage, type CashierCommand } from '@cardroom/cashier';
import { step, type Step } from '@cardroom/event-store';
import { type Minor, type PlayerId } from '@cardroom/kernel';
import { tableCategory } from '@cardroom/read-models';
import { type AroundTable, type AtTables, sitsAt } from './at-tables';

interface Passing {
  readonly from: PlayerId;
  readonly to: PlayerId;
  readonly amountMinor: Minor;
}

/** Who gives chips to whom by a command of the cage; nobody by any other. */
const passingOf = (command: CashierCommand, { loans }: Cage): Passing | null => {
  if (command.type === 'PassChips')
    return { from: command.playerId, to: command.to, amountMinor: command.amountMinor };
  if (command.type === 'LendChips')
    return { from: command.playerId, to: command.borrower, amountMinor: command.amountMinor };
  const loan = command.type === 'RepayLoan' ? loans.get(command.borrower) : undefined;
  return loan ? { from: loan.borrower, to: loan.lender, amountMinor: loan.amountMinor } : null;
};

/**
 * Chips that pass from stack to stack, in the same append as the cage's fact of it: where the table refuses (a hand is
 * on, or they are not there), nothing passes. A loan between two who sit together no more is settled away from the
 * table; so is everything where nobody follows their chips.
 */
export const passingSteps = async (
  command: CashierCommand,
  around: AroundTable,
  tables: AtTables,
): Promise<readonly Step[]> => {
  const passing = passingOf(command, around.cage);
  const found = passing && (await tables.followed(passing.from, around));
  if (!found) return [];
  if (command.type === 'RepayLoan' && !sitsAt(found.table, passing.to)) return [];
  const { at, by, command: commandId } = command;
  const { from: playerId, to, amountMinor } = passing;
  const wish = { type: 'PassChips', playerId, to, amountMinor, consents: [], judged: true } as const;
  return [step(tableCategory, found.streamId, { at, by, command: commandId, ...wish })];
};
