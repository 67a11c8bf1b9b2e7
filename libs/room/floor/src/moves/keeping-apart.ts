import { accept, judge } from '@cardroom/kernel';
import { isInCharge, roleOf, stampOf } from '../ground-rules';
import { type DecisionsOf, type EvolutionsOf, type RulesFor } from '../slice';
import { pairKey } from './apart';
import { apartAlready, apartBySupervisor, notApart, samePlayer } from './refusals';

type Rule = RulesFor<'KeepApart' | 'EndKeepApart'>[number];

const bySomebodyInCharge: Rule = ({ by }) =>
  isInCharge(by) ? null : apartBySupervisor({ role: roleOf(by) ?? by.kind });

const theyAreTwo: Rule = ({ playerId, otherPlayerId }) =>
  playerId === otherPlayerId ? samePlayer({ playerId }) : null;

const notApartYet: Rule = ({ playerId, otherPlayerId }, floor) =>
  floor.keptApart.has(pairKey(playerId, otherPlayerId)) ? apartAlready({ playerId, otherPlayerId }) : null;

const apartNow: Rule = ({ playerId, otherPlayerId }, floor) =>
  floor.keptApart.has(pairKey(playerId, otherPlayerId)) ? null : notApart({ playerId, otherPlayerId });

export const keepApartRules: RulesFor<'KeepApart'> = [bySomebodyInCharge, theyAreTwo, notApartYet];
export const endKeepApartRules: RulesFor<'EndKeepApart'> = [bySomebodyInCharge, apartNow];

export const keepingApartDecisions: DecisionsOf<'KeepApart' | 'EndKeepApart'> = {
  KeepApart: (command, floor) =>
    judge(keepApartRules, [command, floor], () => {
      const { playerId, otherPlayerId, reason } = command;
      const players = [playerId, otherPlayerId] as const;
      return accept({ type: 'PlayersKeptApart', ...stampOf(command), players, reason });
    }),
  EndKeepApart: (command, floor) =>
    judge(endKeepApartRules, [command, floor], () => {
      const { playerId, otherPlayerId, reason } = command;
      const players = [playerId, otherPlayerId] as const;
      return accept({ type: 'KeepingApartEnded', ...stampOf(command), players, reason });
    }),
};

/** Who sits together already goes on sitting there: it counts from the next seat that is given (RRP-2.3.5). */
export const keepingApartEvolutions: EvolutionsOf<'PlayersKeptApart' | 'KeepingApartEnded'> = {
  PlayersKeptApart: (floor, { at, players, reason }) => ({
    ...floor,
    keptApart: floor.keptApart.set(pairKey(...players), { players, since: at, reason }),
  }),
  KeepingApartEnded: (floor, { players }) => ({
    ...floor,
    keptApart: floor.keptApart.delete(pairKey(...players)),
  }),
};
