import { clockText, dateAndTimeOf, dateText, leftText, useLanguage, useNow } from '@cardroom/design';
import { ActionIcon, Button, TextInput } from '@mantine/core';
import { CircleStop, FilePenLine, Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { Trans } from 'react-i18next';
import { useTexts } from '../texts/texts';
import { useKeyingIn } from './keying-in';
import './keying-in.css';
import { minutesLater, momentOnPaper, withinReach } from './paper-time';

const steps = [-10, -1, 1, 10] as const;

interface PartProps {
  readonly atMs: number;
  readonly onTime: (atMs: number) => void;
}

/** The time typed: taken as soon as it is one, with Enter or on leaving the field. */
const TypedTime = ({ atMs, onTime }: PartProps) => {
  const { t } = useTexts();
  const [typed, setTyped] = useState<string | null>(null);
  const shown = dateAndTimeOf(atMs).time;
  const take = () => {
    const moment = typed === null ? null : momentOnPaper(typed, Date.now());
    if (moment !== null) onTime(moment);
    setTyped(null);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        take();
      }}
    >
      <TextInput
        className="keying-in__typed"
        aria-label={t('keyIn.time')}
        inputMode="numeric"
        maxLength={5}
        autoComplete="off"
        value={typed ?? shown}
        error={typed !== null && typed.length >= 4 && momentOnPaper(typed, Date.now()) === null}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={take}
      />
    </form>
  );
};

const Steps = ({ atMs, onTime }: PartProps) => {
  const { t } = useTexts();
  const step = (minutes: number) => {
    const label = t(minutes < 0 ? 'keyIn.back' : 'keyIn.on', { count: Math.abs(minutes) });
    const to = withinReach(minutesLater(atMs, minutes), Date.now());
    const Sign = minutes < 0 ? Minus : Plus;
    return (
      <ActionIcon
        key={minutes}
        variant="default"
        className="keying-in__step"
        aria-label={label}
        disabled={to === atMs}
        onClick={() => onTime(to)}
      >
        <Sign size={16} aria-hidden="true" />
        <span aria-hidden="true">{Math.abs(minutes)}</span>
      </ActionIcon>
    );
  };
  return (
    <div className="keying-in__steps" role="group" aria-label={t('keyIn.time')}>
      {steps.filter((minutes) => minutes < 0).map(step)}
      <TypedTime atMs={atMs} onTime={onTime} />
      {steps.filter((minutes) => minutes > 0).map(step)}
    </div>
  );
};

/** How long until it ends; apart, so that only this is drawn each second. */
const Ends = ({ endsAtMs }: { readonly endsAtMs: number }) => {
  const { t } = useTexts();
  const nowMs = useNow('second');
  return <small>{t('keyIn.ends', { time: leftText(endsAtMs - nowMs) ?? '0:00' })}</small>;
};

/** While it is shown, nothing done on this screen has the time of now. */
export const KeyingInBar = () => {
  const { t, i18n } = useTexts();
  const { language } = useLanguage();
  const nowMs = useNow('minute');
  const { atMs, endsAtMs, keyInAt, stop } = useKeyingIn();
  if (atMs === null) return null;
  const isToday = dateAndTimeOf(atMs).date === dateAndTimeOf(nowMs).date;
  const day = isToday ? t('keyIn.today') : t('keyIn.yesterday', { date: dateText(atMs, language) });
  return (
    <section className="keying-in" aria-label={t('keyIn.bar')}>
      <FilePenLine size={30} aria-hidden="true" />
      <p className="keying-in__what" role="status">
        <span>
          <Trans
            i18n={i18n}
            t={t}
            i18nKey="keyIn.now"
            values={{ time: clockText(atMs, language) }}
            components={{ time: <strong /> }}
          />{' '}
          <span className="keying-in__day">({day})</span>
        </span>
        <small>{t('keyIn.everything')}</small>
      </p>
      <Steps atMs={atMs} onTime={(to) => keyInAt(withinReach(to, Date.now()))} />
      <div className="keying-in__end">
        <Button color="lamp" leftSection={<CircleStop size={20} aria-hidden="true" />} onClick={stop}>
          {t('keyIn.stop')}
        </Button>
        <Ends endsAtMs={endsAtMs} />
      </div>
    </section>
  );
};
