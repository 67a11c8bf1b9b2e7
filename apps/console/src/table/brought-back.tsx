import { amountText, clockText, useLanguage } from '@cardroom/design';
import { Button } from '@mantine/core';
import { HandCoins } from 'lucide-react';
import { useAmounts } from '../orders/amounts';
import { useAskFirst } from '../orders/ask-first';
import { OrderButton } from '../orders/order-button';
import { type Order, useMay, useOrders } from '../orders/orders';
import { RuleLink } from '../rules/rule-link';
import { useSession } from '../session/session';
import { useTexts } from '../texts/texts';
import { type OfSeat } from './absence';

const returnRule = 'RRP-2.2.5';

/** A currency's smallest parts as a decimal amount. */
const fromMinor = (minor: number, currency: string): string => {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return (minor / 10 ** digits).toFixed(digits);
};

/** He came back in time: the stack that he took is shown before he plays. */
export const StackToShow = ({ table: { tableId }, seat: { seat, alias, mustBringBack } }: OfSeat) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { currency } = useSession().room;
  const may = useMay();
  const { give, underWay } = useOrders();
  const amountFor = useAmounts();
  if (!mustBringBack) return null;
  const about = `seat-${tableId}-${seat}`;
  const { amount } = mustBringBack;
  const confirmOther = async () => {
    const stack = await amountFor(t('stack.title', { alias: alias ?? '' }), t('stack.why'));
    if (stack) await give({ name: 'confirm-stack', body: { tableId, seat, stack }, about });
  };
  return (
    <section className="panel">
      <p className="panel__reason">
        {amount === null
          ? t('stack.uncounted')
          : t('stack.must', { amount: amountText(amount, currency, language) })}{' '}
        <RuleLink rule={returnRule} quiet />
      </p>
      {amount !== null && (
        <OrderButton
          order={{ name: 'confirm-stack', body: { tableId, seat, stack: amount }, about }}
          label={t('stack.shown')}
          detail={amountText(amount, currency, language)}
          icon={<HandCoins size={20} aria-hidden="true" />}
        />
      )}
      {may('confirm-stack') && (
        <Button variant="default" loading={underWay(about) !== undefined} onClick={() => void confirmOther()}>
          {t('stack.other')}
        </Button>
      )}
    </section>
  );
};

type Seating = Order<'seat-called'> | Order<'seat-player'> | Order<'check-in'>;

/** Said before he is seated: what he has to bring back, and until when. */
export const MustBringBack = ({ order, asOf }: { readonly order: Seating; readonly asOf: unknown }) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { currency } = useSession().room;
  const answer = useAskFirst(order, asOf);
  const seated = answer?.allowed ? answer.facts.find(({ type }) => type === 'PlayerSeated') : undefined;
  const minor = seated?.['mustBringBackMinor'];
  const until = seated?.['bringBackUntil'];
  if (minor === undefined) return null;
  return (
    <p className="panel__reason">
      {typeof minor === 'number'
        ? t('stack.must', { amount: amountText(fromMinor(minor, currency), currency, language) })
        : t('stack.uncounted')}{' '}
      {typeof until === 'number' && t('stack.until', { time: clockText(until, language) })}{' '}
      <RuleLink rule={returnRule} quiet />
    </p>
  );
};
