import {
  type Actor,
  type EntryId,
  type GameId,
  type Instant,
  type Minor,
  type PlayerId,
  type TableId,
} from '@cardroom/kernel';
import { type FloorFacts, seatUse } from '../state';

/** What a deposit was taken for. */
export type LockUpOfDeposit =
  | { readonly kind: 'place'; readonly entryId: EntryId; readonly hold: number }
  | { readonly kind: 'seat'; readonly tableId: TableId; readonly seat: number; readonly reservation: number };

/** A deposit that the house has and that is not settled yet. */
export interface Deposit {
  readonly depositId: string;
  readonly playerId: PlayerId;
  readonly alias: string;
  readonly gameId: GameId;
  readonly amountMinor: Minor;
  readonly takenAt: Instant;
  readonly takenBy: Actor;
  readonly lockUp: LockUpOfDeposit;
}

/** What became of the lock-up: it lasts, the player sat down, or it ended without him. */
export type LockUpState = 'lasts' | 'seated' | 'over';

export const lockUpStateOf = (floor: FloorFacts, { playerId, gameId, lockUp }: Deposit): LockUpState => {
  if (lockUp.kind === 'place') {
    const standing = floor.entries.get(lockUp.entryId)?.standing;
    if (standing?.state === 'held' && standing.hold === lockUp.hold) return 'lasts';
  } else {
    const use = seatUse(floor, lockUp);
    if (use?.state === 'reserved' && use.reservation.reservation === lockUp.reservation) return 'lasts';
  }
  const at = floor.seatOf.get(playerId);
  return at && floor.tables.get(at.tableId)?.game?.gameId === gameId ? 'seated' : 'over';
};
