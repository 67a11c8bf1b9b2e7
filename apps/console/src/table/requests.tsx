import { type SeatShape } from '@cardroom/contracts';
import { Armchair, ArrowLeftRight, X } from 'lucide-react';
import { OrderButton } from '../orders/order-button';
import { useTexts } from '../texts/texts';

const kinds = [
  { kind: 'seat-change', order: 'request-seat-change', Icon: Armchair },
  { kind: 'table-change', order: 'request-table-change', Icon: ArrowLeftRight },
] as const;

/** What a seated player asks for: another seat, another table; asked for with one tap, and taken back with one. */
export const Requests = ({ seat: { playerId, wants = [] } }: { readonly seat: SeatShape }) => {
  const { t } = useTexts();
  if (!playerId) return null;
  const about = `request-${playerId}`;
  return (
    <>
      <h3>{t('request.title')}</h3>
      {kinds.map(({ kind, order, Icon }) =>
        wants.includes(kind) ? (
          <OrderButton
            key={kind}
            order={{ name: 'cancel-request', body: { playerId, kind }, about }}
            label={t(`request.cancel_${kind}`)}
            icon={<X size={20} aria-hidden="true" />}
            variant="light"
          />
        ) : (
          <OrderButton
            key={kind}
            order={{ name: order, body: { playerId }, about }}
            label={t(`request.ask_${kind}`)}
            icon={<Icon size={20} aria-hidden="true" />}
            variant="default"
          />
        ),
      )}
    </>
  );
};
