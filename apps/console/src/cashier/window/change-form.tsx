import { Button } from '@mantine/core';
import { ArrowLeftRight } from 'lucide-react';
import { useRef } from 'react';
import { useTexts } from '../../texts/texts';
import { ChipCount } from '../parts/chip-count';
import { useCount } from '../parts/count';
import { OpHead } from '../parts/op-head';
import { Refusal } from '../parts/refusal';
import { useMoney } from '../parts/use-money';
import { useFaces } from '../use-cage';
import { useCageOrder } from '../use-cage-order';
import './change-form.css';
import { type OpFormProps } from './op';

/** Chips of one value for the same worth of another: both sides counted, and nothing goes until they are equal. */
export const ChangeForm = ({ row, onClose, onDone }: Omit<OpFormProps, 'who'>) => {
  const { t } = useTexts();
  const { sayMinor } = useMoney();
  const faces = useFaces();
  const takes = useCount(faces);
  const gives = useCount(faces);
  const given = useRef<HTMLDivElement>(null);
  const goButton = useRef<HTMLButtonElement>(null);
  const { order, problem, isBusy } = useCageOrder(`window-${row.windowId}`);
  const missing = takes.totalMinor - gives.totalMinor;
  const change = async () => {
    const body = { windowId: row.windowId, takes: takes.chips, gives: gives.chips };
    const outcome = await order('cashier/change-colour', body);
    if (outcome.kind === 'done') onDone(t('cage.done.changed', { amount: sayMinor(takes.totalMinor) }));
  };
  return (
    <section className="op" aria-label={t('cage.op.change')} data-op="change">
      <OpHead title={t('cage.op.change')} onClose={onClose} />
      <div className="change">
        <div>
          <h3>{t('cage.change.takes')}</h3>
          <ChipCount
            count={takes}
            label={t('cage.change.takes')}
            autoFocus
            onDone={() => given.current?.querySelector('input')?.focus()}
          />
        </div>
        <div ref={given}>
          <h3>{t('cage.change.gives')}</h3>
          <ChipCount count={gives} label={t('cage.change.gives')} onDone={() => goButton.current?.focus()} />
        </div>
      </div>
      <Refusal problem={problem} />
      <div className="op__ways">
        <Button
          ref={goButton}
          data-go
          disabled={takes.totalMinor === 0 || missing !== 0}
          loading={isBusy}
          leftSection={<ArrowLeftRight size={22} aria-hidden="true" />}
          rightSection={<kbd className="key">⏎</kbd>}
          onClick={() => void change()}
        >
          {missing === 0
            ? t('cage.change.go', { amount: sayMinor(takes.totalMinor) })
            : t(missing > 0 ? 'cage.change.missing' : 'cage.change.tooMuch', {
                amount: sayMinor(Math.abs(missing)),
              })}
        </Button>
      </div>
    </section>
  );
};
