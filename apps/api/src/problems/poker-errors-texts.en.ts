import { type ProblemText } from './problem';

/** English words for what the rules of a hand do not allow: errors of dealing. */
export const pokerErrorsTextsInEnglish: Readonly<Record<string, ProblemText>> = {
  'poker.action-occurred': {
    title: 'Too late for a misdeal',
    detail:
      'Players have acted on their cards, so the deal stands. Report what was wrong as an error, ' +
      'or call the floor.',
  },
  'poker.not-a-misdeal': {
    title: 'No misdeal',
    detail: 'By the rules this is no misdeal here: the hand goes on. Call the floor if somebody disagrees.',
  },
  'poker.no-option-on-exposed-card': {
    title: 'No choice',
    detail: 'Seat {seat} has no choice about an exposed card: the rule says whether it stays.',
  },
  'poker.card-already-seen': {
    title: 'Card counted already',
    detail: 'This card of seat {seat} is face up already. Nothing more need be reported.',
  },
  'poker.no-refund-after-action': {
    title: 'No refund',
    detail:
      'Players have acted, so seat {seat} gets nothing back. His hand is dead if it is foul; call ' +
      'the floor.',
  },
  'poker.hand-stands': {
    title: 'The hand stands',
    detail: 'It was noticed too late: bets and result of this hand stand. Call the floor if it is disputed.',
  },
  'poker.earlier-deal-stands': {
    title: 'The earlier deal stands',
    detail: 'Betting has gone on since, so the earlier cards stay as they are.',
  },
  'poker.hand-stays-live': {
    title: 'The hand lives',
    detail: 'The cards of seat {seat} can be told apart, so his hand stays live. Give them back to him.',
  },
  'poker.floor-decides': {
    title: 'The floor decides',
    detail: 'The rules leave this to the floor. Stop here and call the floor.',
  },
  'poker.no-early-deal': {
    title: 'Nothing dealt early',
    detail: 'No street can have been dealt early at this moment. Choose another error.',
  },
  'poker.no-wrong-deal': {
    title: 'Not possible now',
    detail: 'This error cannot have happened at this moment of the hand. Choose another one.',
  },
  'poker.nothing-to-correct': {
    title: 'Nothing to put right',
    detail: 'No error stands open in this hand. Report the error first.',
  },
  'poker.card-count-right': {
    title: 'Count is right',
    detail: 'Seat {seat} has the right number of cards: {cards}. Count them again, or choose another seat.',
  },
  'poker.no-such-card': {
    title: 'No such card',
    detail: 'There is no such card there. Look again which one it is.',
  },
  'poker.joker-plays': {
    title: 'The joker plays',
    detail: 'In this game the joker belongs to the deck and plays. Go on.',
  },
  'poker.put-upcards-back': {
    title: 'Put the upcards back',
    detail: 'Seat {seat} has turned his upcards over or mixed them. Put them back first, in their order.',
  },
  'poker.cards-caused-action': {
    title: 'Others acted on it',
    detail:
      'Somebody has acted because of these cards of seat {seat}, so they are not taken back. Call ' +
      'the floor.',
  },
  'poker.bring-in-stands': {
    title: 'The bring-in stands',
    detail: 'The next player has acted, so the bring-in stays with seat {from}. Go on.',
  },
};
