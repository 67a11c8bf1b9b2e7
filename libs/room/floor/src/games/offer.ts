import { accept, judge } from '@cardroom/kernel';
import { type FloorEvent } from '../events';
import { gameIsOffered, ofEntry, stampOf } from '../ground-rules';
import { buyInInvalid, gameExists, gameInUse, stakesInvalid } from '../refusals';
import { type DecisionsOf, type EvolutionsOf, type RulesFor } from '../slice';
import { entriesInOrder, tablesOf } from '../state';

type OfferRule = RulesFor<'OfferGame'>[number];
type WithdrawRule = RulesFor<'WithdrawGame'>[number];

/** There is one list per game and limit (feature 1), so the same game is not offered twice. */
const gameIsNew: OfferRule = ({ game }, floor) => {
  const same = floor.games.find(
    (other) =>
      other.gameId === game.gameId ||
      (other.variant === game.variant &&
        other.structure === game.structure &&
        other.stakes[0] === game.stakes[0] &&
        other.stakes[1] === game.stakes[1]),
  );
  return same ? gameExists({ gameId: same.gameId }) : null;
};

const stakesRise: OfferRule = ({ game: { stakes } }) =>
  stakes[0] > 0 && stakes[0] <= stakes[1] ? null : stakesInvalid({ stakes: [...stakes] });

const buyInIsARange: OfferRule = ({ game: { minBuyIn, maxBuyIn } }) =>
  minBuyIn > 0 && (maxBuyIn === null || maxBuyIn >= minBuyIn) ? null : buyInInvalid({ minBuyIn, maxBuyIn });

export const offerGameRules: RulesFor<'OfferGame'> = [gameIsNew, stakesRise, buyInIsARange];

const noTablePlaysIt: WithdrawRule = ({ gameId }, floor) => {
  const tables = tablesOf(floor, gameId);
  return tables.length > 0 ? gameInUse({ gameId, tables: tables.map((table) => table.plan.number) }) : null;
};

export const withdrawGameRules: RulesFor<'WithdrawGame'> = [gameIsOffered, noTablePlaysIt];

export const offerDecisions: DecisionsOf<'OfferGame' | 'WithdrawGame'> = {
  OfferGame: (command, floor) =>
    judge(offerGameRules, [command, floor], () =>
      accept({ type: 'GameOffered', ...stampOf(command), game: command.game }),
    ),
  WithdrawGame: (command, floor) =>
    judge(withdrawGameRules, [command, floor], () => {
      const stamp = stampOf(command);
      const { gameId } = command;
      const listed = entriesInOrder(floor, gameId).map((entry): FloorEvent => ({
        type: 'EntryRemoved',
        ...stamp,
        ...ofEntry(entry),
        cause: 'game-withdrawn',
        reason: null,
      }));
      return accept<FloorEvent>({ type: 'GameWithdrawn', ...stamp, gameId }, ...listed);
    }),
};

export const offerEvolutions: EvolutionsOf<'GameOffered' | 'GameWithdrawn'> = {
  GameOffered: (floor, { game }) => ({
    ...floor,
    games: floor.games.set(game.gameId, game),
    formerGames: floor.formerGames.delete(game.gameId),
  }),
  GameWithdrawn: (floor, { gameId }) => {
    const game = floor.games.get(gameId);
    const games = floor.games.delete(gameId);
    return game ? { ...floor, games, formerGames: floor.formerGames.set(gameId, game) } : floor;
  },
};
