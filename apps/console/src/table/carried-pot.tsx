import { type TableRow } from '@cardroom/contracts';
import { clockText, useLanguage } from '@cardroom/design';
import { CircleDollarSign } from 'lucide-react';
import { OrderButton } from '../orders/order-button';
import { RuleLink } from '../rules/rule-link';
import { useTexts } from '../texts/texts';

/** A pot that nobody won is carried into the next hand: meanwhile nobody changes seats here (RRP-9.1.10). */
export const CarriedPot = ({ table: { tableId, state, carriedPot } }: { readonly table: TableRow }) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const [body, about] = [{ tableId }, `pot-${tableId}`];
  const icon = <CircleDollarSign size={20} aria-hidden="true" />;
  if (!carriedPot && state !== 'going' && state !== 'short-handed' && state !== 'frozen') return null;
  return (
    <>
      {carriedPot && (
        <p className="panel__reason">
          {t('pot.carriedSince', { time: clockText(Date.parse(carriedPot.since), language) })}
        </p>
      )}
      <div className="panel__ruled">
        <OrderButton
          order={{ name: carriedPot ? 'carried-pot-won' : 'carry-pot', body, about }}
          label={t(carriedPot ? 'pot.won' : 'pot.carry')}
          icon={icon}
          variant={carriedPot ? 'filled' : 'default'}
        />
        <RuleLink rule="RRP-9.1.10" quiet />
      </div>
    </>
  );
};
