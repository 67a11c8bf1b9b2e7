import { type ProblemText } from './problem';

export const movingInTextsInEnglish: Readonly<Record<string, ProblemText>> = {
  'moving-in.not-csv': {
    title: 'Not CSV',
    detail:
      'From this line on the sheet cannot be read: a quotation mark is not closed, or stands where none may.',
  },
  'moving-in.column-missing': { title: 'Column missing', detail: 'The column {column} is missing.' },
  'moving-in.column-unknown': { title: 'Column unknown', detail: 'The column {column} is not known here.' },
  'moving-in.value-missing': { title: 'Nothing entered', detail: 'There is nothing under {column}.' },
  'moving-in.value-invalid': { title: 'Cannot be read', detail: '“{value}” is not possible under {column}.' },
  'moving-in.player-ambiguous': {
    title: 'Two players of that name',
    detail: 'More than one player is called {alias}. Name him by his card.',
  },
  'moving-in.card-unknown': { title: 'Card not known', detail: 'No player has the card {card}.' },
  'moving-in.card-taken': { title: 'Card taken', detail: 'The card {card} belongs to somebody else.' },
  'moving-in.table-unknown': { title: 'Table not known', detail: 'There is no table {table}.' },
  'moving-in.moment-in-future': { title: 'Not yet', detail: '{value} has not come yet.' },
  'moving-in.amount-unreadable': {
    title: 'No amount',
    detail: '{value} is no amount of this room’s currency.',
  },
  'moving-in.no-house-key': {
    title: 'No place for phone numbers',
    detail: 'This room has no key for personal data. Set HOUSE_KEY, or leave the column phone out.',
  },
  'moving-in.sheets-faulty': {
    title: 'Nothing taken over',
    detail: 'Lines that cannot be taken over: {faults}. The list names each. Nothing was recorded.',
  },
};
