import { type Order, useOrders, useMay } from '../orders/orders';
import { Button } from '@mantine/core';
import { ListStart } from 'lucide-react';
import { useQuestions } from '../orders/questions';
import { RuleLink } from '../rules/rule-link';
import { useTexts } from '../texts/texts';
import { type OfSeat } from './absence';

const handsWritten = /^\d{1,2}$/;

/** A seat kept for an absent player whose table broke: given up once the blind is there, or the hands of stud are over. */
export const GiveUpKeptSeat = ({ table, seat: { seat, alias } }: OfSeat) => {
  const { t } = useTexts();
  const may = useMay();
  const { give, underWay } = useOrders();
  const { sureTo, wordFor } = useQuestions();
  const { tableId, game } = table;
  const about = `seat-${tableId}-${seat}`;
  if (!may('give-up-break-seat')) return null;
  const order = (handsSkipped?: number): Order<'give-up-break-seat'> => ({
    name: 'give-up-break-seat',
    body: { tableId, seat, ...(handsSkipped === undefined ? {} : { handsSkipped }) },
    about,
  });
  const giveUp = async () => {
    const title = t('break.giveUpTitle', { alias: alias ?? '' });
    if (!game?.variant.startsWith('seven-card')) {
      const sure = await sureTo(title, { confirm: t('break.giveUpDo'), why: t('break.giveUpWhy') });
      return sure && give(order());
    }
    const wanted = {
      label: t('break.hands'),
      go: t('break.giveUpDo'),
      pattern: handsWritten,
      isFigure: true,
    };
    const hands = await wordFor(title, t('break.handsWhy'), wanted);
    return hands && give(order(Number(hands)));
  };
  return (
    <div className="panel__ruled">
      <Button
        variant="default"
        data-order="give-up-break-seat"
        loading={underWay(about) === 'give-up-break-seat'}
        leftSection={<ListStart size={20} aria-hidden="true" />}
        onClick={() => void giveUp()}
      >
        {t('break.giveUp')}
      </Button>
      <RuleLink rule="RRP-2.3.14" quiet />
    </div>
  );
};
