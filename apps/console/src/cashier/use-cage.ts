import { type CageEntryRow, type CageWindowRow, type TableRow } from '@cardroom/contracts';
import { askOrThrow } from '@cardroom/design';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useBoard, useTables } from '../boards/use-board';
import { useRole, useSession } from '../session/session';
import { useTexts } from '../texts/texts';

interface People {
  readonly people: readonly { readonly staffId: string; readonly name: string; readonly role: string }[];
}

/** The cage's day; null while it was never opened, undefined until the board is read. */
export const useCage = () => {
  const rows = useBoard('cage');
  return rows && (rows.get('cage') ?? null);
};

/** Face values of the room's chips, largest first: the way a hand counts. */
export const useFaces = (): readonly string[] => {
  const cage = useCage();
  return useMemo(
    () => [...(cage?.denominations ?? [])].sort((a, b) => Number(b) - Number(a)),
    [cage?.denominations],
  );
};

export const useWindows = (): readonly CageWindowRow[] => {
  const rows = useBoard('cage-windows');
  return useMemo(
    () =>
      [...(rows?.values() ?? [])].sort((a, b) =>
        a.windowId.localeCompare(b.windowId, 'en', { numeric: true }),
      ),
    [rows],
  );
};

/** The window at which this person sits and has not given the drawer back. */
export const useMyWindow = (): CageWindowRow | undefined => {
  const { staffId } = useSession();
  return useWindows().find(({ cashier, state }) => cashier === staffId && state !== 'closed');
};

/** The day's entries, the last one first; of one window if it is named. */
export const useEntries = (windowId?: string): readonly CageEntryRow[] => {
  const rows = useBoard('cage-entries');
  return useMemo(
    () =>
      [...(rows?.values() ?? [])]
        .filter((entry) => windowId === undefined || entry.windowId === windowId)
        .sort((a, b) => b.number - a.number),
    [rows, windowId],
  );
};

/** Names of those who work at the cage and the tables; an id where a name is not known. */
export const useNameOf = (): ((staffId: string | null) => string) => {
  const { mayDo } = useRole();
  const { data } = useQuery({
    queryKey: ['cage-people'],
    queryFn: () => askOrThrow<People>('/cashier/people'),
    enabled: mayDo('read-cage-people'),
    staleTime: 60_000,
  });
  return useCallback(
    (staffId) =>
      staffId === null ? '' : (data?.people.find((each) => each.staffId === staffId)?.name ?? staffId),
    [data],
  );
};

export const useTableOf = (): ((tableId: string | null) => TableRow | undefined) => {
  const tables = useTables();
  return useCallback((tableId) => tables?.find((each) => each.tableId === tableId), [tables]);
};

/** A place of the house in words: `window:1`, `tray:t4`, `vault`. */
export const usePlaceWords = () => {
  const { t } = useTexts();
  const tableOf = useTableOf();
  const boxes = useBoard('cage-boxes');
  return (place: string): string => {
    const [kind = '', id = ''] = place.split(':');
    const tableId = kind === 'box' ? (boxes?.get(id)?.tableId ?? id) : id;
    const table = tableOf(tableId)?.number ?? tableId;
    if (kind === 'box') return t('cage.place.box', { table });
    if (kind === 'window') return t('cage.place.window', { window: id });
    if (kind === 'tray') return t('cage.place.tray', { table });
    if (kind === 'vault') return t('cage.place.vault');
    if (kind === 'in-play') return t('cage.place.inPlay');
    if (kind === 'custody') return t('cage.place.custody');
    if (kind === 'transit' || kind === 'runner') return t('cage.place.transit');
    return place;
  };
};
