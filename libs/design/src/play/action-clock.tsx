import { useTranslation } from 'react-i18next';
import { useNow } from '../parts/use-now';
import './action-clock.css';
import { type ClockInPlay } from './shapes';

const radius = 20;
const around = 2 * Math.PI * radius;

/** What is left of a player's time: a ring, and the seconds in figures. The last ones, counted aloud, look different. */
export const ActionClock = ({ clock }: { readonly clock: ClockInPlay }) => {
  const { t } = useTranslation('play');
  const nowMs = useNow();
  const leftMs = Math.max(0, clock.endsAt === null ? (clock.leftMs ?? 0) : Date.parse(clock.endsAt) - nowMs);
  const whole = clock.wholeMs > 0 ? Math.ceil(clock.wholeMs / 1_000) : Infinity;
  const seconds = Math.min(whole, Math.ceil(leftMs / 1_000));
  const part = clock.wholeMs > 0 ? Math.min(1, leftMs / clock.wholeMs) : 0;
  const urgency = clock.endsAt === null ? 'stopped' : leftMs <= clock.lastMs ? 'last' : 'calm';
  return (
    <span
      className="action-clock"
      role="timer"
      data-urgency={urgency}
      aria-label={t(urgency === 'stopped' ? 'clock.stopped' : 'clock.left', { count: seconds })}
    >
      <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">
        <circle cx="24" cy="24" r={radius} className="action-clock__whole" />
        <circle
          cx="24"
          cy="24"
          r={radius}
          className="action-clock__left"
          strokeDasharray={around}
          strokeDashoffset={around * (1 - part)}
        />
      </svg>
      <strong aria-hidden="true">{seconds}</strong>
    </span>
  );
};
