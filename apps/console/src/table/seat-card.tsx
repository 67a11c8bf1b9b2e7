import { type ListEntryShape, type SeatShape, type TableRow } from '@cardroom/contracts';
import { amountText, Countdown, SeatSign, useLanguage, useNow, waitText } from '@cardroom/design';
import { BellRing } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Accept } from '../moves/proposal';
import { OrderButton } from '../orders/order-button';
import { useSession } from '../session/session';
import { useTexts } from '../texts/texts';
import { AbsentOrders, WalkButton } from './absence';
import './seat-card.css';
import { TakeSeat } from './take-seat';
import { useClaim } from './use-claim';

export interface NextForSeat {
  readonly entry: ListEntryShape;
  readonly isNow: boolean;
}

interface SeatCardProps {
  readonly table: TableRow;
  readonly seat: SeatShape;
  /** Who is to be called for this free seat, and whether his turn is now. */
  readonly next: NextForSeat | undefined;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

/** A seated player: since when. Any other state: its word, and how long it still lasts. */
const Standing = ({ seat: { state, alias, since, until } }: { readonly seat: SeatShape }) => {
  const { t: word } = useTranslation('design');
  const nowMs = useNow('minute');
  const isSeated = state === 'seated';
  return (
    <span className="seat-card__standing">
      <SeatSign state={state} size={14} />
      {alias && !isSeated && word(`seatState.${state}`)}
      {isSeated && since && waitText(nowMs - Date.parse(since))}
      {until && <Countdown until={until} />}
    </span>
  );
};

/** What else is to be known of a seat: sign and word together. */
const SeatMarks = ({ seat }: { readonly seat: SeatShape }) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { currency } = useSession().room;
  const { rentDue, wants = [], moving, mustMovePlace, playedOver, flags = [], guests = [] } = seat;
  const marks = [
    ...(rentDue
      ? [['rent', t('mark.rent', { amount: amountText(rentDue, currency, language) })] as const]
      : []),
    ...(seat.mustBringBack ? [['rent', t('mark.bringBack')] as const] : []),
    ...flags.map((flag) => ['flag', t(`flag.${flag}`)] as const),
    ...(guests.length > 0 ? [['wish', t('mark.guests', { count: guests.length })] as const] : []),
    ...(moving ? [['move', t('mark.moving', { table: moving.to.tableNumber })] as const] : []),
    ...(mustMovePlace ? [['move', t('mark.mustMove', { place: mustMovePlace })] as const] : []),
    ...wants.map((kind) => ['wish', t(`mark.${kind}`)] as const),
    ...(playedOver ? [['wish', t('mark.playedOver', { alias: playedOver.alias })] as const] : []),
  ];
  if (marks.length === 0) return null;
  return (
    <p className="seat-card__marks">
      {marks.map(([kind, text]) => (
        <span key={text} data-kind={kind}>
          {text}
        </span>
      ))}
    </p>
  );
};

/** One tap for the claim that stands before the list: who, the rule stands in the panel. */
const Claim = ({ table, seat }: Pick<SeatCardProps, 'table' | 'seat'>) => {
  const claim = useClaim(table, seat.seat);
  return claim ? <Accept proposal={claim} offer={claim.first} className="seat-card__order" /> : null;
};

/** The one tap that a seat usually asks for: call for a free one, seat on a reserved one. */
const UsualOrder = ({ table, seat, next }: Pick<SeatCardProps, 'table' | 'seat' | 'next'>) => {
  const { t } = useTexts();
  if (seat.absent) return <AbsentOrders table={table} seat={seat} />;
  if (seat.state === 'reserved')
    return (
      <TakeSeat className="seat-card__order" table={table} seat={seat} isCalled={seat.entryId !== null} />
    );
  if (seat.state !== 'free') return null;
  if (!next) return <Claim table={table} seat={seat} />;
  const { entryId, alias } = next.entry;
  if (!next.isNow) return <p className="seat-card__then">{t('call.then', { alias })}</p>;
  return (
    <OrderButton
      className="seat-card__order"
      order={{
        name: 'call-player',
        body: { entryId, tableId: table.tableId, seat: seat.seat },
        about: entryId,
      }}
      label={t('call.next', { alias })}
      icon={<BellRing size={18} aria-hidden="true" />}
    />
  );
};

/** A seat at the big oval: who, since when, in which state; its body chooses it for the panel. */
export const SeatCard = ({ table, seat, next, chosen, onChoose }: SeatCardProps) => {
  const { t } = useTexts();
  const { t: word } = useTranslation('design');
  const state = word(`seatState.${seat.state}`);
  return (
    <div className="seat-card" data-state={seat.state} data-chosen={chosen}>
      <button type="button" className="seat-card__body" aria-pressed={chosen} onClick={onChoose}>
        <span className="visually-hidden">
          {t('seat.label', { seat: seat.seat, state, alias: seat.alias ?? '' }).trim()}
        </span>
        <span className="seat-card__face" aria-hidden="true">
          <span className="seat-card__number">{seat.seat}</span>
          <span className="seat-card__who">
            <strong>{seat.alias ?? state}</strong>
            <Standing seat={seat} />
          </span>
        </span>
      </button>
      {seat.state === 'seated' && <WalkButton table={table} seat={seat} />}
      <SeatMarks seat={seat} />
      <UsualOrder table={table} seat={seat} next={next} />
    </div>
  );
};
