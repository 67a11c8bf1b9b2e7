import { type Cage, cashierStreamId } from '@cardroom/cashier';
import { type RoomId } from '@cardroom/kernel';
import { dayOf } from './streams';

/** A fact of the floor, and so of a gaming day. */
interface OfDay {
  readonly room: RoomId;
  readonly streamId: string;
}

/** The cage of the gaming day that a fact of the floor belongs to. */
export const cageOf = ({ room, streamId }: OfDay): string => cashierStreamId(room, dayOf(streamId));

export const seeCage = (told: OfDay) => ({ module: 'cashier', streamId: cageOf(told) }) as const;

/** Rooms without a cage, and days on which it did not open, are told nothing. */
export const isOpen = ({ day }: Cage): boolean => day !== null && !day.isClosed;
