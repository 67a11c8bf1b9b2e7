export * from './carried';
export * from './commands';
export * from './deadlines';
export { floor } from './decider';
export * from './events';
export * from './games/games';
export * from './history';
export { type ActionNote, noteOf, rememberedActions } from './undo/recent-actions';
export * as refusals from './refusals';
export {
  type FloorSettings,
  isSetting,
  settingNames,
  type SettingValue,
  startingSettings,
} from './day/settings';
export * from './state';
export * from './stream';
export * from './undo/touched';
export * from './time-collection/collections';
export * from './time-collection/rates';
export { isSettled } from './time-collection/rent-keeping';
export * from './time-collection/sheet';
export {
  firstCallable,
  isCallable,
  isSeatedIn,
  nextCallable,
  type Sending,
  sendings,
} from './waiting-list/turn';
export { type Deposit, lockUpStateOf, type LockUpState } from './waiting-list/deposit';
export {
  expectedWaits,
  type ListWaits,
  newcomersWait,
  waitBasis,
  type WaitBasis,
  waitsOfFirst,
} from './waiting-list/expected-wait';
export { missedCallPrice } from './waiting-list/missed-call';
export { type ExpectedWait, type Pace, waitsFrom } from './waiting-list/pace';
export { movedPlaces, ranksIn } from './waiting-list/places';
export * from './handover/day-report';
export { type BreakDraw } from './breaks/moving-on';
export { goesWithoutCards, inBreakOrder, likeSeats } from './breaks/order';
export { keptByBreak } from './breaks/kept-seats';
export { dealerAt, type DealerDuty, downEndsAt, reliefIn } from './dealers/duties';
export { nextPush, withoutRelief } from './dealers/rotation';
export { type DeckInPlay, setupMayChangeAt } from './decks/decks';
export { verifyButtonDraw, verifyCards, verifyLots, verifySeatDraw } from './openings/drawing';
export { type ImposedTable, type ImposedTables, revealedTableOf } from './openings/imposed';
export { type OpeningDraw } from './openings/opening-draws';
export { isOpeningProposed, type TableProposal, tableProposals } from './proposals/proposals';
export { needsApproval, objectionsAt, polledAt, proposalAt, type StakesProposal } from './stakes/stakes';
export { type Obligation, obligationsAt } from './tables/obligations';
export { canBeUndone } from './undo/undo';
export { idleSeats } from './absence/absence';
export * from './absence/kept';
export { owedInSeat } from './absence/returning';
export { flagsOf } from './seats/seat-flags';
export * from './seats/seat-marks';
export { isSmokingSeat, mayOneSmokeAt } from './seats/smoking';
export * from './moves/remembered';
export * from './must-move/remembered';
export { type Claim, claimsOn, countsAfter, requestsOf } from './moves/claims';
export { type CarriedPot } from './moves/carried-pot';
export { isDue, mayBeDealtIn, ruleOfMove, waitsFor, type WaitsFor } from './moves/due';
export { moveFacts } from './moves/moving';
export { type MoveProposal, namedOfTheList, proposals, type SeatOffer, seatOffers } from './moves/offers';
export { dutyAt } from './must-move/duty';
export { areInOneChain, feedersOf, type InOrder, linkOf, mainGameOf, mustMoveOrder } from './must-move/order';
