import { movingInSheets } from '@cardroom/contracts/moving-in-columns';
import { Button } from '@mantine/core';
import { PackageCheck, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useMay, useOrders } from '../orders/orders';
import { useTexts } from '../texts/texts';
import { type Taken } from './use-moving-in';

interface TakenOverProps {
  readonly taken: Taken;
  readonly onAgain: () => void;
}

/** What was recorded, sheet by sheet, and the one tap that takes all of it back. */
export const TakenOver = ({ taken: { commandId, lines }, onAgain }: TakenOverProps) => {
  const { t } = useTexts();
  const { give, underWay } = useOrders();
  const may = useMay();
  const [isUndone, setUndone] = useState(false);
  const about = `undo-${commandId}`;
  const undo = async () => {
    const { kind } = await give({ name: 'undo-action', body: { action: commandId }, about });
    if (kind === 'done') setUndone(true);
  };
  return (
    <section className="taken-over" data-undone={isUndone}>
      <h2 role="status">
        <PackageCheck size={30} aria-hidden="true" />
        {t(isUndone ? 'movingIn.undone' : 'movingIn.done')}
      </h2>
      <dl>
        {movingInSheets.flatMap((sheet) =>
          lines[sheet] === undefined
            ? []
            : [
                <div key={sheet}>
                  <dt>{t(`movingIn.sheet.${sheet}`)}</dt>
                  <dd>{lines[sheet]}</dd>
                </div>,
              ],
        )}
      </dl>
      <div className="taken-over__ways">
        {!isUndone && may('undo-action') && (
          <Button
            variant="default"
            data-order="undo-action"
            loading={underWay(about) !== undefined}
            leftSection={<Undo2 size={20} aria-hidden="true" />}
            onClick={() => void undo()}
          >
            {t('movingIn.undo')}
          </Button>
        )}
        <Button variant={isUndone ? 'filled' : 'default'} onClick={onAgain}>
          {t('movingIn.again')}
        </Button>
      </div>
    </section>
  );
};
