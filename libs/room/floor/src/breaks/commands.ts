import { type EntryId, type PlayerId, type Seed, type TableId } from '@cardroom/kernel';
import { type Stamp } from '../stamp';

/** The table will break: it takes nobody new, and its state says so. */
export interface AnnounceBreak extends Stamp {
  readonly type: 'AnnounceBreak';
  readonly tableId: TableId;
}

/** The table goes on after all. */
export interface CallOffBreak extends Stamp {
  readonly type: 'CallOffBreak';
  readonly tableId: TableId;
}

/** A card for each player, for the order of seats elsewhere; the floor draws for those who are absent (RRP-2.3.14). */
export interface DrawForBreak extends Stamp {
  readonly type: 'DrawForBreak';
  readonly tableId: TableId;
  readonly seed: Seed;
  /** Who else is away from the table, besides those whose absence is recorded. */
  readonly absent?: readonly PlayerId[];
  /** Who does not draw: he gets neither a seat nor a place, and is cashed out. */
  readonly declining?: readonly PlayerId[];
}

/** A list entry as the edge draws it, for whoever may need one. */
export interface Slip {
  readonly entryId: EntryId;
  readonly receiptCode: string;
}

export interface SeatChoice {
  readonly playerId: PlayerId;
  readonly tableId: TableId;
  readonly seat: number;
}

/** Everybody goes where his card sends him, and the table closes. Who does not choose has the neediest table's seat. */
export interface BreakTable extends Stamp {
  readonly type: 'BreakTable';
  readonly tableId: TableId;
  readonly choices?: readonly SeatChoice[];
  readonly slips: readonly Slip[];
}

/** The big blind reached a seat kept for an absent player, or the hands of stud are over (RRP-2.3.14). */
export interface GiveUpBreakSeat extends Stamp {
  readonly type: 'GiveUpBreakSeat';
  readonly tableId: TableId;
  readonly seat: number;
  /** Hands of stud for which he was passed over. */
  readonly handsSkipped?: number;
  readonly slip: Slip;
}

export type BreaksCommand = AnnounceBreak | CallOffBreak | DrawForBreak | BreakTable | GiveUpBreakSeat;
