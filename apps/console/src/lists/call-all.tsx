import { type ListRow } from '@cardroom/contracts';
import { Button } from '@mantine/core';
import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { useOrders } from '../orders/orders';
import { useTexts } from '../texts/texts';

/** From how many seats to fill at one table the proposal to call them all is made. */
const fromSeats = 2;

/**
 * The calls that fill a table: down the list of open seats in its own order, which is never refused, up to the
 * table's last seat that has a player to call.
 */
export const callsToFill = ({ openSeats }: Pick<ListRow, 'openSeats'>, tableId: string) => {
  const calls = openSeats.flatMap(({ next, ...seat }) =>
    next === null ? [] : [{ entryId: next, tableId: seat.tableId, seat: seat.seat }],
  );
  const last = calls.findLastIndex((call) => call.tableId === tableId);
  return calls.slice(0, last + 1);
};

interface CallAllProps {
  readonly list: Pick<ListRow, 'openSeats'>;
  readonly tableId: string;
}

/** One tap calls the proposed players to a table that has just opened, one after another and in order. */
export const CallAll = ({ list, tableId }: CallAllProps) => {
  const { t } = useTexts();
  const { give } = useOrders();
  const [running, setRunning] = useState(false);
  const calls = callsToFill(list, tableId);
  if (calls.length < fromSeats && !running) return null;

  const callThem = async () => {
    setRunning(true);
    for (const body of calls) {
      const { kind } = await give({ name: 'call-player', body, about: body.entryId });
      if (kind !== 'done') break;
    }
    setRunning(false);
  };
  return (
    <Button
      variant="light"
      loading={running}
      leftSection={<BellRing size={20} aria-hidden="true" />}
      onClick={() => void callThem()}
    >
      {t('call.all', { count: calls.length })}
    </Button>
  );
};
