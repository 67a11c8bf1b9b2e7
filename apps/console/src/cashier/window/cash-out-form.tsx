import { Button, Checkbox } from '@mantine/core';
import { Banknote } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTexts } from '../../texts/texts';
import { ChipCount } from '../parts/chip-count';
import { useCount } from '../parts/count';
import { HandOver } from '../parts/hand-over';
import { OpHead } from '../parts/op-head';
import { Refusal } from '../parts/refusal';
import { useMoney } from '../parts/use-money';
import { useFaces } from '../use-cage';
import { useCageOrder } from '../use-cage-order';
import { IdentityForm } from './identity-form';
import { type OpFormProps } from './op';
import { PlayersMoney } from './players-money';

/** Takes chips back by count and pays for them; the last question is asked when the money leaves. */
export const CashOutForm = ({ row, who, onClose, onDone }: OpFormProps) => {
  const { t } = useTexts();
  const { sayMinor } = useMoney();
  const count = useCount(useFaces());
  const [pay, setPay] = useState<'cash' | 'account'>('cash');
  const [leaving, setLeaving] = useState(true);
  const [isAsked, setAsked] = useState(false);
  const payButton = useRef<HTMLButtonElement>(null);
  const { order, problem, isBusy, forget } = useCageOrder(`window-${row.windowId}`);
  const total = sayMinor(count.totalMinor);
  const playerId = who.playerId ?? '';
  const cashOut = async () => {
    const outcome = await order('cashier/cash-out', {
      ...{ windowId: row.windowId, playerId, chips: count.chips, pay },
      leaving: who.seat !== null && leaving,
    });
    setAsked(false);
    if (outcome.kind === 'done')
      onDone(
        t(pay === 'cash' ? 'cage.done.paid' : 'cage.done.toAccount', { amount: total, alias: who.alias }),
      );
  };
  return (
    <section className="op" aria-label={t('cage.op.cashOut')} data-op="cashOut">
      <OpHead title={`${t('cage.op.cashOut')} · ${who.alias}`} onClose={onClose}>
        {who.seat && <p>{t('place.short', { table: who.seat.table, seat: who.seat.seat })}</p>}
      </OpHead>
      <PlayersMoney who={who} pay={pay} onPay={setPay} always />
      <ChipCount
        count={count}
        label={t('cage.cashOut.count', { alias: who.alias })}
        autoFocus
        onDone={() => payButton.current?.focus()}
      />
      {who.seat && (
        <Checkbox
          size="lg"
          label={t('cage.cashOut.leaving')}
          checked={leaving}
          onChange={({ currentTarget }) => setLeaving(currentTarget.checked)}
        />
      )}
      <Refusal problem={problem} />
      {problem?.code === 'cashier.identity-required' && (
        <IdentityForm playerId={playerId} alias={who.alias} onDone={forget} />
      )}
      <div className="op__ways">
        <Button
          ref={payButton}
          data-pay
          disabled={count.totalMinor === 0}
          loading={isBusy && !isAsked}
          leftSection={<Banknote size={22} aria-hidden="true" />}
          rightSection={<kbd className="key">⏎</kbd>}
          onKeyDown={(event) => event.repeat && event.preventDefault()}
          onClick={() => (pay === 'cash' ? setAsked(true) : void cashOut())}
        >
          {t(pay === 'cash' ? 'cage.cashOut.go' : 'cage.cashOut.keep', { amount: total })}
        </Button>
      </div>
      {isAsked && (
        <HandOver
          title={t('cage.handOver.title')}
          amount={total}
          what={t('cage.handOver.to', { alias: who.alias })}
          go={t('cage.handOver.go')}
          isBusy={isBusy}
          onYes={() => void cashOut()}
          onNo={() => setAsked(false)}
        />
      )}
    </section>
  );
};
