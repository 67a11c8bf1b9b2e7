import { type Minor, type PlayerId, type TableId } from '@cardroom/kernel';
import { type DepositId, type Stamp, type WindowId, type Witnessed } from '../ids';
import { type Chips, type Holding } from '../ledger/holding';

interface AtWindow extends Stamp {
  readonly windowId: WindowId;
}

/** A player leaves money with the house. */
export interface PayIn extends AtWindow {
  readonly type: 'PayIn';
  readonly playerId: PlayerId;
  readonly holding: Holding;
}

export interface PayOut extends AtWindow {
  readonly type: 'PayOut';
  readonly playerId: PlayerId;
  readonly holding: Holding;
}

/** Security for something, such as a seat that is locked up. */
export interface TakeDeposit extends AtWindow {
  readonly type: 'TakeDeposit';
  readonly depositId: DepositId;
  readonly playerId: PlayerId;
  readonly holding: Holding;
}

export interface ReturnDeposit extends AtWindow {
  readonly type: 'ReturnDeposit';
  readonly depositId: DepositId;
  readonly holding: Holding;
}

export interface ForfeitDeposit extends Stamp, Witnessed {
  readonly type: 'ForfeitDeposit';
  readonly depositId: DepositId;
  readonly reason: string;
}

/** Chips of an absent player, counted and sealed by two. */
export interface TakeIntoCustody extends Stamp, Witnessed {
  readonly type: 'TakeIntoCustody';
  readonly playerId: PlayerId;
  readonly chips: Chips;
  /** Of the chips that the floor picked up, where these are they. */
  readonly custodyId?: string;
}

/** The floor picked chips up: somebody has to count them into custody. */
export interface AwaitCustody extends Stamp {
  readonly type: 'AwaitCustody';
  readonly custodyId: string;
  readonly playerId: PlayerId;
  readonly tableId: TableId | null;
  /** As counted at the table; null: nobody counted yet. */
  readonly amountMinor: Minor | null;
}

/** The floor gave the chips back before the cage had them. */
export interface EndCustodyAwait extends Stamp {
  readonly type: 'EndCustodyAwait';
  readonly custodyId: string;
}

/** All of them go back to their player. */
export interface ReturnFromCustody extends Stamp, Witnessed {
  readonly type: 'ReturnFromCustody';
  readonly playerId: PlayerId;
}

export type MoneyCommand =
  | PayIn
  | PayOut
  | TakeDeposit
  | ReturnDeposit
  | ForfeitDeposit
  | AwaitCustody
  | EndCustodyAwait
  | TakeIntoCustody
  | ReturnFromCustody;
