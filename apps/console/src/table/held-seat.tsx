import { DoorOpen } from 'lucide-react';
import { OrderButton } from '../orders/order-button';
import { useTexts } from '../texts/texts';
import { GiveUpKeptSeat } from './kept-seat';
import { type SeatPanelProps } from './seat-panel';

/** A seat that is kept, for a player or for a need: released again with one tap. */
export const HeldSeat = ({ table, seat }: SeatPanelProps) => {
  const { t } = useTexts();
  if (seat.reason === 'table-broken') return <GiveUpKeptSeat table={table} seat={seat} />;
  return (
    <OrderButton
      order={{
        name: 'release-seat',
        body: { tableId: table.tableId, seat: seat.seat },
        about: `seat-${table.tableId}-${seat.seat}`,
      }}
      label={t('seat.release', { seat: seat.seat })}
      icon={<DoorOpen size={20} aria-hidden="true" />}
      variant="default"
    />
  );
};
