import { type TimeCollectionRow } from '@cardroom/contracts';
import { useMemo } from 'react';
import { useBoard } from '../boards/use-board';

export type MissedRent = TimeCollectionRow['missed'][number] &
  Pick<TimeCollectionRow, 'tableId' | 'tableNumber'> & { readonly key: string };

/** Time that was not paid at any table, the oldest first (floor case F11). */
export const useMissedRent = (): readonly MissedRent[] => {
  const rows = useBoard('time-collections');
  return useMemo(
    () =>
      [...(rows?.values() ?? [])]
        .flatMap(({ tableId, tableNumber, missed }) =>
          missed.map((rent) => ({
            ...rent,
            tableId,
            tableNumber,
            key: `${tableId}-${rent.period}-${rent.seat}-${rent.playerId}`,
          })),
        )
        .sort((a, b) => a.dueAt.localeCompare(b.dueAt) || a.key.localeCompare(b.key)),
    [rows],
  );
};
