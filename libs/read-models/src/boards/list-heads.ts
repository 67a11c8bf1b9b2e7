import { type ListRow } from '@cardroom/contracts';
import {
  type Floor,
  isOpeningProposed,
  newcomersWait,
  sendings,
  tablesOf,
  waitBasis,
  type WaitBasis,
  waitingCount,
} from '@cardroom/floor';
import { type GameId, id } from '@cardroom/kernel';
import { affectedBy } from './affected';
import { type StoredBoard } from './board';
import { gameShapeIn } from './shapes';

/** A list without its names, and what their waits follow from. */
export interface ListHead {
  readonly list: Omit<ListRow, 'entries'>;
  readonly waits: WaitBasis;
}

/** Under this name the lists are stored; each name is a part of its list's row. */
export const listHeads = 'list-heads';

const rowOf = (floor: Floor, key: string): ListHead | null => {
  const gameId = id<GameId>(key);
  const game = floor.games.has(gameId) ? gameShapeIn(floor, gameId) : null;
  if (!game) return null;
  const tablesOpen = tablesOf(floor, gameId).length;
  const list: ListHead['list'] = {
    game,
    kind: tablesOpen > 0 ? 'waiting' : 'interest',
    tablesOpen,
    openSeats: [...sendings(floor, gameId)],
    waiting: waitingCount(floor, gameId),
    expected: newcomersWait(floor, gameId),
    openingProposed: isOpeningProposed(floor, gameId),
  };
  return { list, waits: waitBasis(floor, gameId) };
};

/** One list per game and limit. It is written whenever a name of it changes, so that its screens are told. */
export const listHeadsBoard: StoredBoard = {
  name: listHeads,
  keys: (floor) => [...floor.games.keys()],
  isOn: (floor, key) => floor.games.has(id<GameId>(key)),
  row: rowOf,
  changedKeys: (change) => affectedBy(change).games,
};
