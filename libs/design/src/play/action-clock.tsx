import { useTranslation } from 'react-i18next';
import { useNow } from '../parts/use-now';
import './action-clock.css';
import { clockLeft, secondToSay } from './clock-left';
import { type ClockInPlay } from './shapes';

const radius = 20;
const around = 2 * Math.PI * radius;

/** From here on three figures would not fit into the ring. */
const longSeconds = 100;
const minutesText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** What is left of a player's time: a ring, and the seconds in figures. The last ones, counted aloud, look different. */
export const ActionClock = ({ clock }: { readonly clock: ClockInPlay }) => {
  const { t } = useTranslation('play');
  const { seconds, part, urgency } = clockLeft(clock, useNow());
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
      <strong aria-hidden="true" data-long={seconds >= longSeconds || undefined}>
        {seconds >= longSeconds ? minutesText(seconds) : seconds}
      </strong>
    </span>
  );
};

interface TableClockProps {
  readonly clock: ClockInPlay;
  /** Whose time it is. */
  readonly alias: string;
}

/** Time that was called, in the middle of the table and large enough for the seat opposite; and at marks, aloud. */
export const TableClock = ({ clock, alias }: TableClockProps) => {
  const { t } = useTranslation('play');
  const left = clockLeft(clock, useNow());
  const said = secondToSay(left);
  const isLarge = clock.kind === 'time-call' || left.urgency === 'last';
  const call = clock.kind === 'time-call' ? t('clock.called', { alias }) : '';
  return (
    <>
      {isLarge && (
        <p className="table-clock" data-urgency={left.urgency} aria-hidden="true">
          <strong>{left.seconds}</strong>
          <span>{alias}</span>
        </p>
      )}
      <span className="visually-hidden" role="status" data-clock-said>
        {said === null && call}
        {said === 0 && t('clock.over', { seat: clock.seat })}
        {said !== null && said > 0 && t('clock.say', { count: said, seat: clock.seat })}
      </span>
    </>
  );
};
