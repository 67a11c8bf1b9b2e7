import { type RentPeriod, type TableRow, type TimeCollectionRow } from '@cardroom/contracts';
import { amountText, clockText, useLanguage } from '@cardroom/design';
import { Coins } from 'lucide-react';
import { useState } from 'react';
import { useBoard } from '../boards/use-board';
import { OrderButton } from '../orders/order-button';
import { RuleLink } from '../rules/rule-link';
import { useSession } from '../session/session';
import { useTexts } from '../texts/texts';
import './rent-strip.css';

const rentRule = 'RRP-2.2.2';

type Rent = RentPeriod['seats'][number];

const owes = ({ state, seatedHere }: Rent) => state === 'owed' && seatedHere;

/** The period that is being collected: somebody who sits here owes for it. */
export const periodOwed = ({ periods, lastPeriod }: TimeCollectionRow): RentPeriod | undefined =>
  periods.find(({ period, seats }) => period === lastPeriod && seats.some(owes));

/** Adds decimal strings in whole hundredths: rent has no smaller part. */
const sumOf = (amounts: readonly string[]): string =>
  (amounts.reduce((sum, amount) => sum + Math.round(Number(amount) * 100), 0) / 100).toFixed(2);

interface ChipProps {
  readonly rent: Rent;
  readonly isUnpaid: boolean;
  readonly onToggle: () => void;
}

const SeatChip = ({ rent, isUnpaid, onToggle }: ChipProps) => {
  const { t } = useTexts();
  return (
    <button type="button" className="rent-strip__seat" aria-pressed={isUnpaid} onClick={onToggle}>
      <strong>{rent.seat}</strong> {rent.alias}
      <small>{t(isUnpaid ? 'rent.notPaid' : rent.half ? 'rent.half' : 'rent.owes')}</small>
    </button>
  );
};

interface CollectProps {
  readonly collection: TimeCollectionRow;
  readonly period: RentPeriod;
}

/** A collection that has begun: who owes, and one tap for all who paid. A seat's tap leaves it out. */
const Collect = ({ collection: { tableId }, period }: CollectProps) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { currency } = useSession().room;
  const [unpaid, setUnpaid] = useState<readonly number[]>([]);
  const owing = period.seats.filter(owes);
  if (owing.length === 0) return null;
  const paying = owing.filter(({ seat }) => !unpaid.includes(seat));
  const total = amountText(sumOf(paying.map(({ amount }) => amount)), currency, language);
  const toggle = (seat: number) =>
    setUnpaid(unpaid.includes(seat) ? unpaid.filter((each) => each !== seat) : [...unpaid, seat]);
  return (
    <section className="rent-strip" aria-label={t('rent.title')}>
      <p className="rent-strip__what">
        <Coins size={22} aria-hidden="true" />
        <span>
          <strong>{t('rent.dueSince', { time: clockText(Date.parse(period.dueAt), language) })}</strong>
          <RuleLink rule={rentRule} quiet />
        </span>
      </p>
      <div className="rent-strip__seats">
        {owing.map((rent) => (
          <SeatChip
            key={rent.seat}
            rent={rent}
            isUnpaid={unpaid.includes(rent.seat)}
            onToggle={() => toggle(rent.seat)}
          />
        ))}
      </div>
      <OrderButton
        order={{
          name: 'collect-time',
          body: { tableId, period: period.period, ...(unpaid.length > 0 ? { unpaid: [...unpaid] } : {}) },
          about: `rent-${tableId}`,
        }}
        label={t(unpaid.length === 0 ? 'rent.allPaid' : 'rent.somePaid', { count: paying.length })}
        detail={total}
        notYet={paying.length === 0}
      />
    </section>
  );
};

/** What the table owes at this moment, over its seats; nothing where nothing is owed. */
export const RentStrip = ({ table }: { readonly table: TableRow }) => {
  const collection = useBoard('time-collections')?.get(table.tableId);
  if (!collection?.running) return null;
  const period = periodOwed(collection);
  return period ? <Collect key={period.period} collection={collection} period={period} /> : null;
};
