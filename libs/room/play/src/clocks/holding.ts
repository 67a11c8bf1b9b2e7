import { type Instant } from '@cardroom/kernel';
import { type Table } from '../state';
import { type RunningClock } from './running';

/** What the running clock has left, in milliseconds; null when none runs, or when it stands already. */
export const remainingMs = ({ clock }: Table, at: Instant): number | null =>
  clock ? Math.max(0, Math.min(clock.dueAt - at, clock.dueAt - clock.startedAt)) : null;

/** The clock stands still with the table. */
export const heldWith = (
  { clock, heldClock }: Table,
  remaining: number | null,
): Pick<Table, 'clock' | 'heldClock'> =>
  clock && remaining !== null
    ? { clock: null, heldClock: { kind: clock.kind, seat: clock.seat, remainingMs: remaining } }
    : { clock: null, heldClock };

/** Puts the clock of a fact in place. */
export const withClock = (table: Table, clock: RunningClock | null): Table =>
  clock
    ? { ...table, clock, clocks: Math.max(table.clocks, clock.clock), heldClock: null }
    : { ...table, clock: null };
