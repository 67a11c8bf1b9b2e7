import { type FloorCommandBody, type ListRow, type SeatShape, type TableRow } from '@cardroom/contracts';
import { Armchair } from 'lucide-react';
import { OrderButton } from '../orders/order-button';
import { type Order, useMay } from '../orders/orders';
import { useTexts } from '../texts/texts';

interface OfSeat {
  readonly table: TableRow;
  readonly seat: SeatShape;
}

type Taking = Order<'seat-called'> | Order<'seat-player'> | Order<'check-in'>;

/** Floor staff seat the player whom the seat waits for; a dealer, who may not, notes that he has sat down. */
export const useTaking = () => {
  const may = useMay();
  return (table: TableRow, { seat, entryId, playerId }: SeatShape, isCalled: boolean): Taking | null => {
    const { tableId } = table;
    const about = entryId ?? `seat-${tableId}-${seat}`;
    if (isCalled && entryId && may('seat-called')) return { name: 'seat-called', body: { entryId }, about };
    if (!playerId) return null;
    const body = { tableId, seat, playerId } satisfies FloorCommandBody<'check-in'>;
    return may('seat-player') ? { name: 'seat-player', body, about } : { name: 'check-in', body, about };
  };
};

interface TakeSeatProps extends OfSeat {
  /** Whether a call has reserved the seat, and not a lock-up. */
  readonly isCalled: boolean;
  readonly className?: string;
}

/** The reserved seat is taken by whom it is reserved for. */
export const TakeSeat = ({ table, seat, isCalled, className }: TakeSeatProps) => {
  const { t } = useTexts();
  const taking = useTaking()(table, seat, isCalled);
  if (!taking) return null;
  const { name, about, body } = taking;
  return (
    <OrderButton
      order={{ name, about, body }}
      label={t('call.seat')}
      about={seat.alias ?? ''}
      icon={<Armchair size={20} aria-hidden="true" />}
      {...(className === undefined ? {} : { className })}
    />
  );
};

/** At an opening table the first to arrive chooses where he sits (RRP-2.3.7): whoever is called there may be seated here. */
export const FirstComer = ({ table, seat, list }: OfSeat & { readonly list: ListRow | undefined }) => {
  const { t } = useTexts();
  if (table.state !== 'opening') return null;
  const called = (list?.entries ?? []).filter(
    ({ call }) => call?.tableId === table.tableId && call.seat !== seat.seat,
  );
  return called.map(({ entryId, alias }) => (
    <OrderButton
      key={entryId}
      order={{ name: 'seat-called', body: { entryId, seat: seat.seat }, about: entryId }}
      label={t('seat.choosesThis', { alias })}
      variant="default"
      icon={<Armchair size={20} aria-hidden="true" />}
    />
  ));
};
