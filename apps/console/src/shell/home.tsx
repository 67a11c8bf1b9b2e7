import { Navigate } from '@tanstack/react-router';
import { useBoard } from '../boards/use-board';
import { useRole, useSession } from '../session/session';

/** The table at which a dealer is signed in; undefined while it is not known. */
const useOwnTable = (): string | null | undefined => {
  const { staffId } = useSession();
  const dealers = useBoard('dealers');
  return dealers && (dealers.get(staffId)?.tableId ?? null);
};

/** A dealer's usual screen is his table; the lists while he has none. */
const DealersHome = () => {
  const tableId = useOwnTable();
  if (tableId === undefined) return <div aria-busy="true" />;
  return tableId === null ? (
    <Navigate to="/lists" replace />
  ) : (
    <Navigate to="/play/$tableId" params={{ tableId }} replace />
  );
};

/**
 * The console's usual screen: the counter for whoever works at the cage alone, a dealer's own table, and the lists for
 * everybody else.
 */
export const Home = () => {
  const { mayGive, mayDo } = useRole();
  const isOnFloor = mayGive('call-player');
  if (mayGive('cashier/sell-chips') && !isOnFloor) return <Navigate to="/cage/window" replace />;
  if (mayGive('play/hand-done') && !isOnFloor && mayDo('look-at-table')) return <DealersHome />;
  return <Navigate to="/lists" replace />;
};
