import { seatedAs } from '@cardroom/play';
import { everyTable, seeEveryTable } from './across-tables';
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

/** Chips that a table keeps go back to their owner: to his stack there, to the table where he sits now, or with him. */
export const whenCustodyReleasedGiveOut = whenIn('floor')({
  name: 'custody-released',
  on: ['CustodyReleased'],
  sees: (told) => [seeFloor(told)],
  seesThen: seeEveryTable,
  then: (told, seen) => {
    const { playerId, to } = told.event;
    const keeps = everyTable(told, seen).filter(({ table }) => table.custody.has(playerId));
    return keeps.map(({ table, streamId }) => {
      const toTable = isPlayed(table) && seatedAs(table, playerId) ? 'stack' : 'next-table';
      const goesTo = to === 'table' ? toTable : 'player';
      return atTable(streamId, { type: 'ReleaseCustody', playerId, to: goesTo });
    });
  },
});
