import { type Instant } from '@cardroom/kernel';
import { type Stamp } from '../stamp';

/** A knock: the clock has run out, if it is still the one that runs. */
export interface ExpireClock extends Stamp {
  readonly type: 'ExpireClock';
  readonly clock: number;
  /** Until when the system is known to have been up before this knock; left out when it does not know. */
  readonly aliveUntil?: Instant;
}

/** The system was away: what it took from the running clock is given back. Asked for every running table at a restart. */
export interface GiveTimeBack extends Stamp {
  readonly type: 'GiveTimeBack';
  readonly awayFrom: Instant;
  readonly awayUntil: Instant;
}

export type ClockCommand = ExpireClock | GiveTimeBack;
