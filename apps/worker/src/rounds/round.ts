import { type EventStore } from '@cardroom/event-store';

/** Something that the worker does again and again, and for which nobody waits. */
export interface Round {
  readonly name: string;
  readonly everyMs: number;
  /** Begins with the store; what it gives goes round once. A round that throws is gone again at its next time. */
  begin(store: EventStore): (signal: AbortSignal) => Promise<unknown>;
}
