import { dateAndTimeOf, useNow } from '@cardroom/design';
import { type ReactNode } from 'react';
import { Sunrise } from 'lucide-react';
import { useBoard, useRoom } from '../boards/use-board';
import { OrderButton } from '../orders/order-button';
import { useMay } from '../orders/orders';
import { useTexts } from '../texts/texts';
import './day-gate.css';

/** Without an open gaming day there is nothing to keep: a manager opens it, the others are told so. */
export const DayGate = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useTexts();
  const may = useMay();
  const { date } = dateAndTimeOf(useNow('minute'));
  const read = useBoard('room') !== undefined;
  const room = useRoom();
  if (!read) return <div className="day-gate" aria-busy="true" />;
  if (room?.day) return children;
  return (
    <div className="day-gate">
      <h1>{t('day.noneOpen')}</h1>
      <p>{may('open-day') ? t('day.openIt') : t('day.askManager')}</p>
      <OrderButton
        order={{ name: 'open-day', body: { day: date }, about: 'day' }}
        label={t('day.open')}
        icon={<Sunrise size={20} aria-hidden="true" />}
      />
    </div>
  );
};
