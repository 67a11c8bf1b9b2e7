import { type ProblemText } from './problem';

/** English words for every way in which the floor and the players' book say no. */
export const floorTextsInEnglish: Readonly<Record<string, ProblemText>> = {
  'floor.day-not-open': {
    title: 'No gaming day',
    detail: 'No gaming day is open. A manager opens one first.',
  },
  'floor.day-already-open': {
    title: 'Day already open',
    detail: 'The gaming day {day} is still open. It is closed before another one begins.',
  },
  'floor.day-closed': { title: 'Day closed', detail: 'The gaming day {day} has been closed.' },
  'floor.setting-unknown': {
    title: 'No such setting',
    detail: 'The house has no setting by the name {setting}.',
  },
  'floor.setting-invalid': {
    title: 'Not a value for this setting',
    detail: 'The rule book does not allow {value} for {setting}.',
  },
  'floor.game-unknown': { title: 'Game not offered', detail: 'The room does not offer this game today.' },
  'floor.game-exists': { title: 'Game offered already', detail: 'The room offers this very game already.' },
  'floor.game-in-use': {
    title: 'Game in use',
    detail: 'The game is still open at table {tables}. Close it there first.',
  },
  'floor.stakes-invalid': {
    title: 'Stakes do not fit',
    detail: 'The second stake must not be smaller than the first, and both must be more than nothing.',
  },
  'floor.buy-in-invalid': {
    title: 'Buy-in does not fit',
    detail: 'The largest buy-in must not be smaller than the smallest.',
  },
  'floor.table-unknown': { title: 'No such table', detail: 'There is no such table on the floor plan.' },
  'floor.table-exists': {
    title: 'Table there already',
    detail: 'This table stands on the floor plan already.',
  },
  'floor.table-number-taken': {
    title: 'Table number taken',
    detail: 'Another table has the number {number} already.',
  },
  'floor.seat-count-invalid': {
    title: 'Number of seats',
    detail: 'A table has between {least} and {most} seats.',
  },
  'floor.not-authorised': {
    title: 'For those in charge',
    detail:
      'Tables are opened, broken and closed by whom the house names for it: the floor supervisor, or management alone.',
  },
  'floor.table-already-open': {
    title: 'Table open already',
    detail: 'A game is open at table {tableNumber}.',
  },
  'floor.table-closed': { title: 'Table closed', detail: 'No game is open at table {tableNumber}.' },
  'floor.table-frozen': {
    title: 'Table frozen',
    detail: 'Table {tableNumber} is frozen: nobody is called or seated there until it is thawed.',
  },
  'floor.table-not-frozen': { title: 'Table not frozen', detail: 'Table {tableNumber} is not frozen.' },
  'floor.table-not-empty': {
    title: 'Table not empty',
    detail: 'Somebody still sits at table {tableNumber}, in seat {seats}.',
  },
  'floor.entry-unknown': { title: 'Not on a list', detail: 'This place is on no list of today.' },
  'floor.entry-exists': { title: 'On the list already', detail: 'This place is on a list already.' },
  'floor.receipt-code-taken': {
    title: 'Please try again',
    detail: 'The receipt code drawn was in use. Please try again.',
  },
  'floor.player-not-present': {
    title: 'Must be in the room',
    detail: 'A player must be in the room to join a list or to be called.',
  },
  'floor.call-in-expired': {
    title: 'Arrived too late',
    detail: 'The time to arrive after calling in has passed. The player may join the list anew.',
  },
  'floor.already-on-list': {
    title: 'On the list already',
    detail: 'This player is on the list of this game already.',
  },
  'floor.already-in-game': {
    title: 'In the game already',
    detail: 'This player sits in this game already and cannot wait for it as well.',
  },
  'floor.wrong-entry-state': {
    title: 'Not now',
    detail: 'This cannot be done with a place that is “{state}”.',
  },
  'floor.entry-not-removed': {
    title: 'Still on the list',
    detail: 'Only a place that was taken off the list can be restored.',
  },
  'floor.other-list': { title: 'Another list', detail: 'The two places are on different lists.' },
  'floor.other-game': {
    title: 'Another game',
    detail: 'Table {tableNumber} does not play the game that this player waits for.',
  },
  'floor.already-there': { title: 'There already', detail: 'The place stands there already.' },
  'floor.not-next': {
    title: 'Somebody else is next',
    detail: '{nextAlias} is next on the list. Passing somebody needs a reason, which he may read.',
  },
  'floor.not-most-in-need': {
    title: 'Another table needs players more',
    detail: 'Table {tableNumber} needs a player more than this one. Filling another first needs a reason.',
  },
  'floor.already-called': {
    title: 'Called already',
    detail: 'The player has been called already, for seat {seat} of table {tableNumber}.',
  },
  'floor.not-called': {
    title: 'Not called',
    detail: 'This player has not been called, or the call is over.',
  },
  'floor.already-answered': {
    title: 'Answered already',
    detail: 'The player has answered this call already.',
  },
  'floor.already-called-again': {
    title: 'Called twice already',
    detail: 'A call is repeated once. Now he answers, or it ends.',
  },
  'floor.still-time-to-answer': {
    title: 'Still time to answer',
    detail: 'The player still has time to answer this call.',
  },
  'floor.no-answer': {
    title: 'Time is over',
    detail: 'The time to answer this call is over. Please see the list keeper.',
  },
  'floor.staff-only': { title: 'For staff', detail: 'This is for staff only. Please see the list keeper.' },
  'floor.seat-unknown': { title: 'No such seat', detail: 'Table {tableNumber} has no seat {seat}.' },
  'floor.seat-taken': {
    title: 'Seat taken',
    detail: 'Somebody sits in seat {seat} of table {tableNumber}.',
  },
  'floor.seat-empty': { title: 'Seat empty', detail: 'Nobody sits in seat {seat} of table {tableNumber}.' },
  'floor.seat-reserved': {
    title: 'Seat reserved',
    detail: 'Seat {seat} of table {tableNumber} is kept for somebody else.',
  },
  'floor.already-seated': {
    title: 'Already seated',
    detail: 'This player has seat {seat} of table {tableNumber} already. A player has one seat in the room.',
  },
  'floor.seat-not-assigned': {
    title: 'No permission for this seat',
    detail: 'Seat {seat} of table {tableNumber} was not given to this player. The floor gives seats.',
  },
  'floor.wrong-table': {
    title: 'Called to another table',
    detail: 'This player’s seat is at another table. Please see the list keeper.',
  },
  'floor.arrives-twice': { title: 'Named twice', detail: 'The same player is named twice.' },
  'floor.transfer-unbalances': {
    title: 'Would leave the table shorter',
    detail: 'The move would leave the old table with {left} players and the new one with {there}.',
  },
  'floor.lock-up-expired': {
    title: 'Seat no longer kept',
    detail: 'The time for which seat {seat} of table {tableNumber} was kept is over, and others wait.',
  },
  'floor.seat-not-reserved': {
    title: 'Seat not reserved',
    detail: 'Seat {seat} of table {tableNumber} is not reserved.',
  },
  'floor.reason-required': {
    title: 'Reason needed',
    detail: 'This needs a reason: somebody is passed by it.',
  },
  'floor.supervisor-required': {
    title: 'For a supervisor',
    detail: 'Only a floor supervisor or a manager decides this.',
  },
  'floor.action-unknown': {
    title: 'Nothing to undo',
    detail: 'This action is not among those that can be undone.',
  },
  'floor.undo-overtaken': {
    title: 'Too late to undo',
    detail: 'Something has happened since that rests on this action. Put it right by a new one.',
  },
  'players.already-registered': {
    title: 'Known already',
    detail: 'This player is known to the room already.',
  },
  'players.not-registered': {
    title: 'Player not known',
    detail: 'The room does not know this player. Enter him by his alias.',
  },
  'players.card-invalid': {
    title: 'Card number cannot be read',
    detail: 'A card number has 4 to 32 letters or digits.',
  },
  'players.alias-invalid': {
    title: 'Alias cannot be read',
    detail: 'An alias has between 1 and 24 letters or signs that can be read on a board.',
  },
};
