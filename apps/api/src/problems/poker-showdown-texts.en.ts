import { type ProblemText } from './problem';

/** English words for what the rules of a hand do not allow: drawing, showing and pots. */
export const pokerShowdownTextsInEnglish: Readonly<Record<string, ProblemText>> = {
  'poker.no-draw-now': {
    title: 'No draw now',
    detail: 'Cards are not changed at this moment. Finish the betting first.',
  },
  'poker.draw-already-asked': {
    title: 'Draw is fixed',
    detail: 'Seat {seat} has said how many cards he draws, and it stands once the next player has acted.',
  },
  'poker.draw-already-served': {
    title: 'Already served',
    detail: 'These cards have been dealt already and stay. Call the floor if the number was wrong.',
  },
  'poker.cards-not-held': {
    title: 'Not his cards',
    detail: 'Seat {seat} does not hold these cards. Choose among those he has.',
  },
  'poker.not-opener': {
    title: 'Not the opener',
    detail: 'Seat {seat} did not open the betting, so he has no openers to prove.',
  },
  'poker.openers-not-proven': {
    title: 'Openers not proven',
    detail: 'Seat {seat} opened and shows his openers before the pot is pushed.',
  },
  'poker.openers-against-cards': {
    title: 'These are no openers',
    detail: 'The cards that seat {seat} showed are not jacks or better. Call the floor.',
  },
  'poker.openers-already-proven': {
    title: 'Proven already',
    detail: 'Seat {seat} has proved his openers. Go on.',
  },
  'poker.draw-counts-closed': {
    title: 'Too late to ask',
    detail:
      'Once somebody has acted after the draw, seat {seat} is no longer told how many cards were drawn.',
  },
  'poker.no-showdown-now': {
    title: 'No showdown now',
    detail: 'Hands are not shown or given up at this moment. Finish the betting first.',
  },
  'poker.cards-do-not-match': {
    title: 'Not the cards dealt',
    detail: 'These are not the cards that seat {seat} was dealt. Key what lies face up.',
  },
  'poker.must-show': {
    title: 'He shows',
    detail: 'The betting is over with somebody all in: seat {seat} turns his hand up and may not give it up.',
  },
  'poker.last-hand': {
    title: 'The last hand stays',
    detail: 'Seat {seat} holds the last live hand: it wins and cannot be given up.',
  },
  'poker.board-cannot-play': {
    title: 'The board does not play',
    detail: 'In this game the board alone is no hand. The player shows his cards.',
  },
  'poker.not-dealt-in': {
    title: 'Not dealt in',
    detail: 'Seat {seat} was not dealt in, so he has no say in this hand.',
  },
  'poker.not-a-called-hand': {
    title: 'Not a called hand',
    detail: 'Only a hand that was called is shown on request; that of seat {seat} was not.',
  },
  'poker.not-all-cards-tabled': {
    title: 'All his cards',
    detail: 'Seat {seat} has turned up only {shown} cards. All of them lie face up before he gets the pot.',
  },
  'poker.losing-hands-open': {
    title: 'Losing hands first',
    detail: 'The hands of seats {seats} still lie there. Take them in before the pot is pushed.',
  },
  'poker.hands-not-shown': {
    title: 'Hands not shown',
    detail: 'Seats {seats} have neither shown nor given up. Ask them before the pot is pushed.',
  },
  'poker.award-objected': {
    title: 'Award disputed',
    detail: 'Seat {seat} objects to the award. Call the floor before the pot is pushed.',
  },
  'poker.no-objection': { title: 'Nothing disputed', detail: 'Nobody has objected to the award.' },
  'poker.unknown-pot': {
    title: 'No such pot',
    detail: 'This hand has no pot {pot}. Look at the pots in the middle of the table.',
  },
  'poker.pot-order': {
    title: 'Another pot first',
    detail: 'Pots are pushed one after the other, the last side pot first: pot {due} comes before pot {pot}.',
  },
  'poker.pot-already-awarded': {
    title: 'Pot has been pushed',
    detail: 'Pot {pot} has been given out. If it went to the wrong player, call the floor.',
  },
  'poker.pot-not-yet-awarded': {
    title: 'Pot not pushed yet',
    detail: 'The hand of seat {seat} is shown on request only when the pot has been pushed.',
  },
  'poker.shares-do-not-add-up': {
    title: 'Shares do not add up',
    detail: 'The shares do not add up to the pot. Divide it again.',
  },
  'poker.share-not-eligible': {
    title: 'No part in this pot',
    detail: 'Seat {seat} has no part in this pot. Choose among the seats named beside it.',
  },
  'poker.award-against-cards': {
    title: 'The cards say otherwise',
    detail:
      'By the cards on the table pot {pot} belongs to another player. Check the hands, or call the ' +
      'floor.',
  },
  'poker.not-an-uncalled-winner': {
    title: 'Shown to all',
    detail: 'Seat {seat} shows his hand to everybody when he shows it to one player: turn it up for all.',
  },
  'poker.run-count-exceeded': {
    title: 'Too many runs',
    detail: 'The board is dealt at most {most} times here. Choose fewer.',
  },
  'poker.run-it-big-bet-only': {
    title: 'Not in limit',
    detail: 'The board is dealt more than once only in no limit and pot limit.',
  },
  'poker.run-it-needs-all-in': {
    title: 'All in first',
    detail: 'The board is dealt more than once only when somebody is all in and called.',
  },
  'poker.run-it-needs-consent': {
    title: 'All must agree',
    detail: 'Every player in the pot must agree before the board is dealt more than once. Ask each of them.',
  },
  'poker.run-it-not-in-tournament': {
    title: 'Not in tournaments',
    detail: 'In a tournament the board is dealt once.',
  },
  'poker.run-it-needs-board': {
    title: 'Cards must be left',
    detail: 'There are no board cards left to be dealt more than once.',
  },
  'poker.runs-already-agreed': {
    title: 'Agreed already',
    detail: 'It is agreed that the board is dealt {runs} times. Deal on.',
  },
  'poker.pot-split-forbidden': {
    title: 'No splitting by agreement',
    detail: 'Players do not divide a pot by agreement here. Play the hand to its end.',
  },
  'poker.carry-over-pot': {
    title: 'A pot is carried over',
    detail:
      'A pot stands over from an earlier hand, so seat {seat} cannot take the blinds back. Play ' +
      'the hand.',
  },
};
