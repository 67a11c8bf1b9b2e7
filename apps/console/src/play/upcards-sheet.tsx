import { type HandAsk } from '@cardroom/contracts';
import {
  CardPicker,
  type CardText,
  type DealDue,
  type HandInView,
  hiddenCard,
  type TableInView,
} from '@cardroom/design';
import { CloseButton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameAt } from './name-at';
import { seenIn } from './seen-cards';
import './deal-sheet.css';
import { usePlayOrders } from './use-play-orders';

interface UpcardsSheetProps {
  readonly view: TableInView;
  readonly hand: HandInView;
  readonly deal: DealDue;
  readonly onClose: () => void;
}

/** The last card a seat gets on such a street lies face up, what comes before it lies face down. */
const handsOf = ({ seats, perSeat }: DealDue, cards: readonly CardText[]) =>
  seats.map((seat, i) => ({
    seat,
    cards: [...Array.from({ length: perSeat - 1 }, () => hiddenCard), cards[i] ?? hiddenCard],
  }));

/**
 * A street of stud: the upcards, one after the other as they are dealt. Where nobody notes them, one tap says who opens
 * the betting instead.
 */
export const UpcardsSheet = ({ view, hand, deal, onClose }: UpcardsSheetProps) => {
  const { t } = useTranslation('play');
  const { give } = usePlayOrders();
  const [cards, setCards] = useState<readonly CardText[]>([]);
  const send = (ask: HandAsk) => {
    onClose();
    void give('play/play-hand', { hand: hand.number, ask }, 'deal');
  };
  const take = (next: readonly CardText[]) => {
    setCards(next);
    if (next.length === deal.seats.length) send({ type: 'Deal', hands: handsOf(deal, next) });
  };
  const now = deal.seats[cards.length];
  const title = t('sheet.upcardOf', { name: now === undefined ? '' : nameAt(view, now) });
  const opener = t(deal.street === 'street3' ? 'sheet.whoIsLow' : 'sheet.whoIsHigh');
  return (
    <section
      className="deal-sheet"
      role="dialog"
      aria-label={title}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <header className="deal-sheet__head">
        <h2>
          {title} <small>{t('sheet.taken', { taken: cards.length, count: deal.seats.length })}</small>
        </h2>
        <CloseButton aria-label={t('sheet.close')} onClick={onClose} />
      </header>
      {cards.length === 0 && (
        <div className="deal-sheet__row deal-sheet__openers" role="group" aria-label={opener}>
          <span>{opener}</span>
          {deal.seats.map((seat) => (
            <button
              key={seat}
              type="button"
              className="deal-sheet__choice"
              data-first={seat}
              onClick={() => send({ type: 'Deal', first: seat })}
            >
              {nameAt(view, seat)}
            </button>
          ))}
        </div>
      )}
      <CardPicker taken={seenIn(view)} chosen={cards} most={deal.seats.length} onChange={take} />
    </section>
  );
};
