import { type ListEntryShape, type ListRow } from '@cardroom/contracts';
import { Menu } from '@mantine/core';
import { BellPlus } from 'lucide-react';
import { useMay, useOrders } from '../../orders/orders';
import { useQuestions } from '../../orders/questions';
import { useTexts } from '../../texts/texts';

interface CallSomewhereProps {
  readonly entry: ListEntryShape;
  readonly list: ListRow;
}

const mostSeats = 3;

/** Calls this player to a seat of one's choice. Whoever is not next needs a reason, which those he passes may read. */
export const CallSomewhere = ({ entry: { entryId, alias, state }, list }: CallSomewhereProps) => {
  const { t } = useTexts();
  const { give } = useOrders();
  const { reasonFor } = useQuestions();
  const may = useMay();
  if (state !== 'waiting' || list.openSeats.length === 0 || !may('call-player')) return null;

  const call = async (seat: ListRow['openSeats'][number]) => {
    const body = { entryId, tableId: seat.tableId, seat: seat.seat };
    if (seat === list.openSeats[0] && seat.next === entryId)
      return give({ name: 'call-player', body, about: entryId });
    const reason = await reasonFor(t('call.outOfOrder', { alias }), t('call.outOfOrderWhy'));
    return reason && give({ name: 'call-player', body: { ...body, reason }, about: entryId });
  };
  return (
    <>
      {list.openSeats.slice(0, mostSeats).map((seat) => (
        <Menu.Item
          key={`${seat.tableId}-${seat.seat}`}
          leftSection={<BellPlus size={20} aria-hidden="true" />}
          onClick={() => void call(seat)}
        >
          {t('call.to', { table: seat.tableNumber, seat: seat.seat })}
        </Menu.Item>
      ))}
    </>
  );
};
