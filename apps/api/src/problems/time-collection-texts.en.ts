import { type ProblemText } from './problem';

/** English words for the refusals of time collection. */
export const timeCollectionTextsInEnglish: Readonly<Record<string, ProblemText>> = {
  'floor.collection-due': {
    title: 'Rent is due',
    detail: 'The rent of table {tableNumber} is not settled for seat {seats}: pay, or give up the seat.',
  },
  'floor.collection-not-due': {
    title: 'Not due',
    detail: 'Period {period} of table {tableNumber} has not begun.',
  },
  'floor.collection-due-already': {
    title: 'Begun already',
    detail: 'Period {period} of table {tableNumber} has begun already.',
  },
  'floor.collection-nothing-owed': {
    title: 'Nothing owed',
    detail: 'Nothing is owed there for period {period} of table {tableNumber}.',
  },
  'floor.collection-not-paid': {
    title: 'Not paid',
    detail: 'Seat {seat} has not paid for period {period}, so nothing can be given back.',
  },
  'floor.collection-payer-left': {
    title: 'Nobody there',
    detail: 'The player this is about no longer sits in seat {seat} of table {tableNumber}.',
  },
  'floor.collection-blind-unknown': {
    title: 'Whose big blind?',
    detail: 'Seat {seats} plays until his blind: say which seat owes the big blind of this hand.',
  },
  'floor.collection-none': {
    title: 'No rent here',
    detail: 'No rent is taken at table {tableNumber}.',
  },
  'floor.collection-by-the-clock': {
    title: 'By the clock',
    detail: 'At table {tableNumber} rent falls due by the clock, not when the dealer changes.',
  },
  'floor.collection-open': {
    title: 'Collection not finished',
    detail:
      'Period {period} of table {tableNumber} is not collected yet. The fee changes only between collections.',
  },
  'floor.collection-paused': {
    title: 'Paused already',
    detail: 'The collection of table {tableNumber} is paused already.',
  },
  'floor.collection-not-paused': {
    title: 'Not paused',
    detail: 'The collection of table {tableNumber} is not paused.',
  },
  'floor.collection-reason-required': {
    title: 'Reason needed',
    detail: 'Say why: the reason stands in the collection sheet.',
  },
  'floor.collection-not-authorised': {
    title: 'For those in charge',
    detail: 'Only a floor supervisor or a manager decides this about rent.',
  },
  'floor.rate-unknown': {
    title: 'No rate set',
    detail: 'No rate has been set for this game.',
  },
  'floor.rate-invalid': {
    title: 'Rate does not fit',
    detail: 'This rate does not make sense: see {field}.',
  },
  'floor.rate-in-force': {
    title: 'Rate in force',
    detail: 'Table {tableNumber} has the newest rate already, version {version}.',
  },
  'floor.package-unknown': {
    title: 'No such package',
    detail: 'The rate of table {tableNumber} has no package of {periods} periods.',
  },
  'floor.package-of-other-game': {
    title: 'Package of another game',
    detail: 'This player still has {periodsLeft} periods paid beforehand in another game.',
  },
};
