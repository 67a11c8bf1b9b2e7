import {
  whenCustodyReleasedGiveOut,
  whenSatOutTooLongMarkAbsent,
  whenWalkedDealOut,
} from './absence-at-table';
import { whenDayClosesCloseCage, whenDayOpensOpenCage } from './cage-follows-day';
import {
  whenBehindAnnouncedTellTable,
  whenBroughtBackPlayAgain,
  whenChipsDeliveredPutThere,
  whenChipsSoldTheyPlay,
  whenRefreshmentsPaidFromStack,
  whenTakenForSafetyOffTable,
} from './chips-from-cage';
import {
  whenChipsTakenHandThemOver,
  whenMoverLeftChipsFollow,
  whenSeatGoneChipsFollow,
} from './chips-follow-owner';
import { whenMergedKeepApart } from './kept-apart-follows-merge';
import {
  whenCageCountedTableLetsGo,
  whenCageCountedTellFloor,
  whenCageReturnedReleaseOnFloor,
  whenChipsPickedUpCageCounts,
  whenCustodyReleasedCageWaitsNoMore,
  whenPickedUpLateTableLetsGo,
} from './custody-at-cage';
import {
  whenBarredSlipsInTakeOff,
  whenExcludedLeavesChipsAwaited,
  whenOwnRequestTakeOff,
  whenShutOutTakeOff,
} from './conduct-at-doors';
import { whenAwardedInCustodyCageCounts } from './held-chips-to-cage';
import {
  whenHandEndsCountForMovers,
  whenMoveAnnouncedPlayUntilDue,
  whenMoveDueLeaveAfterHand,
  whenMoveEndedStay,
  whenPlayerLeftFreeHisSeat,
} from './moves-follow-hands';
import {
  whenDayOpensHandTablesOver,
  whenPlayClosesGoOnNextDay,
  whenTableClosesPlayLastHand,
  whenTableOpensFollowItsPlay,
  whenTableRestsCloseItsPlay,
} from './open-and-close-play';
import { whenFeeSetTellCage, whenRentChangesTellCage } from './rent-reaches-cage';
import {
  whenPlayOpensSeatWhoSits,
  whenSeatFreeNextTakesIt,
  whenSeatLeftFinishHand,
  whenSeatedTakeSeat,
} from './seats-follow-floor';
import {
  whenBreakAnnouncedLastHand,
  whenBreakCalledOffGoOn,
  whenButtonDrawnItLiesThere,
  whenDeckChangesNewDeck,
  whenPotCarriedSeatsStay,
  whenStakesChangeInPlay,
} from './table-life-in-play';
import { whenPlayersMergedJoinTotals } from './numbers-join-at-cage';
import { whenBoxCountedTableIsQuit, whenBoxRemovedTableLetsGo, whenFeeSetRakePots } from './rake-at-table';
import { type Reaction } from './reaction';
import {
  whenDayClosesCloseRulings,
  whenHeldPotReleasedAwardIt,
  whenPlayReleasedHoldPot,
  whenRuledPlayGoesOn,
  whenRulingAppealedDealWaits,
  whenRulingAskedDealWaits,
  whenTableOrderedDoIt,
} from './rulings-at-table';
import {
  whenHandEndsCountDeals,
  whenHandSanctionedItDies,
  whenServedTimeOutIsOver,
  whenTimedOutDealOut,
  whenTimeOutEndsDealIn,
} from './sanctions-at-table';
import { whenSaleReversedCallOffBehind } from './sale-reversed-at-table';

/** Everything that follows elsewhere from a fact; the worker asks them in this order. */
export const reactions: readonly Reaction[] = [
  whenTableOpensFollowItsPlay,
  whenTableClosesPlayLastHand,
  whenTableRestsCloseItsPlay,
  whenDayOpensHandTablesOver,
  whenPlayClosesGoOnNextDay,
  whenPlayOpensSeatWhoSits,
  whenSeatedTakeSeat,
  // Chips on their way come to his seat before he gets up from it: what he is counted with holds them all.
  whenSeatGoneChipsFollow,
  whenSeatLeftFinishHand,
  whenSeatFreeNextTakesIt,
  whenMoveAnnouncedPlayUntilDue,
  whenHandEndsCountForMovers,
  whenMoveDueLeaveAfterHand,
  whenMoveEndedStay,
  whenMoverLeftChipsFollow,
  whenChipsTakenHandThemOver,
  whenPlayerLeftFreeHisSeat,
  whenWalkedDealOut,
  whenSatOutTooLongMarkAbsent,
  whenCustodyReleasedGiveOut,
  whenStakesChangeInPlay,
  whenButtonDrawnItLiesThere,
  whenBreakAnnouncedLastHand,
  whenBreakCalledOffGoOn,
  whenDeckChangesNewDeck,
  whenPotCarriedSeatsStay,
  whenChipsSoldTheyPlay,
  whenBehindAnnouncedTellTable,
  whenChipsDeliveredPutThere,
  whenTakenForSafetyOffTable,
  whenBroughtBackPlayAgain,
  whenRefreshmentsPaidFromStack,
  whenDayClosesCloseCage,
  whenDayOpensOpenCage,
  whenFeeSetTellCage,
  whenRentChangesTellCage,
  whenChipsPickedUpCageCounts,
  whenCustodyReleasedCageWaitsNoMore,
  whenCageCountedTellFloor,
  whenCageCountedTableLetsGo,
  whenPickedUpLateTableLetsGo,
  whenCageReturnedReleaseOnFloor,
  whenSaleReversedCallOffBehind,
  whenPlayersMergedJoinTotals,
  whenShutOutTakeOff,
  whenOwnRequestTakeOff,
  whenExcludedLeavesChipsAwaited,
  whenBarredSlipsInTakeOff,
  whenRulingAskedDealWaits,
  whenRulingAppealedDealWaits,
  whenTableOrderedDoIt,
  whenPlayReleasedHoldPot,
  whenRuledPlayGoesOn,
  whenHeldPotReleasedAwardIt,
  whenAwardedInCustodyCageCounts,
  whenDayClosesCloseRulings,
  whenTimedOutDealOut,
  whenHandSanctionedItDies,
  whenHandEndsCountDeals,
  whenServedTimeOutIsOver,
  whenTimeOutEndsDealIn,
  whenMergedKeepApart,
  whenFeeSetRakePots,
  whenBoxRemovedTableLetsGo,
  whenBoxCountedTableIsQuit,
];
