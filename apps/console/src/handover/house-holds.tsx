import { amountText, clockText, useLanguage } from '@cardroom/design';
import { useBoard } from '../boards/use-board';
import { useMissedRent } from '../due/use-missed-rent';
import { OrderButton } from '../orders/order-button';
import { useSession } from '../session/session';
import { CustodyLine } from '../table/custody';
import { useTexts } from '../texts/texts';
import { Card } from './card';

/** Chips that the house keeps for players, at whatever table they sat. */
export const HandedCustody = () => {
  const { t } = useTexts();
  const rows = [...(useBoard('custody')?.values() ?? [])].sort((a, b) => a.since.localeCompare(b.since));
  return (
    <Card title={t('custody.title')} count={rows.length}>
      {rows.map((row) => (
        <CustodyLine key={row.custodyId} row={row} />
      ))}
    </Card>
  );
};

/** Time that was not paid, at all tables; also of those who have left. */
export const HandedRent = () => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { currency } = useSession().room;
  const rents = useMissedRent();
  return (
    <Card title={t('rent.missed')} count={rents.length}>
      {rents.map(({ key, tableId, tableNumber, period, seat, alias, amount, dueAt, seatedHere }) => (
        <li key={key} className="handover-row handover-row--deposit">
          <strong>{alias}</strong>
          <span>
            {clockText(Date.parse(dueAt), language)} · {t('due.place', { table: tableNumber, seat })}
            {!seatedHere && ` · ${t('rent.hasLeft')}`}
          </span>
          <span className="handover-row__figure">{amountText(amount, currency, language)}</span>
          <span className="handover-row__ways">
            <OrderButton
              order={{ name: 'pay-time', body: { tableId, period, seat }, about: `rent-${tableId}` }}
              label={t('rent.paid')}
              about={alias}
              variant="default"
            />
          </span>
        </li>
      ))}
    </Card>
  );
};
