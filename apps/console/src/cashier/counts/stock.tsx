import { Button } from '@mantine/core';
import { ArrowDownToLine, ArrowUpFromLine } from 'lucide-react';
import { useState } from 'react';
import { useMay } from '../../orders/orders';
import { useTexts } from '../../texts/texts';
import { ChipCount } from '../parts/chip-count';
import { useCount } from '../parts/count';
import { Reasons } from '../parts/reasons';
import { SecondPerson } from '../parts/second-person';
import { useFaces } from '../use-cage';
import { useCageOrder } from '../use-cage-order';

type Direction = 'in' | 'out';

const reasons = ['opening', 'bank', 'delivery'] as const;

const ChangeStock = ({
  direction,
  onClose,
}: {
  readonly direction: Direction;
  readonly onClose: () => void;
}) => {
  const { t } = useTexts();
  const count = useCount(useFaces());
  const [reason, setReason] = useState(t('cage.reason.opening'));
  const { refusalOf } = useCageOrder('stock');
  const sign = (secondCode: string) =>
    refusalOf('cashier/change-stock', {
      direction,
      holding: count.holding,
      reason: reason.trim() || t('cage.reason.opening'),
      secondCode,
    });
  return (
    <SecondPerson
      title={t(`cage.stock.${direction}`)}
      go={t('cage.stock.go')}
      autoFocus={false}
      onSign={sign}
      onClose={onClose}
    >
      <ChipCount
        count={count}
        label={t(`cage.stock.${direction}`)}
        withCash
        autoFocus
        onDone={() => document.querySelector<HTMLInputElement>('[data-second-code]')?.focus()}
      />
      <Reasons ready={reasons.map((each) => t(`cage.reason.${each}`))} reason={reason} onReason={setReason} />
    </SecondPerson>
  );
};

/** Money and chips from outside the room into the vault, or away: managers only, by two. */
export const Stock = () => {
  const { t } = useTexts();
  const may = useMay();
  const [asked, setAsked] = useState<Direction | null>(null);
  if (!may('cashier/change-stock')) return null;
  return (
    <div className="stock">
      <Button
        variant="default"
        data-stock="in"
        leftSection={<ArrowDownToLine size={20} aria-hidden="true" />}
        onClick={() => setAsked('in')}
      >
        {t('cage.stock.in')}
      </Button>
      <Button
        variant="default"
        data-stock="out"
        leftSection={<ArrowUpFromLine size={20} aria-hidden="true" />}
        onClick={() => setAsked('out')}
      >
        {t('cage.stock.out')}
      </Button>
      {asked && <ChangeStock direction={asked} onClose={() => setAsked(null)} />}
    </div>
  );
};
