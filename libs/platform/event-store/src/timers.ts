import { type Instant, invariant, isoOf } from '@cardroom/kernel';
import { type Json } from './event';
import { execute, query, type Queryable } from './sql';

/** A deadline that is armed: the fact behind a wake-up call. */
export interface ArmedTimer {
  readonly timerId: string;
  /** Rises each time the timer is armed; `<timerId>.<epoch>` names the job and is the id of the command it leads to. */
  readonly epoch: number;
  readonly dueAt: Instant;
  readonly room: string;
  readonly kind: string;
  readonly streamId: string;
  readonly payload: Json;
  /** Position of the append that armed it. */
  readonly position: bigint;
}

export interface TimerPage {
  /** The last timer of the page before. */
  readonly after?: ArmedTimer;
  /** Most timers a page (1,000). */
  readonly limit?: number;
}

export interface Timers {
  /** Armed timers due at or before an instant, in (due at, timer id) order. */
  dueBefore(at: Instant, limit?: number): Promise<ArmedTimer[]>;
  /** All armed timers in (due at, timer id) order. */
  armed(page?: TimerPage): Promise<ArmedTimer[]>;
  /** Timers armed by appends after a position that `follow` has delivered, for a relay that keeps up. */
  armedSince(position: bigint): Promise<ArmedTimer[]>;
  /**
   * The timer, while this arming of it is still the one that counts, and the database's clock in the same answer; null
   * once it was moved, disarmed or answered.
   */
  find(timerId: string, epoch: number): Promise<{ readonly timer: ArmedTimer; readonly now: Instant } | null>;
  /** Marks an arming as dealt with; false when it no longer was armed under that epoch. */
  complete(timerId: string, epoch: number): Promise<boolean>;
  /** The database's clock, which due times are compared with. */
  now(): Promise<Instant>;
}

interface Row extends Record<string, unknown> {
  timer_id: string;
  epoch: number;
  due_at: Instant;
  room: string;
  kind: string;
  stream_id: string;
  payload: Json;
  position: bigint;
}

const columns = 'timer_id, epoch, due_at, room, kind, stream_id, payload, position';

const timerOf = (row: Row): ArmedTimer => ({
  timerId: row.timer_id,
  epoch: row.epoch,
  dueAt: row.due_at,
  room: row.room,
  kind: row.kind,
  streamId: row.stream_id,
  payload: row.payload,
  position: row.position,
});

/** Reads a page of armed timers; `at` leaves out those due later. */
const readPage = async (
  on: Queryable,
  at: Instant | null,
  { after, limit = 1_000 }: TimerPage,
): Promise<ArmedTimer[]> => {
  const values: unknown[] = [limit];
  const conditions = [`state = 'armed'`];
  if (at !== null) conditions.push(`due_at <= $${values.push(isoOf(at))}`);
  if (after)
    conditions.push(
      `(due_at, timer_id) > ($${values.push(isoOf(after.dueAt))}, $${values.push(after.timerId)})`,
    );
  const rows = await query<Row>(on, {
    text: `SELECT ${columns} FROM timers WHERE ${conditions.join(' AND ')} ORDER BY due_at, timer_id LIMIT $1`,
    values,
  });
  return rows.map(timerOf);
};

export const timersOn = (on: Queryable): Timers => ({
  dueBefore: (at, limit) => readPage(on, at, limit === undefined ? {} : { limit }),
  armed: (page = {}) => readPage(on, null, page),
  async armedSince(position) {
    const rows = await query<Row>(on, {
      name: 'timers_armed_since',
      text: `SELECT ${columns} FROM timers WHERE state = 'armed' AND position > $1 ORDER BY due_at, timer_id`,
      values: [position],
    });
    return rows.map(timerOf);
  },
  async find(timerId, epoch) {
    const [row] = await query<Row & { now: Instant }>(on, {
      name: 'timer_find',
      text: `SELECT ${columns}, clock_timestamp() AS now FROM timers WHERE timer_id = $1 AND epoch = $2 AND state = 'armed'`,
      values: [timerId, epoch],
    });
    return row ? { timer: timerOf(row), now: row.now } : null;
  },
  async complete(timerId, epoch) {
    const changed = await execute(on, {
      name: 'timer_complete',
      text: `UPDATE timers SET state = 'done' WHERE timer_id = $1 AND epoch = $2 AND state = 'armed'`,
      values: [timerId, epoch],
    });
    return changed === 1;
  },
  async now() {
    const [row] = await query<{ now: Instant }>(on, {
      name: 'timer_now',
      text: 'SELECT clock_timestamp() AS now',
    });
    invariant(row, 'the clock answers');
    return row.now;
  },
});
