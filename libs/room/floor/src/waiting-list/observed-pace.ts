import { type GameId } from '@cardroom/kernel';
import { type FloorEvent } from '../events';
import { type FloorFacts, tablesOf, waitingCount } from '../state';
import { crowdIs, type Crowd, nameLeft, passTime } from './pace';

/** The games on whose lists or seats an event bears. */
const gamesOf = (event: FloorEvent): readonly GameId[] => {
  if (event.type === 'EntryTransferred') return [event.gameId, event.toGameId];
  const { gameId } = event as { readonly gameId?: GameId | null };
  return gameId ? [gameId] : [];
};

const freeSeats = (floor: FloorFacts, gameId: GameId): number =>
  tablesOf(floor, gameId)
    .filter(({ game }) => !game?.frozen)
    .reduce((count, { seats }) => count + seats.filter(({ state }) => state === 'free').length, 0);

/** An interest list, with no table open, says nothing about how fast seats come free. */
const crowdOf = (floor: FloorFacts, gameId: GameId): Crowd => {
  const free = freeSeats(floor, gameId);
  const isOpen = free > 0 || tablesOf(floor, gameId).length > 0;
  return { free, waiting: isOpen ? Math.max(0, waitingCount(floor, gameId) - free) : 0 };
};

const isLeave = (event: FloorEvent, gameId: GameId): boolean =>
  event.type === 'EntryRemoved' || (event.type === 'EntryTransferred' && event.gameId === gameId);

/** The floor after an event, with what the event says of how fast the list of its game moves. */
export const paceObserved = (floor: FloorFacts, event: FloorEvent): FloorFacts => {
  const games = gamesOf(event);
  if (games.length === 0) return floor;
  const paces = games.reduce((all, gameId) => {
    const then = passTime(all.get(gameId), event.at);
    const counted = isLeave(event, gameId) ? nameLeft(then) : then;
    return all.set(gameId, crowdIs(counted, crowdOf(floor, gameId)));
  }, floor.paces);
  return { ...floor, paces };
};
