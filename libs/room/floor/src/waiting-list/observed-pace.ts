import { type GameId } from '@cardroom/kernel';
import { type Table } from '../carried';
import { type FloorEvent } from '../events';
import { type FloorFacts, tablesOf, waitingCount } from '../state';
import { crowdIs, type Crowd, nameLeft, passTime } from './pace';

/** The games on whose lists or seats an event bears. */
const gamesOf = (event: FloorEvent): readonly GameId[] => {
  if (event.type === 'EntryTransferred') return [event.gameId, event.toGameId];
  const { gameId } = event as { readonly gameId?: GameId | null };
  return gameId ? [gameId] : [];
};

const workedFree = new WeakMap<Table['seats'], number>();

/** Worked out once for each state of a table's seats. */
const freeAt = ({ seats }: Table): number => {
  const known = workedFree.get(seats);
  if (known !== undefined) return known;
  const free = seats.filter(({ state }) => state === 'free').length;
  workedFree.set(seats, free);
  return free;
};

const freeSeats = (floor: FloorFacts, gameId: GameId): number => {
  let free = 0;
  for (const table of tablesOf(floor, gameId)) if (!table.game?.frozen) free += freeAt(table);
  return free;
};

/** An interest list, with no table open, says nothing about how fast seats come free. */
const crowdOf = (floor: FloorFacts, gameId: GameId): Crowd => {
  const free = freeSeats(floor, gameId);
  const isOpen = free > 0 || tablesOf(floor, gameId).length > 0;
  return { free, waiting: isOpen ? Math.max(0, waitingCount(floor, gameId) - free) : 0 };
};

const isLeave = (event: FloorEvent, gameId: GameId): boolean =>
  event.type === 'EntryRemoved' || (event.type === 'EntryTransferred' && event.gameId === gameId);

/** How many wait and how many seats are free hangs on nothing else. */
const isSameCrowd = (was: FloorFacts, is: FloorFacts): boolean =>
  was.tables === is.tables && was.lists === is.lists && was.entries === is.entries;

/**
 * The floor after an event, with what the event says of how fast the list of its game moves. An event that leaves
 * lists and seats as they were says nothing: the time until the next one is counted then.
 */
export const paceObserved = (was: FloorFacts, floor: FloorFacts, event: FloorEvent): FloorFacts => {
  if (isSameCrowd(was, floor)) return floor;
  const games = gamesOf(event);
  if (games.length === 0) return floor;
  const paces = games.reduce((all, gameId) => {
    const then = passTime(all.get(gameId), event.at);
    const counted = isLeave(event, gameId) ? nameLeft(then) : then;
    return all.set(gameId, crowdIs(counted, crowdOf(floor, gameId)));
  }, floor.paces);
  return { ...floor, paces };
};
