import { type EntryId, type GameId, type Seed, type TableId } from '@cardroom/kernel';
import { type Stamp } from '../stamp';

/** Draws the free seats of an opening table for the first names on the list, who are called to them (THR-1.1). */
export interface DrawSeats extends Stamp {
  readonly type: 'DrawSeats';
  readonly tableId: TableId;
  readonly seed: Seed;
  /** How many are drawn for; as many as there are free seats when not given. */
  readonly players?: number;
}

/** Those who sit there draw a card for the button (RRP-2.3.6). */
export interface DrawButton extends Stamp {
  readonly type: 'DrawButton';
  readonly tableId: TableId;
  readonly seed: Seed;
}

/** Opens with one player too many, to avoid a dispute (RRP-2.3.8). */
export interface AddExtraSeat extends Stamp {
  readonly type: 'AddExtraSeat';
  readonly tableId: TableId;
  /** The floor was warned that the deck may not serve so many. */
  readonly confirmed?: boolean;
}

/** The organiser says who starts at which table; those named before may be put right until it is revealed (FR4-1.1). */
export interface ImposeTables extends Stamp {
  readonly type: 'ImposeTables';
  readonly gameId: GameId;
  readonly tables: readonly { readonly entryId: EntryId; readonly tableId: TableId }[];
}

/** From here on every player sees the table imposed on him, and it is not exchanged (FR4-1.1). */
export interface RevealTables extends Stamp {
  readonly type: 'RevealTables';
  readonly gameId: GameId;
}

export type OpeningsCommand = DrawSeats | DrawButton | AddExtraSeat | ImposeTables | RevealTables;
