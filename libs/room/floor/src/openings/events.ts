import { type EntryId, type GameId, type PlayerId, type Seed, type TableId } from '@cardroom/kernel';
import { type Card } from '@cardroom/poker';
import { type Fact, type OfSeat } from '../facts';
import { type ImposedTable } from './imposed';

export interface SeatDrawn {
  readonly entryId: EntryId;
  readonly playerId: PlayerId;
  readonly alias: string;
  readonly seat: number;
}

/** Everything that `verifySeatDraw` needs: the seats drawn from, and what each name in list order drew. */
export interface SeatsDrawn extends Fact {
  readonly type: 'SeatsDrawn';
  readonly tableId: TableId;
  readonly gameId: GameId;
  readonly seed: Seed;
  /** The free seats, in ascending order. */
  readonly seats: readonly number[];
  /** In list order. */
  readonly draws: readonly SeatDrawn[];
}

export interface ButtonCard {
  readonly playerId: PlayerId;
  readonly alias: string;
  readonly seat: number;
  readonly card: Card;
}

export interface ButtonDrawn extends Fact {
  readonly type: 'ButtonDrawn';
  readonly tableId: TableId;
  readonly gameId: GameId;
  readonly seed: Seed;
  /** By seat, in ascending order. */
  readonly draws: readonly ButtonCard[];
  /** The seat that has the first button. */
  readonly button: number;
}

/** The table is overfull from here on. */
export interface ExtraSeatAdded extends Fact, OfSeat {
  readonly type: 'ExtraSeatAdded';
  readonly gameId: GameId;
}

/** Somebody left an overfull table: his seat is taken away instead of being offered (RRP-2.3.8). */
export interface ExtraSeatRemoved extends Fact, OfSeat {
  readonly type: 'ExtraSeatRemoved';
  readonly gameId: GameId;
}

/** Who starts at which table: those named here, beside or instead of what was imposed before (FR4-1.1). */
export interface TablesImposed extends Fact {
  readonly type: 'TablesImposed';
  readonly gameId: GameId;
  readonly tables: readonly ImposedTable[];
  /** Whether the players see it at once. */
  readonly revealed: boolean;
}

export interface TablesRevealed extends Fact {
  readonly type: 'TablesRevealed';
  readonly gameId: GameId;
  readonly tables: readonly ImposedTable[];
}

export type OpeningsEvent =
  SeatsDrawn | ButtonDrawn | ExtraSeatAdded | ExtraSeatRemoved | TablesImposed | TablesRevealed;
