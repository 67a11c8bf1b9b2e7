import { type Decider, type Instant, type RuleId } from '@cardroom/kernel';
import { type BoardRow, type DeadlineChange, type JsonObject } from './event';

/** What one append changed, for the boards and deadlines that follow from it. */
export interface Change<S, E> {
  readonly before: S;
  readonly after: S;
  readonly events: readonly E[];
}

/** What a module plugs in: its decider, and what of its events the log has to know. */
export interface Category<C, S, E extends { type: string; at: Instant }> {
  /** `floor`, `player`, …; the ids of its streams begin with `<name>-`. */
  readonly name: string;
  /**
   * `locked` for streams that many write at once: the stream's lock is taken before loading, nothing is decided
   * twice. `optimistic` for streams with one natural writer: decided from memory, one round trip, and decided
   * again if somebody else came first.
   */
  readonly concurrency: 'locked' | 'optimistic';
  readonly decider: Decider<C, S, E>;
  readonly history: EventHistory<E>;
  /** Rows to write in the append transaction. A row belongs to one stream. */
  boards?(change: Change<S, E>): readonly BoardRow[];
  /** Timers armed, moved or disarmed with the append. */
  deadlines?(change: Change<S, E>): readonly DeadlineChange[];
  rulesCited?(event: E): readonly RuleId[];
  /** How states are kept in the database, for streams that grow long; left out, they are always folded. */
  readonly waypoints?: KeptStates<S, E>;
}

/** How states of a category are kept as waypoints, from which a long stream is folded on. */
export interface KeptStates<S, E> {
  /** Names the code that folds, by what it holds: waypoints that other code made are not read. */
  madeBy(): string;
  /** Facts from one waypoint to the next. */
  readonly spacing: number;
  /** What a state remembers of its last facts and is not kept. */
  readonly memory?: Memory<S, E>;
}

/**
 * Memory that cannot be kept, because it holds earlier states, say. A waypoint is the state without it, and the facts
 * after the waypoint bring it back: nothing is answered from a waypoint before its memory would be whole.
 */
export interface Memory<S, E> {
  without(state: S): S;
  /** Nothing older would be remembered any more: this state, folded from one without memory, is what it would be with it. */
  isWhole(state: S): boolean;
  /** The fact goes on with what the state remembers last: a waypoint between the two would cut it in half. */
  goesOn(state: S, event: E): boolean;
  /** The fact needs what the state, folded from one without memory, no longer remembers. */
  reachesBack(state: S, event: E): boolean;
}

/** Turns the data of one stored version into that of the next. Pure; the stored event is never rewritten. */
export type Upcaster = (data: JsonObject) => JsonObject;

/** How the events of a category are spelled today, and how older spellings are read. */
export interface EventHistory<E extends { type: string }> {
  /** Every event type with its present schema version, 1 when it never changed. */
  readonly versions: { readonly [T in E['type']]: number };
  /** By type, then by the version that is read: `{ PlayerSeated: { 1: (data) => … } }` makes version 2 of version 1. */
  readonly upcasters?: { readonly [type: string]: { readonly [fromVersion: number]: Upcaster } };
}

/** A category whose command, state and event types are known to itself only. */
export type AnyCategory = Category<never, never, never>;
