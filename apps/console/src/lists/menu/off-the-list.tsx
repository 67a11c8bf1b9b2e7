import { type ListEntryShape } from '@cardroom/contracts';
import { Menu } from '@mantine/core';
import { DoorOpen, UserRoundX } from 'lucide-react';
import { useMay, useOrders } from '../../orders/orders';
import { useQuestions } from '../../orders/questions';
import { useTexts } from '../../texts/texts';
import { OrderItem } from './order-item';

/** He leaves of his own will, or staff take him off and say why. Both can be undone or restored. */
export const OffTheList = ({ entry: { entryId, alias } }: { readonly entry: ListEntryShape }) => {
  const { t } = useTexts();
  const { give } = useOrders();
  const { reasonFor } = useQuestions();
  const may = useMay();
  const remove = async () => {
    const reason = await reasonFor(t('remove.title', { alias }), t('remove.why'));
    if (reason) await give({ name: 'remove-entry', body: { entryId, reason }, about: entryId });
  };
  return (
    <>
      <Menu.Divider />
      <OrderItem
        order={{ name: 'leave-list', body: { entryId }, about: entryId }}
        icon={<DoorOpen size={20} aria-hidden="true" />}
      >
        {t('remove.leaves')}
      </OrderItem>
      {may('remove-entry') && (
        <Menu.Item
          className="danger"
          leftSection={<UserRoundX size={20} aria-hidden="true" />}
          onClick={() => void remove()}
        >
          {t('remove.do')}
        </Menu.Item>
      )}
    </>
  );
};
