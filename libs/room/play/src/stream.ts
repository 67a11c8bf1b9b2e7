import { type GamingDay, type RoomId, type TableId } from '@cardroom/kernel';

/** The name of the category: the ids of its streams begin with it. */
export const playCategory = 'table';

/** The play of a table is one stream per gaming day; tables are numbered anew in every room. */
export const playStreamId = (room: RoomId, tableId: TableId, day: GamingDay): string =>
  `${playCategory}-${room}-${tableId}-${day}`;
