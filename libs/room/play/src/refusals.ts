import { refusal } from '@cardroom/kernel';

// The table and its day
export const tableNotOpen = refusal('play.table-not-open', 'conflict');
export const tableAlreadyOpen = refusal('play.table-already-open', 'conflict');
export const tableClosed = refusal('play.table-closed', 'conflict');
export const notAuthorised = refusal('play.not-authorised', 'forbidden');
export const reasonRequired = refusal('play.reason-required', 'conflict');
export const gameUnknown = refusal('play.game-unknown', 'not-found');
export const seedRequired = refusal('play.seed-required', 'conflict');
export const notPaused = refusal('play.not-paused', 'conflict');
export const alreadyPaused = refusal('play.already-paused', 'conflict');
export const tablePaused = refusal('play.table-paused', 'conflict');
export const lastHandAnnounced = refusal('play.last-hand-announced', 'conflict');
export const notAnnounced = refusal('play.no-last-hand-announced', 'conflict');
/** A change between hands only: stakes, counts, buttons. */
export const handInProgress = refusal('play.hand-in-progress', 'conflict');
export const stakesBetweenHands = refusal('play.hand-in-progress', 'conflict', 'RRP-2.2.16');
/** Stacks must be known before a hand is recorded or dealt. */
export const stacksNotKnown = refusal('play.stacks-not-known', 'conflict');

// Seats
export const seatUnknown = refusal('play.seat-unknown', 'not-found');
export const seatTaken = refusal('play.seat-taken', 'conflict');
export const seatNotTaken = refusal('play.seat-not-taken', 'conflict');
export const alreadySeated = refusal('play.already-seated', 'conflict', 'RRP-2.3.4');
export const notSeated = refusal('play.not-seated', 'not-found');
export const ownerIsHere = refusal('play.owner-is-here', 'conflict', 'RRP-2.2.11');
export const notYourSeat = refusal('play.not-your-seat', 'forbidden', 'RRP-2.2.8');
export const notForPlayers = refusal('play.not-for-players', 'forbidden');
export const notLeaving = refusal('play.not-leaving', 'conflict');
export const sanctionUnknown = refusal('play.sanction-unknown', 'not-found');
export const sanctionLength = refusal('play.sanction-length', 'conflict');
export const notHeldOut = refusal('play.not-held-out', 'conflict');
export const nobodyToDraw = refusal('play.nobody-to-draw', 'conflict');
export const gameHasStarted = refusal('play.game-has-started', 'conflict', 'RRP-2.3.6');

// Why somebody gets no cards; shown with the coming deal
export const sittingOut = refusal('play.sitting-out', 'conflict');
export const dealtOut = refusal('play.dealt-out', 'conflict');
export const heldOut = refusal('play.held-out', 'conflict');
export const belowMinimum = refusal('play.below-minimum-buy-in', 'conflict', 'RRP-3.1.3');

// Chips
export const notInChips = refusal('play.not-in-chips', 'conflict');
export const belowMinimumBuyIn = refusal('play.below-minimum-buy-in', 'conflict', 'RRP-3.1.1');
export const shortBuyInUsed = refusal('play.short-buy-in-used', 'conflict', 'RRP-3.1.2');
export const aboveMaximumBuyIn = refusal('play.above-maximum-buy-in', 'conflict', 'RRP-3.1.1');
export const belowMinimumTopUp = refusal('play.below-minimum-top-up', 'conflict', 'THR-1.4.d');
export const rebuysNotAllowed = refusal('play.rebuys-not-allowed', 'conflict', 'THR-1.3.1');
export const goingSouth = refusal('play.going-south', 'conflict', 'RRP-2.2.5');
export const chipsStay = refusal('play.chips-stay', 'conflict', 'THR-1.4.c');
export const moreThanStack = refusal('play.more-than-stack', 'conflict');
export const chipsInPlay = refusal('play.chips-in-play', 'conflict', 'THR-1.4.a');
export const purchaseUnknown = refusal('play.purchase-unknown', 'not-found', 'RRP-2.2.6');
export const purchaseTwice = refusal('play.purchase-twice', 'conflict');
export const alreadyAnnounced = refusal('play.already-announced', 'conflict', 'RRP-2.2.6');
export const lostInPlay = refusal('play.lost-in-play', 'conflict', 'RRP-2.2.6');
export const refreshmentsNotAllowed = refusal('play.refreshments-not-allowed', 'conflict', 'THR-1.4.f');
export const transferForbidden = refusal('play.transfer-forbidden', 'conflict', 'RRP-2.2.5');
export const consentMissing = refusal('play.consent-missing', 'conflict', 'THR-1.4.h');
export const nothingInCustody = refusal('play.nothing-in-custody', 'conflict');

// Hands
export const noHand = refusal('play.no-hand', 'conflict');
export const otherHand = refusal('play.other-hand', 'conflict');
export const otherDepth = refusal('play.other-depth', 'conflict');
export const notPlayable = refusal('play.not-playable', 'conflict');
export const noSuchStep = refusal('play.no-such-step', 'not-found');
export const turnClockRuns = refusal('play.turn-clock-runs', 'conflict');
export const drawnByEngine = refusal('play.drawn-by-engine', 'forbidden');

// Rulings
export const tableStopped = refusal('play.table-stopped', 'conflict', 'RRP-2.1.5');
export const alreadyStopped = refusal('play.already-stopped', 'conflict');
export const notStopped = refusal('play.not-stopped', 'conflict');
export const potNotSetAside = refusal('play.pot-not-set-aside', 'conflict', 'RRP-2.1.7');
export const notLastHand = refusal('play.not-last-hand', 'conflict', 'RRP-2.1.5');
export const handNotDead = refusal('play.hand-not-dead', 'conflict');
/** Others have acted, or cards have come, that do not fit with the hand being live. */
export const handActedOn = refusal('play.hand-acted-on', 'conflict', 'RRP-3.3.1');
/** The pot has been given out; it can still be moved. */
export const handIsOver = refusal('play.hand-is-over', 'conflict', 'RRP-2.1.5');
/** What a ruling did is undone by a ruling. */
export const ruledByFloor = refusal('play.ruled-by-floor', 'forbidden', 'RRP-2.1.2');
export const moreThanPot = refusal('play.more-than-pot', 'conflict', 'RRP-2.1.7');
export const asideUnknown = refusal('play.aside-unknown', 'not-found', 'RRP-2.1.7');
export const sharesDoNotAddUp = refusal('play.shares-do-not-add-up', 'conflict', 'RRP-2.1.6');
export const nothingMoves = refusal('play.nothing-moves', 'conflict', 'RRP-2.1.6');
