import { judge } from '@cardroom/kernel';
import { kept } from '../corrections/entries';
import { acceptPosting, areOurs, cageIsOpen, isOfRoom, isSomething, twoPeople } from '../ground-rules';
import { stampOf } from '../ids';
import { chipsValue, isNothing, ofChips } from '../ledger/holding';
import { entryOf, heldAt, moved } from '../ledger/postings';
import { custodyNotAwaited, nothingInCustody } from '../refusals';
import { type CommandNamed, type DecisionsOf, type EvolutionsOf, type RulesFor } from '../slice';
import { type Cage } from '../state';
import { noLongerAwaited } from './awaited';

/** Where it names what the floor picked up, these chips are waited for still: they are not counted in twice. */
const isAwaited: RulesFor<'TakeIntoCustody'>[number] = ({ custodyId, playerId }, { awaited }) => {
  if (custodyId === undefined) return null;
  const known = awaited.get(custodyId);
  return known && !known.isOver && known.playerId === playerId ? null : custodyNotAwaited({ custodyId });
};

export const takeIntoCustodyRules: RulesFor<'TakeIntoCustody'> = [
  cageIsOpen,
  isOfRoom,
  twoPeople,
  isAwaited,
  ({ chips }, cage) => isSomething(ofChips(chips), cage),
  ({ chips }, cage) => areOurs(chips, cage),
];

const somethingIsKept: RulesFor<'ReturnFromCustody'>[number] = ({ playerId }, { balances }) =>
  isNothing(heldAt(balances, `custody:${playerId}`)) ? nothingInCustody({ playerId }) : null;

export const returnFromCustodyRules: RulesFor<'ReturnFromCustody'> = [
  cageIsOpen,
  isOfRoom,
  twoPeople,
  somethingIsKept,
];

const taking = (command: CommandNamed<'TakeIntoCustody'>, cage: Cage) => {
  const { playerId, chips, witness, custodyId } = command;
  const postings = entryOf(moved('in-play', `custody:${playerId}`, ofChips(chips)));
  const of = custodyId === undefined ? {} : { custodyId };
  const fact = {
    ...stampOf(command),
    ...of,
    playerId,
    chips,
    amountMinor: chipsValue(chips),
    witness,
    postings,
  };
  return acceptPosting(cage, postings, [{ type: 'CustodyTaken', ...fact }]);
};

const returning = (command: CommandNamed<'ReturnFromCustody'>, cage: Cage) => {
  const { playerId, witness } = command;
  const { chips } = heldAt(cage.balances, `custody:${playerId}`);
  const postings = entryOf(moved(`custody:${playerId}`, 'in-play', ofChips(chips)));
  const fact = { ...stampOf(command), playerId, chips, amountMinor: chipsValue(chips), witness, postings };
  return acceptPosting(cage, postings, [{ type: 'CustodyReturned', ...fact }]);
};

export const custodyDecisions: DecisionsOf<'TakeIntoCustody' | 'ReturnFromCustody'> = {
  TakeIntoCustody: (command, cage) =>
    judge(takeIntoCustodyRules, [command, cage], () => taking(command, cage)),
  ReturnFromCustody: (command, cage) =>
    judge(returnFromCustodyRules, [command, cage], () => returning(command, cage)),
};

export const custodyEvolutions: EvolutionsOf<'CustodyTaken' | 'CustodyReturned'> = {
  CustodyTaken: (cage, event) => kept(noLongerAwaited(cage, event.custodyId), event),
  CustodyReturned: (cage, event) => kept(cage, event),
};
