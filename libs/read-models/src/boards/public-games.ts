import { type PublicGameRow } from '@cardroom/contracts';
import {
  dealerAt,
  type Floor,
  idleSeats,
  isGoing,
  seatCount,
  seatedCount,
  type Table,
  tablesOf,
  newcomersWait,
  waitingCount,
} from '@cardroom/floor';
import { type GameId, id } from '@cardroom/kernel';
import { affectedBy } from './affected';
import { type Board } from './board';
import { gameShapeIn } from './shapes';

type Lack = PublicGameRow['lacks'][number];

/** Where dealers sign in, a game without a dealer at any of its tables needs one, unless one is free to come. */
const lacksDealer = (floor: Floor, tables: readonly Table[]): boolean => {
  if (floor.dealers.isEmpty() || tables.some(({ plan }) => dealerAt(floor, plan.tableId))) return false;
  return !floor.dealers.some(({ standing }) => standing.state === 'ready');
};

/** What a game that is not going lacks: a table, players for one, or a dealer. */
const lacksOf = (floor: Floor, gameId: GameId, tables: readonly Table[]): Lack[] => {
  const most = Math.max(0, ...tables.map(seatedCount));
  const hasPlayers = most + waitingCount(floor, gameId) >= floor.settings.playersToStart;
  const lacks: Lack[] = [];
  if (tables.length === 0) lacks.push('table');
  if (!hasPlayers || tables.length > 0) lacks.push('players');
  if (lacksDealer(floor, tables)) lacks.push('dealer');
  return lacks;
};

const rowOf = (floor: Floor, key: string): PublicGameRow | null => {
  const gameId = id<GameId>(key);
  const game = floor.games.has(gameId) ? gameShapeIn(floor, gameId) : null;
  if (!game) return null;
  const tables = tablesOf(floor, gameId);
  const going = tables.some((table) => isGoing(table, floor.settings, idleSeats(floor, table.plan.tableId)));
  return {
    game,
    going,
    tables: tables
      .filter((table) => seatedCount(table) > 0)
      .map((table) => ({
        number: table.plan.number,
        section: table.plan.section,
        seated: seatedCount(table),
        seats: seatCount(table),
      }))
      .sort((a, b) => a.number - b.number),
    waiting: waitingCount(floor, gameId),
    expected: newcomersWait(floor, gameId),
    lacks: going ? [] : lacksOf(floor, gameId, tables),
  };
};

/** The games of the room, from seat facts alone: none is shown as going without players in it (floor case F01). */
export const publicGamesBoard: Board<'public-games'> = {
  name: 'public-games',
  keys: (floor) => [...floor.games.keys()],
  isOn: (floor, key) => floor.games.has(id<GameId>(key)),
  row: rowOf,
  changedKeys: (change) => {
    const { before, after } = change;
    const { games } = affectedBy(change);
    return before.dealers === after.dealers ? games : new Set([...games, ...after.games.keys()]);
  },
};
