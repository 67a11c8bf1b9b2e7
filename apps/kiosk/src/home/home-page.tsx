import { type GameShape } from '@cardroom/contracts';
import { inGameOrder, useLiveBoard } from '@cardroom/design';
import { Ticket } from 'lucide-react';
import { useMemo } from 'react';
import { useTexts } from '../texts/texts';
import { GameCard } from './game-card';
import './home-page.css';

interface HomePageProps {
  readonly onGame: (game: GameShape) => void;
  readonly onPlace: () => void;
}

/** *Home*: every game as it really stands, one tap from its list; and the way to one's own place. */
export const HomePage = ({ onGame, onPlace }: HomePageProps) => {
  const { t } = useTexts();
  const rows = useLiveBoard('public-games');
  const dayIsOpen = Boolean(useLiveBoard('room')?.get('room')?.day);
  const games = useMemo(() => rows && [...rows.values()].sort((a, b) => inGameOrder(a.game, b.game)), [rows]);
  return (
    <div className="home">
      <h1>{t('home.title')}</h1>
      <p className="home__lead">{dayIsOpen || !games ? t('home.lead') : t('home.closed')}</p>
      <ul className="home__games" aria-busy={!games}>
        {dayIsOpen &&
          games?.map((row) => (
            <li key={row.game.gameId}>
              <GameCard row={row} onChoose={() => onGame(row.game)} />
            </li>
          ))}
      </ul>
      <button type="button" className="big-button" data-quiet onClick={onPlace}>
        <Ticket size={36} aria-hidden="true" />
        {t('home.myPlace')}
      </button>
    </div>
  );
};
