import { type CageBoxRow } from '@cardroom/contracts';
import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useBoard, useTables } from '../../boards/use-board';
import { useMay } from '../../orders/orders';
import { useTexts } from '../../texts/texts';
import { ChipCount } from '../parts/chip-count';
import { useCount } from '../parts/count';
import { Difference } from '../parts/difference';
import { Refusal } from '../parts/refusal';
import { SecondPerson } from '../parts/second-person';
import { useMoney } from '../parts/use-money';
import { useFaces, useTableOf } from '../use-cage';
import { useCageOrder } from '../use-cage-order';
import '../parts/line.css';

const kinds = ['rake', 'per-hand', 'jackpot'] as const;

const CountBox = ({ row, onClose }: { readonly row: CageBoxRow; readonly onClose: () => void }) => {
  const { t } = useTexts();
  const count = useCount(useFaces());
  const { refusalOf } = useCageOrder(`box-${row.boxId}`);
  return (
    <SecondPerson
      title={t('cage.box.countTitle', { kind: t(`cage.box.kind.${row.kind}`) })}
      go={t('cage.box.countGo')}
      autoFocus={false}
      onSign={(secondCode) =>
        refusalOf('cashier/count-box', { boxId: row.boxId, chips: count.chips, secondCode })
      }
      onClose={onClose}
    >
      <ChipCount
        count={count}
        label={t('cage.box.countGo')}
        autoFocus
        onDone={() => document.querySelector<HTMLInputElement>('[data-second-code]')?.focus()}
      />
    </SecondPerson>
  );
};

const Box = ({ row }: { readonly row: CageBoxRow }) => {
  const { t } = useTexts();
  const { say } = useMoney();
  const tableOf = useTableOf();
  const may = useMay();
  const [asked, setAsked] = useState<'remove' | 'count' | null>(null);
  const { boxId, tableId, kind, state, counted, difference } = row;
  const { refusalOf } = useCageOrder(`box-${boxId}`);
  return (
    <li className="cage-row" data-box={boxId} data-state={state}>
      <span>
        <strong>{t(`cage.box.kind.${kind}`)}</strong>{' '}
        {t('cage.place.tray', { table: tableOf(tableId)?.number ?? tableId })}
        <small>
          {t(`cage.box.state.${state}`)}
          {counted !== null && ` · ${say(counted)}`}
        </small>
      </span>
      {difference !== null && <Difference amount={difference} />}
      <span>
        {state === 'at-table' && may('cashier/remove-box') && (
          <Button variant="default" onClick={() => setAsked('remove')}>
            {t('cage.box.remove')}
          </Button>
        )}
        {state === 'removed' && may('cashier/count-box') && (
          <Button onClick={() => setAsked('count')}>{t('cage.box.count')}</Button>
        )}
      </span>
      {asked === 'remove' && (
        <SecondPerson
          title={t('cage.box.remove')}
          go={t('cage.box.removeGo')}
          onSign={(secondCode) => refusalOf('cashier/remove-box', { boxId, secondCode })}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'count' && <CountBox row={row} onClose={() => setAsked(null)} />}
    </li>
  );
};

const PlaceBox = () => {
  const { t } = useTexts();
  const tables = (useTables() ?? []).filter(({ state }) => state !== 'closed');
  const [tableId, setTableId] = useState('');
  const [kind, setKind] = useState<(typeof kinds)[number]>('rake');
  const { order, problem, isBusy } = useCageOrder('place-box');
  const chosen = tableId || (tables[0]?.tableId ?? '');
  return (
    <form
      className="place-box"
      onSubmit={(event) => {
        event.preventDefault();
        void order('cashier/place-box', { tableId: chosen, kind });
      }}
    >
      <NativeSelect
        size="lg"
        aria-label={t('cage.box.table')}
        data={tables.map((each) => ({
          value: each.tableId,
          label: t('cage.place.tray', { table: each.number }),
        }))}
        value={chosen}
        onChange={({ currentTarget }) => setTableId(currentTarget.value)}
      />
      <NativeSelect
        size="lg"
        aria-label={t('cage.box.kindOf')}
        data={kinds.map((each) => ({ value: each, label: t(`cage.box.kind.${each}`) }))}
        value={kind}
        onChange={({ currentTarget }) => setKind(currentTarget.value as typeof kind)}
      />
      <Button type="submit" variant="default" loading={isBusy} disabled={chosen === ''}>
        {t('cage.box.place')}
      </Button>
      <Refusal problem={problem} />
    </form>
  );
};

/** The drop boxes: at a table, taken away by two, counted by two. */
export const Boxes = () => {
  const { t } = useTexts();
  const may = useMay();
  const order = { removed: 0, 'at-table': 1, counted: 2 } as const;
  const rows = [...(useBoard('cage-boxes')?.values() ?? [])].sort((a, b) => order[a.state] - order[b.state]);
  return (
    <section className="boxes" aria-label={t('cage.box.title')}>
      <h2>{t('cage.box.title')}</h2>
      {rows.length === 0 && <p>{t('cage.box.none')}</p>}
      <ul className="cage-lines">
        {rows.map((row) => (
          <Box key={row.boxId} row={row} />
        ))}
      </ul>
      {may('cashier/place-box') && <PlaceBox />}
    </section>
  );
};
