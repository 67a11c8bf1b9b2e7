import { type OwnSeatAnswer } from '@cardroom/contracts';
import { Chips, FeltTable, readView, useLiveTable } from '@cardroom/design';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { HandSoFar } from './hand-so-far';
import { decimalOf } from './decimal-of';
import { OwnKeys } from './own-keys';
import { headersFor, tokenInAddress, useOwnSeat, useSeatOrders } from './own-seat';
import { PlayFrame } from './play-frame';
import { DealPromise } from './promise';

const Seat = ({ token, own }: { readonly token: string; readonly own: OwnSeatAnswer }) => {
  const { t } = useTranslation('play');
  const headers = useMemo(() => headersFor(token), [token]);
  const { view: seen, inStep, refused, shown } = useLiveTable(own.tableId, headers);
  const orders = useSeatOrders({ token, tableId: own.tableId, shown });
  const view = useMemo(() => seen && readView(seen), [seen]);
  if (refused !== null) return <p className="play-frame__gone">{t('player.over')}</p>;
  if (!view) return <main className="play-frame" aria-busy="true" />;
  const currency = view.isTournament ? null : own.room.currency;
  return (
    <Chips.Provider value={{ currency, unitMinor: view.unitMinor }}>
      <PlayFrame view={view} inStep={inStep} who={t('sheet.seatOf', { seat: own.seat, alias: own.alias })}>
        <main className="play-frame__room">
          <FeltTable table={view.picture} boardCards={view.hand ? view.boardCards : 0}>
            <DealPromise view={view} />
          </FeltTable>
          <HandSoFar view={view} />
        </main>
        <OwnKeys
          view={view}
          seat={own.seat}
          playerId={own.playerId}
          orders={orders}
          decimal={decimalOf(currency)}
        />
      </PlayFrame>
    </Chips.Provider>
  );
};

/** A player's own view of a dealt table: his cards, the clock, and his actions in one tap. */
export const SeatPage = () => {
  const { t } = useTranslation('play');
  const token = tokenInAddress();
  const { data, isPending } = useOwnSeat(token);
  if (token === '' || data === null) return <p className="play-frame__gone">{t('player.over')}</p>;
  if (isPending || !data) return <main className="play-frame" aria-busy="true" />;
  return <Seat token={token} own={data} />;
};
