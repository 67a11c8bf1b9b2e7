import { accept, type Decision, judge, type Policy } from '@cardroom/kernel';
import { aliasAsKept, aliasIsReadable } from './alias';
import {
  type ChangeAlias,
  type IssueCard,
  type RegisterPlayer,
  type SetLanguage,
  type SetNeeds,
  type WithdrawCard,
} from './commands';
import { aliasIsDecent } from './decency';
import { type PlayerEvent } from './events';
import { needs, stampOf } from './facts';
import { aliasHidesName } from './legal-name';
import { alreadyRegistered, cardInvalid, cardTaken } from './refusals';
import { onRecord, type Rules } from './standing';
import { type Player } from './state';

const notKnownYet: Policy<RegisterPlayer, Player> = ({ playerId }, player) =>
  player && alreadyRegistered({ playerId });

export const registerPlayerRules: Rules<RegisterPlayer> = [notKnownYet, aliasIsReadable, aliasIsDecent];
export const changeAliasRules: Rules<ChangeAlias> = [aliasIsReadable, aliasIsDecent, aliasHidesName];

/** Letters and digits as they stand on cards: 4 to 32 of them. */
const cardIsReadable: Policy<IssueCard, Player> = ({ cardNumber }) =>
  /^[A-Za-z0-9]{4,32}$/.test(cardNumber) ? null : cardInvalid({ cardNumber });

const cardIsFree: Policy<IssueCard, Player> = ({ cardNumber, heldBy }, player) =>
  heldBy && heldBy !== player?.playerId ? cardTaken({ cardNumber, heldBy }) : null;

export const issueCardRules: Rules<IssueCard> = [cardIsReadable, cardIsFree];

export const registering = (command: RegisterPlayer, player: Player): Decision<PlayerEvent> =>
  judge(registerPlayerRules, [command, player], () => {
    const { playerId, alias } = command;
    return accept({ type: 'PlayerRegistered', ...stampOf(command), playerId, alias: aliasAsKept(alias) });
  });

export const changingAlias = (command: ChangeAlias, player: Player): Decision<PlayerEvent> =>
  onRecord(changeAliasRules, [command, player], ({ playerId, alias: was }) => {
    const alias = aliasAsKept(command.alias);
    return alias === was ? [] : [{ type: 'AliasChanged', ...stampOf(command), playerId, alias, was }];
  });

export const issuingCard = (command: IssueCard, player: Player): Decision<PlayerEvent> =>
  onRecord(issueCardRules, [command, player], ({ playerId, cardNumber: was }) => {
    const { cardNumber } = command;
    return cardNumber === was ? [] : [{ type: 'CardIssued', ...stampOf(command), playerId, cardNumber }];
  });

export const withdrawingCard = (command: WithdrawCard, player: Player): Decision<PlayerEvent> =>
  onRecord([], [command, player], ({ playerId, cardNumber }) =>
    cardNumber === null ? [] : [{ type: 'CardWithdrawn', ...stampOf(command), playerId, cardNumber }],
  );

export const settingLanguage = (command: SetLanguage, player: Player): Decision<PlayerEvent> =>
  onRecord([], [command, player], ({ playerId, language: was }) => {
    const { language } = command;
    return language === was ? [] : [{ type: 'LanguageSet', ...stampOf(command), playerId, language }];
  });

/** Each need once, in the order in which screens list them. */
export const settingNeeds = (command: SetNeeds, player: Player): Decision<PlayerEvent> =>
  onRecord([], [command, player], ({ playerId, needs: was }) => {
    const wanted = needs.filter((need) => command.needs.includes(need));
    if (wanted.join() === was.join()) return [];
    return [{ type: 'NeedsSet', ...stampOf(command), playerId, needs: wanted }];
  });
