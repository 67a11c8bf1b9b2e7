import { type CageEventRow } from '@cardroom/contracts';
import { Button, Checkbox } from '@mantine/core';
import { Ticket } from 'lucide-react';
import { useState } from 'react';
import { useBoard } from '../../boards/use-board';
import { useTexts } from '../../texts/texts';
import { Choice } from '../parts/choice';
import { OpHead } from '../parts/op-head';
import { Refusal } from '../parts/refusal';
import { useMoney } from '../parts/use-money';
import { useCageOrder } from '../use-cage-order';
import { IdentityForm } from '../window/identity-form';

interface SellEntryProps {
  readonly event: CageEventRow;
  readonly windowId: string;
  readonly who: { readonly playerId: string; readonly alias: string };
  readonly onClose: () => void;
  readonly onDone: (said: string) => void;
}

/** Event and player are chosen: the price, how it is paid, and the one tap that sells. */
export const SellEntry = ({ event, windowId, who, onClose, onDone }: SellEntryProps) => {
  const { t } = useTexts();
  const { say, sayMinor, minorOf } = useMoney();
  const [pay, setPay] = useState<'cash' | 'account'>('cash');
  const [isPresent, setPresent] = useState(true);
  const { order, problem, isBusy, forget } = useCageOrder(`entry-${event.eventId}`);
  const balance = useBoard('cage-players')?.get(who.playerId)?.balance ?? '0';
  const price = sayMinor(minorOf(event.price) + minorOf(event.fee));
  const sell = async () => {
    const { eventId } = event;
    const body = { windowId, eventId, playerId: who.playerId, pay, present: isPresent };
    const outcome = await order('cashier/sell-entry', body);
    if (outcome.kind === 'done') onDone(t('cage.done.entry', { alias: who.alias, event: event.name }));
  };
  return (
    <form
      className="op"
      data-op="sellEntry"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        void sell();
      }}
    >
      <OpHead title={t('cage.event.sellTo', { alias: who.alias })} onClose={onClose}>
        <p>{event.name}</p>
      </OpHead>
      <Choice
        label={t('cage.pay.label')}
        answers={[
          ['cash', t('cage.pay.cash')],
          ['account', t('cage.pay.accountOf', { amount: say(balance) })],
        ]}
        chosen={pay}
        onChoose={(chosen) => {
          forget();
          setPay(chosen);
        }}
      />
      <Checkbox
        size="lg"
        label={t('cage.event.present')}
        checked={isPresent}
        onChange={({ currentTarget }) => setPresent(currentTarget.checked)}
      />
      <Refusal problem={problem} />
      {problem?.code === 'cashier.identity-required' && (
        <IdentityForm playerId={who.playerId} alias={who.alias} onDone={forget} />
      )}
      <Button
        type="submit"
        size="lg"
        autoFocus
        data-sell-entry
        loading={isBusy}
        leftSection={<Ticket size={22} aria-hidden="true" />}
        rightSection={<kbd className="key">⏎</kbd>}
      >
        {t('cage.event.sell', { amount: price })}
      </Button>
    </form>
  );
};
