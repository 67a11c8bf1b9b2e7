import { whenIn } from './reaction';
import { chipsComeToHim, seeEveryTable } from './across-tables';
import { atTable, playOf, seeFloor, tableOf } from './table-streams';

/** A mover's chips go with him to the table where he plays, whichever of leaving and sitting is told first. */
export const whenMoverLeftChipsFollow = whenIn('table')({
  name: 'mover-left-chips-follow',
  on: ['PlayerLeft', 'SeatTaken', 'ChipsKeptForSeat', 'CustodyGivenOut'],
  sees: (told) => [seeFloor(told)],
  seesThen: seeEveryTable,
  then: (told, seen) => chipsComeToHim(told, seen, told.event.playerId),
});

/** The seat that chips waited for is his no more: they come where he plays, or went with him. A mover has another one. */
export const whenSeatGoneChipsFollow = whenIn('floor')({
  name: 'seat-gone-chips-follow',
  on: ['SeatLeft', 'ReservationReleased', 'ReservationLapsed', 'MoveEnded'],
  sees: (told) => [seeFloor(told)],
  seesThen: seeEveryTable,
  then: (told, seen) => {
    const { event } = told;
    if (event.playerId === null || (event.type === 'SeatLeft' && event.cause === 'moved')) return [];
    return chipsComeToHim(told, seen, event.playerId);
  },
});

/** They are in front of him at his new table: the one that he left answers for them no longer. */
export const whenChipsTakenHandThemOver = whenIn('table')({
  name: 'chips-taken-hand-over',
  on: ['ChipsAdded'],
  then: (told) => {
    const { movedFrom } = told.event;
    if (!movedFrom) return [];
    const { tableId, departure } = movedFrom;
    return [atTable(playOf(told, tableId), { type: 'HandOverChips', departure, to: tableOf(told) })];
  },
});
