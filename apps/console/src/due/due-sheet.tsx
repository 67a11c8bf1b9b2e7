import { Drawer, Switch } from '@mantine/core';
import { Palette, Volume2 } from 'lucide-react';
import { useTexts } from '../texts/texts';
import { DueRow } from './due-row';
import './due.css';
import { type useDueSignals } from './due-signals';
import { MissedRents } from './missed-rent';
import { TableCalls } from './table-calls';
import { type Due } from './use-due';
import { type TableCall } from './use-table-calls';
import { useMissedRent } from './use-missed-rent';

interface DueSheetProps {
  readonly due: Due;
  readonly calls: readonly TableCall[];
  readonly signals: ReturnType<typeof useDueSignals>;
  readonly opened: boolean;
  readonly onClose: () => void;
}

const Signals = ({ signals }: Pick<DueSheetProps, 'signals'>) => {
  const { t } = useTexts();
  return (
    <div className="due-sheet__signals">
      <Switch
        size="lg"
        label={
          <>
            <Volume2 size={20} aria-hidden="true" /> {t('due.sound')}
          </>
        }
        checked={signals.sound}
        onChange={({ currentTarget }) => signals.setSound(currentTarget.checked)}
      />
      <Switch
        size="lg"
        label={
          <>
            <Palette size={20} aria-hidden="true" /> {t('due.colour')}
          </>
        }
        checked={signals.colour}
        onChange={({ currentTarget }) => signals.setColour(currentTarget.checked)}
      />
    </div>
  );
};

/** *Due*: what tables call for, then everything that runs out in one order of time, over whichever page is open. */
export const DueSheet = ({ due, calls, signals, opened, onClose }: DueSheetProps) => {
  const { t } = useTexts();
  const missed = useMissedRent().length;
  const groups = [
    { name: 'now', items: due.over },
    { name: 'later', items: due.running },
  ] as const;
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size={440}
      title={t('due.title')}
      closeButtonProps={{ 'aria-label': t('close') }}
      classNames={{ content: 'due-sheet', body: 'due-sheet__body' }}
    >
      <div data-colour={signals.colour} className="due-sheet__list">
        <TableCalls calls={calls} onGo={onClose} />
        {groups.map(
          ({ name, items }) =>
            items.length > 0 && (
              <section key={name} aria-label={t(`due.${name}`)}>
                <h3>
                  {t(`due.${name}`)} <small>{items.length}</small>
                </h3>
                <ul>
                  {items.map((item) => (
                    <DueRow key={item.key} item={item} isOver={name === 'now'} onGo={onClose} />
                  ))}
                </ul>
              </section>
            ),
        )}
        <MissedRents onGo={onClose} />
        {due.over.length + due.running.length + calls.length + missed === 0 && <p>{t('due.none')}</p>}
      </div>
      <Signals signals={signals} />
    </Drawer>
  );
};
