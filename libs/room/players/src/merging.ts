import { accept, type Decision, isoOf, judge, type Policy } from '@cardroom/kernel';
import { type ErasePlayer, type MergePlayers } from './commands';
import { type PlayerEvent } from './events';
import { stampOf } from './facts';
import {
  isErased,
  keptForExclusion,
  keptForRegister,
  mergedStillHere,
  mergeWithSelf,
  notRegistered,
  stillHere,
} from './refusals';
import { onRecord, type Rules } from './standing';
import { type Player } from './state';

const twoNumbers: Policy<MergePlayers, Player> = ({ kept, merged }) =>
  kept === merged ? mergeWithSelf({ playerId: kept }) : null;

/**
 * The number that vanishes is nowhere: no seat, no place on a list, no chips kept and no money open under it. Of two
 * numbers of which one is in the room, that one is kept; when both are, one has to get up first.
 */
const nothingIsOpen: Policy<MergePlayers, Player> = ({ merged, open }) =>
  open.length > 0 ? mergedStillHere({ playerId: merged, open }) : null;

export const mergePlayersRules: Rules<MergePlayers> = [twoNumbers, nothingIsOpen];

export const merging = (command: MergePlayers, player: Player): Decision<PlayerEvent> =>
  onRecord(mergePlayersRules, [command, player], () => {
    const { kept, merged, reason } = command;
    return [{ type: 'PlayersMerged', ...stampOf(command), kept, merged, reason }];
  });

const isRegistered: Policy<ErasePlayer, Player> = (_, player) => {
  if (!player) return notRegistered();
  return player.erased ? isErased({ playerId: player.playerId }) : null;
};

const hasLeft: Policy<ErasePlayer, Player> = ({ open }) => (open.length > 0 ? stillHere({ open }) : null);

/** The law's last day decides; what has no end yet keeps for good. */
const lawLetsGo: Policy<ErasePlayer, Player> = ({ keptByLaw, at }) => {
  const running = keptByLaw.find(({ until }) => until === null || until > at);
  if (!running) return null;
  const until = running.until === null ? null : isoOf(running.until).slice(0, 10);
  return running.what === 'exclusion' ? keptForExclusion({ until }) : keptForRegister({ until });
};

export const erasePlayerRules: Rules<ErasePlayer> = [isRegistered, hasLeft, lawLetsGo];

/** Places and sums stay true: facts carry numbers and aliases, and none of them is touched. */
export const erasing = (command: ErasePlayer, player: Player): Decision<PlayerEvent> =>
  judge(erasePlayerRules, [command, player], () => {
    if (!player) return accept();
    const { code, reason } = command;
    return accept({ type: 'PlayerErased', ...stampOf(command), playerId: player.playerId, code, reason });
  });
