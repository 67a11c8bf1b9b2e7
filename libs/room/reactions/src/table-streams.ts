import { type GamingDay, type PlayerId, type RoomId, type TableId } from '@cardroom/kernel';
import { playCategory, playStreamId, type Seated, type Table } from '@cardroom/play';
import { type Consequence, type StreamOf, wishFor } from './reaction';
import { type WishOf } from './room-modules';
import { dayOf, subjectOf } from './streams';

// The two sides of a table: its seats on the floor's stream of the day, its play on a stream of its own.

export interface OnStream {
  readonly streamId: string;
  readonly room: RoomId;
}

/** The play of a table on the gaming day of the fact's stream. */
export const playOf = ({ streamId, room }: OnStream, tableId: TableId): string =>
  playStreamId(room, tableId, dayOf(streamId));

/** The floor of the gaming day of a table's stream. */
export const floorOf = ({ streamId, room }: OnStream): string => `floor-${room}-${dayOf(streamId)}`;

export const floorOfDay = (room: RoomId, day: GamingDay): string => `floor-${room}-${day}`;

/** Which table the facts of a table's stream are about. */
export const tableOf = ({ streamId, room }: OnStream): TableId =>
  subjectOf(streamId, playCategory, room) as TableId;

export const seePlay = (told: OnStream, tableId: TableId): StreamOf => ({
  module: 'table',
  streamId: playOf(told, tableId),
});

export const seeFloor = (told: OnStream): StreamOf => ({ module: 'floor', streamId: floorOf(told) });

export const atTable = (streamId: string, wish: WishOf<'table'>): Consequence =>
  wishFor('table', streamId, wish);

export const onFloor = (streamId: string, wish: WishOf<'floor'>): Consequence =>
  wishFor('floor', streamId, wish);

/** Whether the table's play is followed now; wishes for one that is not would be refused one and all. */
export const isPlayed = ({ opened }: Table): boolean => opened !== null && !opened.isClosed;

export const seatedAs = ({ seats }: Table, playerId: PlayerId): Seated | null =>
  seats.find((seated) => seated.playerId === playerId) ?? null;
