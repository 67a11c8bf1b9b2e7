import { type CageWindowRow } from '@cardroom/contracts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../texts/texts';
import { Choice } from '../parts/choice';
import { Difference, DifferenceByFace } from '../parts/difference';
import { SecondPersonForm } from '../parts/second-person';
import { useMoney } from '../parts/use-money';
import { useCageOrder } from '../use-cage-order';
import './count-window.css';

/** After the blind count: the difference, and two people who sign it. */
export const SignWindow = ({ row }: { readonly row: CageWindowRow }) => {
  const { t } = useTexts();
  const { say } = useMoney();
  const [drawer, setDrawer] = useState<'kept' | 'to-vault'>('to-vault');
  const { windowId, lastCount } = row;
  const { order, refusalOf, isBusy } = useCageOrder(`window-${windowId}`);
  const answers = (['to-vault', 'kept'] as const).map((each) => [each, t(`cage.closing.${each}`)] as const);
  return (
    <div className="count-window">
      <section className="op" aria-label={t('cage.closing.sign')}>
        <header className="op__head">
          <h2>{t('cage.closing.signTitle', { window: windowId })}</h2>
        </header>
        {lastCount && (
          <>
            <p>{t('cage.closing.counted', { amount: say(lastCount.counted.total) })}</p>
            <Difference amount={lastCount.difference.total} />
            <DifferenceByFace difference={lastCount.difference} />
          </>
        )}
        <Choice label={t('cage.closing.drawer')} answers={answers} chosen={drawer} onChoose={setDrawer} />
        <SecondPersonForm
          go={t('cage.closing.signGo')}
          onSign={(secondCode) => refusalOf('cashier/close-window', { windowId, drawer, secondCode })}
        />
        <Button
          variant="default"
          data-resume
          loading={isBusy}
          onClick={() => void order('cashier/resume-window', { windowId })}
        >
          {t('cage.closing.resume')}
        </Button>
      </section>
    </div>
  );
};
