import { type CagePlayerRow } from '@cardroom/contracts';
import { Button } from '@mantine/core';
import { ArrowDownToLine, ArrowUpFromLine, LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { useMay } from '../../orders/orders';
import { useTexts } from '../../texts/texts';
import { PaperWay } from '../parts/paper-way';
import { useMoney } from '../parts/use-money';
import { useMyWindow } from '../use-cage';
import { PayForm } from '../window/pay-form';
import { Custody } from './custody';
import { Deposits } from './deposits';
import { HoldDeposit } from './hold-deposit';
import { Statement } from './statement';

type Doing = 'payIn' | 'payOut' | 'deposit';

const icons = { payIn: ArrowDownToLine, payOut: ArrowUpFromLine, deposit: LockKeyhole } as const;

/** One player's front money, deposits and chips in custody. Money moves over one's own window only. */
export const MoneyCard = ({ row }: { readonly row: CagePlayerRow }) => {
  const { t } = useTexts();
  const { say } = useMoney();
  const may = useMay();
  const mine = useMyWindow();
  const [doing, setDoing] = useState<Doing | null>(null);
  const [said, setSaid] = useState('');
  const alias = row.alias ?? row.playerId;
  const who = { playerId: row.playerId, alias, seat: null };
  const ends = {
    who,
    onClose: () => setDoing(null),
    onDone: (words: string) => {
      setDoing(null);
      setSaid(words);
    },
  };
  return (
    <section className="money-card" aria-label={alias}>
      <header>
        <h2>{alias}</h2>
        <p className="op__money">{say(row.balance)}</p>
        <p role="status">{said}</p>
      </header>
      {may('cashier/pay-in') && (
        <div className="money-card__ways">
          {(['payIn', 'payOut', 'deposit'] as const).map((each) => {
            const Icon = icons[each];
            return (
              <Button
                key={each}
                variant={doing === each ? 'light' : 'default'}
                disabled={mine?.state !== 'open'}
                data-money={each}
                leftSection={<Icon size={20} aria-hidden="true" />}
                onClick={() => setDoing(each)}
              >
                {t(each === 'deposit' ? 'cage.money.hold' : `cage.op.${each}`)}
              </Button>
            );
          })}
          <PaperWay paper="statement" id={row.playerId} label={t('cage.money.statement')} />
        </div>
      )}
      {may('cashier/pay-in') && !mine && <p>{t('cage.money.noWindow')}</p>}
      {mine && doing === 'deposit' && <HoldDeposit row={mine} {...ends} />}
      {mine && (doing === 'payIn' || doing === 'payOut') && (
        <PayForm key={doing} row={mine} way={doing} {...ends} />
      )}
      <Deposits row={row} />
      <Custody row={row} />
      <h3>{t('cage.money.statement')}</h3>
      <Statement row={row} />
    </section>
  );
};
