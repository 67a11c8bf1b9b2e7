import { refusal } from '@cardroom/kernel';

export * from './time-collection/refusals';
export * from './openings/refusals';
export * from './breaks/refusals';
export * from './stakes/refusals';
export * from './decks/refusals';
export * from './dealers/refusals';

// The gaming day and the house's settings
export const dayNotOpen = refusal('floor.day-not-open', 'conflict');
export const dayAlreadyOpen = refusal('floor.day-already-open', 'conflict');
export const dayClosed = refusal('floor.day-closed', 'conflict');
export const settingUnknown = refusal('floor.setting-unknown', 'not-found');
export const settingInvalid = refusal('floor.setting-invalid', 'conflict');

// Games and tables
export const gameUnknown = refusal('floor.game-unknown', 'not-found');
export const gameExists = refusal('floor.game-exists', 'conflict');
export const gameInUse = refusal('floor.game-in-use', 'conflict');
export const stakesInvalid = refusal('floor.stakes-invalid', 'conflict');
export const buyInInvalid = refusal('floor.buy-in-invalid', 'conflict');
export const tableUnknown = refusal('floor.table-unknown', 'not-found');
export const tableExists = refusal('floor.table-exists', 'conflict');
export const tableNumberTaken = refusal('floor.table-number-taken', 'conflict');
export const seatCountInvalid = refusal('floor.seat-count-invalid', 'conflict');
/** Only those in charge open or close a table. */
export const notAuthorised = refusal('floor.not-authorised', 'forbidden', 'RRP-2.2.1');
export const tableAlreadyOpen = refusal('floor.table-already-open', 'conflict');
export const tableIsClosed = refusal('floor.table-closed', 'conflict');
export const tableIsFrozen = refusal('floor.table-frozen', 'conflict');
export const tableNotFrozen = refusal('floor.table-not-frozen', 'conflict');
export const tableNotEmpty = refusal('floor.table-not-empty', 'conflict', 'RRP-2.2.1');
/** Something is open at the table that has to be settled before it closes. */
export const tableUnsettled = refusal('floor.table-unsettled', 'conflict', 'RRP-2.2.1');
export const tableIsBreaking = refusal('floor.table-breaking', 'conflict', 'RRP-2.3.14');

// Waiting lists
export const entryUnknown = refusal('floor.entry-unknown', 'not-found');
export const entryExists = refusal('floor.entry-exists', 'conflict');
export const receiptCodeTaken = refusal('floor.receipt-code-taken', 'conflict');
export const playerNotPresent = refusal('floor.player-not-present', 'conflict', 'RRP-2.3.1');
export const callInExpired = refusal('floor.call-in-expired', 'conflict', 'RRP-2.3.1');
export const alreadyOnList = refusal('floor.already-on-list', 'conflict', 'RRP-2.3.1');
export const alreadyInGame = refusal('floor.already-in-game', 'conflict', 'RRP-2.3.4');
/** The entry is not in a state in which this can be done; `state` says which it is in. */
export const wrongEntryState = refusal('floor.wrong-entry-state', 'conflict');
export const entryNotRemoved = refusal('floor.entry-not-removed', 'conflict');
export const otherList = refusal('floor.other-list', 'conflict');
export const otherGame = refusal('floor.other-game', 'conflict');
export const alreadyThere = refusal('floor.already-there', 'conflict');

// Deposits
export const depositsNotTaken = refusal('floor.deposits-not-taken', 'conflict');
export const depositTaken = refusal('floor.deposit-already-taken', 'conflict');
export const depositUnknown = refusal('floor.deposit-unknown', 'not-found');
export const nothingLockedUp = refusal('floor.nothing-locked-up', 'conflict', 'RRP-2.2.20');
/** Only those in charge let a deposit stay with the house, and say why. */
export const forfeitNotAuthorised = refusal('floor.forfeit-not-authorised', 'forbidden');

// Calls
/** Somebody else is next; calling or seating past him needs a reason. */
export const notNext = refusal('floor.not-next', 'conflict');
export const notMostInNeed = refusal('floor.not-most-in-need', 'conflict', 'RRP-2.3.3');
export const alreadyCalled = refusal('floor.already-called', 'conflict');
export const notCalled = refusal('floor.not-called', 'conflict');
export const alreadyAnswered = refusal('floor.already-answered', 'conflict');
export const alreadyRepeated = refusal('floor.already-called-again', 'conflict', 'RRP-2.3.2');
export const stillTimeToAnswer = refusal('floor.still-time-to-answer', 'conflict', 'RRP-2.3.2');
/** The time to answer and the grace are over. */
export const noAnswer = refusal('floor.no-answer', 'conflict', 'RRP-2.3.2');
/** The house gives no more time for this call. */
export const noMoreTime = refusal('floor.no-more-time', 'conflict', 'RRP-2.3.2');
/** The player stands on other lists, and the house wants him asked: keep them or drop them. */
export const othersNotChosen = refusal('floor.others-not-chosen', 'conflict');
export const staffOnly = refusal('floor.staff-only', 'forbidden');

// Seats
export const seatUnknown = refusal('floor.seat-unknown', 'not-found');
export const seatTaken = refusal('floor.seat-taken', 'conflict');
export const seatEmpty = refusal('floor.seat-empty', 'conflict');
export const seatReserved = refusal('floor.seat-reserved', 'conflict', 'RRP-2.3.7');
export const alreadySeated = refusal('floor.already-seated', 'conflict', 'RRP-2.3.4');
export const seatNotAssigned = refusal('floor.seat-not-assigned', 'conflict', 'RRP-2.2.10');
export const wrongTable = refusal('floor.wrong-table', 'conflict', 'RRP-2.2.10');
export const arrivesTwice = refusal('floor.arrives-twice', 'conflict');
export const transferUnbalances = refusal('floor.transfer-unbalances', 'conflict', 'RRP-2.3.3');

export * from './absence/refusals';
export * from './moves/refusals';
export * from './must-move/refusals';

// Guests, and what is noted of seats
export const guestsNotAllowed = refusal('floor.guests-not-allowed', 'conflict', 'RRP-2.2.26');
/** Somebody at the table objected, then or later. */
export const guestObjected = refusal('floor.guest-objected', 'conflict', 'RRP-2.2.26');
export const guestsFull = refusal('floor.guests-full', 'conflict', 'RRP-2.2.26');
export const noGuest = refusal('floor.no-guest', 'conflict');
export const racksAllowed = refusal('floor.racks-allowed', 'conflict', 'RRP-2.2.7');
export const alreadyFlagged = refusal('floor.already-flagged', 'conflict');
export const notFlagged = refusal('floor.not-flagged', 'conflict');

// Reservations
export const lockUpExpired = refusal('floor.lock-up-expired', 'conflict', 'RRP-2.2.20');
export const notReserved = refusal('floor.seat-not-reserved', 'conflict');
export const reasonRequired = refusal('floor.reason-required', 'conflict', 'RRP-2.3.7');
export const supervisorRequired = refusal('floor.supervisor-required', 'forbidden', 'RRP-2.3.7');

// Undo
export const actionUnknown = refusal('floor.action-unknown', 'not-found');
export const undoOvertaken = refusal('floor.undo-overtaken', 'conflict');
