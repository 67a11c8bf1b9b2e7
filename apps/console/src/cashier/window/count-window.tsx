import { type CageWindowRow } from '@cardroom/contracts';
import { Button } from '@mantine/core';
import { Scale } from 'lucide-react';
import { useRef } from 'react';
import { useTexts } from '../../texts/texts';
import { ChipCount } from '../parts/chip-count';
import { useCount } from '../parts/count';
import { OpHead } from '../parts/op-head';
import { Refusal } from '../parts/refusal';
import { useFaces } from '../use-cage';
import { useCageOrder } from '../use-cage-order';
import './count-window.css';

/** The blind count: nothing on the screen says what should be there. */
export const CountWindow = ({
  row,
  onClose,
}: {
  readonly row: CageWindowRow;
  readonly onClose: () => void;
}) => {
  const { t } = useTexts();
  const count = useCount(useFaces());
  const done = useRef<HTMLButtonElement>(null);
  const { order, problem, isBusy } = useCageOrder(`window-${row.windowId}`);
  const finish = async () => {
    const outcome = await order('cashier/count-window', { windowId: row.windowId, counted: count.holding });
    if (outcome.kind === 'done') onClose();
  };
  return (
    <div className="count-window">
      <section className="op" aria-label={t('cage.closing.count')}>
        <OpHead title={t('cage.closing.count')} onClose={onClose}>
          <p>{t('cage.closing.blind')}</p>
        </OpHead>
        <ChipCount
          count={count}
          label={t('cage.closing.count')}
          withCash
          autoFocus
          onDone={() => done.current?.focus()}
        />
        <Refusal problem={problem} />
        <div className="op__ways">
          <Button
            ref={done}
            data-counted
            disabled={!count.isSound || count.isBlank}
            loading={isBusy}
            leftSection={<Scale size={22} aria-hidden="true" />}
            rightSection={<kbd className="key">⏎</kbd>}
            onKeyDown={(event) => event.repeat && event.preventDefault()}
            onClick={() => void finish()}
          >
            {t('cage.closing.done')}
          </Button>
        </div>
      </section>
    </div>
  );
};
