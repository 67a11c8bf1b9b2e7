import { type GamingDay, type RoomId } from '@cardroom/kernel';

/** The cage of a room is one stream for each gaming day. */
export const cashierStreamId = (room: RoomId, day: GamingDay): string => `cashier-${room}-${day}`;
