import { type CardAnswer, type GameShape } from '@cardroom/contracts';
import { inGameOrder, useGameWords, useLiveBoard } from '@cardroom/design';
import { Ticket } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDevice } from '../device/device';
import { GameCard } from '../home/game-card';
import { Arrived } from '../place/arrived';
import { useTexts } from '../texts/texts';
import './card.css';

interface CardPageProps {
  readonly card: CardAnswer;
  readonly hasArrived: boolean;
  readonly onPlace: (code: string) => void;
  readonly onGame: (game: GameShape) => void;
}

/** Whoever has shown his card: his own places, and one tap to each list that he does not stand on. */
export const CardPage = ({ card: { alias, places }, hasArrived, onPlace, onGame }: CardPageProps) => {
  const { t } = useTexts();
  const { t: word } = useTranslation('app');
  const wordsOf = useGameWords(useDevice().room.currency);
  const rows = useLiveBoard('public-games');
  const listed = new Set(places.map(({ game }) => game.gameId));
  const games = useMemo(
    () => [...(rows?.values() ?? [])].sort((a, b) => inGameOrder(a.game, b.game)),
    [rows],
  );
  const open = games.filter(({ game }) => !listed.has(game.gameId));
  return (
    <div className="card-page">
      <h1>{t('card.hello', { alias })}</h1>
      {hasArrived && <Arrived />}
      {places.length > 0 && (
        <ul className="card-page__places" aria-label={t('card.places')}>
          {places.map(({ code, game, state }) => (
            <li key={code}>
              <button type="button" className="big-button" onClick={() => onPlace(code)}>
                <Ticket size={36} aria-hidden="true" />
                <span>
                  {wordsOf(game).full}
                  <small> · {word(`place.state.${state}`)}</small>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {open.length > 0 && <p>{t(places.length > 0 ? 'card.joinMore' : 'card.join')}</p>}
      <ul className="home__games">
        {open.map((row) => (
          <li key={row.game.gameId}>
            <GameCard row={row} onChoose={() => onGame(row.game)} />
          </li>
        ))}
      </ul>
    </div>
  );
};
