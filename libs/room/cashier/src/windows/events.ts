import { type Minor, type StaffId } from '@cardroom/kernel';
import { type Fact, type PostedFact } from '../facts';
import { type WindowId } from '../ids';
import { type Holding } from '../ledger/holding';

interface OfTurn {
  readonly windowId: WindowId;
  readonly turn: number;
  readonly cashier: StaffId;
}

/** What was found, and by how much it differs from what the log says: negative where something is missing. */
interface Counted {
  readonly counted: Holding;
  readonly difference: Holding;
  readonly differenceMinor: Minor;
}

export interface WindowOpened extends PostedFact, OfTurn, Counted {
  readonly type: 'WindowOpened';
  readonly issued: Holding;
  readonly witness: StaffId;
}

export interface WindowCounted extends Fact, OfTurn, Counted {
  readonly type: 'WindowCounted';
}

export interface WindowResumed extends Fact, OfTurn {
  readonly type: 'WindowResumed';
}

export interface WindowClosed extends PostedFact, OfTurn, Counted {
  readonly type: 'WindowClosed';
  readonly drawer: 'kept' | 'to-vault';
  readonly witness: StaffId;
}

export type WindowEvent = WindowOpened | WindowCounted | WindowResumed | WindowClosed;
