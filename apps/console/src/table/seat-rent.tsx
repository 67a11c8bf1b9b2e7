import { amountText, useLanguage } from '@cardroom/design';
import { Button } from '@mantine/core';
import { Coins } from 'lucide-react';
import { useBoard } from '../boards/use-board';
import { OrderButton } from '../orders/order-button';
import { useMay, useOrders } from '../orders/orders';
import { useQuestions } from '../orders/questions';
import { useSession } from '../session/session';
import { useTexts } from '../texts/texts';
import { type OfSeat } from './absence';

/** What one seat owes, period by period: paid, declined, or waived with a reason. */
export const SeatRent = ({ table: { tableId }, seat: { seat, playerId, alias } }: OfSeat) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { currency } = useSession().room;
  const may = useMay();
  const { give } = useOrders();
  const { reasonFor } = useQuestions();
  const collection = useBoard('time-collections')?.get(tableId);
  const owed = (collection?.periods ?? []).flatMap(({ period, seats }) =>
    seats
      .filter((rent) => rent.playerId === playerId && rent.seat === seat && rent.state === 'owed')
      .map(({ amount }) => ({ period, amount })),
  );
  const about = `rent-${tableId}`;
  const waive = async (period: number) => {
    const reason = await reasonFor(t('rent.waiveTitle', { alias: alias ?? '' }), t('rent.waiveWhy'));
    if (reason) await give({ name: 'waive-time', body: { tableId, period, seat, reason }, about });
  };
  return owed.map(({ period, amount }) => (
    <div key={period} className="panel__pair">
      <OrderButton
        order={{ name: 'pay-time', body: { tableId, period, seat }, about }}
        label={t('rent.paid')}
        detail={amountText(amount, currency, language)}
        icon={<Coins size={20} aria-hidden="true" />}
        color="lamp"
      />
      <OrderButton
        order={{ name: 'decline-time', body: { tableId, period, seat, then: 'courtesy' }, about }}
        label={t('rent.declines')}
        variant="default"
      />
      {may('waive-time') && (
        <Button variant="default" onClick={() => void waive(period)}>
          {t('rent.waive')}
        </Button>
      )}
    </div>
  ));
};
