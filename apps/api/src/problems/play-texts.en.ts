import { type ProblemText } from './problem';

/** English words for the refusals of the play of tables. */
export const playTextsInEnglish: Readonly<Record<string, ProblemText>> = {
  'play.table-not-open': {
    title: 'Not followed',
    detail: 'The play of this table is not followed now. Ask the floor to open the table.',
  },
  'play.table-already-open': {
    title: 'Followed already',
    detail: 'The play of this table is followed already. Go on playing.',
  },
  'play.table-closed': {
    title: 'Closed',
    detail: 'The play of this table is over for today. Ask the floor to open it again.',
  },
  'play.not-authorised': {
    title: 'Not yours to decide',
    detail: 'This is for the floor to decide. Call the floor.',
  },
  'play.reason-required': { title: 'Reason needed', detail: 'Say why, in a few words: it stays on record.' },
  'play.game-unknown': {
    title: 'Unknown game',
    detail: 'The table’s engine does not know this game. Ask the floor to set the stakes again.',
  },
  'play.seed-required': {
    title: 'No chance drawn',
    detail:
      'A dealt table needs a seed drawn by the house. Try again; if it fails again, record the ' +
      'hands instead.',
  },
  'play.not-paused': { title: 'Not paused', detail: 'The table is not paused. Go on playing.' },
  'play.already-paused': {
    title: 'Paused already',
    detail: 'The table is paused already. Resume it when play goes on.',
  },
  'play.table-paused': { title: 'Paused', detail: 'The table is paused; resume it first.' },
  'play.last-hand-announced': {
    title: 'Last hand',
    detail: 'The last hand has been announced; no more hands begin. The floor can let play go on.',
  },
  'play.no-last-hand-announced': {
    title: 'Nothing to call off',
    detail: 'No last hand has been announced. Go on playing.',
  },
  'play.hand-in-progress': {
    title: 'Between hands only',
    detail: 'This is done between two hands. Finish this hand first.',
  },
  'play.stacks-not-known': {
    title: 'Count the stacks',
    detail: 'The stacks must be counted before a hand is recorded or dealt. Tap each seat and count.',
  },
  'play.seat-unknown': {
    title: 'No such seat',
    detail: 'The table has no seat {seat}. Choose one that is drawn.',
  },
  'play.seat-taken': { title: 'Taken', detail: 'Seat {seat} is taken. Choose a free one.' },
  'play.seat-not-taken': {
    title: 'Empty',
    detail: 'Nobody sits in seat {seat}. Choose a seat that is taken.',
  },
  'play.already-seated': {
    title: 'Seated already',
    detail: 'He plays at this table already. One seat per player.',
  },
  'play.not-seated': {
    title: 'Not at this table',
    detail: 'He does not play at this table. Ask the floor to seat him first.',
  },
  'play.owner-is-here': {
    title: 'Its player is here',
    detail: 'The player of this seat is not absent; nobody plays over.',
  },
  'play.not-your-seat': {
    title: 'Not your seat',
    detail: 'One player to a hand: you act for your own seat only.',
  },
  'play.not-for-players': {
    title: 'Not for players',
    detail: 'This is for the dealer or the floor. Ask the dealer.',
  },
  'play.not-leaving': {
    title: 'Not leaving',
    detail: 'He is not about to leave. Nothing is to be called off.',
  },
  'play.sanction-unknown': {
    title: 'Unknown',
    detail: 'No such sanction runs at this table. It may have ended already; look at the seat again.',
  },
  'play.sanction-length': { title: 'How long?', detail: 'Say either a number of hands or a time.' },
  'play.not-held-out': {
    title: 'Not held out',
    detail: 'Nothing keeps him from the cards: he is dealt in as usual.',
  },
  'play.game-has-started': {
    title: 'The game has started',
    detail:
      'The button is drawn for when a game starts. Where it lies wrong, tap “Button here” on the right seat.',
  },
  'play.nobody-to-draw': {
    title: 'Nobody to draw',
    detail: 'Fewer than two players can draw for the button. Wait for a second one with chips.',
  },
  'play.sitting-out': {
    title: 'Sitting out',
    detail: 'He sits out. Tap “Plays again” on his seat when he comes back.',
  },
  'play.dealt-out': {
    title: 'Dealt out',
    detail: 'A sanction keeps him from the cards. It counts down by itself.',
  },
  'play.held-out': {
    title: 'Held out',
    detail: 'Something is to be settled before he gets cards. Call the floor.',
  },
  'play.not-in-chips': {
    title: 'Not in chips',
    detail: 'The amount is no multiple of the smallest chip. Round it.',
  },
  'play.below-minimum-buy-in': {
    title: 'Below the minimum',
    detail: 'The table’s minimum buy-in is not reached. Sell him at least the minimum.',
  },
  'play.short-buy-in-used': {
    title: 'Short buy-in used',
    detail: 'He has had his one buy-in below the minimum. He buys at least the minimum now.',
  },
  'play.above-maximum-buy-in': {
    title: 'Above the maximum',
    detail: 'The table’s maximum would be passed. Bring fewer chips.',
  },
  'play.below-minimum-top-up': {
    title: 'Too small a top-up',
    detail: 'The house’s smallest top-up is not reached. Bring more chips.',
  },
  'play.rebuys-not-allowed': {
    title: 'No rebuys',
    detail: 'Chips cannot be bought here now. In a tournament, ask its desk.',
  },
  'play.going-south': {
    title: 'Chips stay',
    detail: 'Nobody takes chips off the table while he plays. He may leave the game with all of them.',
  },
  'play.chips-stay': {
    title: 'Chips stay',
    detail: 'These chips stay in play until their player leaves the game.',
  },
  'play.more-than-stack': {
    title: 'More than he has',
    detail: 'His stack is smaller than that. Count it, or key the amount again.',
  },
  'play.chips-in-play': { title: 'In play', detail: 'His chips are in play; wait for the end of the hand.' },
  'play.purchase-unknown': {
    title: 'Unknown purchase',
    detail: 'No such chips are on their way. Ask the cage about them.',
  },
  'play.purchase-twice': {
    title: 'Known already',
    detail: 'These chips are on their way already. Do not enter them again.',
  },
  'play.already-announced': {
    title: 'Announced already',
    detail: 'The table has been told already. Nothing more is needed.',
  },
  'play.lost-in-play': {
    title: 'Lost in play',
    detail: 'These chips were lost while they were on their way: they go to the winner of the hand.',
  },
  'play.refreshments-not-allowed': {
    title: 'Not from the stack',
    detail: 'Refreshments are not paid from the stack here. He pays in cash.',
  },
  'play.transfer-forbidden': {
    title: 'No passing of chips',
    detail: 'Players pass no chips to each other. Give them back.',
  },
  'play.consent-missing': {
    title: 'Consent missing',
    detail: 'Everybody at the table must agree. Ask each of them.',
  },
  'play.nothing-in-custody': {
    title: 'Nothing kept',
    detail: 'The house keeps no chips of his. Ask the cage if he says otherwise.',
  },
  'play.no-hand': { title: 'No hand', detail: 'No hand is in progress. Start one first.' },
  'play.other-hand': {
    title: 'Another hand',
    detail: 'That hand is over, or has not begun; look at the table again.',
  },
  'play.other-depth': {
    title: 'Followed otherwise',
    detail: 'This table is not followed that closely now. Change how it is followed first.',
  },
  'play.not-playable': {
    title: 'Cannot be dealt',
    detail:
      'Too few players can be dealt in. At least two must have chips, be in their seats and owe ' +
      'nothing.',
  },
  'play.no-such-step': {
    title: 'No such entry',
    detail: 'The hand has no such entry. Look at it again; somebody may have put it right already.',
  },
  'play.turn-clock-runs': {
    title: 'Clock runs already',
    detail: 'A clock runs for each decision at this table. Wait until it ends.',
  },
  'play.drawn-by-engine': {
    title: 'Dealt by the engine',
    detail: 'The engine deals here; cards are not entered.',
  },
  'play.table-stopped': {
    title: 'Stopped',
    detail: 'The table stands still for a ruling. It plays on when the floor releases it.',
  },
  'play.already-stopped': {
    title: 'Stopped already',
    detail: 'The table stands still already: the floor is called.',
  },
  'play.not-stopped': { title: 'Not stopped', detail: 'The table does not stand still. Go on playing.' },
  'play.pot-not-set-aside': {
    title: 'Set the pot aside',
    detail: 'While the ruling is open the table plays on only with the pot set aside.',
  },
  'play.not-last-hand': {
    title: 'Too late',
    detail: 'Only the last hand can be disputed. Ask for a ruling about what is left of it.',
  },
  'play.hand-not-dead': {
    title: 'Hand not dead',
    detail: 'The hand of seat {seat} has not been declared dead. Nothing is to be given back.',
  },
  'play.hand-acted-on': {
    title: 'Too late',
    detail: 'Others have acted since, or cards have come: the hand of seat {seat} stays dead.',
  },
  'play.hand-is-over': {
    title: 'Pot given out',
    detail: 'The pot has been given out. Move the pot to whom it belongs instead.',
  },
  'play.ruled-by-floor': {
    title: 'Ruled by the floor',
    detail: 'The floor ruled this, so only the floor takes it back. Call the floor.',
  },
  'play.more-than-pot': {
    title: 'More than the pot',
    detail: 'That is more than lay in the pot. Key the amount again.',
  },
  'play.aside-unknown': {
    title: 'Unknown',
    detail: 'The house holds no such pot. It may have been awarded already.',
  },
  'play.shares-do-not-add-up': {
    title: 'Does not add up',
    detail: 'The shares do not add up to the pot. Divide it again.',
  },
  'play.nothing-moves': {
    title: 'Nothing moves',
    detail: 'The same players would have the same chips. Name another winner.',
  },
  'play.not-your-table': {
    title: 'Not your table',
    detail: 'You act at the table where the floor has you. Ask the floor to sign you in here.',
  },
  'play.not-dealt': {
    title: 'Not a dealt table',
    detail: 'Players act by themselves only where the engine deals. Tell the dealer what you do.',
  },
  'play.nobody-sits': { title: 'Empty seat', detail: 'Nobody sits in seat {seat}. Seat a player first.' },
  'play.seat-token-over': {
    title: 'Your seat is over',
    detail: 'This seat is no longer yours, or its code is too old. Ask the floor for a new one.',
  },
  'play.hand-unknown': {
    title: 'Unknown hand',
    detail: 'No finished hand of this name is known here. Look for it by table and time.',
  },
};
