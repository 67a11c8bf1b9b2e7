import { afterSeconds, instant, type Instant } from '@cardroom/kernel';
import { clockTimes, type Hand, nextStep, type SeatNumber } from '@cardroom/poker';
import { type HandInProgress, standsStill, type Table } from '../state';
import { type ClockKind, type RunningClock } from './running';

interface Due {
  readonly kind: ClockKind;
  readonly seat: SeatNumber;
  /** Of the whole clock. */
  readonly lengthMs: number;
  /** When it began, if the hand says so. */
  readonly startedAt: Instant | null;
}

const onCall = (hand: Hand): Due | null => {
  const times = clockTimes(hand);
  const call = hand.irregular.clock;
  if (!times || !call || call.startedAt === null) return null;
  const { seat, startedAt } = call;
  return { kind: 'call', seat, lengthMs: times.endsAt - startedAt, startedAt };
};

/** Whose decision a dealt hand waits for. */
const deciding = (hand: Hand): SeatNumber | null => {
  const step = nextStep(hand);
  return step.kind === 'act' || step.kind === 'draw' ? step.seat : null;
};

/** The clock that a hand calls for: time called on a player (RRP-10.1.13, RTC-25), or his turn at a dealt table. */
export const clockDue = (
  { depth, terms }: Pick<HandInProgress, 'depth' | 'terms'>,
  hand: Hand,
): Due | null => {
  const call = onCall(hand);
  if (call) return call;
  const { actSeconds } = terms.clocks;
  const seat = depth === 'dealt' && actSeconds !== null ? deciding(hand) : null;
  return seat === null || actSeconds === null
    ? null
    : { kind: 'turn', seat, lengthMs: actSeconds * 1000, startedAt: null };
};

/** Whether the same player still has the same decision before him. */
export const isSameTurn = (before: Hand, after: Hand): boolean =>
  before.actions.length === after.actions.length &&
  before.street === after.street &&
  before.phase === after.phase &&
  before.irregular.clock?.startedAt === after.irregular.clock?.startedAt;

const startedWith = ({ kind, seat, lengthMs, startedAt }: Due, clock: number, at: Instant): RunningClock => {
  const from = startedAt ?? at;
  return { clock, kind, seat, startedAt: from, dueAt: afterSeconds(from, lengthMs / 1000) };
};

/** The clock after a step of the hand: the same one while the turn is the same. */
export const clockAfterStep = (table: Table, after: Hand, at: Instant): RunningClock | null => {
  const { hand, clock, clocks } = table;
  if (!hand || standsStill(table)) return null;
  const due = clockDue(hand, after);
  if (!due) return null;
  const isTheSame = clock?.kind === due.kind && clock.seat === due.seat && isSameTurn(hand.hand, after);
  return isTheSame ? clock : startedWith(due, clocks + 1, at);
};

/** The clock that goes on when the table does: with what it had left, or whole for a turn that began meanwhile. */
export const goingOn = (table: Table, at: Instant): RunningClock | null => {
  const { hand, heldClock, clocks } = table;
  const due = hand && clockDue(hand, hand.hand);
  if (!due) return null;
  const isHeld = heldClock?.kind === due.kind && heldClock.seat === due.seat;
  const leftMs = isHeld ? heldClock.remainingMs : due.lengthMs;
  return { clock: clocks + 1, kind: due.kind, seat: due.seat, startedAt: at, dueAt: instant(at + leftMs) };
};
