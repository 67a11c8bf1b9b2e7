import { type StaffId, type TableId } from '@cardroom/kernel';
import { type Fact } from '../facts';

interface OfDealer extends Fact {
  readonly dealerId: StaffId;
  readonly name: string;
}

/** From here on facts at the table happened under this dealer. */
export interface DealerSignedIn extends OfDealer {
  readonly type: 'DealerSignedIn';
  readonly tableId: TableId | null;
  readonly section: string;
}

export interface DealerSignedOut extends OfDealer {
  readonly type: 'DealerSignedOut';
  /** The table he left; null when he was not dealing. */
  readonly tableId: TableId | null;
  /** Downs he dealt since he signed in. */
  readonly downs: number;
}

export interface DealerBreakStarted extends OfDealer {
  readonly type: 'DealerBreakStarted';
  readonly tableId: TableId | null;
}

export interface DealerBreakEnded extends OfDealer {
  readonly type: 'DealerBreakEnded';
}

/** Where a push sends a dealer: to a table, or null for his break. */
export interface DealerMove {
  readonly dealerId: StaffId;
  readonly name: string;
  readonly from: TableId | null;
  readonly to: TableId | null;
}

export interface DealersPushed extends Fact {
  readonly type: 'DealersPushed';
  readonly section: string;
  readonly moves: readonly DealerMove[];
}

export type DealersEvent =
  DealerSignedIn | DealerSignedOut | DealerBreakStarted | DealerBreakEnded | DealersPushed;
