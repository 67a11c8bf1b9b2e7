import { type ReceiptRow } from '@cardroom/contracts';
import { Countdown, useLiveBoard } from '@cardroom/design';
import { BellRing, Footprints } from 'lucide-react';
import { useTexts } from '../texts/texts';
import { type useOrder } from '../use-order';

/** How often, and by how many minutes, the house lets a called player have more time. */
const useMoreTime = () => {
  const settings = useLiveBoard('room')?.get('room')?.settings;
  return {
    mostTimes: Number(settings?.['callMoreTimeTimes'] ?? 0),
    minutes: Number(settings?.['callMoreTimeMinutes'] ?? 0),
  };
};

interface CalledProps {
  readonly entryId: string;
  readonly call: NonNullable<ReceiptRow['call']>;
  readonly order: Pick<ReturnType<typeof useOrder>, 'give' | 'running'>;
}

/** His seat is reserved: where, how long, and the two answers. */
export const Called = ({ entryId, call, order: { give, running } }: CalledProps) => {
  const { t } = useTexts();
  const body = { entryId };
  const { mostTimes, minutes } = useMoreTime();
  const givesMoreTime = !call.answered && (call.moreTimes ?? 0) < mostTimes;
  const busy = { 'aria-busy': running !== null, disabled: running !== null };
  return (
    <section className="called" aria-live="assertive">
      <h2>
        {call.answered ? (
          <Footprints size={40} aria-hidden="true" />
        ) : (
          <BellRing size={40} aria-hidden="true" />
        )}
        {call.answered ? t('called.kept') : t('called.ready')}
      </h2>
      <p className="called__seat">{t('called.seat', { table: call.tableNumber, seat: call.seat })}</p>
      {call.answered && call.keptUntil && (
        <p className="called__left">
          {t('called.keptFor')} <Countdown until={call.keptUntil} />
        </p>
      )}
      {!call.answered && (
        <>
          <p className="called__left">
            {t('called.answerWithin')} <Countdown until={call.answerBy} />
          </p>
          <button
            type="button"
            className="big-button"
            {...busy}
            onClick={() => void give({ name: 'answer-call', body })}
          >
            {t('called.onMyWay')}
          </button>
        </>
      )}
      {givesMoreTime && (
        <button
          type="button"
          className="big-button"
          data-quiet
          {...busy}
          onClick={() => void give({ name: 'give-more-time', body })}
        >
          {t('called.moreTime', { count: minutes })}
        </button>
      )}
      <button
        type="button"
        className="big-button"
        data-quiet
        {...busy}
        onClick={() => void give({ name: 'decline-call', body })}
      >
        {t('called.pass')}
      </button>
    </section>
  );
};
