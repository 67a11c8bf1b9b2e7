import { clockText, useLanguage } from '@cardroom/design';
import { Button } from '@mantine/core';
import { DoorOpen } from 'lucide-react';
import { SeatStakes } from '../cashier/stakes/seat-stakes';
import { useMay, useOrders } from '../orders/orders';
import { useQuestions } from '../orders/questions';
import { useTexts } from '../texts/texts';
import { AbsencePanel } from './absence';
import { StackToShow } from './brought-back';
import { MoveHim } from './move-him';
import { Packages, Refund } from './rent-controls';
import { Requests } from './requests';
import { Guests, SeatFlags } from './seat-notes';
import { SeatRent } from './seat-rent';
import { type SeatPanelProps } from './seat-panel';

/** A seat with somebody in it. Emptying a seat is one of the few things that are asked twice. */
export const TakenSeat = ({ table, seat: whole }: SeatPanelProps) => {
  const { seat, alias, since } = whole;
  const { t } = useTexts();
  const { language } = useLanguage();
  const may = useMay();
  const { give, underWay } = useOrders();
  const { sureTo } = useQuestions();
  const about = `seat-${table.tableId}-${seat}`;
  const name = alias ?? '';
  const leave = async () => {
    const sure = await sureTo(t('seat.emptyTitle', { alias: name }), {
      confirm: t('seat.emptyDo'),
      why: t('seat.emptyWhy', { table: table.number, seat }),
    });
    if (sure) await give({ name: 'leave-seat', body: { tableId: table.tableId, seat }, about });
  };
  return (
    <>
      {since && (
        <p className="panel__none">{t('seat.since', { time: clockText(Date.parse(since), language) })}</p>
      )}
      <StackToShow table={table} seat={whole} />
      <AbsencePanel table={table} seat={whole} />
      <SeatRent table={table} seat={whole} />
      <Refund table={table} seat={whole} />
      <Packages table={table} seat={whole} />
      <Requests seat={whole} />
      <MoveHim table={table} seat={whole} />
      <SeatFlags table={table} seat={whole} />
      <SeatStakes table={table} seat={whole} />
      <Guests table={table} seat={whole} />
      {may('leave-seat') && (
        <Button
          variant="default"
          loading={underWay(about) !== undefined}
          leftSection={<DoorOpen size={20} aria-hidden="true" />}
          onClick={() => void leave()}
        >
          {t('seat.leaves', { alias: name })}
        </Button>
      )}
    </>
  );
};
