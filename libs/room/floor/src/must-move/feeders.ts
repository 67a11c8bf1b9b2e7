import { accept, judge } from '@cardroom/kernel';
import { byWhoIsInCharge, stampOf, tableIsOpen, theTable } from '../ground-rules';
import { type DecisionsOf, type EvolutionsOf, type RulesFor } from '../slice';
import { linkOf, mainGameOf } from './order';
import { alreadyFeeder, mustMoveCircle, mustMoveMismatch, notFeeder } from './refusals';

type LinkRule = RulesFor<'LinkFeeder'>[number];

const mainIsOpen: LinkRule = ({ mainTableId }, floor) => tableIsOpen({ tableId: mainTableId }, floor);

/** Only tables of the very same game and limit feed one another (RRP-2.3.9). */
const sameGame: LinkRule = ({ tableId, mainTableId }, floor) => {
  const [feeder, main] = [theTable(floor, tableId).game.gameId, theTable(floor, mainTableId).game.gameId];
  return feeder === main ? null : mustMoveMismatch({ tableId, mainTableId });
};

const feedsNoneYet: LinkRule = ({ tableId }, floor) => {
  const link = linkOf(floor, tableId);
  return link ? alreadyFeeder({ tableId, mainTableId: link.mainTableId }) : null;
};

/** A chain leads to one main game: it never comes back to a table of its own. */
const noCircle: LinkRule = ({ tableId, mainTableId }, floor) =>
  mainGameOf(floor, mainTableId) === tableId ? mustMoveCircle({ tableId, mainTableId }) : null;

export const linkFeederRules: RulesFor<'LinkFeeder'> = [
  byWhoIsInCharge,
  tableIsOpen,
  mainIsOpen,
  feedsNoneYet,
  sameGame,
  noCircle,
];

const feedsATable: RulesFor<'UnlinkFeeder'>[number] = ({ tableId }, floor) =>
  linkOf(floor, tableId) ? null : notFeeder({ tableId });

export const unlinkFeederRules: RulesFor<'UnlinkFeeder'> = [byWhoIsInCharge, feedsATable];

export const feedersDecisions: DecisionsOf<'LinkFeeder' | 'UnlinkFeeder'> = {
  LinkFeeder: (command, floor) =>
    judge(linkFeederRules, [command, floor], () => {
      const { tableId, mainTableId } = command;
      const { gameId } = theTable(floor, tableId).game;
      const facts = { tableId, mainTableId, gameId, cause: 'floor' as const };
      return accept({ type: 'FeederLinked', ...stampOf(command), ...facts });
    }),
  UnlinkFeeder: (command, floor) =>
    judge(unlinkFeederRules, [command, floor], () => {
      const link = linkOf(floor, command.tableId);
      if (!link) return accept();
      const { tableId, mainTableId, gameId } = link;
      const facts = { tableId, mainTableId, gameId, cause: 'floor' as const };
      return accept({ type: 'FeederUnlinked', ...stampOf(command), ...facts });
    }),
};

export const feedersEvolutions: EvolutionsOf<'FeederLinked' | 'FeederUnlinked'> = {
  FeederLinked: (floor, { at, tableId, mainTableId, gameId }) => ({
    ...floor,
    feeders: floor.feeders.set(tableId, { tableId, mainTableId, gameId, since: at }),
  }),
  FeederUnlinked: (floor, { tableId }) => ({ ...floor, feeders: floor.feeders.delete(tableId) }),
};
