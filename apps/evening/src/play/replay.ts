import { play, type PlayCommand, type PlayEvent, type Table } from '@cardroom/play';

// Each step of each hand decided again, by the pure engine alone: it must lead to the facts that stand in the log.

/** The same text for the same value, in whatever order a store has kept its keys. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** What was asked, where the facts alone tell it: something said or done in a hand, or the start of a recorded one. */
const askedFor = (first: PlayEvent): PlayCommand | null => {
  const { at, by, command } = first;
  if (first.type === 'HandStarted')
    return first.depth === 'recorded' ? { type: 'StartHand', at, by, command } : null;
  if (first.type !== 'HandAdvanced' && first.type !== 'CardsDealt') return null;
  if ('expired' in first && first.expired !== undefined) return null;
  return { type: 'PlayHand', at, by, command, hand: first.hand, ask: first.ask };
};

/** The facts of one command, in the order of the log. */
const byCommand = (events: readonly PlayEvent[]): readonly (readonly PlayEvent[])[] => {
  const groups: PlayEvent[][] = [];
  for (const event of events) {
    const last = groups.at(-1);
    if (last?.[0]?.command === event.command) last.push(event);
    else groups.push([event]);
  }
  return groups;
};

const isAsRecorded = (table: Table, facts: readonly PlayEvent[]): boolean => {
  const [first] = facts;
  const command = first && askedFor(first);
  if (!command) return true;
  const decision = play.decide(command, table);
  return decision.accepted && canonical(decision.events) === canonical(facts);
};

const handOf = ([first]: readonly PlayEvent[]): number | null =>
  first && 'hand' in first && typeof first.hand === 'number' ? first.hand : null;

/** Hands that a replay plays otherwise than the log says; those still in progress have secrets, and are left out. */
export const replayFaults = (events: readonly PlayEvent[]): string[] => {
  const finished = new Set(events.flatMap((event) => (event.type === 'HandFinished' ? [event.hand] : [])));
  const faults: string[] = [];
  let table = play.initialState;
  for (const facts of byCommand(events)) {
    const hand = handOf(facts);
    if (hand !== null && finished.has(hand) && !isAsRecorded(table, facts))
      faults.push(`hand ${hand}: ${facts.map(({ type }) => type).join(', ')} is not what the engine says`);
    table = facts.reduce(play.evolve, table);
  }
  return faults;
};
