import { type StaffId, type TableId } from '@cardroom/kernel';
import { type Stamp, type TransferId, type Witnessed } from '../ids';
import { type Holding } from '../ledger/holding';
import { type HousePlace } from '../ledger/postings';
import { type TransferKind } from '../state-parts';

/** A fill brings chips to a table's tray, a credit takes them back, a float goes between vault and windows. */
export interface AskTransfer extends Stamp {
  readonly type: 'AskTransfer';
  readonly transferId: TransferId;
  readonly kind: TransferKind;
  readonly from: HousePlace;
  readonly to: HousePlace;
  readonly holding: Holding;
}

interface OfTransfer extends Stamp {
  readonly transferId: TransferId;
}

export interface ApproveTransfer extends OfTransfer {
  readonly type: 'ApproveTransfer';
}

export interface SendTransfer extends OfTransfer {
  readonly type: 'SendTransfer';
}

/** Somebody other than the sender counts what arrived. */
export interface ReceiveTransfer extends OfTransfer {
  readonly type: 'ReceiveTransfer';
  readonly counted: Holding;
}

export interface CancelTransfer extends OfTransfer {
  readonly type: 'CancelTransfer';
  readonly reason: string;
}

/** Counts a table's tray, by two; a difference is posted. */
export interface CountTray extends Stamp, Witnessed {
  readonly type: 'CountTray';
  readonly tableId: TableId;
  readonly counted: Holding;
  readonly witness: StaffId;
}

export type TransferCommand =
  AskTransfer | ApproveTransfer | SendTransfer | ReceiveTransfer | CancelTransfer | CountTray;
