import { type DepositRow } from '@cardroom/contracts';
import { amountText, clockText, useLanguage } from '@cardroom/design';
import { Button } from '@mantine/core';
import { OrderButton } from '../orders/order-button';
import { useMay, useOrders } from '../orders/orders';
import { useQuestions } from '../orders/questions';
import { useSession } from '../session/session';
import { useTexts } from '../texts/texts';
import { Card } from './card';

/** Given back with one tap; kept only once what it was taken for is over, and with a reason. */
const Settle = ({ deposit: { depositId, alias, lockUp } }: { readonly deposit: DepositRow }) => {
  const { t } = useTexts();
  const may = useMay();
  const { give, underWay } = useOrders();
  const { reasonFor } = useQuestions();
  const about = `deposit-${depositId}`;
  const keep = async () => {
    const reason = await reasonFor(t('deposit.keepTitle', { alias }), t('deposit.keepWhy'));
    if (reason)
      await give({ name: 'settle-deposit', body: { depositId, outcome: 'forfeited', reason }, about });
  };
  return (
    <span className="handover-row__ways">
      <OrderButton
        order={{ name: 'settle-deposit', body: { depositId, outcome: 'returned' }, about }}
        label={t('deposit.giveBack')}
        about={alias}
        variant={lockUp === 'seated' ? 'light' : 'default'}
      />
      {lockUp === 'over' && may('settle-deposit') && (
        <Button variant="default" loading={underWay(about) !== undefined} onClick={() => void keep()}>
          {t('deposit.keep')}
        </Button>
      )}
    </span>
  );
};

/** Deposits that the house has: for whom, since when, and what became of the place or seat. */
export const Deposits = ({ deposits }: { readonly deposits: readonly DepositRow[] }) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { currency } = useSession().room;
  return (
    <Card title={t('deposit.title')} count={deposits.length}>
      {deposits.map((deposit) => (
        <li key={deposit.depositId} className="handover-row handover-row--deposit">
          <strong>{deposit.alias}</strong>
          <span>
            {t(`deposit.state.${deposit.lockUp}`)} · {clockText(Date.parse(deposit.takenAt), language)}
          </span>
          <span className="handover-row__figure">{amountText(deposit.amount, currency, language)}</span>
          <Settle deposit={deposit} />
        </li>
      ))}
    </Card>
  );
};
