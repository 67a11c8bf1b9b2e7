import { type ProblemText } from './problem';

/** English words for refusals of the cage about tables, collections and tournaments. */
export const cashierTableTextsInEnglish: Readonly<Record<string, ProblemText>> = {
  'cashier.consent-missing': {
    title: 'Not everybody agrees',
    detail: '{consents} of {seated} players agree; all have to.',
  },
  'cashier.not-waiting-for-chips': {
    title: 'No chips on the way',
    detail: 'A loan bridges what he bought: {coming} is on its way, and {amount} is asked.',
  },
  'cashier.already-lent': {
    title: 'Already lent',
    detail: 'He has a loan already.',
  },
  'cashier.no-loan': {
    title: 'No loan',
    detail: 'Nothing was lent to him.',
  },
  'cashier.more-than-stack': {
    title: 'More than the stack',
    detail: '{amount} is more than the {stack} in front of him.',
  },
  'cashier.refreshments-not-paid-in-chips': {
    title: 'Not with table chips',
    detail: 'The house does not take table chips for drinks and meals.',
  },
  'cashier.not-during-hand': {
    title: 'Between hands',
    detail: 'This is done between hands.',
  },
  'cashier.has-stake': {
    title: 'Has a stake',
    detail: 'He has chips, or they are on their way.',
  },
  'cashier.cash-not-in-play': {
    title: 'Cash does not play',
    detail: 'This cash does not play. Change it into chips.',
  },
  'cashier.change-required': {
    title: 'Change it first',
    detail: 'The cash of hand {handNumber} is changed into chips before he is dealt in.',
  },
  'cashier.nothing-to-change': {
    title: 'Nothing to change',
    detail: 'He has no cash to change.',
  },
  'cashier.deposit-exists': {
    title: 'Already held',
    detail: 'This deposit is entered already.',
  },
  'cashier.deposit-unknown': {
    title: 'Unknown deposit',
    detail: 'There is no such deposit.',
  },
  'cashier.deposit-not-held': {
    title: 'Not held any more',
    detail: 'The deposit is {state}.',
  },
  'cashier.nothing-in-custody': {
    title: 'Nothing in custody',
    detail: 'The house keeps no chips of this player.',
  },
  'cashier.custody-not-awaited': {
    title: 'Not waited for',
    detail: 'No picked-up chips of this player wait to be counted.',
  },
  'cashier.fee-kinds-mixed': {
    title: 'One kind of fee',
    detail: 'A table takes one kind of fee. Take the other box away first.',
  },
  'cashier.box-exists': {
    title: 'Box exists',
    detail: 'This box is entered already.',
  },
  'cashier.box-unknown': {
    title: 'Unknown box',
    detail: 'There is no such box.',
  },
  'cashier.wrong-box-state': {
    title: 'Not at this point',
    detail: 'The box is {state}.',
  },
  'cashier.already-collected': {
    title: 'Already taken in',
    detail: 'Period {period} of this table was taken in.',
  },
  'cashier.nothing-due': {
    title: 'Nothing on the sheet',
    detail: 'The floor has no period {period} for this table.',
  },
  'cashier.entry-unknown': {
    title: 'Unknown entry',
    detail: 'There is no such entry today. Counts and transfers are put right by counting or sending again.',
  },
  'cashier.already-reversed': {
    title: 'Already reversed',
    detail: 'This entry was taken back already.',
  },
  'cashier.identity-required': {
    title: 'Identity needed',
    detail: 'With this his day comes to {total}, over {limit}. See his papers and enter them first.',
  },
  'cashier.identity-cannot-be-kept': {
    title: 'Papers cannot be kept',
    detail: 'The house has no key to keep papers under. Nothing was taken; call the room manager.',
  },
  'cashier.identity-unknown': {
    title: 'No such papers',
    detail: 'No papers are kept under this reference.',
  },
  'cashier.player-not-at-table': {
    title: 'Not at a table',
    detail: 'Say at which table he is going to play.',
  },
  'cashier.game-not-open': {
    title: 'No game there',
    detail: 'No game is open at this table.',
  },
  'cashier.amount-not-made-up': {
    title: 'Drawer cannot make it',
    detail: 'The chips of the drawer ({available}) do not make {amount}. Name the chips, or ask for a float.',
  },
  'cashier.fact-unknown': {
    title: 'Nothing under this code',
    detail: 'Nothing of the cage is found under this code.',
  },
  'cashier.no-cage-day': {
    title: 'No such day',
    detail: 'The cage was not open then. No report is made of a day that was not.',
  },
  'cashier.report-needs-window': {
    title: 'Which window',
    detail: 'Say of which window the statement is wanted.',
  },
  'cashier.event-exists': {
    title: 'Event exists',
    detail: 'This event is announced already.',
  },
  'cashier.event-unknown': {
    title: 'Unknown event',
    detail: 'The cage sells no entries of such an event.',
  },
  'cashier.event-cancelled': {
    title: 'Event cancelled',
    detail: 'This event was ended for good.',
  },
  'cashier.entrant-not-present': {
    title: 'Not checked in',
    detail: 'The stack is sold to who is there; he is not checked in.',
  },
  'cashier.stack-not-equal': {
    title: 'Stacks are equal',
    detail: 'Everybody gets {eventStack}, and not {stack}.',
  },
  'cashier.entrant-unknown': {
    title: 'Not entered',
    detail: 'He has no entry in this event.',
  },
  'cashier.entrant-already-placed': {
    title: 'Already out',
    detail: 'He was out already.',
  },
  'cashier.place-taken': {
    title: 'Place taken',
    detail: 'Place {place} was given to somebody else.',
  },
  'cashier.prize-not-due': {
    title: 'No such prize',
    detail: 'Place {place} of {paidPlaces} paid ones cannot be paid {prize}: {pool} is left in the pool.',
  },
  'cashier.only-director-cancels': {
    title: 'For the director',
    detail: 'Only the director ends an event for good.',
  },
  'cashier.cancel-reason-required': {
    title: 'Reason needed',
    detail: 'Ending an event for good needs a reason.',
  },
  'cashier.refund-not-decided': {
    title: 'Refund not decided',
    detail: 'The rules leave the refund to the director; say which it is.',
  },
  'cashier.stacks-missing': {
    title: 'Stacks missing',
    detail: '{missing} stacks of those who are left are not named.',
  },
  'cashier.count-first': {
    title: 'Count first',
    detail: 'Count window {windowId} before its statement is shown.',
  },
  'cashier.paper-unknown': {
    title: 'Nothing to print',
    detail: 'There is nothing of this name to print that day.',
  },
};
