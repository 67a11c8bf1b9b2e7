import { type TableRow } from '@cardroom/contracts';
import { amountText, clockText, useLanguage } from '@cardroom/design';
import { Button } from '@mantine/core';
import { BadgePercent, Coins, Pause, Play, Ticket } from 'lucide-react';
import { useBoard } from '../boards/use-board';
import { OrderButton } from '../orders/order-button';
import { useMay, useOrders } from '../orders/orders';
import { useQuestions } from '../orders/questions';
import { useSession } from '../session/session';
import { useTexts } from '../texts/texts';
import { type OfSeat } from './absence';
import { periodOwed } from './rent-strip';

/** Pauses the table's rent with a reason and lets it run again; a newer rate is taken over on purpose only. */
export const RentControls = ({ table: { tableId, number } }: { readonly table: TableRow }) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const may = useMay();
  const { give, underWay } = useOrders();
  const { reasonFor } = useQuestions();
  const collection = useBoard('time-collections')?.get(tableId);
  if (!collection?.running) return null;
  const { paused, newerRate, fee, lastPeriod } = collection;
  const mayStart = !paused && fee.when === 'dealer-change' && !periodOwed(collection);
  const about = `rent-${tableId}`;
  const pause = async () => {
    const reason = await reasonFor(t('rent.pauseTitle', { number }), t('rent.pauseWhy'));
    if (reason) await give({ name: 'pause-collection', body: { tableId, reason }, about });
  };
  return (
    <>
      {mayStart && (
        <OrderButton
          order={{ name: 'start-collection', body: { tableId, period: lastPeriod + 1 }, about }}
          label={t('rent.start')}
          icon={<Coins size={20} aria-hidden="true" />}
          variant="default"
        />
      )}
      {paused && (
        <p className="panel__reason">
          {t('rent.paused', { time: clockText(Date.parse(paused.since), language), reason: paused.reason })}
        </p>
      )}
      {paused && (
        <OrderButton
          order={{ name: 'resume-collection', body: { tableId }, about }}
          label={t('rent.resume')}
          icon={<Play size={20} aria-hidden="true" />}
        />
      )}
      {!paused && may('pause-collection') && (
        <Button
          variant="default"
          loading={underWay(about) === 'pause-collection'}
          leftSection={<Pause size={20} aria-hidden="true" />}
          onClick={() => void pause()}
        >
          {t('rent.pause')}
        </Button>
      )}
      {newerRate !== null && (
        <OrderButton
          order={{ name: 'apply-rate', body: { tableId }, about }}
          label={t('rent.newRate')}
          icon={<BadgePercent size={20} aria-hidden="true" />}
          variant="default"
        />
      )}
    </>
  );
};

/** Time bought ahead, as the house offers it. */
export const Packages = ({ table: { tableId }, seat: { seat } }: OfSeat) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { currency } = useSession().room;
  const collection = useBoard('time-collections')?.get(tableId);
  if (!collection?.running) return null;
  return collection.fee.packages.map(({ periods, amount }) => (
    <OrderButton
      key={periods}
      order={{ name: 'sell-package', body: { tableId, seat, periods }, about: `rent-${tableId}` }}
      label={t('rent.package', { count: periods })}
      detail={amountText(amount, currency, language)}
      icon={<Ticket size={20} aria-hidden="true" />}
      variant="default"
    />
  ));
};

/** The last time that he paid, given back with a reason. */
export const Refund = ({ table: { tableId }, seat: { seat, playerId, alias } }: OfSeat) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { currency } = useSession().room;
  const may = useMay();
  const { give } = useOrders();
  const { reasonFor } = useQuestions();
  const periods = useBoard('time-collections')?.get(tableId)?.periods ?? [];
  const last = periods
    .flatMap(({ period, seats }) => seats.map((rent) => ({ period, ...rent })))
    .findLast((rent) => rent.playerId === playerId && rent.seat === seat && rent.state === 'paid');
  if (!last || !may('refund-time')) return null;
  const refund = async () => {
    const reason = await reasonFor(t('rent.refundTitle', { alias: alias ?? '' }), t('rent.waiveWhy'));
    const body = { tableId, period: last.period, seat, reason: reason ?? '' };
    if (reason) await give({ name: 'refund-time', body, about: `rent-${tableId}` });
  };
  return (
    <Button variant="default" onClick={() => void refund()}>
      {t('rent.refund', { amount: amountText(last.amount, currency, language) })}
    </Button>
  );
};
