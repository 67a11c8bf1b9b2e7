import { type ListRow } from '@cardroom/contracts';
import { Button, Menu } from '@mantine/core';
import { CirclePlus } from 'lucide-react';
import { useTables, useWordsOfGame } from '../boards/use-board';
import { useMay, useOrders } from '../orders/orders';
import { useTexts } from '../texts/texts';

/** Looked up when the menu is opened: a large room has hundreds. */
const ClosedTables = ({ gameId, about }: { readonly gameId: string; readonly about: string }) => {
  const { t } = useTexts();
  const { give } = useOrders();
  const closed = (useTables() ?? []).filter(({ state }) => state === 'closed');
  if (closed.length === 0) return <Menu.Item disabled>{t('table.noneClosed')}</Menu.Item>;
  return closed.map(({ tableId, number, section, seats }) => (
    <Menu.Item
      key={tableId}
      onClick={() => void give({ name: 'open-table', body: { tableId, gameId }, about })}
      rightSection={t('table.seats', { count: seats.length })}
    >
      {t('table.inSection', { number, section })}
    </Menu.Item>
  ));
};

/** Opens one of the closed tables for this game. Lit where the list is long enough for the house to think of it. */
export const OpenTable = ({ list: { game, openingProposed } }: { readonly list: ListRow }) => {
  const { t } = useTexts();
  const wordsOf = useWordsOfGame();
  const may = useMay();
  const { underWay } = useOrders();
  if (!may('open-table')) return null;
  const about = `open-${game.gameId}`;
  return (
    <Menu>
      <Menu.Target>
        <Button
          variant={openingProposed ? 'filled' : 'default'}
          color="lamp"
          loading={underWay(about) !== undefined}
          leftSection={<CirclePlus size={20} aria-hidden="true" />}
          px={8}
        >
          {t('table.openShort')}
          <span className="visually-hidden"> {wordsOf(game).full}</span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={420} style={{ overflowY: 'auto' }}>
        <ClosedTables gameId={game.gameId} about={about} />
      </Menu.Dropdown>
    </Menu>
  );
};
