import { accept, type Decider, type Decision, judge, type PlayerId, type Policy } from '@cardroom/kernel';
import { aliasAsKept, aliasIsReadable } from './alias';
import { type ChangeAlias, type PlayerCommand, type RegisterPlayer } from './commands';
import { type PlayerEvent } from './events';
import { alreadyRegistered, notRegistered } from './refusals';

/** Who a player is in the room; null until he is registered. */
export type Player = { readonly playerId: PlayerId; readonly alias: string } | null;

const notKnownYet: Policy<RegisterPlayer, Player> = ({ playerId }, player) =>
  player && alreadyRegistered({ playerId });

const isRegistered: Policy<ChangeAlias, Player> = (_, player) => (player ? null : notRegistered());

export const registerPlayerRules: readonly Policy<RegisterPlayer, Player>[] = [notKnownYet, aliasIsReadable];
export const changeAliasRules: readonly Policy<ChangeAlias, Player>[] = [isRegistered, aliasIsReadable];

const registering = (command: RegisterPlayer, player: Player): Decision<PlayerEvent> =>
  judge(registerPlayerRules, [command, player], () => {
    const { at, by, command: id, playerId, alias } = command;
    return accept({ type: 'PlayerRegistered', at, by, command: id, playerId, alias: aliasAsKept(alias) });
  });

const changing = (command: ChangeAlias, player: Player): Decision<PlayerEvent> =>
  judge(changeAliasRules, [command, player], () => {
    const { at, by, command: id } = command;
    const alias = aliasAsKept(command.alias);
    if (!player || player.alias === alias) return accept();
    const { playerId, alias: was } = player;
    return accept({ type: 'AliasChanged', at, by, command: id, playerId, alias, was });
  });

/** A player's record, one stream `player-<id>` for as long as the room knows him. */
export const player: Decider<PlayerCommand, Player, PlayerEvent> = {
  initialState: null,
  decide: (command, state) =>
    command.type === 'RegisterPlayer' ? registering(command, state) : changing(command, state),
  evolve: (state, event) => {
    switch (event.type) {
      case 'PlayerRegistered':
        return { playerId: event.playerId, alias: event.alias };
      case 'AliasChanged':
        return state && { ...state, alias: event.alias };
      default:
        return state;
    }
  },
};
