import { type Instant, type PlayerId } from '@cardroom/kernel';
import { type OfSeat } from '../facts';

// What is noted of seats beside who sits in them.

/** A guest who sits behind a player (RRP-2.2.26). */
export interface Guest {
  /** As the house calls him; null when nobody asked. */
  readonly name: string | null;
  readonly since: Instant;
}

export interface GuestsBehind extends OfSeat {
  readonly hostId: PlayerId;
  readonly guests: readonly Guest[];
  /** Somebody at the table objected: no guest sits behind this player while he keeps the seat. */
  readonly isObjected: boolean;
}

/**
 * `non-player`: somebody sits who does not play (RRP-2.2.25). `no-chips`: rebuy or leave. `racked`: chips are to come
 * out of the rack before the first hand (RRP-2.2.7). `leaving`: the player has asked for racks. `wants-chips` and
 * `wants-drinks`: the table calls for somebody to bring them.
 */
export type SeatFlag = 'non-player' | 'no-chips' | 'racked' | 'leaving' | 'wants-chips' | 'wants-drinks';
