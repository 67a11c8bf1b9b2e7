import { type ProblemText } from './problem';

/** English words for what the rules of a hand do not allow: the deal and who is in it. */
export const pokerHandTextsInEnglish: Readonly<Record<string, ProblemText>> = {
  'poker.hand-already-open': {
    title: 'Hand under way',
    detail: 'A hand is being played here already. Finish it before another one begins.',
  },
  'poker.hand-not-open': { title: 'No hand', detail: 'No hand is being played. Start one first.' },
  'poker.hand-over': {
    title: 'Hand is over',
    detail: 'This hand is over: what counts now is the next one. Call the floor if its result is disputed.',
  },
  'poker.unknown-game': {
    title: 'Game not known',
    detail:
      'The game “{game}” is not among those that can be dealt here. Ask the floor to check the ' +
      'stakes of the table.',
  },
  'poker.unknown-seat': {
    title: 'Not in this hand',
    detail: 'Seat {seat} was not dealt in. Choose a seat that has cards.',
  },
  'poker.seat-twice': {
    title: 'Seat named twice',
    detail: 'Seat {seat} is named twice. Name each seat once.',
  },
  'poker.too-few-players': {
    title: 'Too few players',
    detail: '{players} of at least two players can be dealt in. Wait for another one, or bring one back.',
  },
  'poker.too-many-players': {
    title: 'Too many players',
    detail:
      '{players} players are too many for this game; at most {maxSeats} can be dealt in. Let some ' +
      'wait for a hand.',
  },
  'poker.bad-amount': {
    title: 'Not an amount',
    detail: '{amount} is not an amount of chips that can be played. Key the amount again.',
  },
  'poker.no-forced-bet': {
    title: 'No forced bet',
    detail:
      'This game has neither blinds nor ante, so nobody would have to bet. Ask the floor to set ' +
      'the stakes.',
  },
  'poker.limit-not-for-rules': {
    title: 'Not under these rules',
    detail:
      '{game} is not played with limit “{limit}” under the rules of this table. Choose another ' +
      'limit or another book of rules.',
  },
  'poker.joker-not-for-game': {
    title: 'No joker in this game',
    detail: '{game} is played without a joker. Take it out of the deck and count the cards again.',
  },
  'poker.commitment-missing': {
    title: 'No promise of the deal',
    detail: 'The promise of this deal was not published, so it may not be dealt. Start the hand again.',
  },
  'poker.seed-missing': {
    title: 'No chance drawn',
    detail: 'The engine deals here, and the house has drawn no seed for this hand. Start the hand again.',
  },
  'poker.seed-does-not-match': {
    title: 'Not the promised deal',
    detail:
      'The seed is not the one that was promised before the deal. Call the floor: this hand is not ' +
      'dealt.',
  },
  'poker.nothing-owed': {
    title: 'Nothing owed',
    detail: 'This seat owes no blind and no ante now. Go on with the hand.',
  },
  'poker.post-for-another-refused': {
    title: 'Each for himself',
    detail: 'Nobody posts for another player. Seat {from} posts himself, or is not dealt in.',
  },
  'poker.blind-not-posted': {
    title: 'A blind is missing',
    detail: 'A blind or an ante has not been posted yet. Take it in before the cards are dealt.',
  },
  'poker.straddle-not-allowed': {
    title: 'No straddle here',
    detail: 'This table is played without a straddle. Give the chips back.',
  },
  'poker.straddle-only-once': {
    title: 'One straddle',
    detail: 'There is a straddle in this hand already, and the house allows only one.',
  },
  'poker.straddle-wrong-seat': {
    title: 'Not this seat’s straddle',
    detail: 'Seat {seat} may not straddle: it is for seat {expected}. Give the chips back.',
  },
  'poker.straddle-wrong-amount': {
    title: 'Wrong straddle',
    detail: 'This is not the amount of a straddle here: it is twice the big blind. Correct the amount.',
  },
  'poker.straddle-in-tournament': {
    title: 'No straddle in tournaments',
    detail: 'Tournaments are played without a straddle. Give the chips back.',
  },
  'poker.betting-open': {
    title: 'Betting not finished',
    detail: 'Seat {seat} has still to act. The next cards come after the betting.',
  },
  'poker.no-deal-due': {
    title: 'No cards due',
    detail: 'No cards are to be dealt now. See what the table waits for.',
  },
  'poker.wrong-cards': {
    title: 'Wrong number of cards',
    detail:
      'These are not the cards that are due. Check how many each seat and the board are to get, ' +
      'and key them again.',
  },
  'poker.card-twice': {
    title: 'Card seen twice',
    detail:
      '{card} has been seen in this hand already. If it was misread, key it again; if the deck ' +
      'holds it twice, report a foul deck.',
  },
  'poker.unknown-card': { title: 'Not a card', detail: '“{card}” is no card of this deck. Key it again.' },
  'poker.cards-are-dealt': {
    title: 'Cards are out',
    detail: 'The cards have been dealt already. Report a misdeal if something is wrong with them.',
  },
  'poker.bottom-card-not-dealt': {
    title: 'The bottom card stays',
    detail:
      'The bottom card of the deck is never dealt, and without it there are too few for {due} ' +
      'cards. Call the floor.',
  },
  'poker.deck-too-short': {
    title: 'Too few cards left',
    detail:
      'The stub has {stub} cards, but {due} are due. Shuffle the discards in, or deal one common ' +
      'card, as the game says.',
  },
  'poker.table-hands-first': {
    title: 'Turn the hands up first',
    detail: 'A player is all in and the betting is over: turn up the cards of seats {seats} before going on.',
  },
  'poker.button-missing': {
    title: 'No button',
    detail: '{game} is dealt from a button, and none has been placed. Place it, or draw for it.',
  },
  'poker.no-such-step': {
    title: 'No such entry',
    detail: 'This hand has no entry {step}. Look at the hand again; somebody may have put it right already.',
  },
  'poker.entry-pending': {
    title: 'Entry already chosen',
    detail: 'Seat {seat} has chosen already how he comes in. Nothing more is needed.',
  },
  'poker.between-button-and-big-blind': {
    title: 'Not between button and blind',
    detail:
      'Seat {seat} is between the button and the big blind and cannot come in there. He waits ' +
      'until the button has passed.',
  },
  'poker.newcomer-waits-for-button': {
    title: 'Wait for the button',
    detail: 'Seat {seat} has just come and gets no cards until the button (seat {button}) has passed.',
  },
  'poker.missed-blind-due': {
    title: 'A missed blind is owed',
    detail: 'Seat {seat} owes a missed blind. He posts it, or waits for the big blind.',
  },
  'poker.seat-change-wait': {
    title: 'Wait after changing seats',
    detail:
      'Seat {seat} has changed seats and waits before he is dealt in again. He may post to come in ' +
      'sooner, where the rules say so.',
  },
  'poker.not-the-button': {
    title: 'Not the button',
    detail:
      'Only the player on the button deals off his button: seat {seat} is not it. The button is in ' +
      'seat {button}.',
  },
  'poker.player-absent': {
    title: 'Player absent',
    detail: 'The player of seat {seat} is not there. He comes back to his seat first.',
  },
  'poker.no-chips': {
    title: 'No chips',
    detail: 'Seat {seat} has no chips. He buys in before he is dealt in.',
  },
  'poker.seat-taken': { title: 'Seat taken', detail: 'Somebody plays in seat {seat}. Choose another one.' },
  'poker.seat-empty': {
    title: 'Seat empty',
    detail: 'Nobody plays in seat {seat}. Choose a seat that is taken.',
  },
  'poker.owner-present': {
    title: 'Its player is here',
    detail: 'The player of seat {seat} is there: nobody plays in his place.',
  },
  'poker.nothing-to-post': {
    title: 'Nothing to post',
    detail: 'Seat {seat} need not post anything to play. He is dealt in with the next hand.',
  },
  'poker.button-out-of-position': {
    title: 'Button out of position',
    detail:
      'The button stands in seat {button} and belongs in seat {expected}. Put it right before the deal.',
  },
  'poker.deck-defective': {
    title: 'Deck not in order',
    detail: '{card} is in the deck twice. Call the floor for a new deck, and draw again.',
  },
  'poker.nobody-drew': {
    title: 'Nobody drew',
    detail: 'No player has drawn a card for the button. Let at least two draw.',
  },
};
