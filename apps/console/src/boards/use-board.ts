import { type BoardRowOf, type GameShape, type RoomRow } from '@cardroom/contracts';
import { inGameOrder, type Rows, useGameWords, useLiveBoard } from '@cardroom/design';
import { useMemo } from 'react';
import { type StaffBoard, usePastBoard, usePastQuery } from '../past/past';
import { useSession } from '../session/session';

/** A board's rows, now or at the past that is looked at: screens do not know the difference. */
export const useBoard = <B extends StaffBoard>(board: B): Rows<B> | undefined => {
  const query = usePastQuery();
  const live = useLiveBoard(board);
  const { data } = usePastBoard(board, query);
  const then = useMemo(
    () => data && new Map(data.rows.flatMap(({ key, body }) => (body ? [[key, body as BoardRowOf<B>]] : []))),
    [data],
  );
  return query === null ? live : then;
};

/** All lists in the order of their games. */
export const useLists = () => {
  const rows = useBoard('lists');
  return useMemo(() => rows && [...rows.values()].sort((a, b) => inGameOrder(a.game, b.game)), [rows]);
};

export const useTables = () => {
  const rows = useBoard('tables');
  return useMemo(() => rows && [...rows.values()].sort((a, b) => a.number - b.number), [rows]);
};

/** How many wait for a table's game; nobody for a table without one. */
export const useWaitingFor = () => {
  const lists = useBoard('lists');
  return (game: GameShape | null): number => (game && lists?.get(game.gameId)?.waiting) ?? 0;
};

export const useRoom = (): RoomRow | undefined => useBoard('room')?.get('room');

/** A game's words in the room's own currency. */
export const useWordsOfGame = (): ((game: GameShape) => ReturnType<ReturnType<typeof useGameWords>>) =>
  useGameWords(useSession().room.currency);
