import { refusal } from '@cardroom/kernel';

// The cage and its day
export const cageNotOpen = refusal('cashier.cage-not-open', 'conflict');
export const cageAlreadyOpen = refusal('cashier.cage-already-open', 'conflict');
export const cageClosed = refusal('cashier.cage-closed', 'conflict');
export const denominationsInvalid = refusal('cashier.denominations-invalid', 'conflict');
export const carriedElsewhere = refusal('cashier.carried-unbalanced', 'conflict');
export const stillOpen = refusal('cashier.windows-still-open', 'conflict');
export const notAuthorised = refusal('cashier.not-authorised', 'forbidden');
/** Two people are needed, and this is one. */
export const secondPersonRequired = refusal('cashier.second-person-required', 'forbidden');
export const settingUnknown = refusal('cashier.setting-unknown', 'not-found');
export const settingInvalid = refusal('cashier.setting-invalid', 'conflict');
export const reasonRequired = refusal('cashier.reason-required', 'conflict');

// What is counted and moved
/** No whole count of the room's denominations, or a negative one. */
export const countInvalid = refusal('cashier.count-invalid', 'conflict');
export const nothingToMove = refusal('cashier.nothing-to-move', 'conflict');
export const notThere = refusal('cashier.not-there', 'conflict');
export const notEqual = refusal('cashier.not-equal', 'conflict');
/** More chips come back than are out: some of them are not from here. */
export const moreThanInPlay = refusal('cashier.more-than-in-play', 'conflict');

// Windows
export const windowNotOpen = refusal('cashier.window-not-open', 'conflict');
export const windowAlreadyOpen = refusal('cashier.window-already-open', 'conflict');
export const windowBeingCounted = refusal('cashier.window-being-counted', 'conflict');
export const windowNotCounted = refusal('cashier.window-not-counted', 'conflict');
export const notYourWindow = refusal('cashier.not-your-window', 'forbidden');
export const cashierElsewhere = refusal('cashier.cashier-at-another-window', 'conflict');

// Transfers
export const transferExists = refusal('cashier.transfer-exists', 'conflict');
export const transferUnknown = refusal('cashier.transfer-unknown', 'not-found');
export const wrongTransferState = refusal('cashier.wrong-transfer-state', 'conflict');
export const transferPlacesInvalid = refusal('cashier.transfer-places-invalid', 'conflict');

// Sales
export const purchaseExists = refusal('cashier.purchase-exists', 'conflict');
export const purchaseNotConfirmed = refusal('cashier.purchase-not-confirmed', 'conflict', 'RRP-2.2.6');
export const notOnTheWay = refusal('cashier.not-on-the-way', 'conflict', 'RRP-2.2.6');
export const alreadyAnnounced = refusal('cashier.already-announced', 'conflict', 'RRP-2.2.6');
export const behindNotAllowed = refusal('cashier.behind-not-allowed', 'conflict', 'THR-1.4.b');

// Buy-ins
export const minimumRequired = refusal('cashier.minimum-required', 'conflict', 'THR-1.3.2');
export const belowMinimumBuyIn = refusal('cashier.below-minimum-buy-in', 'conflict', 'RRP-3.1.1');
export const belowMinimumAfterMove = refusal('cashier.below-minimum-buy-in', 'conflict', 'RRP-3.1.3');
export const shortBuyInUsed = refusal('cashier.short-buy-in-used', 'conflict', 'RRP-3.1.2');
export const aboveMaximumBuyIn = refusal('cashier.above-maximum-buy-in', 'conflict', 'RRP-3.1.2');
export const returnStackRequired = refusal('cashier.return-stack-required', 'conflict', 'RRP-2.2.5');
export const rebuysNotAllowed = refusal('cashier.rebuys-not-allowed', 'conflict', 'THR-1.3.1');
export const buyInsUsedUp = refusal('cashier.buy-ins-used-up', 'conflict', 'THR-1.3.1');
export const belowMinimumTopUp = refusal('cashier.below-minimum-top-up', 'conflict', 'THR-1.4.d');
/** The table has a ceiling, and nobody can say what he has in front of him. */
export const stackUnknown = refusal('cashier.stack-unknown', 'conflict');
export const buyInDue = refusal('cashier.buy-in-due', 'conflict', 'THR-1.4.e');

