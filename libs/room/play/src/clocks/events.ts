import { type Instant } from '@cardroom/kernel';
import { type Fact } from '../stamp';
import { type RunningClock } from './running';

/** The player could not use this time; the clock runs anew with it. */
export interface TimeGivenBack extends Fact {
  readonly type: 'TimeGivenBack';
  /** The clock that lost time; the one that runs now has another number. */
  readonly was: number;
  readonly clock: RunningClock;
  /** Between these instants nobody could act, as far as is known. */
  readonly awayFrom: Instant;
  readonly awayUntil: Instant;
  readonly givenBackMs: number;
}

export type ClockEvent = TimeGivenBack;
