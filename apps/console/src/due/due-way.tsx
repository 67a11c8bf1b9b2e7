import { AlarmClock } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useShortcut } from '../shell/use-shortcut';
import { useTexts } from '../texts/texts';
import './due.css';
import { DueSheet } from './due-sheet';
import { useDueChime, useDueSignals } from './due-signals';
import { useDue } from './use-due';
import { useTableCalls } from './use-table-calls';

/** In the rail of every page: how much is due, and one tap to all of it. */
export const DueWay = () => {
  const { t } = useTexts();
  const due = useDue();
  const calls = useTableCalls();
  const signals = useDueSignals();
  const [opened, setOpened] = useState(false);
  const wanted = useMemo(() => [...calls, ...due.over], [calls, due.over]);
  useDueChime(wanted, signals.sound);
  useShortcut('e', () => setOpened(true));
  const over = wanted.length;
  const all = over + due.running.length;
  return (
    <>
      <button
        type="button"
        className="rail__way due-way"
        data-over={over > 0}
        data-colour={signals.colour}
        data-here={opened || undefined}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        <span className="due-way__sign">
          <AlarmClock size={24} aria-hidden="true" />
          {all > 0 && <strong aria-hidden="true">{over > 0 ? over : all}</strong>}
        </span>
        {t('rail.due')}
        <span className="visually-hidden" role="status">
          {[
            ...(calls.length > 0 ? [t('due.spokenCalls', { count: calls.length })] : []),
            ...(due.over.length > 0 ? [t('due.spoken', { count: due.over.length })] : []),
          ].join(', ')}
        </span>
      </button>
      <DueSheet due={due} calls={calls} signals={signals} opened={opened} onClose={() => setOpened(false)} />
    </>
  );
};
