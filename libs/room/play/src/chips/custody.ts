import { accept, type Decision, judge, minor } from '@cardroom/kernel';
import { isOfHouse, isSeated } from '../ground-rules';
import { giveChips, putOnTheWay, wentOut } from '../keeping';
import { nothingInCustody, notInChips, tableNotOpen } from '../refusals';
import {
  type CommandNamed,
  type DecisionsOf,
  type EventNamed,
  type EvolutionsOf,
  type RulesFor,
} from '../slice';
import { stampOf } from '../stamp';
import { seatedAs, type Table } from '../state';
import { type CustodyGivenOut } from './events';

const somethingIsHeld: RulesFor<'ReleaseCustody'>[number] = (command, { custody }) =>
  command.countedMinor !== undefined || (custody.get(command.playerId) ?? 0) > 0
    ? null
    : nothingInCustody({ playerId: command.playerId });

const sitsWhereChipsGo: RulesFor<'ReleaseCustody'>[number] = (command, table) =>
  command.to === 'stack' ? isSeated(command, table) : null;

const countIsAnAmount: RulesFor<'ReleaseCustody'>[number] = ({ countedMinor }) =>
  countedMinor === undefined || (Number.isSafeInteger(countedMinor) && countedMinor >= 0)
    ? null
    : notInChips({ amountMinor: countedMinor });

/** A table that has closed meanwhile lets go of them too. */
const tableHasPlayed: RulesFor<'ReleaseCustody'>[number] = (_, { opened }) =>
  opened ? null : tableNotOpen();

export const releaseCustodyRules: RulesFor<'ReleaseCustody'> = [
  isOfHouse,
  tableHasPlayed,
  countIsAnAmount,
  somethingIsHeld,
  sitsWhereChipsGo,
];

const keyOf = (custody: string): string => `custody/${custody}`;

const releasing = (command: CommandNamed<'ReleaseCustody'>, table: Table): Decision<CustodyGivenOut> => {
  const { playerId, to } = command;
  const { countedMinor, custody, othersWait = false } = command;
  if (custody !== undefined && table.takenOver.includes(keyOf(custody))) return accept();
  const heldMinor = table.custody.get(playerId) ?? minor(0);
  const amountMinor = countedMinor ?? heldMinor;
  const seat = to === 'stack' ? (seatedAs(table, playerId)?.seat ?? null) : null;
  const facts = { ...stampOf(command), playerId, amountMinor, to, seat };
  if (countedMinor === undefined) return accept({ type: 'CustodyGivenOut', ...facts });
  const knownMinor = minor(othersWait ? Math.min(heldMinor, countedMinor) : heldMinor);
  return accept({
    type: 'CustodyGivenOut',
    ...facts,
    knownMinor,
    ...(custody === undefined ? {} : { custody }),
  });
};

/** What the cage counted otherwise than the table knew is with nobody the table knows of. */
const givenOut = (table: Table, event: EventNamed<'CustodyGivenOut'>): Table => {
  const { playerId, amountMinor, to, knownMinor = amountMinor } = event;
  const left = minor((table.custody.get(playerId) ?? 0) - knownMinor);
  const custody = left > 0 ? table.custody.set(playerId, left) : table.custody.delete(playerId);
  const unplacedMinor = minor(table.unplacedMinor + knownMinor - amountMinor);
  const takenOver = event.custody === undefined ? [] : [keyOf(event.custody)];
  const after = { ...table, custody, unplacedMinor, takenOver: [...table.takenOver, ...takenOver] };
  if (to === 'stack') return giveChips(after, playerId, amountMinor);
  if (to !== 'next-table') return wentOut(after, amountMinor);
  return putOnTheWay(after, { playerId, amountMinor, from: 'custody', isShort: false, behind: [] });
};

export const custodyDecisions: DecisionsOf<'ReleaseCustody'> = {
  ReleaseCustody: (command, table) =>
    judge(releaseCustodyRules, [command, table], () => releasing(command, table)),
};

export const custodyEvolutions: EvolutionsOf<'CustodyGivenOut'> = {
  CustodyGivenOut: givenOut,
};
