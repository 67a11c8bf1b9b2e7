import { type CagePlayerRow } from '@cardroom/contracts';
import { clockText, useLanguage } from '@cardroom/design';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useMay } from '../../orders/orders';
import { useTexts } from '../../texts/texts';
import { ChipCount } from '../parts/chip-count';
import { useCount } from '../parts/count';
import { SecondPerson } from '../parts/second-person';
import { useMoney } from '../parts/use-money';
import { useFaces } from '../use-cage';
import { useCageOrder } from '../use-cage-order';
import { MadeUp } from '../window/made-up';
import '../parts/line.css';

const Take = ({
  row,
  custodyId,
  onClose,
}: {
  row: CagePlayerRow;
  custodyId?: string;
  onClose: () => void;
}) => {
  const { t } = useTexts();
  const count = useCount(useFaces());
  const { refusalOf } = useCageOrder(`custody-${row.playerId}`);
  const take = (secondCode: string) =>
    refusalOf('cashier/take-into-custody', {
      playerId: row.playerId,
      chips: count.chips,
      ...(custodyId ? { custodyId } : {}),
      secondCode,
    });
  return (
    <SecondPerson
      title={t('cage.custody.take', { alias: row.alias })}
      go={t('cage.custody.takeGo')}
      autoFocus={false}
      onSign={take}
      onClose={onClose}
    >
      <ChipCount
        count={count}
        label={t('cage.custody.count')}
        autoFocus
        onDone={() => document.querySelector<HTMLInputElement>('[data-second-code]')?.focus()}
      />
    </SecondPerson>
  );
};

/** Chips of an absent player with the house: counted in by two, given back whole by two. */
export const Custody = ({ row }: { readonly row: CagePlayerRow }) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { say } = useMoney();
  const may = useMay();
  const [asked, setAsked] = useState<'return' | { readonly custodyId?: string } | null>(null);
  const { refusalOf } = useCageOrder(`custody-${row.playerId}`);
  const { custody, custodyAwaited, playerId } = row;
  if (!custody && custodyAwaited.length === 0) return null;
  return (
    <section aria-label={t('cage.custody.title')}>
      <h3>{t('cage.custody.title')}</h3>
      {custody && (
        <div className="cage-row">
          <strong>{say(custody.total)}</strong>
          <MadeUp chips={custody.chips} />
          {may('cashier/return-from-custody') && (
            <Button onClick={() => setAsked('return')}>{t('cage.money.giveBack')}</Button>
          )}
        </div>
      )}
      {custodyAwaited.map(({ custodyId, amount, since }) => (
        <div key={custodyId} className="cage-row">
          <span>
            {t('cage.custody.awaited', { time: clockText(Date.parse(since), language) })}{' '}
            {amount !== null && say(amount)}
          </span>
          {may('cashier/take-into-custody') && (
            <Button onClick={() => setAsked({ custodyId })}>{t('cage.custody.countIn')}</Button>
          )}
        </div>
      ))}
      {asked === 'return' && (
        <SecondPerson
          title={t('cage.custody.return')}
          go={t('cage.custody.returnGo')}
          onSign={(secondCode) => refusalOf('cashier/return-from-custody', { playerId, secondCode })}
          onClose={() => setAsked(null)}
        />
      )}
      {asked !== null && asked !== 'return' && <Take row={row} {...asked} onClose={() => setAsked(null)} />}
    </section>
  );
};