// Table stakes
export const goingSouth = refusal('cashier.going-south', 'conflict', 'RRP-2.2.5');
/** The same where the house lets nothing off the table before its player leaves the game. */
export const chipsStay = refusal('cashier.going-south', 'conflict', 'THR-1.4.c');
export const wholeStackMoves = refusal('cashier.going-south', 'conflict', 'RRP-3.1.3');
export const stackNotRestored = refusal('cashier.stack-not-restored', 'conflict', 'RRP-2.2.5');
export const nothingTakenOff = refusal('cashier.nothing-taken-off', 'conflict', 'RRP-2.2.5');
export const chipTransferRefused = refusal('cashier.chip-transfer-refused', 'conflict', 'RRP-2.2.9');
export const consentMissing = refusal('cashier.consent-missing', 'conflict', 'THR-1.4.h');
export const notWaitingForChips = refusal('cashier.not-waiting-for-chips', 'conflict', 'THR-1.4.b.1');
export const alreadyLent = refusal('cashier.already-lent', 'conflict', 'THR-1.4.b.1');
export const noLoan = refusal('cashier.no-loan', 'not-found', 'THR-1.4.b.1');
export const moreThanStack = refusal('cashier.more-than-stack', 'conflict');
export const refreshmentsNotPaid = refusal('cashier.refreshments-not-paid-in-chips', 'conflict', 'THR-1.4.f');
export const notDuringHand = refusal('cashier.not-during-hand', 'conflict', 'THR-1.4.f');
export const hasStake = refusal('cashier.has-stake', 'conflict', 'THR-1.4.e');
export const cashNotInPlay = refusal('cashier.cash-not-in-play', 'conflict', 'RRP-2.2.3');
export const noteNotInPlay = refusal('cashier.cash-not-in-play', 'conflict', 'THR-1.3.4');
export const changeRequired = refusal('cashier.change-required', 'conflict', 'RRP-2.2.3');
export const nothingToChange = refusal('cashier.nothing-to-change', 'conflict', 'RRP-2.2.3');

// Players' money
export const depositExists = refusal('cashier.deposit-exists', 'conflict');
export const depositUnknown = refusal('cashier.deposit-unknown', 'not-found');
export const depositNotHeld = refusal('cashier.deposit-not-held', 'conflict');
export const custodyNotAwaited = refusal('cashier.custody-not-awaited', 'not-found');
export const nothingInCustody = refusal('cashier.nothing-in-custody', 'not-found');

// Collections
export const feeKindsMixed = refusal('cashier.fee-kinds-mixed', 'conflict');
export const boxExists = refusal('cashier.box-exists', 'conflict');
export const boxUnknown = refusal('cashier.box-unknown', 'not-found');
export const wrongBoxState = refusal('cashier.wrong-box-state', 'conflict');
export const alreadyCollected = refusal('cashier.already-collected', 'conflict');

// Corrections
export const entryUnknown = refusal('cashier.entry-unknown', 'not-found');
/** They reached the player: their delivery is taken back first, which takes them off his stack. */
export const chipsDelivered = refusal('cashier.chips-delivered', 'conflict');
export const alreadyReversed = refusal('cashier.already-reversed', 'conflict');

// Thresholds
export const identityRequired = refusal('cashier.identity-required', 'conflict');
export const registerStillKept = refusal('cashier.register-still-kept', 'conflict');

// Entries of tournaments
export const eventExists = refusal('cashier.event-exists', 'conflict');
export const eventUnknown = refusal('cashier.event-unknown', 'not-found');
export const eventCancelled = refusal('cashier.event-cancelled', 'conflict');
export const entrantNotPresent = refusal('cashier.entrant-not-present', 'conflict', 'FR4-1.34');
export const stackNotEqual = refusal('cashier.stack-not-equal', 'conflict', 'FR4-1.3');
export const noRebuy = refusal('cashier.rebuys-not-allowed', 'conflict', 'FR4-1.3.1');
export const entrantUnknown = refusal('cashier.entrant-unknown', 'not-found');
export const entrantPlaced = refusal('cashier.entrant-already-placed', 'conflict');
export const placeTaken = refusal('cashier.place-taken', 'conflict');
export const prizeNotDue = refusal('cashier.prize-not-due', 'conflict');
export const onlyDirectorCancels = refusal('cashier.only-director-cancels', 'forbidden', 'RTC-45');
export const cancelReasonRequired = refusal('cashier.cancel-reason-required', 'conflict', 'RTC-45');
export const refundNotDecided = refusal('cashier.refund-not-decided', 'conflict', 'RTC-45');
export const stacksMissing = refusal('cashier.stacks-missing', 'conflict', 'RTC-45.a');
