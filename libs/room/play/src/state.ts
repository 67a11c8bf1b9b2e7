import {
  type GamingDay,
  type HandId,
  type Instant,
  minor,
  type Minor,
  type PlayerId,
  type RoomId,
  type RuleId,
  type Seed,
  type TableId,
} from '@cardroom/kernel';
import {
  type CarriedPot,
  type DealPlan,
  emptyTable as nobodySeated,
  type Hand,
  type HandStep,
  type SeatNumber,
  type SeenCard,
  type TableBetweenHands,
} from '@cardroom/poker';
import { Map as PersistentMap } from 'immutable';
import { type ClockKind, type RunningClock } from './clocks/running';
import { type HandResult, type StackAfter, type WonByPlayer } from './hands/events';
import { type PotToHold, type PotToMove } from './rulings/events';
import { type Aside, type Behind, type Departing, type Drop, type Seated } from './seated';
import { type LastHandWhy, type PauseWhy } from './table/commands';
import { type Depth, type Terms } from './terms';

const none = minor(0);

export interface OpenedAs {
  readonly room: RoomId;
  readonly tableId: TableId;
  readonly day: GamingDay;
  readonly seats: number;
  readonly openedAt: Instant;
  readonly isClosed: boolean;
}

/** The seed of the coming deal, already committed to. */
export interface Committed {
  readonly hand: number;
  readonly commitment: string;
  readonly seed: Seed;
}

export interface HandInProgress {
  readonly number: number;
  readonly handId: HandId;
  readonly startedAt: Instant;
  readonly depth: Depth;
  readonly terms: Terms;
  readonly plan: Omit<DealPlan, 'notDealtIn'>;
  readonly seed: Seed | null;
  /** As the poker engine has it. */
  readonly hand: Hand;
  /** What was entered and what it led to, for corrections; gone with the hand. */
  readonly steps: readonly HandStep[];
  /** Hands that the floor declared dead. */
  readonly ruledDead: readonly SeatNumber[];
  /** The dealer posts and deals one by one. */
  readonly stepwise: boolean;
}

/** What is kept of the last hand, for disputes about it (RRP-2.1.5). */
export interface LastHand {
  readonly number: number;
  /** Null where hands are only counted. */
  readonly handId: HandId | null;
  readonly endedAt: Instant;
  readonly result: HandResult;
  readonly rule: RuleId | null;
  readonly potMinor: Minor;
  /** What of it the house took. */
  readonly rakedMinor: Minor;
  readonly won: readonly WonByPlayer[];
  readonly stacks: readonly StackAfter[];
  readonly boards: readonly (readonly SeenCard[])[];
  /** Hands laid face up. */
  readonly shown: readonly { readonly seat: SeatNumber; readonly cards: readonly SeenCard[] }[];
  readonly bigBlind: SeatNumber | null;
  readonly button: SeatNumber | null;
  readonly commitment: string | null;
  /** Published with the end of the hand. */
  readonly seed: Seed | null;
}

/** How fast hands follow each other; pauses do not count. */
export interface Pace {
  /** A mean that leans on the last ten hands or so; null before there were two. */
  readonly secondsPerHand: number | null;
  readonly since: Instant | null;
  readonly estimated: number;
}

export interface Pause {
  readonly pause: number;
  readonly why: PauseWhy;
  readonly since: Instant;
  readonly until: Instant | null;
}

export interface Stopped {
  readonly reason: string;
  readonly ruling: string | null;
  readonly since: Instant;
}

/** What a clock had left when the table came to stand still. */
export interface HeldClock {
  readonly kind: ClockKind;
  readonly seat: SeatNumber;
  readonly remainingMs: number;
}

/** Buy-ins of a player in this game today, and how many of them below the minimum. */
export interface BuyIns {
  readonly count: number;
  readonly short: number;
}

