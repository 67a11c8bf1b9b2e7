import { type FloorCommandBody, type SeatShape } from '@cardroom/contracts';
import { Button } from '@mantine/core';
import { Flag, UserMinus, UserPlus } from 'lucide-react';
import { OrderButton } from '../orders/order-button';
import { useMay, useOrders } from '../orders/orders';
import { useQuestions } from '../orders/questions';
import { useTexts } from '../texts/texts';
import { type OfSeat } from './absence';
import './chips.css';

type SeatFlag = FloorCommandBody<'flag-seat'>['flag'];

const flagsFor = ({ state }: SeatShape): readonly SeatFlag[] =>
  state === 'free' ? ['non-player'] : ['wants-chips', 'wants-drinks', 'no-chips', 'racked', 'leaving'];

/** What is noted of a seat until it is settled: one tap notes it, one takes the note away. */
export const SeatFlags = ({ table: { tableId }, seat: whole }: OfSeat) => {
  const { t } = useTexts();
  const may = useMay();
  const { give, underWay } = useOrders();
  const { seat, flags = [] } = whole;
  const about = `seat-${tableId}-${seat}`;
  if (!may('flag-seat')) return null;
  return (
    <section className="chips" aria-label={t('flag.title')}>
      <h3>{t('flag.title')}</h3>
      <div className="chips__row">
        {flagsFor(whole).map((flag) => (
          <button
            key={flag}
            type="button"
            className="chip"
            data-flag={flag}
            aria-pressed={flags.includes(flag)}
            disabled={underWay(about) !== undefined}
            onClick={() =>
              void give({
                name: flags.includes(flag) ? 'clear-seat-flag' : 'flag-seat',
                body: { tableId, seat, flag },
                about,
              })
            }
          >
            <Flag size={16} aria-hidden="true" />
            {t(`flag.${flag}`)}
          </button>
        ))}
      </div>
    </section>
  );
};

/** A guest whose name is noted. */
const useAdmitting = ({ table: { tableId }, seat: { seat, alias } }: OfSeat) => {
  const { t } = useTexts();
  const { give } = useOrders();
  const { wordFor } = useQuestions();
  return async () => {
    const wanted = { label: t('guest.name'), go: t('guest.admitDo'), pattern: /^.{1,24}$/ };
    const guestName = await wordFor(t('guest.admit', { alias: alias ?? '' }), t('guest.nameWhy'), wanted);
    if (guestName === null) return;
    const body = { tableId, seat, guestName };
    await give({ name: 'admit-guest', body, about: `seat-${tableId}-${seat}` });
  };
};

/** Who watches behind a player; an objection ends it for as long as he keeps the seat (RRP-2.2.26). */
export const Guests = ({ table, seat: whole }: OfSeat) => {
  const { t } = useTexts();
  const may = useMay();
  const admitNamed = useAdmitting({ table, seat: whole });
  const { tableId } = table;
  const { seat, alias, guests = [], guestObjected } = whole;
  const named = guests.flatMap(({ name }) => name ?? []);
  const body = { tableId, seat };
  const about = `seat-${tableId}-${seat}`;
  return (
    <>
      {guestObjected && <p className="panel__reason">{t('guest.objected')}</p>}
      {named.length > 0 && <p className="panel__none">{t('guest.named', { names: named.join(', ') })}</p>}
      {guests.length > 0 && (
        <div className="panel__pair">
          <OrderButton
            order={{ name: 'end-guest', body, about }}
            label={t('guest.leaves')}
            icon={<UserMinus size={20} aria-hidden="true" />}
            variant="default"
          />
          <OrderButton
            order={{ name: 'object-to-guest', body, about }}
            label={t('guest.object')}
            variant="default"
          />
        </div>
      )}
      {!guestObjected && may('admit-guest') && (
        <div className="panel__pair">
          <OrderButton
            order={{ name: 'admit-guest', body, about }}
            label={t('guest.admit', { alias: alias ?? '' })}
            icon={<UserPlus size={20} aria-hidden="true" />}
            variant="default"
          />
          <Button variant="default" data-named-guest onClick={() => void admitNamed()}>
            {t('guest.byName')}
          </Button>
        </div>
      )}
    </>
  );
};
