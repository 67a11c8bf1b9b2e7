import { fold } from '@cardroom/kernel';
import { chipsMissing, play, type PlayEvent, type Table, termsOf, verifyHand } from '@cardroom/play';

/** What the facts of one table come to when they are folded again. */
export interface TableAccount {
  readonly table: Table;
  readonly hands: number;
  readonly clocksRunOut: number;
  readonly timesGivenBack: number;
  readonly faults: readonly string[];
}

const ofHand = (events: readonly PlayEvent[], hand: number): readonly PlayEvent[] =>
  events.filter((event) => 'hand' in event && event.hand === hand && event.type !== 'SeedCommitted');

/** A clock has one answer: somebody acted, it ran out, or the house gave time back. */
const clocksAnsweredOnce = (events: readonly PlayEvent[]): string[] => {
  const answers = new Map<number, number>();
  for (const event of events) {
    const clock = event.type === 'TimeGivenBack' ? event.was : 'expired' in event ? event.expired : undefined;
    if (clock !== undefined) answers.set(clock, (answers.get(clock) ?? 0) + 1);
  }
  return [...answers].flatMap(([clock, times]) =>
    times > 1 ? [`clock ${clock} answered ${times} times`] : [],
  );
};

const handFaults = (events: readonly PlayEvent[], hand: number): string[] => {
  const facts = ofHand(events, hand);
  const started = facts.find(({ type }) => type === 'HandStarted');
  const finished = facts.filter(({ type }) => type === 'HandFinished');
  if (finished.length === 0) return [];
  if (finished.length > 1) return [`hand ${hand} finished ${finished.length} times`];
  if (started?.type !== 'HandStarted') return [`hand ${hand} finished without a start`];
  if (started.depth !== 'dealt') return [];
  const terms = termsOf(events, started.terms);
  const verified = terms && verifyHand(facts, terms);
  const isRight = verified?.findings.every(({ ok }) => ok) ?? false;
  return isRight ? [] : [`hand ${hand} cannot be dealt again from its published facts`];
};

/** Folds a table's facts from nothing, replays every finished hand, and counts every chip and every clock. */
export const accountOf = (events: readonly PlayEvent[]): TableAccount => {
  const table = fold(play.evolve, play.initialState, events);
  const hands = events.flatMap((event) => (event.type === 'HandFinished' ? [event.hand] : []));
  const missing = table.hand ? 0 : chipsMissing(table);
  return {
    table,
    hands: hands.length,
    clocksRunOut: events.filter((event) => 'expired' in event && event.expired !== undefined).length,
    timesGivenBack: events.filter(({ type }) => type === 'TimeGivenBack').length,
    faults: [
      ...(missing === 0 ? [] : [`${missing} chips missing`]),
      ...clocksAnsweredOnce(events),
      ...[...new Set(hands)].flatMap((hand) => handFaults(events, hand)),
    ],
  };
};