/** The play of one table on one gaming day. What it holds does not grow with the hands played. */
export interface Table {
  readonly opened: OpenedAs | null;
  readonly depth: Depth;
  /** Asked during a hand, for the next one. */
  readonly nextDepth: Depth | null;
  readonly terms: Terms | null;
  /** By seat, in ascending order. */
  readonly seats: readonly Seated[];
  /** Absent owners whose seat somebody else plays meanwhile (RRP-2.2.11). */
  readonly playedOver: readonly Seated[];
  readonly behind: readonly Behind[];
  readonly between: TableBetweenHands;
  readonly carriedPot: CarriedPot | null;
  readonly committed: Committed | null;
  readonly hand: HandInProgress | null;
  /** Hands begun so far, counted ones included. */
  readonly hands: number;
  readonly last: LastHand | null;
  /** The table as the last recorded hand ended, while nothing has happened since: that hand can still be corrected. */
  readonly reopenable: Table | null;
  readonly pace: Pace;
  readonly clock: RunningClock | null;
  /** Of the clock that stands still with the table. */
  readonly heldClock: HeldClock | null;
  /** Clocks started so far. */
  readonly clocks: number;
  readonly pause: Pause | null;
  readonly pauses: number;
  readonly stopped: Stopped | null;
  readonly lastHand: LastHandWhy | null;
  /** Hands begun when it was announced. */
  readonly lastHandFrom: number;
  /** The last hand was announced, and is over. */
  readonly isAtRest: boolean;
  readonly deck: { readonly number: number; readonly since: Instant; readonly isDue: boolean } | null;
  readonly custody: PersistentMap<PlayerId, Minor>;
  /** They left with a mover, and no other table has taken them yet. */
  readonly departing: readonly Departing[];
  readonly departures: number;
  /** What this table has taken of what left others, and given to the cage, by its origin: told twice, it counts once. */
  readonly takenOver: readonly string[];
  /** Purchases at the cage whose chips came here or are on their way. */
  readonly purchases: readonly string[];
  readonly asides: readonly Aside[];
  readonly asidesMade: number;
  /** What rulings asked for during a hand, to be done when it is over. */
  readonly holdsAsked: readonly PotToHold[];
  readonly movesAsked: readonly PotToMove[];
  readonly buyIns: PersistentMap<PlayerId, BuyIns>;
  /** Chips that came to the table and left it, over the day. */
  readonly inMinor: Minor;
  readonly outMinor: Minor;
  /**
   * What lies elsewhere than in the stacks the table knows of: where stacks are not followed, and what counts differed by.
   * Less than nothing: more lies here than came by what is known. Over all tables of a room it cancels out.
   */
  readonly unplacedMinor: Minor;
  /** Rake in the box at the table, by its hands. */
  readonly dropMinor: Minor;
  readonly drops: readonly Drop[];
  /** Hands begun when every stack was last counted; null: they never were. */
  readonly countedAfter: number | null;
  /** When the next hand of a dealt table begins. */
  readonly nextHandAt: Instant | null;
  /** The last moment anything was told of the table. */
  readonly lastAt: Instant | null;
}

export const emptyTable: Table = {
  opened: null,
  depth: 'counted',
  nextDepth: null,
  terms: null,
  seats: [],
  playedOver: [],
  behind: [],
  between: nobodySeated,
  carriedPot: null,
  committed: null,
  hand: null,
  hands: 0,
  last: null,
  reopenable: null,
  pace: { secondsPerHand: null, since: null, estimated: 0 },
  clock: null,
  heldClock: null,
  clocks: 0,
  pause: null,
  pauses: 0,
  stopped: null,
  lastHand: null,
  lastHandFrom: 0,
  isAtRest: false,
  deck: null,
  custody: PersistentMap(),
  departing: [],
  departures: 0,
  takenOver: [],
  purchases: [],
  asides: [],
  asidesMade: 0,
  holdsAsked: [],
  movesAsked: [],
  buyIns: PersistentMap(),
  inMinor: none,
  outMinor: none,
  unplacedMinor: none,
  dropMinor: none,
  drops: [],
  countedAfter: null,
  nextHandAt: null,
  lastAt: null,
};

/** Nothing moves: the floor has stopped the table, or it pauses. */
export const standsStill = ({ pause, stopped }: Table): boolean => pause !== null || stopped !== null;

export const isOpen = ({ opened }: Table): boolean => opened !== null && !opened.isClosed;

/** A player of the table, the absent owner of a played-over seat included. */
export const seatedAs = ({ seats, playedOver }: Table, playerId: PlayerId): Seated | undefined =>
  seats.find((seated) => seated.playerId === playerId) ??
  playedOver.find((seated) => seated.playerId === playerId);

export const seatedAt = ({ seats }: Table, seat: SeatNumber): Seated | undefined =>
  seats.find((seated) => seated.seat === seat);

/** He has a hand in the deal, folded or not. */
export const isInHand = ({ hand }: Table, seat: SeatNumber): boolean =>
  hand !== null && hand.plan.dealtIn.includes(seat);
