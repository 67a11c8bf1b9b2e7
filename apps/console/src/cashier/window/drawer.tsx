import { type CageWindowRow } from '@cardroom/contracts';
import { clockText, useLanguage } from '@cardroom/design';
import { Button } from '@mantine/core';
import { Scale } from 'lucide-react';
import { useMay } from '../../orders/orders';
import { useTexts } from '../../texts/texts';
import { useMoney } from '../parts/use-money';
import { useEntries } from '../use-cage';
import './drawer.css';
import { Entries } from './entries';
import { useEntryWords } from './entry-words';

const mostEntries = 40;

/** What went over the counter by kind. What should lie in the drawer is not said: it is counted blind. */
export const Flows = ({ row }: { readonly row: CageWindowRow }) => {
  const { t } = useTexts();
  const { say } = useMoney();
  const wordsOf = useEntryWords();
  return (
    <dl className="flows">
      <div>
        <dt>{t('cage.window.float')}</dt>
        <dd>{say(row.float.total)}</dd>
      </div>
      {Object.entries(row.flows).map(([type, { count, amount }]) => (
        <div key={type} data-flow={type}>
          <dt>
            {wordsOf(type)} <small>{count}</small>
          </dt>
          <dd>{say(amount)}</dd>
        </div>
      ))}
    </dl>
  );
};

/** The right side of the window: float, totals, last entries, and the way to the count. */
export const Drawer = ({ row, onCount }: { readonly row: CageWindowRow; readonly onCount: () => void }) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const may = useMay();
  const entries = useEntries(row.windowId).slice(0, mostEntries);
  return (
    <aside className="drawer" aria-label={t('cage.window.drawer')}>
      <header>
        <h2>{t('cage.window.named', { window: row.windowId })}</h2>
        <p>{t('cage.window.since', { time: clockText(Date.parse(row.openedAt), language) })}</p>
      </header>
      <Flows row={row} />
      {may('cashier/count-window') && (
        <Button
          variant="default"
          data-count
          leftSection={<Scale size={20} aria-hidden="true" />}
          rightSection={<kbd className="key">W</kbd>}
          onClick={onCount}
        >
          {t('cage.window.count')}
        </Button>
      )}
      <h3>{t('cage.entry.last')}</h3>
      <div className="drawer__entries">
        <Entries entries={entries} />
      </div>
    </aside>
  );
};
