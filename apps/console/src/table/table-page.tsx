import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useBoard, useLists } from '../boards/use-board';
import { useTexts } from '../texts/texts';
import { BigOval } from './big-oval';
import { RentStrip } from './rent-strip';
import { SeatPanel } from './seat-panel';
import { TableHead } from './table-head';
import './table-page.css';
import { TablePanel } from './table-panel';

/** *Table*: the oval with its seats, and beside it what can be done with the chosen seat or with the table. */
export const TablePage = () => {
  const { t } = useTexts();
  const { tableId } = useParams({ from: '/tables/$tableId' });
  const { seat: chosen } = useSearch({ from: '/tables/$tableId' });
  const navigate = useNavigate();
  const tables = useBoard('tables');
  const lists = useLists();
  if (!tables || !lists) return <div className="table-page" aria-busy="true" />;
  const table = tables.get(tableId);
  if (!table) return <p className="table-page__gone">{t('table.unknown')}</p>;
  const list = lists.find(({ game }) => game.gameId === table.game?.gameId);
  const seat = table.seats.find((each) => each.seat === chosen);
  const choose = (number: number | undefined) =>
    void navigate({ to: '.', search: (now: object) => ({ ...now, seat: number }), replace: true });
  return (
    <div className="table-page">
      <TableHead table={table} />
      <RentStrip table={table} />
      <div className="table-page__room">
        <BigOval table={table} list={list} chosen={chosen} onChoose={choose} />
        <aside
          className="table-page__side"
          aria-label={seat ? t('seat.name', { seat: seat.seat }) : t('table.side')}
        >
          {seat ? (
            <SeatPanel
              key={seat.seat}
              table={table}
              seat={seat}
              list={list}
              onClose={() => choose(undefined)}
            />
          ) : (
            <TablePanel table={table} list={list} />
          )}
        </aside>
      </div>
    </div>
  );
};
