import { type TableRow } from '@cardroom/contracts';
import { GameGlyph } from '@cardroom/design';
import { Menu } from '@mantine/core';
import { useLists, useWordsOfGame } from '../boards/use-board';
import { useMay, useOrders } from '../orders/orders';
import { useTexts } from '../texts/texts';
import { TableFace } from './table-face';
import { useTableLabel } from './use-table-label';

/** A closed table: a tap offers the games, those that the lists ask for first; the second tap opens it. */
export const ClosedTable = ({ table }: { readonly table: TableRow }) => {
  const { t } = useTexts();
  const labelOf = useTableLabel();
  const wordsOf = useWordsOfGame();
  const may = useMay();
  const { give, underWay } = useOrders();
  const lists = useLists() ?? [];
  const asked = [...lists].sort(
    (a, b) => Number(b.openingProposed) - Number(a.openingProposed) || b.entries.length - a.entries.length,
  );
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
          <span className="visually-hidden">{labelOf(table)}</span>
          <span className="table-face" aria-hidden="true">
            <TableFace table={table} />
          </span>
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('table.openWhich', { number: table.number })}</Menu.Label>
        {asked.map(({ game, entries }) => (
          <Menu.Item
            key={game.gameId}
            leftSection={<GameGlyph variant={game.variant} size={30} />}
            rightSection={t('list.waiting', { count: entries.length })}
            onClick={() => void give({ name: 'open-table', body: { tableId, gameId: game.gameId }, about })}
          >
            {wordsOf(game).full}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};
