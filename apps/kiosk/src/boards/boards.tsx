import { LiveBoards } from '@cardroom/design';
import { GamesBoard } from './games-board';
import { ListsBoard } from './lists-board';

const boards = { lists: ListsBoard, games: GamesBoard } as const;

const isBoard = (name: string | undefined): name is keyof typeof boards =>
  name !== undefined && name in boards;

/** The address says which board a screen shows: `/boards/lists` or `/boards/games`. */
const nameInAddress = (): keyof typeof boards => {
  const name = window.location.pathname.split('/').filter(Boolean).at(-1);
  return isBoard(name) ? name : 'lists';
};

export const Boards = () => {
  const Board = boards[nameInAddress()];
  return (
    <LiveBoards boards={['public-lists', 'public-games', 'room']}>
      <Board />
    </LiveBoards>
  );
};
