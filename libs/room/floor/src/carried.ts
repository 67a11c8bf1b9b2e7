import {
  type Actor,
  type EntryId,
  type GameId,
  type Instant,
  type PlayerId,
  type TableId,
} from '@cardroom/kernel';
import { type EntrySource, type SmokingWish } from './commands';
import { type GameOffer } from './games/games';
import { type CarriedParts } from './parts';
import { type FloorSettings } from './day/settings';
import { type Pace } from './waiting-list/pace';

/** Why somebody who came after stands or was seated before an entry. */
export type OvertakingKind =
  | 'called-out-of-order'
  | 'seated-directly'
  | 'seat-reserved'
  | 'moved'
  | 'restored'
  | 'transferred'
  | 'no-answer'
  | 'declined'
  | 'out'
  | 'held'
  | 'called-in'
  | 'called-elsewhere'
  | 'not-available'
  | 'table-broken'
  | 'picked-up'
  | 'keyed-in-late';

/** One overtaking, as the overtaken player may read it. */
export interface Overtaking {
  readonly at: Instant;
  readonly kind: OvertakingKind;
  /** In the words of whoever decided it; the kind itself when the house's rules alone did. */
  readonly reason: string;
  readonly command: string;
}

/** A running call: the reserved seat, and until when it may be answered. */
export interface RunningCall {
  /** The number of this call for the entry; a repeat counts as the next. */
  readonly call: number;
  readonly tableId: TableId;
  readonly seat: number;
  readonly calledAt: Instant;
  readonly answerBy: Instant;
  /** `answerBy` and the grace; from this instant on the call is over. */
  readonly endsAt: Instant;
  readonly answered: boolean;
  readonly repeated: boolean;
  /** How often the player was given more time. */
  readonly moreTimes?: number;
}

/** How a live entry stands on its list. */
export type Standing =
  | { readonly state: 'waiting' }
  | { readonly state: 'called-in'; readonly arriveBy: Instant }
  | { readonly state: 'held'; readonly hold: number; readonly until: Instant }
  | { readonly state: 'out'; readonly backBy?: Instant }
  | { readonly state: 'called'; readonly call: RunningCall };

/** What an entry is from the moment it is made; everything but its standing. */
export interface EntryFacts {
  readonly entryId: EntryId;
  readonly receiptCode: string;
  readonly playerId: PlayerId;
  readonly alias: string;
  readonly gameId: GameId;
  readonly source: EntrySource;
  readonly joinedAt: Instant;
  readonly calls: number;
  readonly holds: number;
  /** How often a call was declined or not answered. */
  readonly missedCalls: number;
  readonly timesToBottom: number;
  /** How many calls he passed to the next name. */
  readonly timesPassed?: number;
  /** Which kind of seat he asked for (RRP-1.3.1). */
  readonly smokingWish?: SmokingWish;
}

/** A seat kept for somebody, or for a need when nobody is named. */
export interface Reservation {
  readonly reservation: number;
  readonly since: Instant;
  readonly givenBy: Actor;
  readonly origin: 'call' | 'lock-up' | 'need' | 'move';
  readonly holder: { readonly playerId: PlayerId; readonly alias: string } | null;
  readonly entryId: EntryId | null;
  readonly reason: string | null;
  /** From this instant on it lapses if enough players wait (RRP-2.2.20); null while no limit runs. */
  readonly lapsesAt: Instant | null;
}

export interface SeatedPlayer {
  readonly playerId: PlayerId;
  readonly alias: string;
  readonly since: Instant;
  /** Who gave him the seat (RRP-2.2.10). */
  readonly assignedBy: Actor;
}

export type SeatUse =
  | { readonly state: 'free' }
  /** Taken away: an extra player's chair after the first departure (RRP-2.3.8). */
  | { readonly state: 'closed' }
  | { readonly state: 'reserved'; readonly reservation: Reservation }
  | { readonly state: 'seated'; readonly seated: SeatedPlayer };

/** A seat that is there to be used. */
export type SeatThere = Exclude<SeatUse, { readonly state: 'closed' }>;

export interface TablePlan {
  readonly tableId: TableId;
  readonly number: number;
  readonly section: string;
}

export interface OpenGame {
  readonly gameId: GameId;
  readonly openedAt: Instant;
  readonly frozen: boolean;
  /** Its break is announced: nobody new comes, and its players draw for seats elsewhere (RRP-2.3.14). */
  readonly breaking?: true;
  /** Players above the normal size, until as many have left (RRP-2.3.8). */
  readonly extraSeats?: number;
}

export interface Table {
  readonly plan: TablePlan;
  /** Null: closed. */
  readonly game: OpenGame | null;
  /** Seat 1 is the first element. */
  readonly seats: readonly SeatUse[];
  /** The most players seated at once since it opened: from `playersToStart` on the game has started. */
  readonly mostSeated: number;
}

export interface CarriedEntry extends EntryFacts {
  readonly standing: Standing;
  readonly overtakings: readonly Overtaking[];
}

/** What a closed gaming day hands to the next: plain data, so that it stands in an event. */
export interface CarriedFloor {
  readonly settings: FloorSettings;
  readonly games: readonly GameOffer[];
  readonly tables: readonly Table[];
  /** Live entries of each list, in order. */
  readonly lists: readonly { readonly gameId: GameId; readonly entries: readonly CarriedEntry[] }[];
  readonly lastReservation: number;
  /** How fast each list moved; absent in events older than that was observed. */
  readonly paces?: readonly (readonly [GameId, Pace])[];
  /** Absent in events older than the first part. */
  readonly parts?: CarriedParts;
}
