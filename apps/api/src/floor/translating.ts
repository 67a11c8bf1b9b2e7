import { type FloorCommandBody, type FloorCommandName } from '@cardroom/contracts';
import { type CarriedFloor, type FloorCommand, type FloorSettings } from '@cardroom/floor';
import { type EntryId, id, type TableId } from '@cardroom/kernel';
import { type Edge } from '../commands/edge';
import { stamp } from '../commands/translating';

/** What the edge adds to a request of the floor. */
export interface FloorEdge extends Edge {
  /** What the day before hands over. */
  readonly carried: CarriedFloor | null;
  /** In force when a room's first day opens. */
  readonly startingSettings: FloorSettings;
}

/** How requests of the contract become commands of the floor; each capability has its own. */
export type Translation<N extends FloorCommandName> = {
  readonly [K in N]: (body: FloorCommandBody<K>, edge: FloorEdge) => FloorCommand;
};

export const ofEntry =
  <T extends string>(type: T) =>
  ({ entryId }: { entryId: string }, edge: Edge) => ({ type, ...stamp(edge), entryId: id<EntryId>(entryId) });

export const ofTable =
  <T extends string>(type: T) =>
  ({ tableId }: { tableId: string }, edge: Edge) => ({ type, ...stamp(edge), tableId: id<TableId>(tableId) });

export const ofSeat =
  <T extends string>(type: T) =>
  ({ tableId, seat }: { tableId: string; seat: number }, edge: Edge) => ({
    type,
    ...stamp(edge),
    tableId: id<TableId>(tableId),
    seat,
  });
