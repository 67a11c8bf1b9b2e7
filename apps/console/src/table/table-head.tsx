import { type TableRow } from '@cardroom/contracts';
import { GameGlyph } from '@cardroom/design';
import { ActionIcon } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight, Grid3x3 } from 'lucide-react';
import { useTables, useWordsOfGame } from '../boards/use-board';
import { TableState } from '../map/table-state';
import { PlayWay } from '../play/play-way';
import { PrintTable } from '../papers/print-table';
import { useTexts } from '../texts/texts';
import './table-head.css';

/** Which table, what is played, and the ways to its neighbours. */
export const TableHead = ({ table }: { readonly table: TableRow }) => {
  const { t } = useTexts();
  const wordsOf = useWordsOfGame();
  const navigate = useNavigate();
  const tables = useTables() ?? [];
  const index = tables.findIndex(({ tableId }) => tableId === table.tableId);
  const go = (to: TableRow | undefined) =>
    to &&
    void navigate({
      to: '/tables/$tableId',
      params: { tableId: to.tableId },
      search: (now) => ({ ...now, seat: undefined }),
    });
  const neighbours = [
    { to: tables[index - 1], label: t('table.before'), Icon: ChevronLeft },
    { to: tables[index + 1], label: t('table.after'), Icon: ChevronRight },
  ];
  return (
    <header className="table-head">
      <Link to="/map" search={(now) => ({ ...now, seat: undefined })} className="table-head__map">
        <Grid3x3 size={20} aria-hidden="true" />
        {t('rail.map')}
      </Link>
      {neighbours.map(({ to, label, Icon }) => (
        <ActionIcon key={label} variant="default" aria-label={label} disabled={!to} onClick={() => go(to)}>
          <Icon size={22} aria-hidden="true" />
        </ActionIcon>
      ))}
      <h1>{t('table.inSection', { number: table.number, section: table.section })}</h1>
      <TableState state={table.state} />
      <PlayWay table={table} />
      <PrintTable table={table} />
      {table.game && (
        <p className="table-head__game">
          <GameGlyph variant={table.game.variant} size={34} />
          {wordsOf(table.game).full}
        </p>
      )}
    </header>
  );
};
