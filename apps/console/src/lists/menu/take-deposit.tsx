import { type ListEntryShape } from '@cardroom/contracts';
import { Coins } from 'lucide-react';
import { useBoard, useRoom } from '../../boards/use-board';
import { useTexts } from '../../texts/texts';
import { OrderItem } from './order-item';

/** A deposit for a place that is held, where the house takes one; once for each place. */
export const TakeDeposit = ({ entry: { entryId, state } }: { readonly entry: ListEntryShape }) => {
  const { t } = useTexts();
  const takesOne = typeof useRoom()?.settings['lockUpDepositMinor'] === 'number';
  const deposits = useBoard('deposits');
  const hasOne = [...(deposits?.values() ?? [])].some((deposit) => deposit.entryId === entryId);
  if (state !== 'held' || !takesOne || hasOne) return null;
  return (
    <OrderItem
      order={{ name: 'take-deposit', body: { entryId }, about: entryId }}
      icon={<Coins size={20} aria-hidden="true" />}
    >
      {t('deposit.take')}
    </OrderItem>
  );
};
