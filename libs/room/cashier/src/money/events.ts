import { type Minor, type PlayerId, type StaffId, type TableId } from '@cardroom/kernel';
import { type Fact, type PostedFact } from '../facts';
import { type DepositId, type WindowId } from '../ids';
import { type Chips, type Holding } from '../ledger/holding';

interface OverCounter extends PostedFact {
  readonly windowId: WindowId;
  readonly playerId: PlayerId;
  readonly holding: Holding;
  readonly amountMinor: Minor;
}

export interface PaidIn extends OverCounter {
  readonly type: 'PaidIn';
}

export interface PaidOut extends OverCounter {
  readonly type: 'PaidOut';
}

export interface DepositTaken extends OverCounter {
  readonly type: 'DepositTaken';
  readonly depositId: DepositId;
}

export interface DepositReturned extends OverCounter {
  readonly type: 'DepositReturned';
  readonly depositId: DepositId;
}

export interface DepositForfeited extends PostedFact {
  readonly type: 'DepositForfeited';
  readonly depositId: DepositId;
  readonly playerId: PlayerId;
  readonly amountMinor: Minor;
  readonly reason: string;
  readonly witness: StaffId;
}

interface OfCustody extends PostedFact {
  readonly playerId: PlayerId;
  readonly chips: Chips;
  readonly amountMinor: Minor;
  readonly witness: StaffId;
}

export interface CustodyTaken extends OfCustody {
  readonly type: 'CustodyTaken';
  readonly custodyId?: string;
}

/** Chips that the floor picked up and the cage has not counted yet. */
export interface CustodyAwaited extends Fact {
  readonly type: 'CustodyAwaited';
  readonly custodyId: string;
  readonly playerId: PlayerId;
  readonly tableId: TableId | null;
  readonly amountMinor: Minor | null;
}

export interface CustodyAwaitEnded extends Fact {
  readonly type: 'CustodyAwaitEnded';
  readonly custodyId: string;
  readonly playerId: PlayerId;
}

export interface CustodyReturned extends OfCustody {
  readonly type: 'CustodyReturned';
}

export type MoneyEvent =
  | PaidIn
  | PaidOut
  | DepositTaken
  | DepositReturned
  | DepositForfeited
  | CustodyAwaited
  | CustodyAwaitEnded
  | CustodyTaken
  | CustodyReturned;
