import { type DueRow, type TableRow } from '@cardroom/contracts';

/** What runs out, when, and where it is settled. */
export interface DueItem {
  readonly key: string;
  readonly atMs: number;
  readonly row: DueRow;
}

/** Where each seated player sits. */
const seatsOf = (tables: Iterable<TableRow>) => {
  const places = new Map<string, Pick<DueRow, 'tableId' | 'tableNumber' | 'seat'>>();
  for (const { tableId, number, seats } of tables)
    for (const { playerId, seat } of seats)
      if (playerId !== null) places.set(playerId, { tableId, tableNumber: number, seat });
  return places;
};

/** Everything that runs out in the room, the soonest first; what is about a seated player alone is at his seat. */
export const dueItems = (
  rows: ReadonlyMap<string, DueRow>,
  tables: ReadonlyMap<string, TableRow>,
): readonly DueItem[] => {
  const places = seatsOf(tables.values());
  const placed = (row: DueRow): DueRow => {
    const { entryId, tableId, playerId } = row;
    return entryId === null && tableId === null && playerId !== null
      ? { ...row, ...places.get(playerId) }
      : row;
  };
  return [...rows]
    .map(([key, row]) => ({ key, atMs: Date.parse(row.dueAt), row: placed(row) }))
    .sort((a, b) => a.atMs - b.atMs || a.key.localeCompare(b.key));
};
