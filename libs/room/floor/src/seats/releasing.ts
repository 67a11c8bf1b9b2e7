import { type Actor, type CommandId, type EntryId, type Instant } from '@cardroom/kernel';
import { type CallWithdrawn, type FloorEvent, type OfSeat, type ReservationReleased } from '../events';
import { ofCall } from '../ground-rules';
import { type FloorFacts, liveEntry, seatUse } from '../state';

export interface Stamp {
  readonly at: Instant;
  readonly by: Actor;
  readonly command: CommandId;
}

interface Ending<C> {
  readonly stamp: Stamp;
  readonly cause: C;
}

/** The call of an entry ends, if it has one, through no fault of the player. */
export const withdrawCall = (
  floor: FloorFacts,
  entryId: EntryId,
  { stamp, cause }: Ending<CallWithdrawn['cause']>,
): FloorEvent[] => {
  const entry = liveEntry(floor, entryId);
  if (entry?.standing.state !== 'called') return [];
  return [{ type: 'CallWithdrawn', ...stamp, ...ofCall({ entry, call: entry.standing.call }), cause }];
};

/** Whatever keeps a seat ends: a call gives the player his place back, a lock-up or a need simply ends. */
export const endReservation = (
  floor: FloorFacts,
  { stamp, at, cause }: Ending<ReservationReleased['cause']> & { readonly at: OfSeat },
): FloorEvent[] => {
  const use = seatUse(floor, at);
  const gameId = floor.tables.get(at.tableId)?.game?.gameId;
  if (use?.state !== 'reserved' || !gameId) return [];
  const { reservation, holder, entryId } = use.reservation;
  if (entryId) return withdrawCall(floor, entryId, { stamp, cause });
  const { playerId = null, alias = null } = holder ?? {};
  const facts = { tableId: at.tableId, seat: at.seat, reservation, gameId, playerId, alias, entryId };
  return [{ type: 'ReservationReleased', ...stamp, ...facts, cause }];
};
