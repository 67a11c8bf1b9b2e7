import { type CageCollectionRow } from '@cardroom/contracts';
import { clockText, useLanguage } from '@cardroom/design';
import { Button } from '@mantine/core';
import { HandCoins } from 'lucide-react';
import { useRef, useState } from 'react';
import { useMay } from '../../orders/orders';
import { useTexts } from '../../texts/texts';
import { ChipCount } from '../parts/chip-count';
import { useCount } from '../parts/count';
import { PaperWay } from '../parts/paper-way';
import { Refusal } from '../parts/refusal';
import { useMoney } from '../parts/use-money';
import { useFaces, useMyWindow, useNameOf } from '../use-cage';
import { useCageOrder } from '../use-cage-order';
import { openPeriods, type Period } from './open-periods';
import '../parts/plain-table.css';

interface PeriodProps {
  readonly row: CageCollectionRow;
  readonly period: Period;
}

const Lines = ({ period }: Pick<PeriodProps, 'period'>) => {
  const { t, i18n } = useTexts();
  const { say } = useMoney();
  const stateOf = (state: string) =>
    i18n.exists(`cage.rent.state.${state}`, { ns: 'app' })
      ? t(`cage.rent.state.${state}` as 'cage.rent.state.paid')
      : state;
  return (
    <table className="plain-table">
      <thead>
        <tr>
          <th>{t('cage.rent.seat')}</th>
          <th>{t('cage.rent.player')}</th>
          <th>{t('cage.rent.stateOf')}</th>
          <th data-figure>{t('cage.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {period.lines.map(({ seat, alias, amount, state }) => (
          <tr key={seat} data-state={state}>
            <td>{seat}</td>
            <td>{alias}</td>
            <td>{stateOf(state)}</td>
            <td data-figure>{say(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** What came in is not what the sheet says: counted by face value. */
const Counted = ({ onTake }: { readonly onTake: (count: ReturnType<typeof useCount>) => void }) => {
  const { t } = useTexts();
  const count = useCount(useFaces());
  const go = useRef<HTMLButtonElement>(null);
  return (
    <>
      <ChipCount
        count={count}
        label={t('cage.rent.counted')}
        withCash
        autoFocus
        onDone={() => go.current?.focus()}
      />
      <Button ref={go} disabled={!count.isSound || count.totalMinor === 0} onClick={() => onTake(count)}>
        {t('cage.rent.takeCounted')}
      </Button>
    </>
  );
};

const TakeIn = ({ row, period }: PeriodProps) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { say, minorOf } = useMoney();
  const may = useMay();
  const mine = useMyWindow();
  const [isCounting, setCounting] = useState(false);
  const { tableId } = row;
  const { order, problem, isBusy } = useCageOrder(`rent-${tableId}-${period.period}`);
  const take = (count?: ReturnType<typeof useCount>) => {
    if (!mine) return;
    const body = { windowId: mine.windowId, tableId, period: period.period };
    void order('cashier/collect-rent', { ...body, ...(count ? { received: count.holding } : {}) });
  };
  return (
    <section className="sheet__period" data-period={period.period}>
      <h3>
        {period.dueAt === null
          ? t('cage.rent.period', { period: period.period })
          : t('cage.rent.periodAt', { time: clockText(Date.parse(period.dueAt), language) })}
      </h3>
      <p className="op__money">{say(period.paid)}</p>
      {minorOf(period.owed) > 0 && <p>{t('cage.rent.owed', { amount: say(period.owed) })}</p>}
      <Refusal problem={problem} />
      {may('cashier/collect-rent') && (
        <div className="money-card__ways">
          <Button
            size="lg"
            data-accept
            disabled={mine?.state !== 'open'}
            loading={isBusy}
            leftSection={<HandCoins size={22} aria-hidden="true" />}
            onClick={() => take()}
          >
            {t('cage.rent.accept', { amount: say(period.paid) })}
          </Button>
          <Button
            variant="default"
            disabled={mine?.state !== 'open'}
            onClick={() => setCounting(!isCounting)}
          >
            {t('cage.rent.other')}
          </Button>
        </div>
      )}
      {may('cashier/collect-rent') && !mine && <p>{t('cage.money.noWindow')}</p>}
      {isCounting && <Counted onTake={take} />}
      <Lines period={period} />
    </section>
  );
};

/** A table's sheet: what is owed and paid by seat, and one tap that takes it in as the sheet says. */
export const Sheet = ({ row }: { readonly row: CageCollectionRow }) => {
  const { t } = useTexts();
  const { say } = useMoney();
  const nameOf = useNameOf();
  const waiting = openPeriods(row);
  const taken = row.periods.flatMap(({ period, taken: each }) => (each ? [{ period, ...each }] : []));
  return (
    <section className="sheet" aria-label={t('cage.rent.sheet', { table: row.tableNumber ?? row.tableId })}>
      <h2>{t('cage.rent.sheet', { table: row.tableNumber ?? row.tableId })}</h2>
      {waiting.length === 0 && <p>{t('cage.rent.allTaken')}</p>}
      {waiting.map((period) => (
        <TakeIn key={period.period} row={row} period={period} />
      ))}
      {taken.map(({ period, amount, by }) => (
        <p key={period} className="sheet__taken">
          {t('cage.rent.taken', { period, amount: say(amount), name: nameOf(by) })}
        </p>
      ))}
      <PaperWay paper="collection" id={row.tableId} label={t('cage.rent.print')} />
    </section>
  );
};
