import { Button, TextInput } from '@mantine/core';
import { BellRing, Hand } from 'lucide-react';
import { useState } from 'react';
import { ProposalRow } from '../moves/proposal';
import { OrderButton } from '../orders/order-button';
import { useMay, useOrders } from '../orders/orders';
import { useQuestions } from '../orders/questions';
import { useTexts } from '../texts/texts';
import { type SeatPanelProps } from './seat-panel';
import { SeatFlags } from './seat-notes';
import { FirstComer } from './take-seat';
import { useClaim } from './use-claim';

/** Seats somebody who stands there. With names waiting for the game it is out of order, and says why (F04). */
const SeatDirectly = ({ table, seat, list }: SeatPanelProps) => {
  const { t } = useTexts();
  const { give, underWay } = useOrders();
  const { reasonFor } = useQuestions();
  const [alias, setAlias] = useState('');
  const about = `seat-${table.tableId}-${seat.seat}`;
  const somebodyWaits = list?.entries.some(({ state }) => state === 'waiting') ?? false;
  const sit = async () => {
    const body = { tableId: table.tableId, seat: seat.seat, alias: alias.trim() };
    if (!somebodyWaits) return give({ name: 'seat-player', body, about });
    const reason = await reasonFor(t('seat.directReason', { alias: body.alias }), t('seat.directWhy'));
    return reason && give({ name: 'seat-player', body: { ...body, reason }, about });
  };
  return (
    <form
      className="panel"
      onSubmit={(event) => {
        event.preventDefault();
        void sit();
      }}
    >
      <h3>{t('seat.direct')}</h3>
      <TextInput
        aria-label={t('join.name')}
        placeholder={t('join.name')}
        maxLength={24}
        value={alias}
        onChange={({ currentTarget }) => setAlias(currentTarget.value)}
      />
      <Button
        type="submit"
        variant="default"
        loading={underWay(about) !== undefined}
        disabled={alias.trim() === ''}
      >
        {t('seat.sit')}
      </Button>
    </form>
  );
};

/** A free seat: call the next player for it, keep it, or seat somebody directly. */
export const FreeSeat = ({ table, seat, list }: SeatPanelProps) => {
  const { t } = useTexts();
  const may = useMay();
  const { give } = useOrders();
  const { reasonFor } = useQuestions();
  const claim = useClaim(table, seat.seat);
  const place = { tableId: table.tableId, seat: seat.seat };
  const open = list?.openSeats.find((each) => each.tableId === table.tableId && each.seat === seat.seat);
  const next = list?.entries.find(({ entryId }) => entryId === open?.next);
  const isNow = open === list?.openSeats[0];
  const callLater = async () => {
    if (!next) return;
    const reason = await reasonFor(t('call.outOfOrder', { alias: next.alias }), t('call.outOfOrderWhy'));
    const { entryId } = next;
    if (reason) await give({ name: 'call-player', body: { entryId, ...place, reason }, about: entryId });
  };
  const keep = async () => {
    const reason = await reasonFor(t('seat.keepReason', { seat: seat.seat }), t('seat.keepWhy'));
    const about = `seat-${table.tableId}-${seat.seat}`;
    if (reason) await give({ name: 'reserve-seat', body: { ...place, holder: null, reason }, about });
  };
  return (
    <>
      {claim && (
        <ul className="panel__claim" aria-label={t('moves.proposals')}>
          <ProposalRow proposal={claim} />
        </ul>
      )}
      {next && isNow && (
        <OrderButton
          order={{ name: 'call-player', body: { entryId: next.entryId, ...place }, about: next.entryId }}
          label={t('call.next', { alias: next.alias })}
          icon={<BellRing size={20} aria-hidden="true" />}
        />
      )}
      {next && !isNow && may('call-player') && (
        <Button
          variant="default"
          leftSection={<BellRing size={20} aria-hidden="true" />}
          onClick={() => void callLater()}
        >
          {t('call.nextEarly', { alias: next.alias })}
        </Button>
      )}
      {may('reserve-seat') && (
        <Button
          variant="default"
          leftSection={<Hand size={20} aria-hidden="true" />}
          onClick={() => void keep()}
        >
          {t('seat.keep')}
        </Button>
      )}
      <FirstComer table={table} seat={seat} list={list} />
      <SeatFlags table={table} seat={seat} />
      {may('seat-player') && <SeatDirectly table={table} seat={seat} list={list} />}
    </>
  );
};
