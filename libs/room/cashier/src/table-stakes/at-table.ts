import { accept, judge, minor } from '@cardroom/kernel';
import { isTopUp, minimumBuyIn } from '../buy-ins/buy-in';
import { kept } from '../corrections/entries';
import { acceptPosting, areOurs, cageIsOpen, isOfRoom, isSomething } from '../ground-rules';
import { stampOf } from '../ids';
import { chipsValue, ofChips } from '../ledger/holding';
import { entryOf, moved, owed } from '../ledger/postings';
import { hasStake, minimumRequired, moreThanStack, notDuringHand, refreshmentsNotPaid } from '../refusals';
import { type CommandNamed, type DecisionsOf, type EvolutionsOf, type RulesFor } from '../slice';
import { type Cage, inGame } from '../state';

const houseTakesChips: RulesFor<'PayRefreshments'>[number] = (_, { settings }) =>
  settings.chipsPayRefreshments ? null : refreshmentsNotPaid();

const betweenDeals: RulesFor<'PayRefreshments'>[number] = ({ hand }) =>
  hand === 'none' ? null : notDuringHand();

const stackCovers: RulesFor<'PayRefreshments'>[number] = ({ chips, stackMinor }) => {
  const amountMinor = chipsValue(chips);
  return amountMinor <= stackMinor ? null : moreThanStack({ amountMinor, stackMinor });
};

export const payRefreshmentsRules: RulesFor<'PayRefreshments'> = [
  cageIsOpen,
  isOfRoom,
  houseTakesChips,
  ({ chips }, cage) => isSomething(ofChips(chips), cage),
  ({ chips }, cage) => areOurs(chips, cage),
  betweenDeals,
  stackCovers,
];

const hasNoStake: RulesFor<'MarkLookedAtCards'>[number] = ({ playerId, game }, { purchases }) => {
  const isComing = purchases.some(
    (purchase) =>
      purchase.playerId === playerId && purchase.tableId === game.tableId && purchase.state === 'on-the-way',
  );
  return isTopUp(game) || isComing ? hasStake({ playerId, stackMinor: game.stackMinor }) : null;
};

const thereIsAMinimum: RulesFor<'MarkLookedAtCards'>[number] = ({ game }, { settings }) =>
  minimumBuyIn(game, settings) === null ? minimumRequired({ tableId: game.tableId }) : null;

export const markLookedAtCardsRules: RulesFor<'MarkLookedAtCards'> = [
  cageIsOpen,
  isOfRoom,
  hasNoStake,
  thereIsAMinimum,
];

const refreshing = (command: CommandNamed<'PayRefreshments'>, cage: Cage) => {
  const { tableId, playerId, chips, stackMinor } = command;
  const amountMinor = chipsValue(chips);
  const postings = entryOf(
    moved('in-play', `tray:${tableId}`, ofChips(chips)),
    owed('income:refreshments', amountMinor),
  );
  const left = minor(stackMinor - amountMinor);
  const fact = { ...stampOf(command), tableId, playerId, chips, amountMinor, stackMinor: left, postings };
  return acceptPosting(cage, postings, [{ type: 'RefreshmentsPaid', ...fact }]);
};

/** A second look at cards before the first is settled owes nothing more. */
const lookedAt = (command: CommandNamed<'MarkLookedAtCards'>, cage: Cage) => {
  const { playerId, game } = command;
  const { tableId, gameId } = game;
  const amountMinor = minimumBuyIn(game, cage.settings);
  if (amountMinor === null || cage.dues.has(inGame(playerId, gameId))) return accept<never>();
  return accept({
    type: 'BuyInFellDue' as const,
    ...stampOf(command),
    tableId,
    gameId,
    playerId,
    amountMinor,
  });
};

export const atTableDecisions: DecisionsOf<'PayRefreshments' | 'MarkLookedAtCards'> = {
  PayRefreshments: (command, cage) =>
    judge(payRefreshmentsRules, [command, cage], () => refreshing(command, cage)),
  MarkLookedAtCards: (command, cage) =>
    judge(markLookedAtCardsRules, [command, cage], () => lookedAt(command, cage)),
};

export const atTableEvolutions: EvolutionsOf<'RefreshmentsPaid' | 'BuyInFellDue'> = {
  RefreshmentsPaid: (cage, event) => kept(cage, event),
  BuyInFellDue: (cage, { playerId, gameId, amountMinor }) => ({
    ...cage,
    dues: cage.dues.set(inGame(playerId, gameId), { playerId, gameId, amountMinor }),
  }),
};
