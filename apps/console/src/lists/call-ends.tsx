import { type ListEntryShape } from '@cardroom/contracts';
import { useNow } from '@cardroom/design';
import { OrderButton } from '../orders/order-button';
import { useTexts } from '../texts/texts';
import './call-ends.css';
import { type Miss, priceOf } from './house-choice';

interface CallEndProps {
  readonly entry: ListEntryShape;
}

/** A button that changes its meaning at the end of the answer time cannot be tapped in the moment it does. */
const settlingMs = 1_500;

const usePrice = () => {
  const { t } = useTexts();
  return (miss: Miss, entry: ListEntryShape) => {
    const price = priceOf(miss, entry);
    return price ? { detail: t(`call.then_${price}`) } : {};
  };
};

/** While the time to answer runs: a second call. Once it is over: no answer, with what the house makes it cost. */
export const NoAnswer = ({ entry }: CallEndProps) => {
  const { t } = useTexts();
  const priceOfIt = usePrice();
  const nowMs = useNow();
  const { entryId, alias, call } = entry;
  if (!call || call.answered) return null;
  const overMs = Date.parse(call.answerBy);
  if (nowMs < overMs)
    return (
      <OrderButton
        notYet={call.repeated === true}
        order={{ name: 'call-again', body: { entryId }, about: entryId }}
        label={t('call.again')}
        about={alias}
        variant="default"
        className="call-end"
      />
    );
  return (
    <OrderButton
      order={{ name: 'expire-call', body: { entryId, call: call.call }, about: entryId }}
      label={t('call.noAnswer')}
      about={alias}
      {...priceOfIt('no-answer', entry)}
      variant="default"
      className="call-end"
      notYet={nowMs < overMs + settlingMs}
    />
  );
};

/** The player lets the call pass: what the house makes it cost stands on the button. */
export const Declines = ({ entry }: CallEndProps) => {
  const { t } = useTexts();
  const priceOfIt = usePrice();
  const { entryId, alias } = entry;
  return (
    <OrderButton
      order={{ name: 'decline-call', body: { entryId }, about: entryId }}
      label={t('call.declined')}
      about={alias}
      {...priceOfIt('declined', entry)}
      variant="default"
      className="call-end"
    />
  );
};
