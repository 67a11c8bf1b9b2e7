export * from './cards/card';
export * from './cards/notation';
export { commitmentTo, isSeed, seedFor, shuffle, type ShuffleClaim, verifyShuffle } from './cards/shuffle';
export {
  bestHigh,
  bestLow,
  bestOmahaHigh,
  bestOmahaLow,
  type HighHand,
  type LowHand,
} from './evaluation/best-five';
export { couldHaveOpened, hasOpeners } from './evaluation/draw';
export { type HighStrength, highStrength, highStrengthOfCodes } from './evaluation/high';
export { type HighRules, highTables, type HighTables, standardHighRules } from './evaluation/high-tables';
export {
  type HandClass,
  handClasses,
  handClassOf,
  type HandValue,
  handValueOf,
} from './evaluation/high-hands';
export {
  type LowQualifierRank,
  lowRanksOfStrength,
  type LowStrength,
  lowStrength,
  lowStrengthOfCodes,
  lowTables,
  qualifiesLow,
} from './evaluation/low';
export { handName, type Language, lowName } from './evaluation/names';
export { type OmahaCodes } from './evaluation/omaha-codes';
export { omahaHighStrengthOfCodes, omahaHighTables, type OmahaTables } from './evaluation/omaha-high';
export { omahaLowStrengthOfCodes, omahaLowTable } from './evaluation/omaha-low';
export { type OmahaCards, omahaHighStrength, omahaLowStrength } from './evaluation/omaha';
export { type BringInTieBreak, highestBoard, lowestDoorCard, upcardStrength } from './evaluation/upcards';

export * from './games/game';
export { gameOf, games, isGameName } from './games/list';
export { drawCountsFor, type DrawCount } from './games/draw-counts';
export { openersToProve } from './games/openers';
export { firstSeat, lastBlindSeat } from './games/first-to-act';
export { upcardsOf } from './games/stud-openings';
export * from './betting/structure';
export * from './betting/commands';
export * from './betting/events';
export * from './betting/irregular';
export { type BettingRound, isLive, canBet, owes, playerToAct, seatToAct } from './betting/betting-round';
export { legalActions, type LegalActions, type No, type WagerName, type Yes } from './betting/legal-actions';
export { forwardMotion } from './betting/forward-motion';
export { type AmountRange } from './betting/wagers';
export { shortCallAdvice } from './betting/short-calls';
export { clockTimes, type ClockTimes } from './betting/clock';
export { type HandRules } from './hand/rules';
export * from './hand/state';
export * from './hand/commands';
export * from './hand/events';
export * from './hand/refusals';
export { unopenedHand } from './hand/initial';
export { decide as decideHand, evolve as evolveHand, handDecider } from './hand/decider';
export { nextStep, type NextStep } from './hand/next-step';
export { prompts, amountDue, type Prompt } from './hand/prompts';
export { handHistory, type ToldEvent } from './hand/history';
export {
  correctHand,
  type CorrectedHand,
  handAfter,
  type HandStep,
  type StackChange,
} from './hand/correction';
export { chipsInPots, clockwiseFrom, playerAt } from './hand/players';
export { anyAction, anyCommand, type Pick } from './hand/random-play';
export { potsNow } from './pots/forming';
export { type Rake, rakedFrom } from './pots/rake';
export { type Pot, type PotPart } from './pots/side-pots';
export { claimants } from './pots/winners';
export { type Showdown } from './showdown/state';
export { type Drawing, type DrawRequest } from './games/drawing';
export {
  antesAgain,
  type CarriedPot,
  carriedFrom,
  dealtInWithCarriedPot,
  entryToCarriedPot,
} from './games/carried-pots';
export { dealStartedAt, type DealMarks, levelOfDeal } from './hand/deal-start';
export { allInCount, potTold } from './hand/told';
export {
  askToPost,
  changeSeat,
  exchangeSeats,
  type ExchangeSeats,
  type ChangeSeat,
  playOver,
  setPresent,
  setStack,
  type SitDown,
  sitDown,
  standUp,
} from './button/seating';
export { afterDeal, type DealOutcome } from './button/after-deal';
export { type DealPlan, planDeal } from './button/deal-plan';
export { type ButtonDraw, buttonWinner, type CardDrawn, drawForButton } from './button/opening-draw';
export {
  type ButtonProposal,
  confirmButton,
  type PlayedDeal,
  type PositionsHad,
  proposeButton,
} from './button/correction';
export { type DealtInOwing, dealtInOwing } from './button/dealt-in-owing';
export * from './button/refusals';
export {
  type DealTerms,
  emptyTable,
  type FirstRound,
  type Occupant,
  occupantOf,
  type Positions,
  type Standing,
  type TableBetweenHands,
  withOccupant,
} from './button/table';
export * from './irregularities/commands';
export * from './irregularities/dealing-errors';
export * from './irregularities/events';
export * from './irregularities/refusals';
export { type MisdealFault, misdealIsBarred, misdealTable } from './irregularities/misdeal-table';
export { shownByAccident } from './irregularities/folded-cards-shown';
export { keepsExposedCard } from './irregularities/exposed-in-draw';
export { formatAction, type PhhAction } from './phh/action';
export {
  type Difference,
  differencesFromExpected,
  differencesFromRecord,
  type ExpectedFile,
  type ExpectedResult,
  readExpected,
} from './phh/expected';
export { handHistoryOf, type Unwritable, type Written } from './phh/from-events';
export { type HandHistory } from './phh/hand-history';
export { type House, houseOf } from './phh/house';
export { placedProblem } from './phh/placed-problem';
export { type PhhProblem, type PhhProblemCode, type Read } from './phh/problem';
export { type NamedHand, readHandHistories } from './phh/read';
export { type Replay, replayHandHistory, type ReplayStep } from './phh/replay';
export { handHistoryRules } from './phh/rules';
export { type SettledAward, type SettledPot, type Settlement, settlementOf } from './phh/settlement';
export { type PhhCode, phhVariants } from './phh/variants';
export {
  type DealtCheck,
  dealtChecks,
  type DealtFinding,
  type DealtVerification,
  verifyDealtHand,
} from './phh/verify-dealt';
export { writeHandHistories, writeHandHistory } from './phh/write';
