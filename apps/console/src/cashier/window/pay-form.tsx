import { Button } from '@mantine/core';
import { ArrowDownToLine, ArrowUpFromLine } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useBoard } from '../../boards/use-board';
import { useTexts } from '../../texts/texts';
import { AmountField, useReadAmount } from '../parts/amount-field';
import { HandOver } from '../parts/hand-over';
import { OpHead } from '../parts/op-head';
import { Refusal } from '../parts/refusal';
import { useMoney } from '../parts/use-money';
import { useCageOrder } from '../use-cage-order';
import { IdentityForm } from './identity-form';
import { type OpFormProps } from './op';

const icons = { payIn: ArrowDownToLine, payOut: ArrowUpFromLine };

const onEnter = (go: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || event.repeat) return;
  event.preventDefault();
  go();
};

/** Money into a player's account with the house, or out of it; out is asked about a second time. */
export const PayForm = ({
  row,
  who,
  onClose,
  onDone,
  way,
}: OpFormProps & { readonly way: 'payIn' | 'payOut' }) => {
  const { t } = useTexts();
  const { say } = useMoney();
  const read = useReadAmount();
  const [typed, setTyped] = useState('');
  const [isAsked, setAsked] = useState(false);
  const { order, problem, isBusy, forget } = useCageOrder(`window-${row.windowId}`);
  const [registeredId, setRegisteredId] = useState<string | null>(null);
  const playerId = who.playerId ?? registeredId;
  const balance = useBoard('cage-players')?.get(playerId ?? '')?.balance;
  const amount = read(typed);
  const give = async () => {
    if (amount === null) return;
    const { windowId } = row;
    const holding = { cash: amount };
    const person = playerId ? { playerId } : { alias: who.alias };
    const outcome =
      way === 'payIn'
        ? await order('cashier/pay-in', { windowId, ...person, holding })
        : await order('cashier/pay-out', { windowId, playerId: playerId ?? '', holding });
    setAsked(false);
    if (outcome.kind === 'done') onDone(t(`cage.done.${way}`, { amount: say(amount), alias: who.alias }));
  };
  const go = () => {
    if (amount !== null && way === 'payOut') setAsked(true);
    else void give();
  };
  const Icon = icons[way];
  return (
    <section className="op" aria-label={t(`cage.op.${way}`)} data-op={way}>
      <OpHead title={`${t(`cage.op.${way}`)} · ${who.alias}`} onClose={onClose}>
        <p>{t('cage.money.balance', { amount: say(balance ?? '0') })}</p>
      </OpHead>
      <AmountField
        large
        autoFocus
        label={t('cage.amount')}
        typed={typed}
        onTyped={(text) => {
          forget();
          setTyped(text);
        }}
        onKeyDown={onEnter(go)}
      />
      <Refusal problem={problem} />
      {problem?.code === 'cashier.identity-required' && (
        <IdentityForm
          playerId={playerId}
          alias={who.alias}
          onDone={(known) => {
            forget();
            setRegisteredId(known);
          }}
        />
      )}
      <div className="op__ways">
        <Button
          data-go
          disabled={amount === null}
          loading={isBusy && !isAsked}
          leftSection={<Icon size={22} aria-hidden="true" />}
          rightSection={<kbd className="key">⏎</kbd>}
          onClick={go}
        >
          {t(`cage.pay.${way}`, { amount: amount === null ? '' : say(amount) })}
        </Button>
      </div>
      {isAsked && amount !== null && (
        <HandOver
          title={t('cage.handOver.title')}
          amount={say(amount)}
          what={t('cage.handOver.to', { alias: who.alias })}
          go={t('cage.handOver.go')}
          isBusy={isBusy}
          onYes={() => void give()}
          onNo={() => setAsked(false)}
        />
      )}
    </section>
  );
};
