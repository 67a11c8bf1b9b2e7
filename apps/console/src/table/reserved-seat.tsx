import { Declines, NoAnswer } from '../lists/call-ends';
import { MustBringBack } from './brought-back';
import { HeldSeat } from './held-seat';
import { type SeatPanelProps } from './seat-panel';
import { FirstComer, TakeSeat, useTaking } from './take-seat';

/** A seat that is reserved: by a call, with the ways it can end, or locked up for a player who is expected. */
export const ReservedSeat = (props: SeatPanelProps) => {
  const { table, seat, list } = props;
  const entry = list?.entries.find(({ entryId }) => entryId === seat.entryId);
  const isCalled = Boolean(entry?.call);
  const taking = useTaking()(table, seat, isCalled);
  return (
    <>
      {taking && <MustBringBack order={taking} asOf={seat} />}
      <TakeSeat table={table} seat={seat} isCalled={isCalled} />
      {entry?.call ? (
        <>
          <NoAnswer entry={entry} />
          <Declines entry={entry} />
        </>
      ) : (
        <HeldSeat {...props} />
      )}
      <FirstComer table={table} seat={seat} list={list} />
    </>
  );
};
