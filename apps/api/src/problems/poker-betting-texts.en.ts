import { type ProblemText } from './problem';

/** English words for what the rules of a hand do not allow: betting, turns and clocks. */
export const pokerBettingTextsInEnglish: Readonly<Record<string, ProblemText>> = {
  'poker.not-your-turn': {
    title: 'Not his turn',
    detail:
      'Seat {seat} is not to act: it is the turn of seat {toAct}. If he acted all the same, enter ' +
      'it as out of turn.',
  },
  'poker.not-hand-owner': {
    title: 'Not his hand',
    detail: 'Only the player himself acts for seat {seat}: one player to a hand.',
  },
  'poker.hand-not-live': {
    title: 'Out of the hand',
    detail: 'Seat {seat} has no live hand any more. Choose a player who is still in.',
  },
  'poker.no-betting-now': {
    title: 'No betting now',
    detail: 'Nobody bets at this moment. See what the table waits for.',
  },
  'poker.nothing-to-call': {
    title: 'Nothing to call',
    detail: 'There is no bet to call for seat {seat}. He checks or bets.',
  },
  'poker.facing-bet': {
    title: 'There is a bet',
    detail: 'Seat {seat} faces a bet: he calls, raises or folds.',
  },
  'poker.check-not-allowed': {
    title: 'No check',
    detail: 'Seat {seat} cannot check now: he calls, raises or folds.',
  },
  'poker.no-bring-in': {
    title: 'No bring-in',
    detail: 'Nobody brings in at this moment. Enter a check, a bet or a fold.',
  },
  'poker.bring-in-due': {
    title: 'Bring-in first',
    detail: 'Seat {seat} opens this hand: he brings in, or completes to the full bet.',
  },
  'poker.bring-in-or-full-bet': {
    title: 'Bring-in or full bet',
    detail: 'Seat {seat} opens with the bring-in or with the full bet, nothing between them.',
  },
  'poker.below-minimum-bet': {
    title: 'Below the minimum',
    detail: 'The bet is below the minimum of this table. Key at least the minimum, or everything he has.',
  },
  'poker.below-minimum-raise': {
    title: 'Raise too small',
    detail:
      'The raise is smaller than the last one. It is made up to the minimum, is a call, or is ' +
      'everything he has.',
  },
  'poker.above-stack': {
    title: 'More than his stack',
    detail: 'That is more than he has in front of him. Enter all in, or key the amount again.',
  },
  'poker.above-pot': {
    title: 'More than the pot',
    detail:
      'This is pot limit: the wager may not be higher than the pot. Choose “Pot” for the most that ' +
      'is allowed.',
  },
  'poker.not-the-limit': {
    title: 'Not the limit',
    detail: 'In fixed limit only the bet of this round is allowed. Enter the amount that is shown.',
  },
  'poker.not-a-completion': {
    title: 'Not the full bet',
    detail: 'The bring-in is completed to the full bet, no more and no less.',
  },
  'poker.not-an-open-increment': {
    title: 'Not in these steps',
    detail: 'Bets are opened in the steps of this table. Round it to the next step that is allowed.',
  },
  'poker.chip-too-small': {
    title: 'Chip too small',
    detail: 'This amount cannot be made with the smallest chip that plays in a wager here. Round it.',
  },
  'poker.raises-capped': {
    title: 'No more raises',
    detail: 'The raises of this round are used up. Seat {seat} calls or folds.',
  },
  'poker.betting-not-reopened': {
    title: 'Betting not reopened',
    detail: 'An all-in below a full raise does not open the betting again: seat {seat} calls or folds.',
  },
  'poker.check-raise-not-allowed': {
    title: 'No check-raise',
    detail: 'This game is played without check-raise: seat {seat} has checked and now calls or folds.',
  },
  'poker.nobody-to-raise': {
    title: 'Nobody to raise',
    detail: 'Nobody is left who could call a raise. Seat {seat} calls or folds.',
  },
  'poker.raise-barred': {
    title: 'May not raise',
    detail: 'Seat {seat} has lost his right to raise in this round. He calls or folds.',
  },
  'poker.openers-needed': {
    title: 'Openers needed',
    detail: 'Seat {seat} may open only with jacks or better. He passes, or shows that he holds them.',
  },
  'poker.nothing-bid': {
    title: 'No amount said',
    detail: 'Seat {seat} said no amount that could be held to. Ask him what he does.',
  },
  'poker.short-call-pending': {
    title: 'Short call open',
    detail:
      'Seat {seat} called with too few chips. He makes it up, or takes it back where the rule ' +
      'allows; then go on.',
  },
  'poker.no-short-call': {
    title: 'No short call',
    detail: 'Seat {seat} has no short call to settle. Go on with the betting.',
  },
  'poker.no-taking-back': {
    title: 'Not taken back',
    detail: 'Seat {seat} may not take these chips back: he makes the call up.',
  },
  'poker.no-forfeit': {
    title: 'Nothing to leave',
    detail:
      'Seat {seat} cannot leave these chips in the pot and fold. He makes the call up, or call the ' +
      'floor.',
  },
  'poker.action-behind': {
    title: 'Others have acted',
    detail: 'Somebody has acted behind seat {seat}, so it can no longer be changed. Call the floor.',
  },
  'poker.out-of-turn-binding': {
    title: 'Bound out of turn',
    detail: 'He is bound to what he did out of turn. Enter that action, or undo it if it was heard wrongly.',
  },
  'poker.is-your-turn': {
    title: 'It is his turn',
    detail: 'It is the turn of seat {seat}. Enter his action as usual.',
  },
  'poker.already-out-of-turn': {
    title: 'Entered already',
    detail: 'Seat {seat} has acted out of turn already. Play on until it is his turn.',
  },
  'poker.nothing-out-of-turn': {
    title: 'Nothing out of turn',
    detail: 'Seat {seat} has done nothing out of turn.',
  },
  'poker.turn-not-lost': {
    title: 'Turn not lost',
    detail: 'Only {behind} have acted behind him; his turn is lost at {needed}. Go back to him.',
  },
  'poker.turn-kept': {
    title: 'He keeps his turn',
    detail: 'Seat {seat} spoke up in time and keeps his turn. Let him act.',
  },
  'poker.no-clock': {
    title: 'No clock here',
    detail: 'This table is played without time calls. Call the floor if somebody takes too long.',
  },
  'poker.clock-running': {
    title: 'Clock is running',
    detail: 'A clock runs already for seat {seat}. Wait until it ends.',
  },
  'poker.clock-not-running': { title: 'No clock runs', detail: 'No time has been called. Call it first.' },
  'poker.clock-only-by-dealer': {
    title: 'The dealer calls time',
    detail: 'Here only the dealer or the floor calls time. Ask the dealer to do it.',
  },
  'poker.clock-by-absent': {
    title: 'Not from outside',
    detail: 'Seat {seat} is not in this hand, and only a player at the table may call time.',
  },
  'poker.time-not-over': {
    title: 'Time is not over',
    detail: 'The clock still runs. His hand is dead only when it has run out.',
  },
  'poker.no-all-in-option': {
    title: 'No all-in here',
    detail: 'Seat {seat} is offered no all-in at this moment. Enter another action, or call the floor.',
  },
  'poker.no-chips-in-transit': {
    title: 'Nothing on its way',
    detail: 'Seat {seat} has no chips on their way to the table, so nothing can be played behind.',
  },
  'poker.no-oversize-bet': {
    title: 'Not above the pot',
    detail: 'No bet of this round was above the pot, so none is cut.',
  },
  'poker.count-not-in-turn': {
    title: 'Not his to ask',
    detail: 'Seat {seat} asks for a count only when he faces the bet. Wait for his turn.',
  },
  'poker.bet-return-refused': {
    title: 'Bets stay',
    detail: 'A bet that lies in the pot is not given back to another player. It stays.',
  },
};
