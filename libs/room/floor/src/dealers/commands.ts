import { type StaffId, type TableId } from '@cardroom/kernel';
import { type Stamp } from '../stamp';

/** A dealer takes a table, or without one stands ready in a section. */
export interface SignInDealer extends Stamp {
  readonly type: 'SignInDealer';
  readonly dealerId: StaffId;
  /** What he is called on the board. */
  readonly name: string;
  readonly tableId: TableId | null;
  /** Where he stands ready; the section of his table when he has one. */
  readonly section: string | null;
}

export interface SignOutDealer extends Stamp {
  readonly type: 'SignOutDealer';
  readonly dealerId: StaffId;
}

/** He leaves his table for a break; nobody need be there to relieve him. */
export interface StartDealerBreak extends Stamp {
  readonly type: 'StartDealerBreak';
  readonly dealerId: StaffId;
}

/** He stands ready again. */
export interface EndDealerBreak extends Stamp {
  readonly type: 'EndDealerBreak';
  readonly dealerId: StaffId;
}

/** Every dealer of a section moves one table on: the first table is relieved, the last dealer has his break. */
export interface PushDealers extends Stamp {
  readonly type: 'PushDealers';
  readonly section: string;
}

export type DealersCommand = SignInDealer | SignOutDealer | StartDealerBreak | EndDealerBreak | PushDealers;
