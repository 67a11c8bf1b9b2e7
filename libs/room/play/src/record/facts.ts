import { type Actor, type Instant } from '@cardroom/kernel';
import { type HandEvent } from '@cardroom/poker';
import { type HandFinished, type HandStarted, type PlayEvent } from '../events';
import { openedBy } from '../hands/opening';
import { eventsAt, type UntimedCommand, type UntimedEvent } from '../hands/untimed';
import { termsOpened, withHouseRules, withStakes } from '../table/new-terms';
import { type Terms } from '../terms';

/** One step of a hand: what was asked, by whom, and what it led to. */
export interface RecordedStep {
  readonly at: Instant;
  readonly by: Actor;
  readonly ask: UntimedCommand;
  readonly events: readonly UntimedEvent[];
  /** It was put in by a correction. */
  readonly corrected: boolean;
}

const numberOf = (event: PlayEvent): number | null =>
  'hand' in event && typeof event.hand === 'number' ? event.hand : null;

/** The facts of one hand, rulings on it included, out of those of a table. */
export const factsOfHand = (events: readonly PlayEvent[], hand: number): readonly PlayEvent[] =>
  events.filter((event) => event.type !== 'SeedCommitted' && numberOf(event) === hand);

export const startOf = (facts: readonly PlayEvent[]): HandStarted | undefined =>
  facts.find((fact) => fact.type === 'HandStarted');

/** How it ended: for a hand that was opened again, how it ended at last. */
export const endOf = (facts: readonly PlayEvent[]): HandFinished | undefined =>
  facts.findLast((fact) => fact.type === 'HandFinished');

/** The steps as they stand after every correction, the opening not counted: step 1 of the table is the first here. */
export const stepsOfHand = (facts: readonly PlayEvent[]): readonly RecordedStep[] => {
  const steps: RecordedStep[] = [];
  for (const fact of facts) {
    if (fact.type === 'HandAdvanced' || fact.type === 'CardsDealt') {
      const { at, by, ask, events } = fact;
      steps.push({ at, by, ask, events, corrected: false });
    } else if (fact.type === 'HandCorrected') {
      const anew = fact.steps.map(({ at, ask, events }) => ({
        at,
        by: fact.by,
        ask,
        events,
        corrected: true,
      }));
      steps.splice(fact.from - 1, steps.length, ...anew);
    }
  }
  return steps;
};

const termsAfter = (terms: Terms | null, event: PlayEvent): Terms | null => {
  if (event.type === 'PlayOpened') return termsOpened(event, terms);
  if (!terms) return null;
  if (event.type === 'NewStakesSet') return withStakes(terms, event);
  return event.type === 'HouseRulesChanged' ? withHouseRules(terms, event) : terms;
};

/** The terms of a version, from the facts of the table up to it; null when they were never in force. */
export const termsOf = (events: readonly PlayEvent[], version: number): Terms | null => {
  let terms: Terms | null = null;
  for (const event of events) {
    terms = termsAfter(terms, event);
    if (terms?.version === version) return terms;
  }
  return null;
};

/** The hand in the events of the poker engine, opening included: what every tool for hands reads. */
export const handEventsOf = (facts: readonly PlayEvent[], terms: Terms): readonly HandEvent[] => {
  const started = startOf(facts);
  if (!started) return [];
  return [openedBy(started, terms), ...stepsOfHand(facts).flatMap(({ at, events }) => eventsAt(at, events))];
};
