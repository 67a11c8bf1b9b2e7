import { Link } from '@tanstack/react-router';
import { type ReactNode } from 'react';

interface TableWayProps {
  readonly tableId: string;
  readonly seat: number | null;
  readonly onGo: () => void;
  readonly children: ReactNode;
}

/** Leads from what is due to the table, and the seat, where it is settled. */
export const TableWay = ({ tableId, seat, onGo, children }: TableWayProps) => (
  <Link
    to="/tables/$tableId"
    params={{ tableId }}
    search={({ at, fact }) => ({ at, fact, seat: seat ?? undefined })}
    className="due-row"
    onClick={onGo}
  >
    {children}
  </Link>
);
