import { whenIn } from './reaction';
import { atTable, floorOf, isPlayed, onFloor, playOf, seeFloor, seePlay, tableOf } from './table-streams';

/** A player walks, or is back: he is dealt out and in (RRP-2.2.19). */
export const whenWalkedDealOut = whenIn('floor')({
  name: 'walked-away',
  on: ['PlayerWalked', 'PlayerBackInSeat'],
  sees: (told) => [seePlay(told, told.event.tableId)],
  then: (told, seen) => {
    const { playerId, tableId, type } = told.event;
    const streamId = playOf(told, tableId);
    if (!isPlayed(seen.state('table', streamId))) return [];
    return [atTable(streamId, { type: type === 'PlayerWalked' ? 'MarkAway' : 'MarkBack', playerId })];
  },
});

/** Whoever sits out for too long is absent: from there on the floor's clock runs. */
export const whenSatOutTooLongMarkAbsent = whenIn('table')({
  name: 'sat-out-absent',
  on: ['SatOutTooLong'],
  sees: (told) => [seeFloor(told)],
  then: (told, seen) => {
    const { playerId } = told.event;
    const floor = seen.state('floor', floorOf(told));
    const sits = floor.seatOf.get(playerId);
    if (sits?.tableId !== tableOf(told) || floor.absences.has(playerId)) return [];
    return [onFloor(floorOf(told), { type: 'MarkAbsent', tableId: sits.tableId, seat: sits.seat })];
  },
});

/** Chips in custody go back to the table, or to the player. */
export const whenCustodyReleasedGiveOut = whenIn('floor')({
  name: 'custody-released',
  on: ['CustodyReleased'],
  sees: (told) => [seeFloor(told)],
  then: (told, seen) => {
    const { playerId, to } = told.event;
    const sits = seen.state('floor', told.streamId).seatOf.get(playerId);
    if (!sits || to !== 'table') return [];
    return [atTable(playOf(told, sits.tableId), { type: 'ReleaseCustody', playerId, to: 'stack' })];
  },
});
