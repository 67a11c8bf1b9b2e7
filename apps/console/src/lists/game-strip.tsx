import { type ListRow } from '@cardroom/contracts';
import { GameGlyph } from '@cardroom/design';
import { Armchair, BellRing, UsersRound } from 'lucide-react';
import { useWordsOfGame } from '../boards/use-board';
import { useTexts } from '../texts/texts';
import './game-strip.css';

const show = (gameId: string) =>
  document
    .getElementById(`list-${gameId}`)
    ?.scrollIntoView({ behavior: 'smooth', inline: 'start', block: 'nearest' });

/** Every game at a glance, with what asks for the floor: seats to fill, calls running, names waiting. */
export const GameStrip = ({ lists }: { readonly lists: readonly ListRow[] }) => {
  const { t } = useTexts();
  const wordsOf = useWordsOfGame();
  return (
    <nav className="game-strip" aria-label={t('strip.label')}>
      {lists.map((list) => {
        const called = list.entries.filter(({ state }) => state === 'called').length;
        const counts = [
          ['open', Armchair, list.openSeats.length],
          ['called', BellRing, called],
          ['waiting', UsersRound, list.waiting],
        ] as const;
        const { gameId, variant } = list.game;
        const { name, stakes } = wordsOf(list.game);
        return (
          <button key={gameId} type="button" onClick={() => show(gameId)}>
            <GameGlyph variant={variant} size={30} />
            <span className="game-strip__name">
              <strong>{stakes}</strong> <span>{name}</span>
            </span>
            {counts.map(([kind, Icon, count]) => (
              <span key={kind} className="game-strip__count" data-kind={kind} data-none={count === 0}>
                <Icon size={16} aria-hidden="true" />
                <span aria-hidden="true">{count}</span>
                <span className="visually-hidden">{t(`strip.${kind}`, { count })}</span>
              </span>
            ))}
          </button>
        );
      })}
    </nav>
  );
};
