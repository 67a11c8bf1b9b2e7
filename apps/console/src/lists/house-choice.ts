import { type ListEntryShape } from '@cardroom/contracts';

/** What a missed call can cost; `keepPlace` costs nothing. */
export type Price = 'bottom' | 'off' | 'hold' | 'keepPlace' | 'pass';

/** How a call ends without a seat: nobody came in time, or he let it pass. */
export type Miss = 'no-answer' | 'declined';

export const isUnanswered = ({ call }: ListEntryShape, nowMs: number): boolean =>
  call !== null && !call.answered && nowMs >= Date.parse(call.answerBy);

/** What the house's own choice makes of it, shown on the button before it is tapped; undefined where it is not told. */
export const priceOf = (miss: Miss, { ifMissed, ifDeclined }: ListEntryShape): Price | undefined =>
  miss === 'no-answer' ? ifMissed : ifDeclined;

/** The choices that staff have beside the house's own. */
export const otherPrices = (own: Price | undefined): readonly Price[] =>
  (['hold', 'bottom', 'off', 'keepPlace', 'pass'] as const).filter((price) => price !== own);
