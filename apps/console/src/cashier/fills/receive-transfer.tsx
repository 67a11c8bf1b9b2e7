import { type CageTransferRow } from '@cardroom/contracts';
import { Button, Modal } from '@mantine/core';
import { PackageCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { useSession } from '../../session/session';
import { useTexts } from '../../texts/texts';
import { ChipCount } from '../parts/chip-count';
import { useCount } from '../parts/count';
import { Refusal } from '../parts/refusal';
import { SecondPersonForm } from '../parts/second-person';
import { useMoney } from '../parts/use-money';
import { useFaces } from '../use-cage';
import { useCageOrder } from '../use-cage-order';

/** What arrived is counted by somebody else than the sender: here by its receiver, or by the table's code at the window. */
export const ReceiveTransfer = ({
  row,
  onClose,
}: {
  readonly row: CageTransferRow;
  readonly onClose: () => void;
}) => {
  const { t } = useTexts();
  const { say, minorOf } = useMoney();
  const { staffId } = useSession();
  const count = useCount(useFaces());
  const [isCounted, setCounted] = useState(row.kind === 'credit');
  const go = useRef<HTMLButtonElement>(null);
  const { transferId, holding, sentBy } = row;
  const { refusalOf, problem, isBusy } = useCageOrder(`transfer-${transferId}`);
  const isOwn = sentBy === staffId;
  const withCash = minorOf(holding.cash) > 0;
  const receive = async (secondCode?: string) => {
    const refused = await refusalOf('cashier/receive-transfer', {
      transferId,
      ...(isCounted ? { counted: count.holding } : {}),
      ...(secondCode ? { secondCode } : {}),
    });
    if (!refused) onClose();
    return refused;
  };
  const isReady = !isCounted || (!count.isBlank && count.isSound);
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('cage.fill.receive')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <div className="ask-transfer">
        {!isCounted && (
          <>
            <p className="op__money">{say(holding.total)}</p>
            <Button variant="default" onClick={() => setCounted(true)}>
              {t('cage.fill.notAll')}
            </Button>
          </>
        )}
        {isCounted && (
          <ChipCount
            count={count}
            label={t('cage.fill.count')}
            withCash={withCash}
            autoFocus
            onDone={() =>
              (isOwn ? document.querySelector<HTMLElement>('[data-second-code]') : go.current)?.focus()
            }
          />
        )}
        {isOwn ? (
          <SecondPersonForm
            go={t('cage.fill.receiveGo')}
            label={t('cage.second.receiver')}
            autoFocus={!isCounted}
            isReady={isReady}
            onSign={receive}
          />
        ) : (
          <>
            <Refusal problem={problem} />
            <Button
              ref={go}
              data-receive
              size="lg"
              {...(isCounted ? {} : { 'data-autofocus': true })}
              loading={isBusy}
              disabled={!isReady}
              leftSection={<PackageCheck size={20} aria-hidden="true" />}
              onClick={() => void receive()}
            >
              {t('cage.fill.receiveGo')}
            </Button>
          </>
        )}
      </div>
    </Modal>
  );
};
