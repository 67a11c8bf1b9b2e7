import { type CageTransferRow } from '@cardroom/contracts';
import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useBoard } from '../../boards/use-board';
import { useMay } from '../../orders/orders';
import { useShortcut } from '../../shell/use-shortcut';
import { useTexts } from '../../texts/texts';
import { OnTheWay } from '../window/on-the-way';
import { AskTransfer } from './ask-transfer';
import './fills-page.css';
import { TransferCard } from './transfer-card';

const states = ['asked', 'approved', 'sent', 'received'] as const;
const mostReceived = 12;

const timeOf = ({ receivedAt, sentAt, approvedAt, askedAt }: CageTransferRow): string =>
  receivedAt ?? sentAt ?? approvedAt ?? askedAt ?? '';

const inState = (rows: readonly CageTransferRow[], state: (typeof states)[number]) => {
  const found = rows.filter((row) => row.state === state);
  return state === 'received'
    ? found.sort((a, b) => timeOf(b).localeCompare(timeOf(a))).slice(0, mostReceived)
    : found.sort((a, b) => timeOf(a).localeCompare(timeOf(b)));
};

/** *Fills and credits*: each on its way from asked to received, with who did what. */
export const FillsPage = () => {
  const { t } = useTexts();
  const may = useMay();
  const rows = [...(useBoard('cage-transfers')?.values() ?? [])];
  const [isAsking, setAsking] = useState(false);
  useShortcut('a', () => may('cashier/ask-transfer') && setAsking(true));
  return (
    <div className="cage__page">
      <h1 className="visually-hidden">{t('cage.page.fills')}</h1>
      {may('cashier/ask-transfer') && (
        <Button
          data-ask
          leftSection={<Plus size={20} aria-hidden="true" />}
          rightSection={<kbd className="key">A</kbd>}
          onClick={() => setAsking(true)}
        >
          {t('cage.fill.ask')}
        </Button>
      )}
      <div className="fills">
        {states.map((state) => {
          const found = inState(rows, state);
          return (
            <section key={state} aria-label={t(`cage.fill.state.${state}`)} data-state={state}>
              <h2>
                {t(`cage.fill.state.${state}`)} <small>{found.length}</small>
              </h2>
              {found.map((row) => (
                <TransferCard key={row.transferId} row={row} />
              ))}
            </section>
          );
        })}
      </div>
      <OnTheWay />
      {isAsking && <AskTransfer onClose={() => setAsking(false)} />}
    </div>
  );
};
