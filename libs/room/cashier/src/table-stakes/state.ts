import { type GameId, type Minor, type PlayerId, type TableId } from '@cardroom/kernel';
import { Map as PersistentMap } from 'immutable';

/** Chips taken off the table for safety during an absence; all of them come back. */
export interface TakenForSafety {
  readonly playerId: PlayerId;
  readonly tableId: TableId;
  readonly amountMinor: Minor;
}

/** A buy-in that is owed because its player looked at his cards without a stake. */
export interface DueBuyIn {
  readonly playerId: PlayerId;
  readonly gameId: GameId;
  readonly amountMinor: Minor;
}

/** Chips lent to a player who waits for his. */
export interface Loan {
  readonly lender: PlayerId;
  readonly borrower: PlayerId;
  readonly tableId: TableId;
  readonly amountMinor: Minor;
}

/** Cash that played for one hand; it is changed before its player is dealt in again. */
export interface CashToChange {
  readonly playerId: PlayerId;
  readonly tableId: TableId;
  readonly handNumber: number;
}

export interface TableStakes {
  readonly safety: PersistentMap<PlayerId, TakenForSafety>;
  readonly dues: PersistentMap<string, DueBuyIn>;
  readonly loans: PersistentMap<PlayerId, Loan>;
  readonly cashToChange: PersistentMap<PlayerId, CashToChange>;
}

export const noTableStakes: TableStakes = {
  safety: PersistentMap(),
  dues: PersistentMap(),
  loans: PersistentMap(),
  cashToChange: PersistentMap(),
};

export const dueKey = ({ playerId, gameId }: Pick<DueBuyIn, 'playerId' | 'gameId'>): string =>
  `${playerId} ${gameId}`;
