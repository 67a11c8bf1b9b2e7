import { type CageTransferRow } from '@cardroom/contracts';
import { Button } from '@mantine/core';
import { BadgeCheck, PackageCheck, Send } from 'lucide-react';
import { useState } from 'react';
import { useMay } from '../../orders/orders';
import { useQuestions } from '../../orders/questions';
import { useTexts } from '../../texts/texts';
import { PaperWay } from '../parts/paper-way';
import { Refusal } from '../parts/refusal';
import { SecondPerson } from '../parts/second-person';
import { useMoney } from '../parts/use-money';
import { useCageOrder } from '../use-cage-order';
import { ReceiveTransfer } from './receive-transfer';

/** The one next step of a transfer, and calling it off. */
export const TransferWays = ({ row }: { readonly row: CageTransferRow }) => {
  const { t } = useTexts();
  const { say } = useMoney();
  const may = useMay();
  const { reasonFor } = useQuestions();
  const [asked, setAsked] = useState<'approve' | 'receive' | null>(null);
  const { transferId, state, kind, holding } = row;
  const { order, refusalOf, problem, isBusy } = useCageOrder(`transfer-${transferId}`);
  const cancel = async () => {
    const reason = await reasonFor(t('cage.fill.cancel'), t('cage.fill.cancelWhy'));
    if (reason) await order('cashier/cancel-transfer', { transferId, reason });
  };
  return (
    <>
      <Refusal problem={problem} />
      <div className="transfer__ways">
        {state === 'asked' && may('cashier/approve-transfer') && (
          <Button
            data-step="approve"
            leftSection={<BadgeCheck size={20} aria-hidden="true" />}
            onClick={() => setAsked('approve')}
          >
            {t('cage.fill.approve')}
          </Button>
        )}
        {state === 'approved' && may('cashier/send-transfer') && (
          <Button
            data-step="send"
            loading={isBusy}
            leftSection={<Send size={20} aria-hidden="true" />}
            onClick={() => void order('cashier/send-transfer', { transferId })}
          >
            {t('cage.fill.send')}
          </Button>
        )}
        {state === 'sent' && may('cashier/receive-transfer') && (
          <Button
            data-step="receive"
            leftSection={<PackageCheck size={20} aria-hidden="true" />}
            onClick={() => setAsked('receive')}
          >
            {t('cage.fill.receive')}
          </Button>
        )}
        {(state === 'asked' || state === 'approved') && may('cashier/cancel-transfer') && (
          <Button variant="subtle" color="gray" onClick={() => void cancel()}>
            {t('cage.fill.cancel')}
          </Button>
        )}
        {state !== 'asked' && <PaperWay paper="transfer" id={transferId} label={t('cage.fill.slip')} />}
      </div>
      {asked === 'approve' && (
        <SecondPerson
          title={t('cage.fill.approveTitle', {
            kind: t(`cage.fill.kind.${kind}`),
            amount: say(holding.total),
          })}
          go={t('cage.fill.approve')}
          label={t('cage.second.supervisor')}
          onSign={(secondCode) => refusalOf('cashier/approve-transfer', { transferId, secondCode })}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'receive' && <ReceiveTransfer row={row} onClose={() => setAsked(null)} />}
    </>
  );
};
