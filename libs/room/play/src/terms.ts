import { type GameId, type Minor } from '@cardroom/kernel';
import { type BettingStructure, type GameName, type HandRules, type Rake } from '@cardroom/poker';

/**
 * How much of the game the house follows: hands are counted, recorded action by action at a live table, or dealt and
 * run by the engine itself.
 */
export type Depth = 'counted' | 'recorded' | 'dealt';

/** What is played, for how much. Chips are counted in the room's minor unit. */
export interface Stakes {
  readonly gameId: GameId;
  readonly game: GameName;
  readonly structure: BettingStructure;
  /** The smallest first; empty in a game with antes only. */
  readonly blinds: readonly Minor[];
  readonly antePlays: 'ante' | 'dead';
  /** The smallest chip in play. */
  readonly unitMinor: Minor;
  readonly tournament: boolean;
  /** The table's own limits; null: it sets none. */
  readonly minBuyInMinor: Minor | null;
  readonly maxBuyInMinor: Minor | null;
}

/** The clocks of a table; null: there is none. */
export interface ClockSettings {
  /** Dealt tables: time for each decision. The time call of the house rules runs besides. */
  readonly actSeconds: number | null;
  /** Dealt tables: from the end of a hand to the next. */
  readonly nextHandSeconds: number;
  /** Decisions in a row that ran out of time, after which a player sits out. */
  readonly timeoutsBeforeSittingOut: number | null;
  /** How long a player may sit out before the floor is told. */
  readonly sitOutMinutes: number | null;
  /** A knock later than this was delayed by the system, and what the player lost is given back. */
  readonly lateKnockSeconds: number;
  /** Counted tables nobody taps: a hand is reckoned this often. */
  readonly paceSeconds: number | null;
  /** A new deck is due after this. */
  readonly deckMinutes: number | null;
}

export const startingClocks: ClockSettings = {
  actSeconds: 30,
  nextHandSeconds: 5,
  timeoutsBeforeSittingOut: 2,
  sitOutMinutes: 30,
  lateKnockSeconds: 2,
  paceSeconds: null,
  deckMinutes: null,
};

/** Everything in force at the table. `version` counts the changes, so that a hand can name the terms it was played by. */
export interface Terms extends Stakes {
  readonly version: number;
  readonly rules: HandRules;
  readonly clocks: ClockSettings;
  /** What the house takes from the pots of recorded and dealt hands; nothing, or null: it takes none. */
  readonly rake?: Rake | null;
}
