import { type ProblemText } from './problem';

/** English words for the refusals of moves and must-moves. */
export const movesTextsInEnglish: Readonly<Record<string, ProblemText>> = {
  'floor.no-seat-changes': {
    title: 'No seat changes',
    detail: 'Seats are not changed on request in this room.',
  },
  'floor.pot-carried': {
    title: 'Pot is carried',
    detail: 'The pot of table {tableNumber} is carried over: nobody changes seats there until it is won.',
  },
  'floor.no-pot-carried': {
    title: 'No pot carried',
    detail: 'No pot is carried at table {tableNumber}.',
  },
  'floor.already-requested': {
    title: 'Asked already',
    detail: 'This player has asked already. The old request is cancelled first.',
  },
  'floor.request-unknown': {
    title: 'No such request',
    detail: 'There is no such request of this player.',
  },
  'floor.not-seated': {
    title: 'Not seated',
    detail: 'This player sits at no table.',
  },
  'floor.seat-is-his': {
    title: 'Sits there already',
    detail: 'The player sits there already.',
  },
  'floor.seat-claimed': {
    title: 'Somebody comes first',
    detail:
      '{alias} has the first claim on seat {seat} of table {tableNumber}. Offer it to him first, or give a reason.',
  },
  'floor.must-move-first': {
    title: 'Must-move comes first',
    detail: '{alias} moves up to table {tableNumber} first. Call him, or give a reason.',
  },
  'floor.chain-order': {
    title: 'Order of the must-move',
    detail:
      'Table {tableNumber} and this player’s table are main and feeder game: players move up in order, not by request.',
  },
  'floor.not-offered': {
    title: 'Not offered',
    detail: 'Seat {seat} of table {tableNumber} is not offered to this player.',
  },
  'floor.move-announced': {
    title: 'Move announced already',
    detail: 'This player is to move to seat {seat} of table {tableNumber}. Complete or cancel that first.',
  },
  'floor.move-unknown': {
    title: 'No move announced',
    detail: 'No move is announced for this player.',
  },
  'floor.same-table': {
    title: 'Same table',
    detail: 'A change of seat at one’s own table is made at once, not announced.',
  },
  'floor.forced-move-reason': {
    title: 'Reason needed',
    detail: 'Give the reason for which the house moves this player.',
  },
  'floor.forced-move-supervisor': {
    title: 'For those in charge',
    detail: 'Only a floor supervisor or a manager moves a player who did not ask.',
  },
  'floor.not-waiting-for-blind': {
    title: 'Counted in hands',
    detail: 'This player does not wait for his big blind; his hands are counted.',
  },
  'floor.must-move-due': {
    title: 'Due at the main game',
    detail: 'No further hand is dealt to this player here; he moves up now.',
  },
  'floor.lock-up-move-due': {
    title: 'Due at his new table',
    detail: 'No further hand is dealt to this player here; he goes to the seat kept for him.',
  },
  'floor.separated-players': {
    title: 'Not available',
    detail: 'This player cannot be seated at table {tableNumber}.',
  },
  'floor.same-player': {
    title: 'Two players needed',
    detail: 'Name two different players.',
  },
  'floor.kept-apart-already': {
    title: 'Kept apart already',
    detail: 'These two players are kept apart already.',
  },
  'floor.not-kept-apart': {
    title: 'Not kept apart',
    detail: 'These two players are not kept apart.',
  },
  'floor.kept-apart-supervisor': {
    title: 'For those in charge',
    detail: 'Only a floor supervisor or a manager keeps players apart.',
  },
  'floor.must-move-mismatch': {
    title: 'Not the same game',
    detail: 'Main game and feeder must play the very same game and limit.',
  },
  'floor.must-move-circle': {
    title: 'Chain leads back',
    detail: 'This chain of tables would lead back to itself.',
  },
  'floor.already-feeder': {
    title: 'Feeds a table already',
    detail: 'Table {tableNumber} feeds another table already.',
  },
  'floor.not-feeder': {
    title: 'Not a feeder',
    detail: 'Table {tableNumber} feeds no other table.',
  },
  'floor.must-move-cooldown': {
    title: 'Out of this game for a while',
    detail: 'This player refused to move up and stays out of this game for another {minutesLeft} minutes.',
  },
  'floor.no-cooldown': {
    title: 'Nothing to lift',
    detail: 'This player is not kept out of this game.',
  },
  'floor.must-move-not-due': {
    title: 'Not his turn',
    detail: 'It is not this player’s turn to move up.',
  },
};
