import {
  type Actor,
  type CommandId,
  type EntryId,
  type GameId,
  type Instant,
  type PlayerId,
  type TableId,
} from '@cardroom/kernel';
import { type OvertakingKind } from './carried';

/** When, by whom, and by which command: on every event. Events are stored for ever and never renamed. */
export interface Fact {
  readonly at: Instant;
  readonly by: Actor;
  readonly command: CommandId;
}

/** The entry an event is about, with what a reader needs without looking it up. */
export interface OfEntry {
  readonly entryId: EntryId;
  readonly playerId: PlayerId;
  readonly alias: string;
  readonly gameId: GameId;
}

export interface OfSeat {
  readonly tableId: TableId;
  readonly seat: number;
}

export interface OfCall extends OfEntry, OfSeat {
  readonly call: number;
}

/** An entry that somebody passed, and why. */
export interface Overtaken {
  readonly entryId: EntryId;
  readonly kind: OvertakingKind;
}
