import { type ProblemText } from './problem';

/** English words for the refusals of the waiting lists beside joining and calling. */
export const waitingListTextsInEnglish: Readonly<Record<string, ProblemText>> = {
  'floor.no-more-time': {
    title: 'No more time',
    detail: 'More time for one call is given so many times: {times}.',
  },
  'floor.others-not-chosen': {
    title: 'Keep or drop?',
    detail: 'The player has places on other lists ({count}). Ask him whether he keeps them or drops them.',
  },
  'floor.deposits-not-taken': {
    title: 'No deposits here',
    detail: 'The house takes no deposits for places or seats; a manager may set an amount.',
  },
  'floor.deposit-already-taken': {
    title: 'Deposit taken already',
    detail: 'A deposit has been taken for this already.',
  },
  'floor.deposit-unknown': {
    title: 'No such deposit',
    detail: 'The house does not have this deposit, or has settled it.',
  },
  'floor.nothing-locked-up': {
    title: 'Nothing locked up',
    detail: 'No place is held and no seat is locked up here for a player.',
  },
  'floor.forfeit-not-authorised': {
    title: 'For those in charge',
    detail: 'Only a floor supervisor or a manager lets a deposit stay with the house, and says why.',
  },
};
