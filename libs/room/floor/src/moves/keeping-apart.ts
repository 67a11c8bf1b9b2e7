import { accept, judge } from '@cardroom/kernel';
import { isInCharge, roleOf, stampOf } from '../ground-rules';
import { type CommandNamed, type DecisionsOf, type EvolutionsOf, type RulesFor } from '../slice';
import { type Floor } from '../state';
import { otherOf, pairKey } from './apart';
import { type KeepingApartEnded, type PlayersKeptApart } from './events';
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

/** Each pair of the merged number ends, and stands for the kept one where it does not yet. */
const pairsCarriedOver = (
  command: CommandNamed<'CarryOverKeptApart'>,
  { keptApart }: Floor,
): readonly (PlayersKeptApart | KeepingApartEnded)[] => {
  const { kept, merged } = command;
  return [...keptApart.values()].flatMap(({ players, reason }) => {
    const other = otherOf(players, merged);
    if (other === null) return [];
    const ended = { type: 'KeepingApartEnded' as const, ...stampOf(command), players, reason };
    if (other === kept || keptApart.has(pairKey(kept, other))) return [ended];
    const pair = [kept, other] as const;
    return [ended, { type: 'PlayersKeptApart' as const, ...stampOf(command), players: pair, reason }];
  });
};

export const keepingApartDecisions: DecisionsOf<'KeepApart' | 'EndKeepApart' | 'CarryOverKeptApart'> = {
  CarryOverKeptApart: (command, floor) => accept(...pairsCarriedOver(command, floor)),
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
