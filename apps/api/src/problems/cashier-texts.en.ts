import { type ProblemText } from './problem';

/** English words for each refusal of the cage. */
export const cashierTextsInEnglish: Readonly<Record<string, ProblemText>> = {
  'cashier.cage-not-open': {
    title: 'Cage not open',
    detail: 'The cage is not open. A manager opens it with the gaming day.',
  },
  'cashier.cage-already-open': {
    title: 'Cage already open',
    detail: 'The cage of {day} is still open. It is closed before another day opens.',
  },
  'cashier.cage-closed': {
    title: 'Cage closed',
    detail: 'The cage of {day} is closed; its books are signed.',
  },
  'cashier.denominations-invalid': {
    title: 'Face values',
    detail: 'Chips have different face values, each above zero.',
  },
  'cashier.carried-unbalanced': {
    title: 'Books do not balance',
    detail: 'What the day before hands over does not add up. Nothing was opened; call the room manager.',
  },
  'cashier.windows-still-open': {
    title: 'Windows open',
    detail: 'Window {windows} is not closed yet.',
  },
  'cashier.not-authorised': {
    title: 'Not authorised',
    detail: 'This is not part of your work at the cage. Ask your supervisor.',
  },
  'cashier.second-person-required': {
    title: 'Second person needed',
    detail: 'Two people sign for this, and the second is somebody else.',
  },
  'cashier.reason-required': {
    title: 'Reason needed',
    detail: 'Say why; it is kept with the entry.',
  },
  'cashier.setting-unknown': {
    title: 'Unknown setting',
    detail: 'The cage has no setting named {setting}.',
  },
  'cashier.setting-invalid': {
    title: 'Value not allowed',
    detail: '{value} is no value for {setting}.',
  },
  'cashier.count-invalid': {
    title: 'No valid count',
    detail: 'A count holds whole numbers of the room’s chips and the currency’s notes, none below zero.',
  },
  'cashier.nothing-to-move': {
    title: 'Nothing to move',
    detail: 'The amount is zero.',
  },
  'cashier.chips-delivered': {
    title: 'Chips delivered',
    detail:
      'The chips lie in front of the player. Take their delivery back first: it takes them off his stack.',
  },
  'cashier.register-still-kept': {
    title: 'Still kept',
    detail: 'The register of {registerDay} is kept by law. Its papers are destroyed when the term is over.',
  },
  'cashier.not-there': {
    title: 'Not there',
    detail: '{short} too little {accountKind}. Nothing was moved.',
  },
  'cashier.not-equal': {
    title: 'Not the same value',
    detail: '{takes} comes in and {gives} would go out.',
  },
  'cashier.more-than-in-play': {
    title: 'More than is out',
    detail: '{asked} in chips would come back, and only {out} are out. Some are not from here.',
  },
  'cashier.window-not-open': {
    title: 'Window not open',
    detail: 'Window {windowId} is not open.',
  },
  'cashier.window-already-open': {
    title: 'Window already open',
    detail: 'Window {windowId} is open already.',
  },
  'cashier.window-being-counted': {
    title: 'Window being counted',
    detail: 'Window {windowId} is being counted; resume it or close it first.',
  },
  'cashier.window-not-counted': {
    title: 'Not counted yet',
    detail: 'Window {windowId} is counted before it is closed or resumed.',
  },
  'cashier.not-your-window': {
    title: 'Not your window',
    detail: 'Only the cashier who signed for window {windowId} serves there.',
  },
  'cashier.cashier-at-another-window': {
    title: 'At another window',
    detail: 'You have window {windowId}. A cashier answers for one drawer at a time.',
  },
  'cashier.transfer-exists': {
    title: 'Already asked',
    detail: 'This transfer was asked for already.',
  },
  'cashier.transfer-unknown': {
    title: 'Unknown transfer',
    detail: 'There is no such transfer today.',
  },
  'cashier.wrong-transfer-state': {
    title: 'Not at this point',
    detail: 'The transfer is {state}.',
  },
  'cashier.transfer-places-invalid': {
    title: 'Wrong places',
    detail: 'A {kind} does not go from {fromKind} to {toKind}.',
  },
  'cashier.purchase-exists': {
    title: 'Already sold',
    detail: 'This purchase is entered already.',
  },
  'cashier.purchase-not-confirmed': {
    title: 'No such purchase',
    detail: 'The cage has not sold these chips; only what it sold plays.',
  },
  'cashier.not-on-the-way': {
    title: 'Not on the way',
    detail: 'These chips are not on their way to a table.',
  },
  'cashier.already-announced': {
    title: 'Already announced',
    detail: 'The table was told already.',
  },
  'cashier.behind-not-allowed': {
    title: 'Club has not agreed',
    detail: 'The club has not agreed that chips on their way play.',
  },
  'cashier.below-minimum-buy-in': {
    title: 'Below the minimum',
    detail: 'What he plays with would be below the minimum of {minimum}.',
  },
  'cashier.short-buy-in-used': {
    title: 'Short buy-in used',
    detail: 'The one short buy-in of this game is used; the minimum is {minimum}.',
  },
  'cashier.below-minimum-top-up': {
    title: 'Top-up too small',
    detail: 'A top-up is at least {minimum}.',
  },
  'cashier.above-maximum-buy-in': {
    title: 'Above the maximum',
    detail: 'He would have {stack} in front of him; the most is {maximum}.',
  },
  'cashier.amount-taken-unknown': {
    title: 'Not counted yet',
    detail:
      'His chips were picked up and are not counted: what he has to bring back is not known. Have them counted first.',
  },
  'cashier.rebuys-not-allowed': {
    title: 'No further buy-in',
    detail: 'Nobody buys in again here.',
  },
  'cashier.buy-ins-used-up': {
    title: 'Buy-ins used up',
    detail: 'He bought in {count} times; the house allows {most}.',
  },
  'cashier.minimum-required': {
    title: 'No minimum set',
    detail: 'This table has no minimum buy-in. A supervisor sets one first.',
  },
  'cashier.stack-unknown': {
    title: 'Stack not known',
    detail: 'Nobody has said what he has in front of him. Ask the table.',
  },
  'cashier.buy-in-due': {
    title: 'Buy-in due',
    detail: 'He looked at his cards without a stake: {due} is due, and {amount} is less.',
  },
  'cashier.going-south': {
    title: 'Chips stay on the table',
    detail: 'Who plays on takes nothing off the table. He leaves the game, or is absent, first.',
  },
  'cashier.stack-not-restored': {
    title: 'Stack not restored',
    detail: 'He took {owed} off for safety and brings it back before he is dealt in.',
  },
  'cashier.nothing-taken-off': {
    title: 'Nothing taken off',
    detail: 'He has {out} off the table, and not {amount}.',
  },
  'cashier.chip-transfer-refused': {
    title: 'No chips between players',
    detail: 'Nobody plays another’s chips.',
  },
};
