import { type GamingDay, gamingDay, type RoomId } from '@cardroom/kernel';

/** The floor of a room is one stream per gaming day (ADR-0003). */
export const floorStreamId = (room: RoomId, day: GamingDay): string => `floor-${room}-${day}`;

/** The gaming day that a floor's stream is of. */
export const floorStreamDay = (streamId: string): GamingDay =>
  gamingDay(streamId.slice(-'2026-11-28'.length));
