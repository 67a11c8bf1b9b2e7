import { type Instant, type RuleId, type Seed } from '@cardroom/kernel';
import { type Card, type SeenCard, unknownCard } from '../cards/card';
import { seedFor, shuffle } from '../cards/shuffle';
import { drawOrder } from '../games/draw-order';
import { riverPlan } from '../games/stud-river';
import { type StubReshuffled } from './events';
import { gameOfHand, type NextDeal } from './streets';
import { type Hand } from './state';

/** What goes back into the stub besides what is left of it, and how many cards stay on top untouched. */
export interface Reshuffle {
  readonly rule: RuleId;
  readonly takes: StubReshuffled['takes'];
  readonly keptOnTop: number;
  /** The mixed cards lie on top of the kept ones, so that the first of them is burned. */
  readonly burnFirst: boolean;
  readonly at: Instant;
}

/** Shuffles cards anew: from the hand's own seed when their order is known, unknown otherwise. */
export const mix = (cards: readonly SeenCard[], seed: Seed | null, purpose: string): readonly SeenCard[] =>
  seed === null || cards.includes(unknownCard)
    ? cards.map(() => unknownCard)
    : shuffle(seedFor(seed, purpose), cards as readonly Card[]);

/** The stub after a reshuffle of some places into it; nothing is lost from the deck. */
export const reshuffleStub = (hand: Hand, reshuffle: Reshuffle): StubReshuffled => {
  const { deck, seed } = hand;
  const { rule, takes, keptOnTop, burnFirst, at } = reshuffle;
  const kept = deck.stub.slice(0, keptOnTop);
  const back = takes.flatMap((place) => deck[place]);
  const purpose = `${rule} ${hand.street} ${deck.stub.length}`;
  const mixed = mix([...deck.stub.slice(keptOnTop), ...back], seed, purpose);
  const order = burnFirst ? [...mixed.slice(0, 1), ...kept, ...mixed.slice(1)] : [...kept, ...mixed];
  return { type: 'StubReshuffled', at, rule, takes, order };
};

/** A deal for which the stub is too short: the last card of stud, or a draw. */
export const reshuffled = (hand: Hand, { street }: NextDeal, at: Instant): StubReshuffled | null => {
  const game = gameOfHand(hand);
  if (game.family === 'stud' && street === game.streets.length - 1) return studRiver(hand, at);
  if (game.streets[street]?.draw) return shortDraw(hand, at);
  return null;
};

const studRiver = (hand: Hand, at: Instant): StubReshuffled | null => {
  const { procedure, keptOnTop, order } = riverPlan(hand);
  if (keptOnTop === null) return null;
  const rule = procedure === 'communityCard' ? 'RRP-8.15.c' : 'RRP-8.15.b';
  const burnFirst = order[0]?.to === 'burn';
  return reshuffleStub(hand, { rule, takes: ['burns', 'setAside'], keptOnTop, burnFirst, at });
};

/** The text leaves a draw that outlasts the deck to the floor; here burns and discards are mixed in below the stub. */
const shortDraw = (hand: Hand, at: Instant): StubReshuffled | null => {
  const { stub } = hand.deck;
  const kept = hand.setup.rules.dealLastCard === 'never' ? 1 : 0;
  if (drawOrder(hand).length + 1 + kept <= stub.length) return null;
  const keptOnTop = stub.length;
  return reshuffleStub(hand, {
    rule: 'RRP-9.0.b',
    takes: ['burns', 'muck'],
    keptOnTop,
    burnFirst: false,
    at,
  });
};
