import { type ListRow } from '@cardroom/contracts';
import { Link } from '@tanstack/react-router';
import { Armchair, BellRing } from 'lucide-react';
import { useState } from 'react';
import { useBoard } from '../boards/use-board';
import { useMay, useOrders } from '../orders/orders';
import { useTexts } from '../texts/texts';
import { CallAll } from './call-all';
import './open-seats.css';

type OpenSeat = ListRow['openSeats'][number];
type CallableSeat = OpenSeat & { readonly next: string };
type AliasOf = (entryId: string) => string;

/** How many of those who come after the next are named before the others are only counted. */
const namedAtFirst = 2;

/** An open seat with the player who is next for it: the tap calls him, and reserves the seat. */
const CallNext = ({ seat, alias }: { readonly seat: CallableSeat; readonly alias: string }) => {
  const { t } = useTexts();
  const { give, underWay } = useOrders();
  const place = { table: seat.tableNumber, seat: seat.seat };
  const { tableId, next: entryId } = seat;
  const running = underWay(entryId) !== undefined;
  return (
    <button
      type="button"
      className="open-seat"
      aria-busy={running}
      disabled={running}
      data-call-next={entryId}
      onClick={() =>
        void give({ name: 'call-player', body: { entryId, tableId, seat: seat.seat }, about: entryId })
      }
    >
      <BellRing size={22} aria-hidden="true" />
      <span className="open-seat__who">{t('call.next', { alias })}</span>
      <span className="open-seat__place">{t('place.short', place)}</span>
    </button>
  );
};

interface ThenCallsProps {
  readonly seats: readonly CallableSeat[];
  readonly aliasOf: AliasOf;
  /** Whether the first of them is the next player himself. */
  readonly fromNext: boolean;
}

/** Who is to be called after the next one, and where to: told, not offered, since the order is the list's. */
const ThenCalls = ({ seats, aliasOf, fromNext }: ThenCallsProps) => {
  const { t } = useTexts();
  const [all, setAll] = useState(false);
  const named = all ? seats : seats.slice(0, namedAtFirst);
  if (seats.length === 0) return null;
  return (
    <>
      <ul className="open-seats__then" aria-label={t('call.afterwards')}>
        {named.map(({ tableId, tableNumber, seat, next }, i) => (
          <li key={`${tableId}-${seat}`}>
            <span>{t(i === 0 && fromNext ? 'call.nextIs' : 'call.then', { alias: aliasOf(next) })}</span>
            <span>{t('place.short', { table: tableNumber, seat })}</span>
          </li>
        ))}
      </ul>
      {seats.length > named.length && (
        <button type="button" className="open-seats__more" onClick={() => setAll(true)}>
          {t('seat.more', { count: seats.length - named.length })}
        </button>
      )}
    </>
  );
};

/** Free seats at a table for which nobody can be called: one way to the table, where somebody may be seated. */
const NobodyNext = ({ seats }: { readonly seats: readonly OpenSeat[] }) => {
  const { t } = useTexts();
  const [first] = seats;
  if (!first) return null;
  const free = t('seat.open', { count: seats.length });
  return (
    <Link
      className="open-seat"
      data-nobody
      to="/tables/$tableId"
      params={{ tableId: first.tableId }}
      search={(now) => ({ ...now, entry: undefined, seat: first.seat })}
    >
      <Armchair size={22} aria-hidden="true" />
      <span className="open-seat__who">{t('table.name', { number: first.tableNumber })}</span>
      <span className="open-seat__place">{free}</span>
    </Link>
  );
};

const byTable = (seats: readonly OpenSeat[]) => {
  const tables = new Map<string, OpenSeat[]>();
  for (const seat of seats) tables.set(seat.tableId, [...(tables.get(seat.tableId) ?? []), seat]);
  return [...tables];
};

/** The open seats in the order in which the list fills them. The first call is one tap; who follows is named. */
export const OpenSeats = ({ list }: { readonly list: ListRow }) => {
  const { t } = useTexts();
  const may = useMay();
  const tables = useBoard('tables');
  const { openSeats, entries } = list;
  if (openSeats.length === 0) return null;
  const aliasOf: AliasOf = (entryId) => entries.find((entry) => entry.entryId === entryId)?.alias ?? '';
  const mayCall = may('call-player');
  const [first, ...others] = openSeats.flatMap((seat) =>
    seat.next === null ? [] : [{ ...seat, next: seat.next }],
  );
  const opening = openSeats.find(({ tableId }) => tables?.get(tableId)?.state === 'opening')?.tableId;
  return (
    <div className="open-seats" role="group" aria-label={t('seat.open', { count: openSeats.length })}>
      {first && mayCall && <CallNext seat={first} alias={aliasOf(first.next)} />}
      {mayCall && opening && <CallAll list={list} tableId={opening} />}
      <ThenCalls
        seats={first && !mayCall ? [first, ...others] : others}
        aliasOf={aliasOf}
        fromNext={!mayCall}
      />
      {byTable(openSeats.filter(({ next }) => next === null)).map(([tableId, seats]) => (
        <NobodyNext key={tableId} seats={seats} />
      ))}
    </div>
  );
};
