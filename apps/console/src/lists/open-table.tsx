import { type ListRow } from '@cardroom/contracts';
import { Button, Menu } from '@mantine/core';
import { CirclePlus } from 'lucide-react';
import { useTables, useWordsOfGame } from '../boards/use-board';
import { useMay, useOrders } from '../orders/orders';
import { useTexts } from '../texts/texts';

/** Opens one of the closed tables for this game. Lit where the list is long enough for the house to think of it. */
export const OpenTable = ({ list: { game, openingProposed } }: { readonly list: ListRow }) => {
  const { t } = useTexts();
  const wordsOf = useWordsOfGame();
  const may = useMay();
  const { give, underWay } = useOrders();
  const closed = (useTables() ?? []).filter(({ state }) => state === 'closed');
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
        {closed.length === 0 && <Menu.Item disabled>{t('table.noneClosed')}</Menu.Item>}
        {closed.map(({ tableId, number, section, seats }) => (
          <Menu.Item
            key={tableId}
            onClick={() => void give({ name: 'open-table', body: { tableId, gameId: game.gameId }, about })}
            rightSection={t('table.seats', { count: seats.length })}
          >
            {t('table.inSection', { number, section })}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};
