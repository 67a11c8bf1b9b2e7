import {
  type Actor,
  type EntryId,
  type GameId,
  type Instant,
  type PlayerId,
  type TableId,
} from '@cardroom/kernel';
import { List } from 'immutable';

/** Somebody got or kept a place before others: who decided it, why, and who was passed (floor case F04). */
export interface OutOfOrder {
  readonly command: string;
  readonly at: Instant;
  readonly by: Actor;
  readonly type: string;
  readonly playerId: PlayerId;
  readonly alias: string;
  readonly gameId: GameId;
  readonly tableId: TableId | null;
  readonly seat: number | null;
  readonly reason: string | null;
  readonly passed: readonly { readonly entryId: EntryId; readonly alias: string }[];
}

/** A player who did not come when he was called or had said he would. */
export interface NoShow {
  readonly at: Instant;
  readonly by: Actor;
  readonly playerId: PlayerId;
  readonly alias: string;
  readonly gameId: GameId;
  readonly what: 'no-answer' | 'declined' | 'lock-up-expired' | 'call-in-expired';
  readonly tableId: TableId | null;
  readonly seat: number | null;
}

/** An action that was taken back: what it was, and by whom. */
export interface UndoneAction {
  readonly command: string;
  readonly at: Instant;
  readonly by: Actor;
  readonly type: string;
}

/** What the next shift has to know of the day beside the floor as it stands. Nothing is ever taken out. */
export interface DayReport {
  readonly outOfOrder: List<OutOfOrder>;
  readonly noShows: List<NoShow>;
  readonly undone: List<UndoneAction>;
}

export const noReport: DayReport = { outOfOrder: List(), noShows: List(), undone: List() };
