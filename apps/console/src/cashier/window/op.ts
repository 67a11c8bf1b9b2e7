import { type CageWindowRow } from '@cardroom/contracts';
import { type Who } from './who';

/** What a cashier does at his counter, by the key that begins it. */
export const opKinds = ['sell', 'cashOut', 'payIn', 'payOut', 'change'] as const;
export type OpKind = (typeof opKinds)[number];

export const opKeys: Readonly<Record<OpKind, string>> = {
  sell: 's',
  cashOut: 'c',
  payIn: 'i',
  payOut: 'x',
  change: 'h',
};

export interface Op {
  readonly kind: OpKind;
  /** Nobody for a change of chips. */
  readonly who: Who | null;
}

export interface OpFormProps {
  readonly row: CageWindowRow;
  readonly who: Who;
  readonly onClose: () => void;
  /** Done: said in one line, beside the last entries. */
  readonly onDone: (said: string) => void;
}
