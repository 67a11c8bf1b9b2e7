import { Armchair } from 'lucide-react';
import { Declines, NoAnswer } from '../lists/call-ends';
import { OrderButton } from '../orders/order-button';
import { useTexts } from '../texts/texts';
import { HeldSeat } from './held-seat';
import { type SeatPanelProps } from './seat-panel';

/** A seat locked up for a player who is expected: he takes it, or it is released. */
const LockedUp = (props: SeatPanelProps) => {
  const { t } = useTexts();
  const { tableId } = props.table;
  const { seat, playerId, alias } = props.seat;
  return (
    <>
      {playerId && (
        <OrderButton
          order={{
            name: 'seat-player',
            body: { tableId, seat, playerId },
            about: `seat-${tableId}-${seat}`,
          }}
          label={t('call.seat')}
          about={alias ?? ''}
          icon={<Armchair size={20} aria-hidden="true" />}
        />
      )}
      <HeldSeat {...props} />
    </>
  );
};

/** A seat that is reserved: by a call, with the ways it can end, or locked up for a player who is expected. */
export const ReservedSeat = (props: SeatPanelProps) => {
  const { t } = useTexts();
  const { seat, list } = props;
  const entry = list?.entries.find(({ entryId }) => entryId === seat.entryId);
  if (!entry?.call) return <LockedUp {...props} />;
  const { entryId, alias } = entry;
  return (
    <>
      <OrderButton
        order={{ name: 'seat-called', body: { entryId }, about: entryId }}
        label={t('call.seat')}
        about={alias}
        icon={<Armchair size={20} aria-hidden="true" />}
      />
      <NoAnswer entry={entry} />
      <Declines entry={entry} />
    </>
  );
};
