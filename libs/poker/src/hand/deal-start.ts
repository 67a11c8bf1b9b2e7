import { type Instant } from '@cardroom/kernel';
import { type HandRules } from './rules';

/** What the dealer registers on the way from one deal to the next. */
export interface DealMarks {
  readonly cardsGatheredAt: Instant;
  readonly firstRiffleAt: Instant;
}

/** The moment a deal begins: the first riffle (RRP-11.8.a), or when the last hole cards are gathered (RTC-5.d.4). */
export const dealStartedAt = (
  { dealStartsAt }: Pick<HandRules, 'dealStartsAt'>,
  marks: DealMarks,
): Instant => (dealStartsAt === 'cardsGathered' ? marks.cardsGatheredAt : marks.firstRiffleAt);

/** The level a deal is played at: the last one announced before or at the moment it begins. */
export const levelOfDeal = <L extends { readonly from: Instant }>(
  levels: readonly L[],
  startedAt: Instant,
): L | undefined => levels.findLast(({ from }) => from <= startedAt);
