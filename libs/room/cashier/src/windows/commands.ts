import { type Stamp, type WindowId, type Witnessed } from '../ids';
import { type Holding } from '../ledger/holding';

/** The cashier who acts takes the window over with what was counted in it. */
export interface OpenWindow extends Stamp, Witnessed {
  readonly type: 'OpenWindow';
  readonly windowId: WindowId;
  /** Handed out from the vault now, to what the drawer kept. */
  readonly issued: Holding;
  /** What the cashier counted: kept and issued together. */
  readonly counted: Holding;
}

/** A blind count: the expected amount is shown only with the answer. */
export interface CountWindow extends Stamp {
  readonly type: 'CountWindow';
  readonly windowId: WindowId;
  readonly counted: Holding;
}

/** Goes on selling after a count, when the turn is not over yet. */
export interface ResumeWindow extends Stamp {
  readonly type: 'ResumeWindow';
  readonly windowId: WindowId;
}

/** Signs the last count, with its difference, and gives the drawer back. */
export interface CloseWindow extends Stamp, Witnessed {
  readonly type: 'CloseWindow';
  readonly windowId: WindowId;
  readonly drawer: 'kept' | 'to-vault';
}

export type WindowCommand = OpenWindow | CountWindow | ResumeWindow | CloseWindow;
