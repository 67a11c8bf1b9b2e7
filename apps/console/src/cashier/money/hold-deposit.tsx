import { Button } from '@mantine/core';
import { LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../texts/texts';
import { AmountField, useReadAmount } from '../parts/amount-field';
import { OpHead } from '../parts/op-head';
import { Refusal } from '../parts/refusal';
import { useMoney } from '../parts/use-money';
import { useCageOrder } from '../use-cage-order';
import { type OpFormProps } from '../window/op';

/** Security for something, such as a seat that is locked up: in cash, over the counter. */
export const HoldDeposit = ({ row, who, onClose, onDone }: OpFormProps) => {
  const { t } = useTexts();
  const { say } = useMoney();
  const read = useReadAmount();
  const [typed, setTyped] = useState('');
  const { order, problem, isBusy } = useCageOrder(`window-${row.windowId}`);
  const amount = read(typed);
  const hold = async () => {
    if (amount === null || who.playerId === null) return;
    const body = { windowId: row.windowId, playerId: who.playerId, holding: { cash: amount } };
    const outcome = await order('cashier/hold-deposit', body);
    if (outcome.kind === 'done') onDone(t('cage.done.deposit', { amount: say(amount), alias: who.alias }));
  };
  return (
    <form
      className="op"
      onSubmit={(event) => {
        event.preventDefault();
        void hold();
      }}
    >
      <OpHead title={t('cage.money.hold')} onClose={onClose} />
      <AmountField large autoFocus label={t('cage.amount')} typed={typed} onTyped={setTyped} />
      <Refusal problem={problem} />
      <Button
        type="submit"
        loading={isBusy}
        disabled={amount === null}
        leftSection={<LockKeyhole size={20} aria-hidden="true" />}
      >
        {t('cage.money.holdGo')}
      </Button>
    </form>
  );
};
