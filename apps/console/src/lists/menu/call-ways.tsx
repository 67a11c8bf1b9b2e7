import { type ListEntryShape } from '@cardroom/contracts';
import { useNow } from '@cardroom/design';
import {
  BellRing,
  CircleX,
  Footprints,
  Hourglass,
  LogOut,
  MoveDown,
  Timer,
  Undo,
  UserRoundPlus,
} from 'lucide-react';
import { type ReactNode } from 'react';
import { useMoreTime } from '../../boards/use-more-time';
import { useTexts } from '../../texts/texts';
import { isUnanswered, otherPrices, type Price, priceOf } from '../house-choice';
import { OrderItem } from './order-item';

const size = 20;
const icons: Readonly<Record<Price, ReactNode>> = {
  hold: <Hourglass size={size} aria-hidden="true" />,
  bottom: <MoveDown size={size} aria-hidden="true" />,
  off: <CircleX size={size} aria-hidden="true" />,
  keepPlace: <Undo size={size} aria-hidden="true" />,
  pass: <UserRoundPlus size={size} aria-hidden="true" />,
};

const minutesOut = [10, 20, 30] as const;

interface OfEntry {
  readonly entry: ListEntryShape;
}

/** Ends the call at another price than the house's own: as not answered once its time is over, else as declined. */
const OtherPrices = ({ entry }: OfEntry) => {
  const { t } = useTexts();
  const nowMs = useNow();
  const { entryId, call } = entry;
  if (!call) return null;
  const miss = isUnanswered(entry, nowMs) ? 'no-answer' : 'declined';
  const about = entryId;
  return otherPrices(priceOf(miss, entry)).map((then) => (
    <OrderItem
      key={then}
      icon={icons[then]}
      order={
        miss === 'declined'
          ? { name: 'decline-call', body: { entryId, then }, about }
          : { name: 'expire-call', body: { entryId, call: call.call, then }, about }
      }
    >
      {t(`call.${miss}_${then}`)}
    </OrderItem>
  ));
};

/** Out of the room, with the time at which he said to be back. */
const GoesOut = ({ entry: { entryId } }: OfEntry) => {
  const { t } = useTexts();
  return (
    <>
      <OrderItem
        order={{ name: 'mark-out', body: { entryId }, about: entryId }}
        icon={<LogOut size={size} aria-hidden="true" />}
      >
        {t('entry.markOut')}
      </OrderItem>
      {minutesOut.map((minutes) => (
        <OrderItem
          key={minutes}
          order={{ name: 'mark-out', body: { entryId, minutes }, about: entryId }}
          icon={<LogOut size={size} aria-hidden="true" />}
        >
          {t('entry.markOutFor', { count: minutes })}
        </OrderItem>
      ))}
    </>
  );
};

/** What else a running call, or a name that waits, can be told. */
export const CallWays = ({ entry }: OfEntry) => {
  const { t } = useTexts();
  const { entryId, call, state } = entry;
  const body = { entryId };
  const about = entryId;
  const { mostTimes, minutes } = useMoreTime();
  return (
    <>
      {call && !call.answered && (
        <OrderItem
          order={{ name: 'answer-call', body, about }}
          icon={<Footprints size={size} aria-hidden="true" />}
        >
          {t('call.onTheWay')}
        </OrderItem>
      )}
      {call && !call.answered && !call.repeated && (
        <OrderItem
          order={{ name: 'call-again', body, about }}
          icon={<BellRing size={size} aria-hidden="true" />}
        >
          {t('call.again')}
        </OrderItem>
      )}
      {call && !call.answered && (call.moreTimes ?? 0) < mostTimes && (
        <OrderItem
          order={{ name: 'give-more-time', body, about }}
          icon={<Timer size={size} aria-hidden="true" />}
        >
          {t('call.moreTime', { count: minutes })}
        </OrderItem>
      )}
      <OtherPrices entry={entry} />
      {state === 'waiting' && <GoesOut entry={entry} />}
    </>
  );
};
