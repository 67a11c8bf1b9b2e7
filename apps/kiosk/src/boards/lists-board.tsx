import { GameGlyph, useGameWords, useLiveBoard } from '@cardroom/design';
import { useMemo } from 'react';
import { useDevice } from '../device/device';
import { useTexts } from '../texts/texts';
import { BoardFrame } from './board-frame';
import { CalledStrip } from './called-strip';
import './lists-board.css';
import { calledIn, type Column, pagesOf } from './pages';
import { useCallChime } from './use-call-chime';
import { useRoomForNames } from './use-room-for-names';
import { useRotation } from './use-rotation';

const ListColumn = ({ column: { list, names, continues } }: { readonly column: Column }) => {
  const { t } = useTexts();
  const { room } = useDevice();
  const { name, stakes } = useGameWords(room.currency)(list.game);
  return (
    <section className="list-column">
      <h2>
        <GameGlyph variant={list.game.variant} size={100} />
        <span>
          <strong>{stakes}</strong>
          <small>
            {name}
            {continues && ` ${t('boards.continued')}`}
          </small>
        </span>
      </h2>
      <ol>
        {names.map(({ position, alias, called, out }) => (
          <li key={position} data-called={called !== null} data-out={out}>
            <span>{position}</span>
            <strong>{alias}</strong>
            {called && <em>{t('boards.table', { table: called.tableNumber })}</em>}
            {out && <em>{t('boards.out')}</em>}
          </li>
        ))}
      </ol>
    </section>
  );
};

/** *Lists*: who waits for what, in order, by alias; whoever is called is lit and named on every page. */
export const ListsBoard = () => {
  const { t } = useTexts();
  const rows = useLiveBoard('public-lists');
  const lists = useMemo(() => [...(rows?.values() ?? [])], [rows]);
  const called = useMemo(() => rows && calledIn([...rows.values()]), [rows]);
  const { ref, room } = useRoomForNames();
  const pages = pagesOf(lists, room);
  const page = useRotation(pages.length);
  useCallChime(called);
  return (
    <BoardFrame title={t('boards.lists')} page={page} pages={pages.length}>
      <CalledStrip called={called ?? []} turn={page} />
      <div className="lists-board" ref={ref}>
        {pages[page]?.map((column) => (
          <ListColumn key={`${column.list.game.gameId}-${column.names[0]?.position}`} column={column} />
        ))}
        {rows && pages.length === 0 && <p className="board__empty">{t('boards.nobody')}</p>}
      </div>
    </BoardFrame>
  );
};
