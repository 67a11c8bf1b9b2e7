import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTexts } from '../../texts/texts';
import { ChipCount } from '../parts/chip-count';
import { Choice } from '../parts/choice';
import { useCount } from '../parts/count';
import { OpHead } from '../parts/op-head';
import { SecondPersonForm } from '../parts/second-person';
import { useFaces, useWindows } from '../use-cage';
import { useCageOrder } from '../use-cage-order';
import './open-window.css';

const usual = ['1', '2', '3', '4'];

/** Takes a window over: what the vault hands out, what the cashier counts in the drawer, and who counted with him. */
export const OpenWindow = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTexts();
  const windows = useWindows();
  const faces = useFaces();
  const free = [...new Set([...windows.map(({ windowId }) => windowId), ...usual])].filter(
    (id) => !windows.some(({ windowId, state }) => windowId === id && state !== 'closed'),
  );
  const [windowId, setWindowId] = useState<string | null>(free[0] ?? null);
  const issued = useCount(faces);
  const counted = useCount(faces);
  const drawer = useRef<HTMLDivElement>(null);
  const { refusalOf } = useCageOrder('open-window');
  const open = async (secondCode: string) => {
    if (windowId === null) return null;
    const counts = { issued: issued.holding, counted: counted.holding };
    const refused = await refusalOf('cashier/open-window', { windowId, ...counts, secondCode });
    if (!refused) onClose();
    return refused;
  };
  return (
    <section className="open-window" aria-label={t('cage.opening.title')}>
      <OpHead title={t('cage.opening.title')} onClose={onClose} />
      <Choice
        label={t('cage.opening.which')}
        answers={free.map((id) => [id, t('cage.window.named', { window: id })] as const)}
        chosen={windowId}
        onChoose={setWindowId}
      />
      <div className="open-window__counts">
        <div>
          <h3>{t('cage.opening.issued')}</h3>
          <ChipCount
            count={issued}
            label={t('cage.opening.issued')}
            withCash
            autoFocus
            onDone={() => drawer.current?.querySelector('input')?.focus()}
          />
        </div>
        <div ref={drawer}>
          <h3>{t('cage.opening.counted')}</h3>
          <ChipCount
            count={counted}
            label={t('cage.opening.counted')}
            withCash
            onDone={() => document.querySelector<HTMLInputElement>('[data-second-code]')?.focus()}
          />
          <Button
            variant="subtle"
            color="gray"
            data-same
            onClick={() => counted.fill({ chips: issued.chips, cash: issued.typed['cash'] ?? '' })}
          >
            {t('cage.opening.same')}
          </Button>
        </div>
        <div>
          <h3>{t('cage.opening.sign')}</h3>
          <SecondPersonForm
            go={t('cage.opening.go')}
            autoFocus={false}
            isReady={windowId !== null && issued.isSound && counted.isSound}
            onSign={open}
          />
        </div>
      </div>
    </section>
  );
};
