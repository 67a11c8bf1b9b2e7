import { type ListEntryShape, type ListRow } from '@cardroom/contracts';
import { Menu } from '@mantine/core';
import { ArrowDownToLine, ArrowUp, ArrowUpToLine } from 'lucide-react';
import { useMay, useOrders } from '../../orders/orders';
import { useQuestions } from '../../orders/questions';
import { useTexts } from '../../texts/texts';

interface PlaceOnListProps {
  readonly entry: ListEntryShape;
  readonly list: ListRow;
}

/** Moves a name by hand: always with a reason, which every passed player may read (capability 8). */
export const PlaceOnList = ({ entry: { entryId, alias, position }, list }: PlaceOnListProps) => {
  const { t } = useTexts();
  const { give } = useOrders();
  const { reasonFor } = useQuestions();
  const may = useMay();
  const order = [...list.entries].sort((a, b) => a.position - b.position);
  if (!may('reorder-entry') || order.length < 2) return null;
  const above = order.filter((other) => other.position < position).at(-1);
  const top = order[0];
  const isLast = order.at(-1)?.entryId === entryId;

  const move = async (before: string | null) => {
    const reason = await reasonFor(t('move.title', { alias }), t('move.why'));
    if (reason) await give({ name: 'reorder-entry', body: { entryId, before, reason }, about: entryId });
  };
  return (
    <>
      {above && (
        <Menu.Item
          leftSection={<ArrowUp size={20} aria-hidden="true" />}
          onClick={() => void move(above.entryId)}
        >
          {t('move.up')}
        </Menu.Item>
      )}
      {top && above && top !== above && (
        <Menu.Item
          leftSection={<ArrowUpToLine size={20} aria-hidden="true" />}
          onClick={() => void move(top.entryId)}
        >
          {t('move.top')}
        </Menu.Item>
      )}
      {!isLast && (
        <Menu.Item
          leftSection={<ArrowDownToLine size={20} aria-hidden="true" />}
          onClick={() => void move(null)}
        >
          {t('move.bottom')}
        </Menu.Item>
      )}
    </>
  );
};
