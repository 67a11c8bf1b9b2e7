import { type CustodyRow } from '@cardroom/contracts';
import { amountText, clockText, useLanguage } from '@cardroom/design';
import { Button } from '@mantine/core';
import { useBoard } from '../boards/use-board';
import { useAmounts } from '../orders/amounts';
import { useMay, useOrders } from '../orders/orders';
import { useQuestions } from '../orders/questions';
import { useSession } from '../session/session';
import { useTexts } from '../texts/texts';
import './custody.css';

const destinations = ['player', 'table', 'cashier'] as const;

/** Counted once; given out only after it is asked to whom. */
const CustodyWays = ({ row: { custodyId, alias, amount } }: { readonly row: CustodyRow }) => {
  const { t } = useTexts();
  const may = useMay();
  const { give, underWay } = useOrders();
  const { oneOf } = useQuestions();
  const amountFor = useAmounts();
  const about = `custody-${custodyId}`;
  const count = async () => {
    const counted = await amountFor(t('custody.countTitle', { alias }), t('custody.countWhy'));
    if (counted) await give({ name: 'count-custody', body: { custodyId, amount: counted }, about });
  };
  const release = async () => {
    const answers = destinations.map((to) => [to, t(`custody.to_${to}`)] as const);
    const to = await oneOf(t('custody.releaseTitle', { alias }), t('custody.releaseWhy'), answers);
    if (to) await give({ name: 'release-custody', body: { custodyId, to }, about });
  };
  return (
    <span className="custody__ways">
      {amount === null && may('count-custody') && (
        <Button
          data-order="count-custody"
          loading={underWay(about) === 'count-custody'}
          onClick={() => void count()}
        >
          {t('custody.count')}
        </Button>
      )}
      {may('release-custody') && (
        <Button
          variant="default"
          data-order="release-custody"
          loading={underWay(about) === 'release-custody'}
          onClick={() => void release()}
        >
          {t('custody.release')}
        </Button>
      )}
    </span>
  );
};

/** Chips that the house keeps for one player: how much, since when, and his place on the list. */
export const CustodyLine = ({ row }: { readonly row: CustodyRow }) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { currency } = useSession().room;
  const time = (at: string) => clockText(Date.parse(at), language);
  const { alias, tableNumber, seat, since, amount, receiptCode, bringBackUntil } = row;
  return (
    <li className="custody">
      <p>
        <strong>{alias}</strong>
        <span className="custody__amount">
          {amount === null ? t('custody.uncounted') : amountText(amount, currency, language)}
        </span>
      </p>
      <p className="custody__more">
        {t('due.place', { table: tableNumber, seat })} · {time(since)}
        {receiptCode && ` · ${t('custody.receipt', { code: receiptCode })}`}
        {bringBackUntil && ` · ${t('custody.until', { time: time(bringBackUntil) })}`}
      </p>
      <CustodyWays row={row} />
    </li>
  );
};

/** What the house keeps of players who sat at this table. */
export const TableCustody = ({ tableId }: { readonly tableId: string }) => {
  const { t } = useTexts();
  const rows = [...(useBoard('custody')?.values() ?? [])].filter((row) => row.tableId === tableId);
  if (rows.length === 0) return null;
  return (
    <section aria-label={t('custody.title')}>
      <h2 className="panel__part">{t('custody.title')}</h2>
      <ul className="custody-list">
        {rows.map((row) => (
          <CustodyLine key={row.custodyId} row={row} />
        ))}
      </ul>
    </section>
  );
};
