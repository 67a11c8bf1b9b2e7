import { type CageWindowRow } from '@cardroom/contracts';
import { clockText, useLanguage } from '@cardroom/design';
import { Button } from '@mantine/core';
import { DoorOpen, Printer } from 'lucide-react';
import { useMay } from '../../orders/orders';
import { useRole } from '../../session/session';
import { useTexts } from '../../texts/texts';
import { Difference } from '../parts/difference';
import { reportFile } from '../registers/report-file';
import { useNameOf, useWindows } from '../use-cage';
import './count-window.css';
import { Flows } from './drawer';
import './windows.css';

const WindowCard = ({ row }: { readonly row: CageWindowRow }) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const nameOf = useNameOf();
  const { mayDo } = useRole();
  const { windowId, state, cashier, openedAt, lastCount } = row;
  return (
    <li className="window-card" data-window={windowId} data-state={state}>
      <header>
        <h2>{t('cage.window.named', { window: windowId })}</h2>
        <span>{t(`cage.window.state.${state}`)}</span>
      </header>
      <p>
        {nameOf(cashier)} · {t('cage.window.since', { time: clockText(Date.parse(openedAt), language) })}
      </p>
      <Flows row={row} />
      {lastCount && <Difference amount={lastCount.difference.total} />}
      {mayDo('read-cage-reports') && (
        <Button
          component="a"
          href={reportFile('window-statement', new URLSearchParams({ windowId, language }), 'pdf')}
          target="_blank"
          rel="noreferrer"
          variant="default"
          data-paper="window"
          leftSection={<Printer size={20} aria-hidden="true" />}
        >
          {t('cage.window.statement')}
        </Button>
      )}
    </li>
  );
};

/** All windows of the day, for whoever sits at none of them. */
export const Windows = ({ onOpen }: { readonly onOpen: () => void }) => {
  const { t } = useTexts();
  const may = useMay();
  const windows = useWindows();
  return (
    <section className="windows" aria-label={t('cage.window.all')}>
      {may('cashier/open-window') && (
        <Button
          data-open-window
          size="lg"
          leftSection={<DoorOpen size={22} aria-hidden="true" />}
          onClick={onOpen}
        >
          {t('cage.opening.title')}
        </Button>
      )}
      {windows.length === 0 && <p>{t('cage.window.none')}</p>}
      <ul>
        {windows.map((row) => (
          <WindowCard key={row.windowId} row={row} />
        ))}
      </ul>
    </section>
  );
};
