import { type Instant } from '@cardroom/kernel';
import { type SeatNumber } from '@cardroom/poker';

/** `turn`: each decision at a dealt table; `call`: time called on a player who thinks too long. */
export type ClockKind = 'turn' | 'call';

/** The clock that runs against a player. It is in the fact that started it; a timer only knocks. */
export interface RunningClock {
  /** Counted over the day, so that a knock says which clock it means. */
  readonly clock: number;
  readonly kind: ClockKind;
  readonly seat: SeatNumber;
  readonly startedAt: Instant;
  /** From then on it is too late. */
  readonly dueAt: Instant;
}
