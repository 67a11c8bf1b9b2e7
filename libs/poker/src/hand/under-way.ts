import { type Refusal } from '@cardroom/kernel';
import { handNotOpen, handOver } from './refusals';
import { type Hand } from './state';

/** Nothing happens in a hand that is not open, or no longer (RRP-2.2.23). */
export const handIsUnderWay = (_: unknown, { phase }: Hand): Refusal | null => {
  if (phase === 'unopened') return handNotOpen();
  return phase === 'over' || phase === 'void' ? handOver() : null;
};
