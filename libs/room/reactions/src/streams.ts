import { type GamingDay, gamingDay, type RoomId } from '@cardroom/kernel';

const dayLength = 'YYYY-MM-DD'.length;

/** The gaming day that ends the id of a stream which lives for one (`floor-…`, `cashier-…`, `play-…`). */
export const dayOf = (streamId: string): GamingDay => gamingDay(streamId.slice(-dayLength));

/** What stands between the room and the day in the id of a stream: the table of `play-<room>-<table>-<day>`. */
export const subjectOf = (streamId: string, module: string, room: RoomId): string =>
  streamId.slice(`${module}-${room}-`.length, -(dayLength + 1));
