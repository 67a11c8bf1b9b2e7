import { type CageEventRow } from '@cardroom/contracts';
import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../texts/texts';
import { Choice } from '../parts/choice';
import { Reasons } from '../parts/reasons';
import { Refusal } from '../parts/refusal';
import { useCageOrder } from '../use-cage-order';
import { NumberField } from './number-field';

const refunds = ['entryAndFeeToAll', 'poolEqualSharesMinusPaid', 'none'] as const;
const reasons = ['tooFew', 'emergency'] as const;
const fewestLetters = 3;

/** Ends a tournament for good; what each gets back follows its rules, or the director where they leave it to him. */
export const CancelEvent = ({
  event,
  onClose,
}: {
  readonly event: CageEventRow;
  readonly onClose: () => void;
}) => {
  const { t } = useTexts();
  const left = event.entrants.filter(({ place, refunded }) => place === null && refunded === null);
  const [reason, setReason] = useState('');
  const [refund, setRefund] = useState<(typeof refunds)[number] | null>(null);
  const [stacks, setStacks] = useState<Readonly<Record<string, string>>>({});
  const { order, problem, isBusy } = useCageOrder(`event-${event.eventId}`);
  const stackOf = (playerId: string) => stacks[playerId] ?? String(event.stack);
  const cancel = async () => {
    const outcome = await order('cashier/cancel-event', {
      eventId: event.eventId,
      reason: reason.trim(),
      stacks: left.map(({ playerId }) => ({ playerId, stack: Number(stackOf(playerId)) })),
      ...(refund === null ? {} : { refund }),
    });
    if (outcome.kind === 'done') onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('cage.event.cancel')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <form
        className="entrants__form"
        onSubmit={(submitted) => {
          submitted.preventDefault();
          void cancel();
        }}
      >
        <Reasons
          ready={reasons.map((each) => t(`cage.event.reason.${each}`))}
          reason={reason}
          onReason={setReason}
        />
        {left.map(({ playerId, alias }) => (
          <NumberField
            key={playerId}
            label={t('cage.event.stackOf', { alias: alias ?? playerId })}
            name={`stack-${playerId}`}
            typed={stackOf(playerId)}
            onTyped={(text) => setStacks({ ...stacks, [playerId]: text })}
          />
        ))}
        {problem?.code === 'cashier.refund-not-decided' && (
          <Choice
            label={t('cage.event.refundOf')}
            answers={refunds.map((each) => [each, t(`cage.event.refund.${each}`)] as const)}
            chosen={refund}
            onChoose={setRefund}
          />
        )}
        <Refusal problem={problem} />
        <Button
          type="submit"
          size="lg"
          color="coral"
          data-yes
          loading={isBusy}
          disabled={reason.trim().length < fewestLetters}
        >
          {t('cage.event.cancelGo')}
        </Button>
      </form>
    </Modal>
  );
};
