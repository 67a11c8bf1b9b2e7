import { type ProblemText } from './problem';

/** English words for what is refused of openings, breaks, stakes, decks and dealers. */
export const tableLifeTextsInEnglish: Readonly<Record<string, ProblemText>> = {
  'floor.table-breaking': {
    title: 'Table breaking',
    detail: 'Table {tableNumber} is breaking: nobody new comes to it.',
  },
  'floor.table-unsettled': {
    title: 'Not settled yet',
    detail: 'Table {tableNumber} cannot close yet: {reasons} (seats {seats}).',
  },
  'floor.table-has-started': {
    title: 'Game has started',
    detail: 'Table {tableNumber} is no longer opening: the game has started there.',
  },
  'floor.extra-player-limit': {
    title: 'Too many players',
    detail: 'Table {tableNumber} may open with at most {most} player above its size.',
  },
  'floor.deck-too-small': {
    title: 'Deck may run out',
    detail: 'With {players} players the deck may run out: it serves {served}. A supervisor may confirm.',
  },
  'floor.nobody-to-draw': {
    title: 'Nobody to draw for',
    detail: 'There is nobody at or for table {tableNumber} to draw for.',
  },
  'floor.already-drawn': {
    title: 'Drawn already',
    detail: 'This was drawn at table {tableNumber} already, and is not drawn twice.',
  },
  'floor.seat-drawn': {
    title: 'Seat was drawn',
    detail: 'He drew seat {drawn} at table {tableNumber}; a drawn seat is not exchanged for seat {seat}.',
  },
  'floor.draw-due': {
    title: 'Seats not drawn',
    detail: 'The seats of table {tableNumber} are drawn first: nobody has one before the draw.',
  },
  'floor.tables-not-imposed': {
    title: 'Tables not imposed',
    detail: 'The house does not impose the starting tables.',
  },
  'floor.tables-not-revealed': {
    title: 'Not revealed yet',
    detail:
      'Who plays at table {tableNumber} has not been revealed yet: nobody is called or seated there before.',
  },
  'floor.table-imposed': {
    title: 'Table was imposed',
    detail: 'His starting table was imposed and revealed; it is not exchanged.',
  },
  'floor.seats-imposed': {
    title: 'Seats are imposed',
    detail: 'The free seats of table {tableNumber} are for those on whom the organiser imposes it.',
  },
  'floor.imposed-table-full': {
    title: 'Too many players',
    detail: 'Table {tableNumber} has {seats} seats to impose; {players} players were named.',
  },
  'floor.imposed-twice': {
    title: 'Named twice',
    detail: 'A player was named twice; each has one starting table.',
  },
  'floor.nothing-to-reveal': {
    title: 'Nothing to reveal',
    detail: 'No imposed table of this game is still hidden.',
  },
  'floor.feeder-goes-in-order': {
    title: 'No draw at a feeder',
    detail:
      'Table {tableNumber} feeds another: when it breaks, its players go to the list in must-move order, without a draw.',
  },
  'floor.no-button-game': {
    title: 'No button',
    detail: 'This game is played without a button.',
  },
  'floor.already-breaking': {
    title: 'Breaking already',
    detail: 'Table {tableNumber} is breaking already.',
  },
  'floor.not-breaking': {
    title: 'Not breaking',
    detail: 'No break of table {tableNumber} has been announced.',
  },
  'floor.cards-not-drawn': {
    title: 'Cards not drawn',
    detail: 'The players of table {tableNumber} have not drawn their cards yet.',
  },
  'floor.break-without-draw': {
    title: 'No draw in this house',
    detail:
      'In this house nobody draws when a table breaks: the players of table {tableNumber} take the empty seats elsewhere as they sit.',
  },
  'floor.seats-drawn-by-lot': {
    title: 'Seats drawn by lot',
    detail: 'Lots were drawn for the seats of the players of table {tableNumber}: nobody chooses.',
  },
  'floor.cards-drawn': {
    title: 'Cards drawn',
    detail: 'The players of table {tableNumber} have drawn their cards already.',
  },
  'floor.nobody-sits-here': {
    title: 'Nobody sits here',
    detail: 'Nobody sits at table {tableNumber}; it can simply be closed.',
  },
  'floor.not-a-like-table': {
    title: 'Not such a seat',
    detail: 'Seat {seat} of table {tableNumber} is not a free seat at a table of the same game.',
  },
  'floor.seat-chosen-before': {
    title: 'Seat chosen already',
    detail: 'Two players chose seat {seat} of table {tableNumber}; it goes to the higher card.',
  },
  'floor.card-too-low': {
    title: 'Card too low',
    detail: 'There are only {seats} seats for the players of the table, and his card is too low for one.',
  },
  'floor.not-kept-by-break': {
    title: 'Not kept after a break',
    detail: 'Seat {seat} of table {tableNumber} is not kept for an absent player of a broken table.',
  },
  'floor.break-seat-still-kept': {
    title: 'Seat still kept',
    detail: 'Seat {seat} of table {tableNumber} is kept for {hands} hands; {skipped} have been dealt.',
  },
  'floor.slips-missing': {
    title: 'Entries missing',
    detail: '{needed} list entries are needed, and only {given} were drawn.',
  },
  'floor.stakes-same': {
    title: 'Same game',
    detail: 'Table {tableNumber} plays this game already.',
  },
  'floor.stakes-proposed-already': {
    title: 'Proposed already',
    detail: 'Table {tableNumber} has already asked for a change; it is decided first.',
  },
  'floor.no-stakes-proposed': {
    title: 'Nothing proposed',
    detail: 'Table {tableNumber} has not asked for another game or limit.',
  },
  'floor.objected-already': {
    title: 'Objected already',
    detail: 'This player of table {tableNumber} has objected already.',
  },
  'floor.not-polled': {
    title: 'Not asked',
    detail: 'Only players who sit at table {tableNumber} and are not absent are asked.',
  },
  'floor.stakes-change-objected': {
    title: 'Players object',
    detail: '{objections} players of table {tableNumber} object; {blocking} are enough to refuse the change.',
  },
  'floor.approval-required': {
    title: 'Approval needed',
    detail: 'Raising the stakes or changing the game needs the approval of a floor supervisor.',
  },
  'floor.half-the-table-objects': {
    title: 'One of two objects',
    detail:
      'One of the only two players at table {tableNumber} objects. Confirm if the change is made all the same.',
  },
  'floor.deck-too-new': {
    title: 'Deck too new',
    detail: 'The deck at table {tableNumber} stays in play for {rounds} full round of the button.',
  },
  'floor.setup-too-new': {
    title: 'Setup too new',
    detail: 'The setup at table {tableNumber} has not been in play long enough for another.',
  },
  'floor.defect-required': {
    title: 'Defect to be noted',
    detail: 'Say what is wrong with the deck of table {tableNumber}, and put it into a bag.',
  },
  'floor.dealer-signed-in': {
    title: 'Dealer signed in',
    detail: 'This dealer is signed in already.',
  },
  'floor.dealer-not-signed-in': {
    title: 'Dealer not signed in',
    detail: 'This dealer is not signed in.',
  },
  'floor.table-has-dealer': {
    title: 'Table has a dealer',
    detail: 'Another dealer is signed in at table {tableNumber}.',
  },
  'floor.section-unknown': {
    title: 'No such section',
    detail: 'There is no table in section {section}.',
  },
  'floor.dealer-on-break': {
    title: 'On a break',
    detail: 'This dealer has a break already.',
  },
  'floor.dealer-not-on-break': {
    title: 'Not on a break',
    detail: 'This dealer has no break to end.',
  },
  'floor.other-dealer': {
    title: 'Another dealer',
    detail: 'A dealer signs only himself in and out; a supervisor does it for others.',
  },
  'floor.nobody-to-push': {
    title: 'Nobody to push',
    detail: 'In section {section} no dealer would change his place.',
  },
};
