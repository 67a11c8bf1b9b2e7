import { type ListEntryShape } from '@cardroom/contracts';
import { ActionIcon, Menu } from '@mantine/core';
import { EllipsisVertical } from 'lucide-react';
import { useBoard } from '../boards/use-board';
import { useTexts } from '../texts/texts';
import { CallSomewhere } from './menu/call-somewhere';
import { CallWays } from './menu/call-ways';
import { OffTheList } from './menu/off-the-list';
import { PlaceOnList } from './menu/place-on-list';
import { TakeDeposit } from './menu/take-deposit';
import { ToOtherList } from './menu/to-other-list';
import { useMay } from '../orders/orders';

interface EntryMenuProps {
  readonly gameId: string;
  readonly entry: Pick<ListEntryShape, 'entryId' | 'alias'>;
}

/** Looked up when the menu is opened: a row need not be drawn again because its list has changed. */
const Ways = ({ gameId, entry: { entryId } }: EntryMenuProps) => {
  const list = useBoard('lists')?.get(gameId);
  const entry = list?.entries.find((one) => one.entryId === entryId);
  if (!list || !entry) return null;
  return (
    <>
      <CallWays entry={entry} />
      <CallSomewhere entry={entry} list={list} />
      <PlaceOnList entry={entry} list={list} />
      <ToOtherList entry={entry} list={list} />
      <TakeDeposit entry={entry} />
      <OffTheList entry={entry} />
    </>
  );
};

/** Everything else that can be done with an entry, two taps away. */
export const EntryMenu = ({ gameId, entry }: EntryMenuProps) => {
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
        <Ways gameId={gameId} entry={entry} />
      </Menu.Dropdown>
    </Menu>
  );
};
