import { type GamingDay, type PlayerId, type RoomId } from '@cardroom/kernel';

/** What was ruled in a room on one gaming day. */
export const rulingsStreamId = (room: RoomId, day: GamingDay): string => `rulings-${room}-${day}`;

/** A player's record, for as long as the room keeps it. */
export const conductStreamId = (player: PlayerId): string => `conduct-${player}`;

/** What a player asked for himself: a store of its own. */
export const ownRequestStreamId = (player: PlayerId): string => `ownrequest-${player}`;

/** By which rules a room goes. */
export const rulesetStreamId = (room: RoomId): string => `ruleset-${room}`;

/** Streams that nobody but the room manager and the auditor reads. */
export const isClosedStream = (streamId: string): boolean => streamId.startsWith('ownrequest-');
