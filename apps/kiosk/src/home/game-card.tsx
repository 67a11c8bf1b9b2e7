import { type PublicGameRow } from '@cardroom/contracts';
import { GameGlyph, useGameWords } from '@cardroom/design';
import { CircleDashed, CirclePlay } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDevice } from '../device/device';
import { useTexts } from '../texts/texts';

interface GameCardProps {
  readonly row: PublicGameRow;
  readonly onChoose: () => void;
}

/** A game as the visitor may count on it: going with so many seats taken, or what it still lacks (F01). */
export const GameCard = ({ row, onChoose }: GameCardProps) => {
  const { t } = useTexts();
  const { t: word } = useTranslation('design');
  const { room } = useDevice();
  const { game, going, tables, waiting, lacks, expected } = row;
  const { name, stakes } = useGameWords(room.currency)(game);
  const seated = tables.reduce((sum, table) => sum + table.seated, 0);
  const seats = tables.reduce((sum, table) => sum + table.seats, 0);
  const Icon = going ? CirclePlay : CircleDashed;
  return (
    <button type="button" className="game-card" onClick={onChoose}>
      <GameGlyph variant={game.variant} size={104} />
      <span className="game-card__name">
        <span className="game-card__stakes">{stakes}</span> <span className="game-card__game">{name}</span>{' '}
        <span className="game-card__state" data-going={going}>
          <Icon size={26} aria-hidden="true" />
          {going
            ? `${t('home.tables', { count: tables.length })} · ${t('home.seats', { seated, count: seats })}`
            : lacks.map((lack) => word(`lacks.${lack}`)).join(', ')}
        </span>
      </span>{' '}
      <span className="game-card__waiting">
        <strong>{waiting}</strong> {t('home.waiting', { count: waiting })}
        {expected && (
          <small> {t('home.expected', { low: expected.lowMinutes, high: expected.highMinutes })}</small>
        )}
      </span>
    </button>
  );
};
