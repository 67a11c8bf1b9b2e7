import { type TableRow } from '@cardroom/contracts';
import { GameGlyph } from '@cardroom/design';
import { Menu } from '@mantine/core';
import { memo } from 'react';
import { useLists, useWordsOfGame } from '../boards/use-board';
import { useMay, useOrders } from '../orders/orders';
import { useTexts } from '../texts/texts';
import { TableFace } from './table-face';
import { useTableLabel } from './use-table-label';

/** The games of the room, looked up when the menu is opened; those that the lists ask for first. */
const Games = ({ tableId, about }: { readonly tableId: string; readonly about: string }) => {
  const { t } = useTexts();
  const wordsOf = useWordsOfGame();
  const { give } = useOrders();
  const asked = [...(useLists() ?? [])].sort(
    (a, b) => Number(b.openingProposed) - Number(a.openingProposed) || b.entries.length - a.entries.length,
  );
  return asked.map(({ game, entries }) => (
    <Menu.Item
      key={game.gameId}
      leftSection={<GameGlyph variant={game.variant} size={30} />}
      rightSection={t('list.waiting', { count: entries.length })}
      onClick={() => void give({ name: 'open-table', body: { tableId, gameId: game.gameId }, about })}
    >
      {wordsOf(game).full}
    </Menu.Item>
  ));
};

/** A closed table: a tap offers the games; the second tap opens it. Drawn when its own row changes. */
export const ClosedTable = memo(function ClosedTable({ table }: { readonly table: TableRow }) {
  const { t } = useTexts();
  const labelOf = useTableLabel();
  const may = useMay();
  const { underWay } = useOrders();
  const { tableId } = table;
  const about = `table-${tableId}`;
  return (
    <Menu position="bottom-start" width={340}>
      <Menu.Target>
        <button
          type="button"
          className="table-card"
          data-state="closed"
          aria-busy={underWay(about) !== undefined}
          disabled={!may('open-table') || underWay(about) !== undefined}
        >
          <span className="visually-hidden">{labelOf({ table, waiting: 0 })}</span>
          <span className="table-face" aria-hidden="true">
            <TableFace table={table} waiting={0} />
          </span>
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('table.openWhich', { number: table.number })}</Menu.Label>
        <Games tableId={tableId} about={about} />
      </Menu.Dropdown>
    </Menu>
  );
});
