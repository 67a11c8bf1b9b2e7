import { type CagePurchaseRow } from '@cardroom/contracts';
import { Button } from '@mantine/core';
import { Megaphone, PackageCheck } from 'lucide-react';
import { useBoard } from '../../boards/use-board';
import { useMay } from '../../orders/orders';
import { useTexts } from '../../texts/texts';
import { Refusal } from '../parts/refusal';
import { useMoney } from '../parts/use-money';
import { useTableOf } from '../use-cage';
import { useCageOrder } from '../use-cage-order';
import './on-the-way.css';

const Purchase = ({ row }: { readonly row: CagePurchaseRow }) => {
  const { t } = useTexts();
  const { say } = useMoney();
  const tableOf = useTableOf();
  const may = useMay();
  const { purchaseId, alias, amount, tableId, announcedAt } = row;
  const { order, problem, isBusy } = useCageOrder(`purchase-${purchaseId}`);
  const table = tableOf(tableId)?.number;
  return (
    <li className="on-the-way__row" data-purchase={purchaseId}>
      <p>
        <strong>{say(amount)}</strong> {alias}
        <small>
          {table !== undefined && t('cage.place.tray', { table })} ·{' '}
          {t(announcedAt === null ? 'cage.behind.untold' : 'cage.behind.told')}
        </small>
      </p>
      <span>
        {announcedAt === null && may('cashier/announce-behind') && (
          <Button
            variant="light"
            color="lamp"
            loading={isBusy}
            leftSection={<Megaphone size={20} aria-hidden="true" />}
            onClick={() => void order('cashier/announce-behind', { purchaseId })}
          >
            {t('cage.behind.tell')}
          </Button>
        )}
        {may('cashier/deliver-chips') && (
          <Button
            variant="default"
            loading={isBusy}
            leftSection={<PackageCheck size={20} aria-hidden="true" />}
            onClick={() => void order('cashier/deliver-chips', { purchaseId })}
          >
            {t('cage.behind.delivered')}
          </Button>
        )}
      </span>
      <Refusal problem={problem} />
    </li>
  );
};

/** Chips sold and not at their table yet: they play only once the table was told (RRP-2.2.6). */
export const OnTheWay = () => {
  const { t } = useTexts();
  const rows = [...(useBoard('cage-purchases')?.values() ?? [])];
  if (rows.length === 0) return null;
  return (
    <section className="on-the-way" aria-label={t('cage.behind.title')}>
      <h2>
        {t('cage.behind.title')} <small>{rows.length}</small>
      </h2>
      <ul>
        {rows.map((row) => (
          <Purchase key={row.purchaseId} row={row} />
        ))}
      </ul>
    </section>
  );
};
