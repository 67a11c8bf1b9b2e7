import { type HandEvent } from './events';

/** An event as anybody may read it: what was never dealt is not in it (RRP-2.2.23, RTC-16.b). */
export type ToldEvent = Exclude<HandEvent, { type: 'DeckShuffled' | 'StubReshuffled' }>;

/**
 * The hand history without the cards that would have come: no deck order, no stub, no seed to make them from. Who
 * audits the shuffle reads the events themselves.
 */
export const handHistory = (events: readonly HandEvent[]): readonly ToldEvent[] =>
  events.filter(
    (event): event is ToldEvent => event.type !== 'DeckShuffled' && event.type !== 'StubReshuffled',
  );
