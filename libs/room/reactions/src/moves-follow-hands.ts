import { isDue, waitsFor, type WaitsFor } from '@cardroom/floor';
import { type LeavesWhen } from '@cardroom/play';
import { whenIn } from './reaction';
import {
  atTable,
  floorOf,
  isPlayed,
  onFloor,
  playOf,
  seatedAs,
  seeFloor,
  seePlay,
  tableOf,
} from './table-streams';

/** Until when he may play on, in the words of the game; null while more than the hand in progress is his. */
const leavesWhen = (wait: WaitsFor): LeavesWhen | null => {
  if (wait.until === 'big-blind') return 'atBigBlind';
  if (wait.until === 'button') return 'afterButton';
  return wait.hands <= 1 ? 'afterHand' : null;
};

/** A move is announced: he plays on until his blind, his button or the end of the hand (RRP-2.3.11, RRP-2.3.13). */
export const whenMoveAnnouncedPlayUntilDue = whenIn('floor')({
  name: 'move-announced-until-due',
  on: ['MoveAnnounced'],
  sees: (told) => [seeFloor(told), seePlay(told, told.event.from.tableId)],
  then: (told, seen) => {
    const { playerId, from } = told.event;
    const streamId = playOf(told, from.tableId);
    const table = seen.state('table', streamId);
    const floor = seen.state('floor', told.streamId);
    const move = floor.announcedMoves.get(playerId);
    const when = move ? leavesWhen(waitsFor(floor, move)) : null;
    if (when === null || !isPlayed(table) || !seatedAs(table, playerId)) return [];
    return [atTable(streamId, { type: 'LeaveSeat', playerId, cause: 'moved', when })];
  },
});

/** A hand is over where somebody may play only so many more. */
export const whenHandEndsCountForMovers = whenIn('table')({
  name: 'hand-ends-movers',
  on: ['HandFinished', 'HandReckoned'],
  sees: (told) => [seeFloor(told)],
  then: (told, seen) => {
    const floor = seen.state('floor', floorOf(told));
    const tableId = tableOf(told);
    const waits = floor.announcedMoves.some(
      (move) => move.from.tableId === tableId && waitsFor(floor, move).until === 'hands',
    );
    return waits ? [onFloor(floorOf(told), { type: 'HandPassed', tableId })] : [];
  },
});

/** He has had all that he may play: with the end of this hand he goes. */
export const whenMoveDueLeaveAfterHand = whenIn('floor')({
  name: 'move-due-leave',
  on: ['HandCounted', 'BigBlindReached'],
  sees: (told) => [seeFloor(told), seePlay(told, told.event.tableId)],
  then: (told, seen) => {
    const { tableId } = told.event;
    const streamId = playOf(told, tableId);
    const floor = seen.state('floor', told.streamId);
    const table = seen.state('table', streamId);
    return [...floor.announcedMoves.values()]
      .filter((move) => move.from.tableId === tableId && isDue(floor, move))
      .filter(({ playerId }) => isPlayed(table) && seatedAs(table, playerId) !== null)
      .map(({ playerId }) =>
        atTable(streamId, { type: 'LeaveSeat', playerId, cause: 'moved', when: 'afterHand' }),
      );
  },
});

/** The announced move came to nothing: he stays. */
export const whenMoveEndedStay = whenIn('floor')({
  name: 'move-ended-stay',
  on: ['MoveEnded'],
  sees: (told) => [seeFloor(told)],
  then: (told, seen) => {
    const { playerId } = told.event;
    const sits = seen.state('floor', told.streamId).seatOf.get(playerId);
    return sits ? [atTable(playOf(told, sits.tableId), { type: 'StaySeated', playerId })] : [];
  },
});

/**
 * A player has left the game. A mover goes to the seat that is kept for him, without a tap; whoever stood up by
 * himself gives up his seat on the floor too.
 */
export const whenPlayerLeftFreeHisSeat = whenIn('table')({
  name: 'player-left-frees-seat',
  on: ['PlayerLeft'],
  sees: (told) => [seeFloor(told)],
  then: (told, seen) => {
    const { playerId, cause, stackMinor } = told.event;
    const floorStream = floorOf(told);
    const floor = seen.state('floor', floorStream);
    const tableId = tableOf(told);
    const sits = floor.seatOf.get(playerId);
    if (sits?.tableId !== tableId) return [];
    const move = floor.announcedMoves.get(playerId);
    if (cause === 'moved')
      return move?.from.tableId === tableId ? [onFloor(floorStream, { type: 'CompleteMove', playerId })] : [];
    if (cause !== 'left' && cause !== 'excluded') return [];
    return [onFloor(floorStream, { type: 'LeaveSeat', tableId, seat: sits.seat, amountMinor: stackMinor })];
  },
});
