import { accept, judge, minor } from '@cardroom/kernel';
import { isOfHouse, isSeated, tableIsOpen } from '../ground-rules';
import { giveChips, wentOut } from '../keeping';
import { nothingInCustody } from '../refusals';
import { type CommandNamed, type DecisionsOf, type EvolutionsOf, type RulesFor } from '../slice';
import { stampOf } from '../stamp';
import { seatedAs, type Table } from '../state';

const somethingIsHeld: RulesFor<'ReleaseCustody'>[number] = ({ playerId }, { custody }) =>
  (custody.get(playerId) ?? 0) > 0 ? null : nothingInCustody({ playerId });

const sitsWhereChipsGo: RulesFor<'ReleaseCustody'>[number] = (command, table) =>
  command.to === 'stack' ? isSeated(command, table) : null;

export const releaseCustodyRules: RulesFor<'ReleaseCustody'> = [
  isOfHouse,
  tableIsOpen,
  somethingIsHeld,
  sitsWhereChipsGo,
];

const releasing = (command: CommandNamed<'ReleaseCustody'>, table: Table) => {
  const { playerId, to } = command;
  const amountMinor = table.custody.get(playerId) ?? minor(0);
  const seat = to === 'stack' ? (seatedAs(table, playerId)?.seat ?? null) : null;
  return accept({ type: 'CustodyGivenOut' as const, ...stampOf(command), playerId, amountMinor, to, seat });
};

export const custodyDecisions: DecisionsOf<'ReleaseCustody'> = {
  ReleaseCustody: (command, table) =>
    judge(releaseCustodyRules, [command, table], () => releasing(command, table)),
};

export const custodyEvolutions: EvolutionsOf<'CustodyGivenOut'> = {
  CustodyGivenOut: (table, { playerId, amountMinor, to }) => {
    const after = { ...table, custody: table.custody.delete(playerId) };
    return to === 'stack' ? giveChips(after, playerId, amountMinor) : wentOut(after, amountMinor);
  },
};
