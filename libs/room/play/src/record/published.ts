import { fold } from '@cardroom/kernel';
import {
  type DealtVerification,
  decideHand,
  evolveHand,
  handAfter,
  type HandEvent,
  verifyDealtHand,
} from '@cardroom/poker';
import { type PlayEvent } from '../events';
import { commandAt, eventsAt } from '../hands/untimed';
import { type Terms } from '../terms';
import { endOf, handEventsOf, type RecordedStep, stepsOfHand } from './facts';

/** The same text for the same value, in whatever order a store has kept its keys. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** What the engine says a step leads to, where that is what was recorded: the same facts in the engine's own spelling. */
const spelledOut = (hand: ReturnType<typeof handAfter>, { at, ask, events }: RecordedStep) => {
  const recorded = eventsAt(at, events);
  const decision = decideHand(commandAt(at, ask), hand);
  const made = decision.accepted ? decision.events : [];
  return recorded.map((event, i) => {
    const again = made[i];
    return again && canonical(again) === canonical(event) ? again : event;
  });
};

/**
 * What is published of a dealt hand once it is over: every event, the order of the deck and the seed among them, so
 * that anybody can check it. Empty while it is not over.
 */
export const publishedHand = (facts: readonly PlayEvent[], terms: Terms): readonly HandEvent[] => {
  const [opened] = handEventsOf(facts, terms);
  if (!opened || !endOf(facts)) return [];
  const events: HandEvent[] = [opened];
  let hand = handAfter(events);
  for (const step of stepsOfHand(facts)) {
    const spelled = spelledOut(hand, step);
    events.push(...spelled);
    hand = fold(evolveHand, hand, spelled);
  }
  return events;
};

/** Checks a dealt hand from its published facts alone; null when it is not over, or was not dealt. */
export const verifyHand = (facts: readonly PlayEvent[], terms: Terms): DealtVerification | null => {
  const events = publishedHand(facts, terms);
  return events.length > 0 ? verifyDealtHand(events) : null;
};
