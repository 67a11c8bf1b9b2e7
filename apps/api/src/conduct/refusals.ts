import { type RefusalFacts } from '@cardroom/kernel';
import { Refused } from '../problems/refused';

/**
 * A check that cannot be made refuses, and says whom to call: nobody knows whether this person may come in, so he may
 * not.
 */
export const standingUnknown = Object.assign(
  (facts: RefusalFacts = {}): Refused => new Refused({ code: 'conduct.standing-unknown', facts }, 503),
  { code: 'conduct.standing-unknown' },
);
