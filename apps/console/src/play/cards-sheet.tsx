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
import './deal-sheet.css';
import { usePlayOrders } from './use-play-orders';

/** The cards that somebody is to tell: a street, or the hand of a seat. */
export type CardsWanted =
  | { readonly kind: 'deal'; readonly deal: DealDue | null }
  | { readonly kind: 'show'; readonly seat: number; readonly count: number };

interface CardsSheetProps {
  readonly view: TableInView;
  readonly hand: HandInView;
  readonly wanted: CardsWanted;
  readonly onClose: () => void;
}

const seenIn = ({ picture }: TableInView): ReadonlySet<CardText> =>
  new Set(
    [...picture.boards.flat(), ...picture.seats.flatMap(({ cards }) => cards.map(({ card }) => card))].filter(
      (card) => card !== hiddenCard,
    ),
  );

const countOf = (wanted: CardsWanted): number => {
  if (wanted.kind === 'show') return wanted.count;
  const { deal } = wanted;
  if (!deal) return 0;
  return deal.board > 0 ? deal.board : deal.seats.length * deal.perSeat;
};

/** The street with the cards that were seen, `??` for the others. */
const dealOf = (deal: DealDue | null, cards: readonly CardText[]): HandAsk => {
  if (!deal) return { type: 'Deal' };
  if (deal.board > 0)
    return { type: 'Deal', board: Array.from({ length: deal.board }, (_, i) => cards[i] ?? hiddenCard) };
  const hands = deal.seats.map((seat, i) => ({ seat, cards: [cards[i] ?? hiddenCard] }));
  return { type: 'Deal', hands };
};

/** The deck over the lower part of the table. The last card that is due sends them all: a flop is three taps. */
export const CardsSheet = ({ view, hand, wanted, onClose }: CardsSheetProps) => {
  const { t } = useTranslation('play');
  const { give } = usePlayOrders();
  const [cards, setCards] = useState<readonly CardText[]>([]);
  const most = countOf(wanted);
  const send = async (told: readonly CardText[]) => {
    const ask: HandAsk =
      wanted.kind === 'deal'
        ? dealOf(wanted.deal, told)
        : { type: 'ShowHand', seat: wanted.seat, ...(told.length > 0 ? { cards: [...told] } : {}) };
    onClose();
    await give(
      'play/play-hand',
      { hand: hand.number, ask },
      wanted.kind === 'deal' ? 'deal' : `show-${wanted.seat}`,
    );
  };
  const take = (next: readonly CardText[]) => {
    setCards(next);
    if (next.length === most) void send(next);
  };
  const title =
    wanted.kind === 'show'
      ? t('sheet.show', { seat: wanted.seat })
      : t(`sheet.deal_${wanted.deal?.street ?? 'other'}` as 'sheet.deal_other', { count: most });
  return (
    <section
      className="deal-sheet"
      role="dialog"
      aria-label={title}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <header className="deal-sheet__head">
        <h2>
          {title} <small>{t('sheet.taken', { taken: cards.length, count: most })}</small>
        </h2>
        <button type="button" className="dealer-key" data-mark="unseen" onClick={() => void send([])}>
          {t(wanted.kind === 'deal' ? 'sheet.unseen' : 'sheet.shownUnseen')}
        </button>
        <CloseButton aria-label={t('sheet.close')} onClick={onClose} />
      </header>
      <CardPicker taken={seenIn(view)} chosen={cards} most={most} onChange={take} />
    </section>
  );
};
