import { fullDeck, fullDeckWithJoker } from '../cards/card';
import { commitmentTo, isSeed, shuffle } from '../cards/shuffle';
import { decide, evolve } from '../hand/decider';
import {
  type DeckShuffled,
  type HandEvent,
  type HandOpened,
  type PotAwarded,
  type PotsFormed,
} from '../hand/events';
import { unopenedHand } from '../hand/initial';
import { type Hand } from '../hand/state';
import { potsFormed } from '../pots/forming';
import { awardsByCards } from '../pots/winners';

/** What is checked of a dealt hand. */
export const dealtChecks = ['commitment', 'shuffle', 'deals', 'awards', 'end'] as const;
export type DealtCheck = (typeof dealtChecks)[number];

export interface DealtFinding {
  readonly check: DealtCheck;
  readonly ok: boolean;
  /** Number of the first event that does not fit, from 1. */
  readonly event?: number;
}

export interface DealtVerification {
  /** The hash published before the deal; the player compares it with the one he was shown. */
  readonly commitment: string;
  readonly findings: readonly DealtFinding[];
}

interface Facts {
  readonly events: readonly HandEvent[];
  readonly opened: HandOpened;
  readonly shuffled: DeckShuffled;
  /** The table before each event, and after the last. */
  readonly tables: readonly Hand[];
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const seedIsCommittedTo = ({ opened, shuffled }: Facts): boolean =>
  isSeed(shuffled.seed) && commitmentTo(shuffled.seed) === opened.setup.commitment?.toLowerCase();

const orderIsOfSeed = ({ opened, shuffled }: Facts): boolean => {
  const cards = opened.setup.rules.jokers > 0 ? fullDeckWithJoker : fullDeck;
  return isSeed(shuffled.seed) && same(shuffle(shuffled.seed, cards), shuffled.order);
};

const belongsToDeal = ({ type }: HandEvent): boolean => type === 'DeckShuffled' || type === 'StubReshuffled';

/** Whether the deck as it lay gives these cards: the deal is made again, with the shuffles that were part of it. */
const isDealOfDeck = ({ events, tables, shuffled }: Facts, at: number): boolean => {
  for (let from = at; from >= 0 && (from === at || belongsToDeal(events[from]!)); from--) {
    const again = decide({ type: 'Deal', at: events[at]!.at, seed: shuffled.seed }, tables[from]!);
    const taken = events.slice(from, at + 1);
    if (again.accepted && same(again.events.slice(0, taken.length), taken)) return true;
  }
  return false;
};

/** By hand or by agreement a pot goes where people say; otherwise where the cards say. */
const isAwardOfCards = ({ tables }: Facts, at: number, { pot, run, awards }: PotAwarded): boolean => {
  const before = tables[at]!;
  if (before.phase !== 'showdown' || awards.some(({ part }) => part === 'byHand' || part === 'agreed'))
    return true;
  return same(awardsByCards(before, pot, run), awards);
};

/** The house takes what was published before the deal, and no more. */
const isRakeOfHouse = ({ tables, events }: Facts, at: number, { pots }: PotsFormed): boolean => {
  const right = potsFormed(tables[at]!, events[at]!.at).pots;
  return same(
    pots.map(({ raked = 0 }) => raked),
    right.map(({ raked = 0 }) => raked),
  );
};

const paysRightly = (facts: Facts, event: HandEvent, at: number): boolean => {
  if (event.type === 'PotsFormed') return isRakeOfHouse(facts, at, event);
  return event.type !== 'PotAwarded' || isAwardOfCards(facts, at, event);
};

const firstWrong = ({ events }: Facts, isRight: (event: HandEvent, at: number) => boolean): number =>
  events.findIndex((event, at) => !isRight(event, at));

const finding = (check: DealtCheck, wrongAt: number): DealtFinding =>
  wrongAt < 0 ? { check, ok: true } : { check, ok: false, event: wrongAt + 1 };

const factsOf = (events: readonly HandEvent[]): Facts | null => {
  const opened = events.find((event) => event.type === 'HandOpened');
  const shuffled = events.find((event) => event.type === 'DeckShuffled');
  if (!opened || !shuffled) return null;
  const tables: Hand[] = [unopenedHand];
  for (const event of events) tables.push(evolve(tables.at(-1)!, event));
  return { events, opened, shuffled, tables };
};

/**
 * Checks a dealt hand from its published events alone: that the seed is the one committed to, that it gives the
 * order of the deck, that every card came off that deck in the order of the rules, and that the pots went where the
 * cards say. Null when the events are not those of a dealt hand; a chip or a card that is lost throws
 * `InvariantBroken`.
 */
export const verifyDealtHand = (events: readonly HandEvent[]): DealtVerification | null => {
  const facts = factsOf(events);
  if (!facts) return null;
  const deals = firstWrong(facts, (event, at) => event.type !== 'StreetDealt' || isDealOfDeck(facts, at));
  const awards = firstWrong(facts, (event, at) => paysRightly(facts, event, at));
  const { phase } = facts.tables.at(-1)!;
  return {
    commitment: facts.opened.setup.commitment ?? '',
    findings: [
      { check: 'commitment', ok: seedIsCommittedTo(facts) },
      { check: 'shuffle', ok: orderIsOfSeed(facts) },
      finding('deals', deals),
      finding('awards', awards),
      { check: 'end', ok: phase === 'over' || phase === 'void' },
    ],
  };
};
