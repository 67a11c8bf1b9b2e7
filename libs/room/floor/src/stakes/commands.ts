import { type GameId, type PlayerId, type TableId } from '@cardroom/kernel';
import { type Stamp } from '../stamp';

/** The table asks to play another game or limit that the room offers (RRP-2.2.16). */
export interface ProposeStakes extends Stamp {
  readonly type: 'ProposeStakes';
  readonly tableId: TableId;
  readonly gameId: GameId;
}

/** A seated player is against it, and staff record it. */
export interface ObjectToStakes extends Stamp {
  readonly type: 'ObjectToStakes';
  readonly tableId: TableId;
  readonly playerId: PlayerId;
}

export interface ConfirmStakes extends Stamp {
  readonly type: 'ConfirmStakes';
  readonly tableId: TableId;
  /** The floor was warned that one of only two players objects. */
  readonly confirmed?: boolean;
}

export interface WithdrawStakes extends Stamp {
  readonly type: 'WithdrawStakes';
  readonly tableId: TableId;
}

export type StakesCommand = ProposeStakes | ObjectToStakes | ConfirmStakes | WithdrawStakes;
