import { type PublicGameRow } from '@cardroom/contracts';
import { GameGlyph, inGameOrder, useGameWords, useLiveBoard } from '@cardroom/design';
import { CircleDashed, CirclePlay } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDevice } from '../device/device';
import { useTexts } from '../texts/texts';
import { BoardFrame } from './board-frame';
import './games-board.css';
import { useRotation } from './use-rotation';

const gamesOnPage = 5;

/** Going games first: that is what a guest at the door wants to know. */
const goingFirst = (a: PublicGameRow, b: PublicGameRow) =>
  Number(b.going) - Number(a.going) || inGameOrder(a.game, b.game);

const GameLine = ({ row }: { readonly row: PublicGameRow }) => {
  const { t } = useTexts();
  const { t: word } = useTranslation('design');
  const { room } = useDevice();
  const { game, going, tables, waiting, lacks } = row;
  const { name, stakes } = useGameWords(room.currency)(game);
  const seated = tables.reduce((sum, table) => sum + table.seated, 0);
  const seats = tables.reduce((sum, table) => sum + table.seats, 0);
  const Icon = going ? CirclePlay : CircleDashed;
  return (
    <li className="game-line" data-going={going}>
      <GameGlyph variant={game.variant} size={100} />
      <div className="game-line__name">
        <strong>{stakes}</strong>
        <span>{name}</span>
      </div>
      <p className="game-line__state">
        <span>
          <Icon aria-hidden="true" />
          {going ? t('boards.going', { count: tables.length }) : t('boards.notGoing')}
        </span>
        <small>
          {going
            ? t('boards.seated', { seated, count: seats })
            : lacks.map((lack) => word(`lacks.${lack}`)).join(', ')}
        </small>
      </p>
      <p className="game-line__waiting">
        <strong>{waiting}</strong>
        <small>{t('home.waiting', { count: waiting })}</small>
      </p>
    </li>
  );
};

/** *Games*: only what is open and seated is going; everything else says what it lacks (promise 3). */
export const GamesBoard = () => {
  const { t } = useTexts();
  const rows = useLiveBoard('public-games');
  const games = [...(rows?.values() ?? [])].sort(goingFirst);
  const pages = Math.max(1, Math.ceil(games.length / gamesOnPage));
  const page = useRotation(pages);
  return (
    <BoardFrame title={t('boards.games')} page={page} pages={pages}>
      <ul className="games-board" key={page}>
        {games.slice(page * gamesOnPage, (page + 1) * gamesOnPage).map((row) => (
          <GameLine key={row.game.gameId} row={row} />
        ))}
      </ul>
      {rows && games.length === 0 && <p className="board__empty">{t('boards.noGames')}</p>}
    </BoardFrame>
  );
};
