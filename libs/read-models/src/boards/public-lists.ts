import { type PublicListRow } from '@cardroom/contracts';
import { entriesInOrder, expectedWaits, type Floor, type Standing, tablesOf } from '@cardroom/floor';
import { type GameId, id, isoOf } from '@cardroom/kernel';
import { affectedBy } from './affected';
import { type Board } from './board';
import { gameShapeIn } from './shapes';

type Name = PublicListRow['names'][number];

const calledTo = (floor: Floor, standing: Standing): Name['called'] => {
  if (standing.state !== 'called') return null;
  const { tableId, seat, answerBy } = standing.call;
  const tableNumber = floor.tables.get(tableId)?.plan.number ?? 0;
  return { tableNumber, seat, answerBy: isoOf(answerBy) };
};

/** On the list but not to be called now: out of the room, not arrived yet, or keeping the place. */
const isAway = ({ state }: Standing): boolean => state === 'out' || state === 'called-in' || state === 'held';

const rowOf = (floor: Floor, key: string): PublicListRow | null => {
  const gameId = id<GameId>(key);
  const game = floor.games.has(gameId) ? gameShapeIn(floor, gameId) : null;
  if (!game) return null;
  return {
    game,
    kind: tablesOf(floor, gameId).length > 0 ? 'waiting' : 'interest',
    expected: expectedWaits(floor, gameId).newcomer,
    names: entriesInOrder(floor, gameId).map(({ alias, standing }, i) => ({
      position: i + 1,
      alias,
      called: calledTo(floor, standing),
      out: isAway(standing),
    })),
  };
};

/** What everybody in the room may see of the lists: aliases only. */
export const publicListsBoard: Board<'public-lists'> = {
  name: 'public-lists',
  keys: (floor) => [...floor.games.keys()],
  isOn: (floor, key) => floor.games.has(id<GameId>(key)),
  row: rowOf,
  changedKeys: (change) => affectedBy(change).games,
};
