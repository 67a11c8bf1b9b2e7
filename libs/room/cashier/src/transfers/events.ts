import { type Minor, type StaffId, type TableId } from '@cardroom/kernel';
import { type Fact, type PostedFact } from '../facts';
import { type TransferId } from '../ids';
import { type Holding } from '../ledger/holding';
import { type HousePlace } from '../ledger/postings';
import { type TransferKind } from '../state-parts';

interface OfTransfer {
  readonly transferId: TransferId;
}

export interface TransferAsked extends Fact, OfTransfer {
  readonly type: 'TransferAsked';
  readonly kind: TransferKind;
  readonly from: HousePlace;
  readonly to: HousePlace;
  readonly holding: Holding;
  readonly askedBy: StaffId;
}

export interface TransferApproved extends Fact, OfTransfer {
  readonly type: 'TransferApproved';
  readonly approvedBy: StaffId;
}

export interface TransferSent extends PostedFact, OfTransfer {
  readonly type: 'TransferSent';
  readonly sentBy: StaffId;
}

export interface TransferReceived extends PostedFact, OfTransfer {
  readonly type: 'TransferReceived';
  readonly receivedBy: StaffId;
  readonly counted: Holding;
  readonly differenceMinor: Minor;
}

export interface TransferCancelled extends Fact, OfTransfer {
  readonly type: 'TransferCancelled';
  readonly reason: string;
}

export interface TrayCounted extends PostedFact {
  readonly type: 'TrayCounted';
  readonly tableId: TableId;
  readonly counted: Holding;
  readonly difference: Holding;
  readonly differenceMinor: Minor;
  readonly witness: StaffId;
}

export type TransferEvent =
  TransferAsked | TransferApproved | TransferSent | TransferReceived | TransferCancelled | TrayCounted;
