import { type PlayerId, type Refusal, type RuleId, type TableId } from '@cardroom/kernel';
import { type FloorFacts, offerOf, waitingCount } from '../state';
import { type MoveKind } from './events';
import { lockUpMoveDue, mustMoveDue } from './refusals';
import { type AnnouncedMove } from './remembered';

const rules: Readonly<Record<MoveKind, RuleId>> = {
  'seat-change': 'RRP-2.3.12',
  'table-change': 'RRP-2.3.13',
  'must-move': 'RRP-2.3.11',
  'by-floor': 'RRP-3.1.3',
  'table-break': 'RRP-2.3.14',
};

/** The rule that says how a move of this kind goes. */
export const ruleOfMove = (kind: MoveKind): RuleId => rules[kind];

/** How long a player may play on at his old table; `hands` counts the one in progress. */
export type WaitsFor =
  | { readonly until: 'big-blind' }
  | { readonly until: 'button' }
  | { readonly until: 'hands'; readonly hands: number };

const isStud = (floor: FloorFacts, { gameId }: AnnouncedMove): boolean =>
  offerOf(floor, gameId)?.variant.startsWith('seven-card-stud') ?? false;

/** Called up from a feeder: until the big blind, in stud one hand more (RRP-2.3.11). */
const whenCalledUp = (floor: FloorFacts, move: AnnouncedMove): WaitsFor =>
  isStud(floor, move)
    ? { until: 'hands', hands: 1 + floor.settings.mustMoveStudExtraHands }
    : { until: 'big-blind' };

/**
 * Changing tables by choice: how many names wait for the seat he leaves decides, as they are now, so that the time
 * shortens while he plays on (RRP-2.3.13).
 */
const whenChanging = (floor: FloorFacts, move: AnnouncedMove): WaitsFor => {
  const { lockUpMoveNowMinWaiting, lockUpStudMinWaiting, lockUpStudExtraHands } = floor.settings;
  const waiting = waitingCount(floor, move.gameId);
  if (isStud(floor, move))
    return { until: 'hands', hands: waiting >= lockUpStudMinWaiting ? 1 : 1 + lockUpStudExtraHands };
  if (waiting < lockUpMoveNowMinWaiting) return { until: 'big-blind' };
  return move.justPosted ? { until: 'button' } : { until: 'hands', hands: 1 };
};

export const waitsFor = (floor: FloorFacts, move: AnnouncedMove): WaitsFor =>
  move.kind === 'must-move' ? whenCalledUp(floor, move) : whenChanging(floor, move);

/** He has had all that he may play at his old table. */
export const isDue = (floor: FloorFacts, move: AnnouncedMove): boolean => {
  const wait = waitsFor(floor, move);
  return move.blindPassed || (wait.until === 'hands' && move.handsPassed >= wait.hands);
};

/** Whether the next hand at his table may be dealt to him; asked by whoever follows the hands. */
export const mayBeDealtIn = (
  floor: FloorFacts,
  { playerId, tableId }: { readonly playerId: PlayerId; readonly tableId: TableId },
): Refusal | null => {
  const move = floor.announcedMoves.get(playerId);
  if (!move || move.from.tableId !== tableId || !isDue(floor, move)) return null;
  const facts = { playerId, tableId, toTableId: move.to.tableId, toSeat: move.to.seat };
  return move.kind === 'must-move' ? mustMoveDue(facts) : lockUpMoveDue(facts);
};
