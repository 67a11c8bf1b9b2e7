import { type GameId } from '@cardroom/kernel';
import { type FloorFacts } from './state';

/** Answers for a game what several rules and boards ask of the same moment: worked out once for it. */
export const oncePerGame = <T>(
  work: (floor: FloorFacts, gameId: GameId) => T,
): ((floor: FloorFacts, gameId: GameId) => T) => {
  const worked = new WeakMap<FloorFacts, Map<GameId, T>>();
  return (floor, gameId) => {
    const games = worked.get(floor) ?? new Map<GameId, T>();
    worked.set(floor, games);
    const known = games.get(gameId);
    if (known !== undefined) return known;
    const answer = work(floor, gameId);
    games.set(gameId, answer);
    return answer;
  };
};
