import { accept, type Decider, type Decision, judge, type PlayerId, type Policy } from '@cardroom/kernel';
import { aliasAsKept, aliasIsReadable } from './alias';
import { type ChangeAlias, type IssueCard, type PlayerCommand, type RegisterPlayer } from './commands';
import { type PlayerEvent } from './events';
import { alreadyRegistered, cardInvalid, notRegistered } from './refusals';

/** Who a player is in the room; null until he is registered. */
export type Player = {
  readonly playerId: PlayerId;
  readonly alias: string;
  /** Shown at the kiosk; null for a player without a card. */
  readonly cardNumber: string | null;
} | null;

const notKnownYet: Policy<RegisterPlayer, Player> = ({ playerId }, player) =>
  player && alreadyRegistered({ playerId });

const isRegistered: Policy<ChangeAlias | IssueCard, Player> = (_, player) =>
  player ? null : notRegistered();

/** Letters and digits as they stand on cards: 4 to 32 of them. */
const cardIsReadable: Policy<IssueCard, Player> = ({ cardNumber }) =>
  /^[A-Za-z0-9]{4,32}$/.test(cardNumber) ? null : cardInvalid({ cardNumber });

export const registerPlayerRules: readonly Policy<RegisterPlayer, Player>[] = [notKnownYet, aliasIsReadable];
export const changeAliasRules: readonly Policy<ChangeAlias, Player>[] = [isRegistered, aliasIsReadable];
export const issueCardRules: readonly Policy<IssueCard, Player>[] = [isRegistered, cardIsReadable];

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

const issuing = (command: IssueCard, player: Player): Decision<PlayerEvent> =>
  judge(issueCardRules, [command, player], () => {
    const { at, by, command: id, cardNumber } = command;
    if (!player || player.cardNumber === cardNumber) return accept();
    return accept({ type: 'CardIssued', at, by, command: id, playerId: player.playerId, cardNumber });
  });

const decide = (command: PlayerCommand, state: Player): Decision<PlayerEvent> => {
  switch (command.type) {
    case 'RegisterPlayer':
      return registering(command, state);
    case 'ChangeAlias':
      return changing(command, state);
    case 'IssueCard':
      return issuing(command, state);
  }
};

const evolve = (state: Player, event: PlayerEvent): Player => {
  switch (event.type) {
    case 'PlayerRegistered':
      return { playerId: event.playerId, alias: event.alias, cardNumber: null };
    case 'AliasChanged':
      return state && { ...state, alias: event.alias };
    case 'CardIssued':
      return state && { ...state, cardNumber: event.cardNumber };
    default:
      return state;
  }
};

/** A player's record, one stream `player-<id>` for as long as the room knows him. */
export const player: Decider<PlayerCommand, Player, PlayerEvent> = { initialState: null, decide, evolve };
