import { type GameShape } from '@cardroom/contracts';
import { inGameOrder, useLiveBoard } from '@cardroom/design';
import { BookOpen, CreditCard, DoorOpen, Ticket } from 'lucide-react';
import { useMemo } from 'react';
import { useTexts } from '../texts/texts';
import { GameCard } from './game-card';
import './home-page.css';

interface HomePageProps {
  readonly onGame: (game: GameShape) => void;
  readonly onWay: (page: 'code' | 'card-number' | 'arrive' | 'rules') => void;
}

const ways = [
  { page: 'code', Icon: Ticket },
  { page: 'card-number', Icon: CreditCard },
  { page: 'arrive', Icon: DoorOpen },
  { page: 'rules', Icon: BookOpen },
] as const;

/** *Home*: every game as it really stands, one tap from its list; and the ways to one's own place, to arriving and to the rules. */
export const HomePage = ({ onGame, onWay }: HomePageProps) => {
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
      <nav className="home__ways" aria-label={t('home.ways')}>
        {ways.map(({ page, Icon }) => (
          <button key={page} type="button" className="big-button" data-quiet onClick={() => onWay(page)}>
            <Icon size={36} aria-hidden="true" />
            {t(`home.way.${page}`)}
          </button>
        ))}
      </nav>
    </div>
  );
};
