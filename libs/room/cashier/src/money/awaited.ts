import { accept, judge } from '@cardroom/kernel';
import { cageIsOpen, isOfRoom, orTheHouse } from '../ground-rules';
import { stampOf } from '../ids';
import { type DecisionsOf, type EvolutionsOf, type RulesFor } from '../slice';
import { type Cage } from '../state';
import { type AwaitedCustody } from '../state-parts';

export const awaitCustodyRules: RulesFor<'AwaitCustody'> = [cageIsOpen, orTheHouse(isOfRoom)];
export const endAwaitRules: RulesFor<'EndCustodyAwait'> = [cageIsOpen, orTheHouse(isOfRoom)];

/** Told twice, or told of chips that were counted in meanwhile, changes nothing. */
const isNews = ({ awaited }: Cage, custodyId: string, amountMinor: number | null): boolean => {
  const known = awaited.get(custodyId);
  return !known || (known.amountMinor !== amountMinor && !known.isOver);
};

export const awaitedDecisions: DecisionsOf<'AwaitCustody' | 'EndCustodyAwait'> = {
  AwaitCustody: (command, cage) =>
    judge(awaitCustodyRules, [command, cage], () => {
      const { custodyId, playerId, tableId, amountMinor } = command;
      if (!isNews(cage, custodyId, amountMinor)) return accept();
      const fact = { ...stampOf(command), custodyId, playerId, tableId, amountMinor };
      return accept({ type: 'CustodyAwaited', ...fact });
    }),
  EndCustodyAwait: (command, cage) =>
    judge(endAwaitRules, [command, cage], () => {
      const { custodyId } = command;
      const known = cage.awaited.get(custodyId);
      if (!known || known.isOver) return accept();
      const { playerId } = known;
      return accept({ type: 'CustodyAwaitEnded', ...stampOf(command), custodyId, playerId });
    }),
};

/** It stays known for the day that they are accounted for, so that late news do not ask for them again. */
export const noLongerAwaited = (cage: Cage, custodyId: string | undefined): Cage => {
  const known = custodyId === undefined ? undefined : cage.awaited.get(custodyId);
  return known ? { ...cage, awaited: cage.awaited.set(known.custodyId, { ...known, isOver: true }) } : cage;
};

export const awaitedEvolutions: EvolutionsOf<'CustodyAwaited' | 'CustodyAwaitEnded'> = {
  CustodyAwaited: (cage, { custodyId, playerId, tableId, amountMinor, at }) => {
    const since = cage.awaited.get(custodyId)?.since ?? at;
    const waits: AwaitedCustody = { custodyId, playerId, tableId, amountMinor, since, isOver: false };
    return { ...cage, awaited: cage.awaited.set(custodyId, waits) };
  },
  CustodyAwaitEnded: (cage, { custodyId }) => noLongerAwaited(cage, custodyId),
};
