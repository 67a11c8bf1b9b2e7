import { type PostedFact } from '../facts';
import { type Cage } from '../state';
import { type Memo } from '../state-parts';

/** Keeps an entry that can be corrected, with what its reversal has to take back. */
export const kept = (cage: Cage, event: PostedFact & { readonly type: string }, memo: Memo = {}): Cage => {
  const { command, type, postings } = event;
  return {
    ...cage,
    entries: cage.entries.set(command, { command, type, postings, memo, reversedBy: null }),
  };
};
