import { type CagePlayerRow } from '@cardroom/contracts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useMay } from '../../orders/orders';
import { useTexts } from '../../texts/texts';
import { HandOver } from '../parts/hand-over';
import { Reasons } from '../parts/reasons';
import { Refusal } from '../parts/refusal';
import { SecondPerson } from '../parts/second-person';
import { useMoney } from '../parts/use-money';
import { useMyWindow } from '../use-cage';
import { useCageOrder } from '../use-cage-order';
import '../parts/line.css';

interface DepositProps {
  readonly deposit: CagePlayerRow['deposits'][number];
  readonly alias: string;
}

const reasons = ['lateForSeat', 'notCome'] as const;
const fewestLetters = 3;

const Deposit = ({ deposit: { depositId, amount }, alias }: DepositProps) => {
  const { t } = useTexts();
  const { say } = useMoney();
  const may = useMay();
  const mine = useMyWindow();
  const [asked, setAsked] = useState<'return' | 'forfeit' | null>(null);
  const [reason, setReason] = useState('');
  const { order, refusalOf, problem, isBusy } = useCageOrder(`deposit-${depositId}`);
  const giveBack = async () => {
    if (!mine) return;
    const body = { windowId: mine.windowId, depositId, holding: { cash: amount } };
    await order('cashier/return-deposit', body);
    setAsked(null);
  };
  return (
    <div className="cage-row">
      <strong>{say(amount)}</strong>
      <span className="money-card__ways">
        {may('cashier/return-deposit') && (
          <Button disabled={mine?.state !== 'open'} onClick={() => setAsked('return')}>
            {t('cage.money.giveBack')}
          </Button>
        )}
        {may('cashier/forfeit-deposit') && (
          <Button variant="default" onClick={() => setAsked('forfeit')}>
            {t('cage.money.forfeit')}
          </Button>
        )}
      </span>
      <Refusal problem={problem} />
      {asked === 'return' && (
        <HandOver
          title={t('cage.handOver.title')}
          amount={say(amount)}
          what={t('cage.handOver.to', { alias })}
          go={t('cage.handOver.go')}
          isBusy={isBusy}
          onYes={() => void giveBack()}
          onNo={() => setAsked(null)}
        />
      )}
      {asked === 'forfeit' && (
        <SecondPerson
          title={t('cage.money.forfeit')}
          go={t('cage.money.forfeitGo', { amount: say(amount) })}
          autoFocus={false}
          onSign={async (secondCode) =>
            reason.trim().length < fewestLetters
              ? null
              : refusalOf('cashier/forfeit-deposit', { depositId, reason: reason.trim(), secondCode })
          }
          onClose={() => setAsked(null)}
        >
          <Reasons
            ready={reasons.map((each) => t(`cage.reason.${each}`))}
            reason={reason}
            onReason={setReason}
          />
        </SecondPerson>
      )}
    </div>
  );
};

export const Deposits = ({ row }: { readonly row: CagePlayerRow }) => {
  const { t } = useTexts();
  if (row.deposits.length === 0) return null;
  return (
    <section aria-label={t('cage.money.held')}>
      <h3>{t('cage.money.held')}</h3>
      {row.deposits.map((deposit) => (
        <Deposit key={deposit.depositId} deposit={deposit} alias={row.alias ?? row.playerId} />
      ))}
    </section>
  );
};
