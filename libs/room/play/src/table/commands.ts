import { type GamingDay, type Instant, type RoomId, type Seed, type TableId } from '@cardroom/kernel';
import { type HandRules, type Rake } from '@cardroom/poker';
import { type CarriedTable } from '../carried';
import { type Stamp } from '../stamp';
import { type ClockSettings, type Depth, type Stakes } from '../terms';

/** The floor has opened the table, or a new gaming day goes on with it. */
export interface OpenTable extends Stamp {
  readonly type: 'OpenTable';
  readonly room: RoomId;
  readonly tableId: TableId;
  readonly day: GamingDay;
  readonly seats: number;
  readonly depth: Depth;
  readonly stakes: Stakes;
  readonly rules: HandRules;
  readonly clocks: ClockSettings;
  readonly rake?: Rake;
  /** What the day before left: `PlayClosed.carried`. */
  readonly carried?: CarriedTable;
  /** Demanded of a dealt table: the first deal is committed to with it. */
  readonly seed?: Seed;
}

/** From the next hand on the table is followed to another depth. */
export interface ChangeDepth extends Stamp {
  readonly type: 'ChangeDepth';
  readonly depth: Depth;
  /** Demanded when the table is to be dealt. */
  readonly seed?: Seed;
}

/** From the next hand on another game or other stakes (RRP-2.2.16). */
export interface ChangeStakes extends Stamp {
  readonly type: 'ChangeStakes';
  readonly stakes: Stakes;
}

/** From the next hand on other house rules, clocks or rake; what is left out stays. */
export interface ChangeHouseRules extends Stamp {
  readonly type: 'ChangeHouseRules';
  readonly rules?: HandRules;
  readonly clocks?: ClockSettings;
  /** Null: nothing is taken from the pot any more. */
  readonly rake?: Rake | null;
}

/** The hand in progress is the last: the table is to be broken or closed, or the time is over. */
export interface AnnounceLastHand extends Stamp {
  readonly type: 'AnnounceLastHand';
  readonly why: LastHandWhy;
}

export type LastHandWhy = 'break' | 'close' | 'time-over' | 'floor';

/** It was called off: hands go on. */
export interface GoOn extends Stamp {
  readonly type: 'GoOn';
}

export type PauseWhy = 'break' | 'deck-change' | 'dealer-change' | 'floor' | 'system';

/** Everything stands still; the clock that runs keeps its remaining time. */
export interface PauseTable extends Stamp {
  readonly type: 'PauseTable';
  readonly why: PauseWhy;
  /** When it goes on by itself; left out: when somebody says so. */
  readonly until?: Instant;
}

export interface ResumeTable extends Stamp {
  readonly type: 'ResumeTable';
  /** The knock of a timer names which pause it means. */
  readonly pause?: number;
}

/** A new deck, or the other setup, has come to the table. */
export interface ChangeDeck extends Stamp {
  readonly type: 'ChangeDeck';
}

/** A knock: the deck has had its time. */
export interface DeckFallsDue extends Stamp {
  readonly type: 'DeckFallsDue';
  readonly deck: number;
}

/** No more hands today; what is still at the table is carried to the next day or was cashed. */
export interface CloseTable extends Stamp {
  readonly type: 'CloseTable';
}

export type TableCommand =
  | OpenTable
  | ChangeDepth
  | ChangeStakes
  | ChangeHouseRules
  | AnnounceLastHand
  | GoOn
  | PauseTable
  | ResumeTable
  | ChangeDeck
  | DeckFallsDue
  | CloseTable;
