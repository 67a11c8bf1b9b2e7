import { type GamingDay, type Instant, type RoomId, type Seed, type TableId } from '@cardroom/kernel';
import { type HandRules, type Rake } from '@cardroom/poker';
import { type CarriedTable } from '../carried';
import { type RunningClock } from '../clocks/running';
import { type Fact } from '../stamp';
import { type ClockSettings, type Depth, type Stakes } from '../terms';
import { type LastHandWhy, type PauseWhy } from './commands';

export interface PlayOpened extends Fact {
  readonly type: 'PlayOpened';
  readonly room: RoomId;
  readonly tableId: TableId;
  readonly day: GamingDay;
  readonly seats: number;
  readonly depth: Depth;
  readonly stakes: Stakes;
  readonly rules: HandRules;
  readonly clocks: ClockSettings;
  readonly rake?: Rake;
  readonly carried: CarriedTable | null;
}

export interface DepthChangeAsked extends Fact {
  readonly type: 'DepthChangeAsked';
  readonly depth: Depth;
}

export interface DepthChanged extends Fact {
  readonly type: 'DepthChanged';
  readonly depth: Depth;
  readonly was: Depth;
}

/** In force from the next hand on: `terms` is the version that hand will name. */
export interface NewStakesSet extends Fact {
  readonly type: 'NewStakesSet';
  readonly stakes: Stakes;
  readonly terms: number;
}

export interface HouseRulesChanged extends Fact {
  readonly type: 'HouseRulesChanged';
  readonly rules: HandRules | null;
  readonly clocks: ClockSettings | null;
  /** Left out where it stays, null where none is taken any more. */
  readonly rake?: Rake | null;
  readonly terms: number;
}

export interface LastHandAnnounced extends Fact {
  readonly type: 'LastHandAnnounced';
  readonly why: LastHandWhy;
}

export interface HandsGoOn extends Fact {
  readonly type: 'HandsGoOn';
}

/** The last hand is over: the table can be broken or closed. */
export interface TableAtRest extends Fact {
  readonly type: 'TableAtRest';
  readonly why: LastHandWhy;
  /** Hands played since the table was opened. */
  readonly hands: number;
}

export interface TablePaused extends Fact {
  readonly type: 'TablePaused';
  readonly pause: number;
  readonly why: PauseWhy;
  readonly until: Instant | null;
  /** What the running clock had left, in milliseconds; null when none ran. */
  readonly remainingMs: number | null;
}

export interface TableResumed extends Fact {
  readonly type: 'TableResumed';
  readonly pause: number;
  /** The clock goes on with what it had left. */
  readonly clock: RunningClock | null;
}

export interface NewDeckInPlay extends Fact {
  readonly type: 'NewDeckInPlay';
  /** Decks are counted from 1. */
  readonly deck: number;
}

export interface DeckChangeDue extends Fact {
  readonly type: 'DeckChangeDue';
  readonly deck: number;
}

/** The hash of the seed of the coming deal; published before it, the seed itself only after that hand. */
export interface SeedCommitted extends Fact {
  readonly type: 'SeedCommitted';
  /** The number of the hand it will deal. */
  readonly hand: number;
  readonly commitment: string;
  /** Secret until that hand is over. */
  readonly seed: Seed;
}

export interface PlayClosed extends Fact {
  readonly type: 'PlayClosed';
  readonly hands: number;
  readonly carried: CarriedTable;
}

export type TableEvent =
  | PlayOpened
  | DepthChangeAsked
  | DepthChanged
  | NewStakesSet
  | HouseRulesChanged
  | LastHandAnnounced
  | HandsGoOn
  | TableAtRest
  | TablePaused
  | TableResumed
  | NewDeckInPlay
  | DeckChangeDue
  | SeedCommitted
  | PlayClosed;
