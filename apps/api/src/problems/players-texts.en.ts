import { type ProblemText } from './problem';

/** English words for the refusals about players' records. */
export const playersTextsInEnglish: Readonly<Record<string, ProblemText>> = {
  'players.alias-insulting': {
    title: 'Not on our board',
    detail: 'This alias has a word that is not shown here. Please choose another one.',
  },
  'players.alias-shows-name': {
    title: 'The alias tells a name',
    detail:
      'This alias gives a legal name away. Please choose one that does not; a first name alone is fine.',
  },
  'players.card-taken': {
    title: 'Card belongs to somebody else',
    detail: 'Another player holds the card {cardNumber}. Withdraw it there first, or merge the two.',
  },
  'players.card-unknown': {
    title: 'Card not known',
    detail: 'This card is not known here. Give an alias instead, or ask the list keeper.',
  },
  'players.erased': {
    title: 'Erased',
    detail: 'The personal data of this player were erased. Whoever comes back is registered anew.',
  },
  'players.merged': {
    title: 'Number merged',
    detail: 'This number was merged into another one; use that one.',
  },
  'players.record-changed': {
    title: 'Changed meanwhile',
    detail: 'Somebody else has changed this record meanwhile. Look at it again, then make your change.',
  },
  'players.record-empty': {
    title: 'Nothing to keep',
    detail: 'The record is empty. Fill in at least one part of it.',
  },
  'players.no-record': {
    title: 'No full record',
    detail: 'Nothing but the alias is kept of this player.',
  },
  'players.birth-date-impossible': {
    title: 'Birth date not possible',
    detail:
      'The birth date lies in the future or more than {oldestYears} years ago. Look at the paper again.',
  },
  'players.too-young': {
    title: 'Too young',
    detail: 'Nobody under {minimumAgeYears} plays here. Call the shift supervisor.',
  },
  'players.note-not-yours': {
    title: 'Not your note',
    detail: 'Notes of this kind are not written or withdrawn by your role.',
  },
  'players.note-unknown': { title: 'No such note', detail: 'There is no such note about this player.' },
  'players.merge-with-self': { title: 'One and the same', detail: 'A number cannot be merged with itself.' },
  'players.merged-still-here': {
    title: 'Still in the room',
    detail:
      'The number that would vanish has a seat, a place, chips or money open. Keep that one, or settle it first.',
  },
  'players.still-here': {
    title: 'Still in the room',
    detail: 'This player has a seat, a place, chips or money open. Settle that first; then erase.',
  },
  'players.kept-for-register': {
    title: 'Kept by law',
    detail: 'This person stands in the identity register, which the law keeps until {until}.',
  },
  'players.kept-for-exclusion': {
    title: 'Kept by law',
    detail: 'What is kept of this person is needed for an exclusion (end: {until}). See the room manager.',
  },
  'players.setting-out-of-range': {
    title: 'Not within range',
    detail: 'This value is not possible for {setting}; the most is {most}.',
  },
  'players.no-house-key': {
    title: 'No key of the house',
    detail:
      'This server was started without the key of the house, so personal data can be neither kept nor read.',
  },
  'players.erasure-unknown': {
    title: 'Receipt not known',
    detail: 'There is no erasure under the code {code}.',
  },
};
