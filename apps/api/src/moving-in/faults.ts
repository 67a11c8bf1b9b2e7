import { type MovingInFault } from '@cardroom/contracts';
import { type Refusal } from '@cardroom/kernel';
import { textsOf } from '../problems/problem';

export type FaultPlace = Pick<MovingInFault, 'sheet' | 'line' | 'column'>;

/** What is wrong at a place of a sheet, in both languages. */
export const faultOf = (place: FaultPlace, refusal: Refusal): MovingInFault => ({
  ...place,
  code: refusal.code,
  texts: textsOf(refusal),
});
