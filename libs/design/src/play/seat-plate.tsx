import { useTranslation } from 'react-i18next';
import { ActionClock } from './action-clock';
import { useChips } from './chips';
import { CardRow } from './playing-card';
import './seat-plate.css';
import { type CardText, type ClockInPlay, hiddenCard, type SeatInPlay } from './shapes';

interface SeatPlateProps {
  readonly seat: SeatInPlay;
  readonly isButton: boolean;
  readonly isToAct: boolean;
  readonly isOwn: boolean;
  readonly clock: ClockInPlay | null;
  readonly chosen?: boolean;
  /** Makes the plate a button. */
  readonly onChoose?: (() => void) | undefined;
}

const gone: ReadonlySet<SeatInPlay['standing']> = new Set(['folded', 'dead']);
/** What the stack does not say by itself. */
const told: ReadonlySet<SeatInPlay['standing']> = new Set([
  'waiting-to-enter',
  'no-chips',
  'out',
  'absent',
  'dealt-out',
  'held-out',
  'folded',
  'dead',
  'all-in',
]);

/** More cards than this are drawn smaller, those face down lying under the next one. */
const fewCards = 4;

const sizeOf = (cards: readonly CardText[], isOwn: boolean) => {
  const isMany = cards.length > fewCards;
  if (isOwn) return isMany ? 'medium' : 'large';
  return isMany || cards.every((card) => card === hiddenCard) ? 'small' : 'medium';
};

const Cards = ({ seat, isOwn }: { readonly seat: SeatInPlay; readonly isOwn: boolean }) => {
  const cards: readonly CardText[] = seat.cards.map(({ card }) => card);
  if (cards.length === 0 || gone.has(seat.standing)) return null;
  return (
    <span
      className="seat-plate__cards"
      data-hidden={cards.every((card) => card === hiddenCard) || undefined}
      data-many={cards.length > fewCards || undefined}
    >
      <CardRow cards={cards} size={sizeOf(cards, isOwn)} />
    </span>
  );
};

const Words = ({ seat, isToAct }: { readonly seat: SeatInPlay; readonly isToAct: boolean }) => {
  const { t } = useTranslation('play');
  const { chips } = useChips();
  if (seat.standing === 'empty') return <span className="seat-plate__word">{t('standing.empty')}</span>;
  return (
    <>
      {seat.stack !== null && <span className="seat-plate__stack">{chips(seat.stack)}</span>}
      {told.has(seat.standing) && (
        <span className="seat-plate__word" data-standing={seat.standing}>
          {t(`standing.${seat.standing}`)}
        </span>
      )}
      {isToAct && <span className="visually-hidden">{t('seat.toAct')}</span>}
      {seat.won !== undefined && seat.won > 0 && (
        <span className="seat-plate__word" data-standing="won">
          {t('seat.won', { amount: chips(seat.won) })}
        </span>
      )}
    </>
  );
};

/** A player at the table: number, name, chips, cards, and whether it is his turn. */
export const SeatPlate = (props: SeatPlateProps) => {
  const { seat, isButton, isToAct, isOwn, clock, chosen, onChoose } = props;
  const { t } = useTranslation('play');
  const Body = onChoose ? 'button' : 'div';
  return (
    <div
      className="seat-plate"
      data-seat={seat.seat}
      data-standing={seat.standing}
      data-to-act={isToAct || undefined}
      data-own={isOwn || undefined}
      data-chosen={chosen || undefined}
    >
      <Cards seat={seat} isOwn={isOwn} />
      <Body
        className="seat-plate__body"
        {...(onChoose ? { type: 'button' as const, 'aria-pressed': chosen === true, onClick: onChoose } : {})}
      >
        <span className="seat-plate__number">{seat.seat}</span>
        <span className="seat-plate__who">
          <strong>{seat.alias ?? t('seat.name', { seat: seat.seat })}</strong>
          <span className="seat-plate__line">
            <Words seat={seat} isToAct={isToAct} />
          </span>
        </span>
      </Body>
      {isButton && (
        <span className="seat-plate__button" role="img" aria-label={t('seat.button')}>
          {t('seat.buttonLetter')}
        </span>
      )}
      {seat.position && (
        <span className="seat-plate__blind" role="img" aria-label={t(`seat.${seat.position}`)}>
          {t(`seat.short_${seat.position}`)}
        </span>
      )}
      {clock && (
        <span className="seat-plate__clock">
          <ActionClock clock={clock} />
        </span>
      )}
    </div>
  );
};
