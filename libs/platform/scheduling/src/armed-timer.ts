import { type Instant } from '@cardroom/kernel';

/** A deadline that stands in the log and has not been dealt with. The queue holds no more than its name. */
export interface ArmedTimer {
  readonly timerId: string;
  /** Rises each time the timer is armed anew, so that an old knock finds nothing to do. */
  readonly epoch: number;
  readonly dueAt: Instant;
  /** Position of the append that armed it. */
  readonly position: bigint;
}

/** A timer as it was found when its knock came. */
export interface FoundTimer<T extends ArmedTimer = ArmedTimer> {
  readonly timer: T;
  readonly now: Instant;
}

/** Where deadlines are kept: PostgreSQL, through the event store. The only source of truth about time. */
export interface TimerFacts<T extends ArmedTimer = ArmedTimer> {
  /** The database's clock, with which due times are compared. */
  now(): Promise<Instant>;
  dueBefore(at: Instant, limit?: number): Promise<T[]>;
  armed(page?: { readonly after?: T; readonly limit?: number }): Promise<T[]>;
  armedSince(position: bigint): Promise<T[]>;
  /** The timer, while this arming of it is the one that counts, with the database's instant. */
  find(timerId: string, epoch: number): Promise<FoundTimer<T> | null>;
}

/** What a job carries: names only. What is due, when and for whom is read again when it knocks. */
export interface WakeUp {
  readonly timerId: string;
  readonly epoch: number;
  readonly dueAt: number;
}

/**
 * The id of a wake-up's job, and of the command it leads to: the same arming knocks under one id only.
 * BullMQ refuses `:` and takes ids of digits for its own, so neither may be in a timer's id.
 */
export const jobIdOf = ({ timerId, epoch }: Pick<ArmedTimer, 'timerId' | 'epoch'>): string => {
  if (!/^[A-Za-z][A-Za-z0-9_-]*$/.test(timerId))
    throw new Error(`a timer is named by letters, digits, - and _: ${timerId}`);
  return `${timerId}.${epoch}`;
};
