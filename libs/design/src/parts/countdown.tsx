import { useTranslation } from 'react-i18next';
import './countdown.css';
import { leftText } from '../words/time';
import { useNow } from './use-now';

/** What is left until an instant. Over time it says so in a word, not only in a colour. */
export const Countdown = ({
  until,
  soonMs = 60_000,
}: {
  readonly until: string;
  readonly soonMs?: number;
}) => {
  const { t } = useTranslation('design');
  const leftMs = Date.parse(until) - useNow();
  const urgency = leftMs <= 0 ? 'over' : leftMs <= soonMs ? 'soon' : 'calm';
  return (
    <span className="countdown" data-urgency={urgency}>
      {leftText(leftMs) ?? t('due')}
    </span>
  );
};
