import { type GamingDay, type RoomId } from '@cardroom/kernel';

/** The floor of a room is one stream per gaming day (ADR-0003). */
export const floorStreamId = (room: RoomId, day: GamingDay): string => `floor-${room}-${day}`;
