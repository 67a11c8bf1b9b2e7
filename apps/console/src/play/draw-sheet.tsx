import { CardPicker, type CardText, type TableInView } from '@cardroom/design';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RuleText } from '../rules/rule-text';
import { nameAt } from './name-at';
import { usePlayOrders } from './use-play-orders';
import { WholeSheet } from './whole-sheet';

interface DrawSheetProps {
  readonly view: TableInView;
  readonly onClose: () => void;
}

const notHere: ReadonlySet<string> = new Set(['out', 'absent', 'empty']);
const noneTaken: ReadonlySet<CardText> = new Set();

/** A game starts: the cards drawn for the button as they lie at the table, or drawn by the system (RRP-2.3.6). */
export const DrawSheet = ({ view, onClose }: DrawSheetProps) => {
  const { t } = useTranslation('play');
  const { give } = usePlayOrders();
  const [cards, setCards] = useState<readonly CardText[]>([]);
  const seats = view.picture.seats.filter(({ standing }) => !notHere.has(standing)).map(({ seat }) => seat);
  const send = (drawn?: readonly CardText[]) => {
    onClose();
    const draws = drawn?.map((card, i) => ({ seat: seats[i] ?? 0, card }));
    void give('play/draw-for-button', draws ? { draws } : {}, 'draw-for-button');
  };
  const take = (next: readonly CardText[]) => {
    setCards(next);
    if (next.length === seats.length) send(next);
  };
  const now = seats[cards.length];
  return (
    <WholeSheet
      label={t('draw.title')}
      title={
        <>
          {t('draw.title')} <small>{t('sheet.taken', { taken: cards.length, count: seats.length })}</small>
        </>
      }
      onClose={onClose}
    >
      <div className="deal-sheet__answer">
        <RuleText rule="RRP-2.3.6" />
        <div className="deal-sheet__row">
          <Button data-mark="system-draws" color="lamp" onClick={() => send()}>
            {t('draw.bySystem')}
          </Button>
        </div>
      </div>
      <h3>{t('draw.cardOf', { name: now === undefined ? '' : nameAt(view, now) })}</h3>
      <CardPicker taken={noneTaken} chosen={cards} most={seats.length} onChange={take} />
    </WholeSheet>
  );
};
