import '@mantine/dates/styles.css';
import 'dayjs/locale/fr';
import { clockText, dateAndTimeOf, dayText, instantAt, useLanguage } from '@cardroom/design';
import { Button, TextInput } from '@mantine/core';
import { DatePickerInput } from '@mantine/dates';
import { useState } from 'react';
import { useTexts } from '../texts/texts';
import './past-picker.css';

const minutesBack = [5, 15, 30, 60] as const;

/** Whatever way it is typed: `21:14`, `2114`, `21h14`, `9.05`. */
const timeOf = (typed: string): string => {
  const [, hours = '', minutes = ''] = /^(\d{1,2})\D?(\d{2})$/.exec(typed.trim()) ?? [];
  return `${hours.padStart(2, '0')}:${minutes}`;
};

interface PastPickerProps {
  readonly nowMs: number;
  readonly onPick: (at: string) => void;
}

/** One tap for the last hour; date and time for any other minute. */
export const PastPicker = ({ nowMs, onPick }: PastPickerProps) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const [date, setDate] = useState<string | null>(null);
  const [time, setTime] = useState('');
  const today = dateAndTimeOf(nowMs).date;
  const chosenMs = instantAt(date ?? today, timeOf(time));
  const pickTyped = () => {
    if (chosenMs !== null) onPick(new Date(chosenMs).toISOString());
  };
  return (
    <div className="past-picker">
      <div className="past-picker__back" role="group" aria-label={t('past.back')}>
        {minutesBack.map((minutes) => {
          const atMs = nowMs - minutes * 60_000;
          return (
            <button key={minutes} type="button" onClick={() => onPick(new Date(atMs).toISOString())}>
              <span className="visually-hidden">{t('past.minutesAgo', { count: minutes })}</span>
              <strong aria-hidden="true">{t('past.minutesBack', { count: minutes })}</strong>
              <span aria-hidden="true">{clockText(atMs, language)}</span>
            </button>
          );
        })}
      </div>
      <form
        className="past-picker__any"
        onSubmit={(event) => {
          event.preventDefault();
          pickTyped();
        }}
      >
        <DatePickerInput
          aria-label={`${t('past.date')} ${dayText(date ?? today, language)}`}
          locale={language}
          valueFormatter={() => dayText(date ?? today, language)}
          maxDate={today}
          value={date ?? today}
          onChange={setDate}
        />
        <TextInput
          className="past-picker__time"
          aria-label={t('past.time')}
          placeholder="21:14"
          inputMode="numeric"
          maxLength={5}
          value={time}
          onChange={({ currentTarget }) => setTime(currentTarget.value)}
        />
        <Button type="submit" variant="default" disabled={chosenMs === null}>
          {t('past.show')}
        </Button>
      </form>
    </div>
  );
};
