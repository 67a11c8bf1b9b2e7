import { refusal } from '@cardroom/kernel';

/** Seat changes are not done on request in this room. */
export const noSeatChanges = refusal('floor.no-seat-changes', 'conflict', 'RRP-2.3.12');
export const alreadyRequested = refusal('floor.already-requested', 'conflict', 'RRP-2.3.12');
export const requestUnknown = refusal('floor.request-unknown', 'not-found', 'RRP-2.3.12');
/** The player sits nowhere in the room. */
export const notSeated = refusal('floor.not-seated', 'conflict');
export const seatIsHis = refusal('floor.seat-is-his', 'conflict');
/** Somebody else has the first claim on the seat; passing him needs a reason. */
export const seatClaimed = refusal('floor.seat-claimed', 'conflict', 'RRP-2.3.12');
export const mustMoveFirst = refusal('floor.must-move-first', 'conflict', 'RRP-2.3.9');
/** Between a main game and its feeders nobody changes tables by request. */
export const chainOrder = refusal('floor.chain-order', 'conflict', 'RRP-2.3.9');
export const notOffered = refusal('floor.not-offered', 'conflict', 'RRP-2.3.12');
export const moveExists = refusal('floor.move-announced', 'conflict');
export const moveUnknown = refusal('floor.move-unknown', 'not-found');
/** A change of seat at one's own table is made at once. */
export const sameTable = refusal('floor.same-table', 'conflict');
export const forcedNeedsReason = refusal('floor.forced-move-reason', 'conflict', 'RRP-3.1.3');
export const forcedBySupervisor = refusal('floor.forced-move-supervisor', 'forbidden', 'RRP-3.1.3');
/** What he waits for is not the big blind or the button. */
export const notWaitingForBlind = refusal('floor.not-waiting-for-blind', 'conflict', 'RRP-2.3.11');
/** No hand is dealt to him any more: he is due at the main game. */
export const mustMoveDue = refusal('floor.must-move-due', 'conflict', 'RRP-2.3.11');
export const lockUpMoveDue = refusal('floor.lock-up-move-due', 'conflict', 'RRP-2.3.13');

/** Nobody changes seats at a table while its pot holds what earlier hands left in it. */
export const potCarried = refusal('floor.pot-carried', 'conflict', 'RRP-9.1.10');
export const noPotCarried = refusal('floor.no-pot-carried', 'conflict', 'RRP-9.1.10');

export const separatedPlayers = refusal('floor.separated-players', 'conflict', 'RRP-2.3.5');
export const samePlayer = refusal('floor.same-player', 'conflict', 'RRP-2.3.5');
export const apartAlready = refusal('floor.kept-apart-already', 'conflict', 'RRP-2.3.5');
export const notApart = refusal('floor.not-kept-apart', 'not-found', 'RRP-2.3.5');
/** Only those in charge keep players apart or let them together. */
export const apartBySupervisor = refusal('floor.kept-apart-supervisor', 'forbidden', 'RRP-2.3.5');
