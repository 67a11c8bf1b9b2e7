import { type TableRow } from '@cardroom/contracts';
import { Link } from '@tanstack/react-router';
import { TableFace } from './table-face';
import { useTableLabel } from './use-table-label';

/** An open table on the map; a tap opens its screen. */
export const TableCard = ({ table }: { readonly table: TableRow }) => {
  const labelOf = useTableLabel();
  return (
    <Link
      className="table-card"
      data-state={table.state}
      to="/tables/$tableId"
      params={{ tableId: table.tableId }}
      search={(now) => ({ ...now, seat: undefined })}
    >
      <span className="visually-hidden">{labelOf(table)}</span>
      <span className="table-face" aria-hidden="true">
        <TableFace table={table} />
      </span>
    </Link>
  );
};
