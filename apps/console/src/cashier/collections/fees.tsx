import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useBoard, useTables } from '../../boards/use-board';
import { useMay } from '../../orders/orders';
import { useTexts } from '../../texts/texts';
import { Choice } from '../parts/choice';
import { Refusal } from '../parts/refusal';
import { useCageOrder } from '../use-cage-order';

const kinds = ['rent', 'per-hand', 'rake'] as const;

/** Which one fee a table takes: kinds are never mixed at a table, and the room says why where they would be. */
export const Fees = () => {
  const { t } = useTexts();
  const may = useMay();
  const rows = useBoard('cage-collections');
  const tables = (useTables() ?? []).filter(({ state }) => state !== 'closed');
  const [tableId, setTableId] = useState('');
  const chosen = tableId || (tables[0]?.tableId ?? '');
  const { order, problem, forget } = useCageOrder(`fee-${chosen}`);
  if (!may('cashier/set-table-fee') || tables.length === 0) return null;
  return (
    <section className="boxes fees" aria-label={t('cage.fee.title')}>
      <h2>{t('cage.fee.title')}</h2>
      <NativeSelect
        size="lg"
        aria-label={t('cage.box.table')}
        data={tables.map((each) => ({
          value: each.tableId,
          label: t('cage.place.tray', { table: each.number }),
        }))}
        value={chosen}
        onChange={({ currentTarget }) => {
          forget();
          setTableId(currentTarget.value);
        }}
      />
      <Choice
        label={t('cage.fee.kindOf')}
        answers={kinds.map((each) => [each, t(`cage.fee.kind.${each}`)] as const)}
        chosen={rows?.get(chosen)?.fee ?? null}
        onChoose={(fee) => void order('cashier/set-table-fee', { tableId: chosen, fee })}
      />
      <Refusal problem={problem} />
    </section>
  );
};
