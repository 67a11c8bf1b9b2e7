import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { TableFace, type TableFaceProps } from './table-face';
import { useTableLabel } from './use-table-label';

/** An open table on the map; a tap opens its screen. Drawn when its own row changes, of hundreds in a large room. */
export const TableCard = memo(function TableCard({ table, waiting }: TableFaceProps) {
  const labelOf = useTableLabel();
  return (
    <Link
      className="table-card"
      data-state={table.state}
      to="/tables/$tableId"
      params={{ tableId: table.tableId }}
      search={(now) => ({ ...now, seat: undefined })}
    >
      <span className="visually-hidden">{labelOf({ table, waiting })}</span>
      <span className="table-face" aria-hidden="true">
        <TableFace table={table} waiting={waiting} />
      </span>
    </Link>
  );
});
