import { type ProblemText } from './problem';

/** English words for the refusals of absences, custody, guests and seats. */
export const absenceTextsInEnglish: Readonly<Record<string, ProblemText>> = {
  'floor.already-absent': {
    title: 'Away already',
    detail: 'The player in seat {seat} of table {tableNumber} is marked absent already.',
  },
  'floor.not-absent': {
    title: 'Not absent',
    detail: 'The player in seat {seat} of table {tableNumber} is not marked absent.',
  },
  'floor.absence-expired': {
    title: 'Time is over',
    detail:
      'The time of the absence in seat {seat} of table {tableNumber} is over; a longer one is arranged beforehand. The floor decides now.',
  },
  'floor.absence-not-longer': {
    title: 'Not longer',
    detail: 'The player in seat {seat} of table {tableNumber} may be away that long without any arrangement.',
  },
  'floor.absence-too-long': {
    title: 'Longer than allowed',
    detail: 'The house allows an announced absence of {most} minutes at most.',
  },
  'floor.absence-not-due': {
    title: 'Not due yet',
    detail:
      'The time of the absence in seat {seat} of table {tableNumber} is not over. Before, only frequent absences allow a pick-up, with a reason.',
  },
  'floor.custody-exists': {
    title: 'Recorded already',
    detail: 'Chips are in custody under this number already.',
  },
  'floor.custody-unknown': {
    title: 'Not in custody',
    detail: 'No chips are in custody under this number; they may have been handed out.',
  },
  'floor.second-person-required': {
    title: 'Two count',
    detail: 'Who counted with you is somebody else than you.',
  },
  'floor.custody-counted': {
    title: 'Counted already',
    detail: 'The chips in custody have been counted. Undo the count to correct it.',
  },
  'floor.already-played-over': {
    title: 'Played over already',
    detail: 'Somebody plays over seat {seat} of table {tableNumber} already.',
  },
  'floor.not-played-over': {
    title: 'Nobody plays over',
    detail: 'Nobody plays over seat {seat} of table {tableNumber}.',
  },
  'cashier.return-stack-required': {
    title: 'Bring back what was taken',
    detail: 'Who comes back to the game in time brings what he took from it. His stack is smaller than that.',
  },
  'floor.nothing-to-bring-back': {
    title: 'Nothing to bring back',
    detail: 'The player in seat {seat} of table {tableNumber} has nothing to bring back.',
  },
  'floor.guests-not-allowed': {
    title: 'No guests',
    detail: 'The house allows no guests behind players.',
  },
  'floor.guest-objected': {
    title: 'Somebody objected',
    detail: 'Somebody at the table objected to a guest behind seat {seat} of table {tableNumber}.',
  },
  'floor.guests-full': {
    title: 'No further guest',
    detail: 'There is room for {most} guest behind seat {seat} of table {tableNumber}, and it is taken.',
  },
  'floor.no-guest': {
    title: 'No guest there',
    detail: 'No guest is behind seat {seat} of table {tableNumber}.',
  },
  'floor.racks-allowed': {
    title: 'Racks are allowed',
    detail: 'The house lets players play from the rack.',
  },
  'floor.already-flagged': {
    title: 'Noted already',
    detail: 'This is noted of seat {seat} of table {tableNumber} already.',
  },
  'floor.not-flagged': {
    title: 'Not noted',
    detail: 'This is not noted of seat {seat} of table {tableNumber}.',
  },
};
