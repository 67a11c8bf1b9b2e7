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
import { nameAt } from './name-at';
import { knownAt, seenIn } from './seen-cards';
import { usePlayOrders } from './use-play-orders';

/** The cards that somebody is to tell: of the board, or of the hand of a seat. */
export type CardsWanted =
  | { readonly kind: 'deal'; readonly deal: DealDue }
  | { readonly kind: 'show'; readonly seat: number; readonly count: number };

interface CardsSheetProps {
  readonly view: TableInView;
  readonly hand: HandInView;
  readonly wanted: CardsWanted;
  readonly onClose: () => void;
}

/** The board with the cards that were seen, `??` for the others. */
const boardOf = ({ board }: DealDue, cards: readonly CardText[]): HandAsk => ({
  type: 'Deal',
  board: Array.from({ length: board }, (_, i) => cards[i] ?? hiddenCard),
});

const named: ReadonlySet<string> = new Set(['flop', 'turn', 'river']);

/** Streets with a name of their own; every other one is "this street". */
export const streetWord = ({ street }: DealDue): string => (named.has(street) ? street : 'other');

const useWanted = (view: TableInView, wanted: CardsWanted) => {
  const { t } = useTranslation('play');
  if (wanted.kind === 'show') {
    const known = knownAt(view, wanted.seat);
    return {
      most: Math.max(0, wanted.count - known.length),
      title: t('sheet.show', { name: nameAt(view, wanted.seat) }),
      mark: `show-${wanted.seat}`,
      askFor: (told: readonly CardText[]): HandAsk => ({
        type: 'ShowHand',
        seat: wanted.seat,
        ...(told.length > 0 ? { cards: [...known, ...told] } : {}),
      }),
    };
  }
  const { deal } = wanted;
  return {
    most: deal.board,
    title: t(`sheet.deal_${streetWord(deal)}` as 'sheet.deal_other', { count: deal.board }),
    mark: 'deal',
    askFor: (told: readonly CardText[]) => boardOf(deal, told),
  };
};

/** The deck over the lower part of the table. The last card that is due sends them all: a flop is three taps. */
export const CardsSheet = ({ view, hand, wanted, onClose }: CardsSheetProps) => {
  const { t } = useTranslation('play');
  const { give } = usePlayOrders();
  const [cards, setCards] = useState<readonly CardText[]>([]);
  const { most, title, mark, askFor } = useWanted(view, wanted);
  const send = (told: readonly CardText[]) => {
    onClose();
    void give('play/play-hand', { hand: hand.number, ask: askFor(told) }, mark);
  };
  const take = (next: readonly CardText[]) => {
    setCards(next);
    if (next.length === most) send(next);
  };
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
        <button type="button" className="dealer-key" data-mark="unseen" onClick={() => send([])}>
          {t(wanted.kind === 'deal' ? 'sheet.unseen' : 'sheet.shownUnseen')}
        </button>
        <CloseButton aria-label={t('sheet.close')} onClick={onClose} />
      </header>
      <CardPicker taken={seenIn(view)} chosen={cards} most={most} onChange={take} />
    </section>
  );
};
