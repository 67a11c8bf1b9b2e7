import { type Instant } from '@cardroom/kernel';
import { type SeatNumber } from '@cardroom/poker';
import { type ClockKind } from '../clocks/running';
import { clockDue } from '../clocks/turn';
import { type Table } from '../state';

/** The clock against a player, running or standing still with the table. */
export interface ClockView {
  readonly kind: ClockKind;
  readonly seat: SeatNumber;
  /** Null while it stands still. */
  readonly startedAt: Instant | null;
  readonly dueAt: Instant | null;
  /** What it has left, while it stands still. */
  readonly remainingMs: number | null;
  /** Of a whole clock. */
  readonly wholeMs: number;
  /** Of these, counted aloud at the end (RRP-10.1.13.a, RTC-25). */
  readonly lastMs: number;
}

const lengthsOf = ({ hand }: Table): Pick<ClockView, 'wholeMs' | 'lastMs'> => {
  const due = hand && clockDue(hand, hand.hand);
  const aloudSeconds = due?.kind === 'call' ? (hand?.terms.rules.clockAloudSeconds ?? 0) : 0;
  return { wholeMs: due?.lengthMs ?? 0, lastMs: aloudSeconds * 1000 };
};

export const clockView = (table: Table): ClockView | null => {
  const { clock, heldClock } = table;
  if (clock) {
    const { kind, seat, startedAt, dueAt } = clock;
    return { kind, seat, startedAt, dueAt, remainingMs: null, ...lengthsOf(table) };
  }
  if (!heldClock) return null;
  const { kind, seat, remainingMs } = heldClock;
  return { kind, seat, startedAt: null, dueAt: null, remainingMs, ...lengthsOf(table) };
};
