import { type ListEntryShape, type ListRow } from '@cardroom/contracts';
import { ActionIcon, Menu } from '@mantine/core';
import { EllipsisVertical } from 'lucide-react';
import { useTexts } from '../texts/texts';
import { CallSomewhere } from './menu/call-somewhere';
import { CallWays } from './menu/call-ways';
import { OffTheList } from './menu/off-the-list';
import { PlaceOnList } from './menu/place-on-list';
import { TakeDeposit } from './menu/take-deposit';
import { ToOtherList } from './menu/to-other-list';
import { useMay } from '../orders/orders';

interface EntryMenuProps {
  readonly entry: ListEntryShape;
  readonly list: ListRow;
}

/** Everything else that can be done with an entry, two taps away. */
export const EntryMenu = ({ entry, list }: EntryMenuProps) => {
  const { t } = useTexts();
  const may = useMay();
  if (!may('leave-list')) return null;
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon
          className="entry-menu"
          color="gray"
          aria-label={t('entry.more', { alias: entry.alias })}
          data-more
        >
          <EllipsisVertical size={22} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <CallWays entry={entry} />
        <CallSomewhere entry={entry} list={list} />
        <PlaceOnList entry={entry} list={list} />
        <ToOtherList entry={entry} list={list} />
        <TakeDeposit entry={entry} />
        <OffTheList entry={entry} />
      </Menu.Dropdown>
    </Menu>
  );
};
