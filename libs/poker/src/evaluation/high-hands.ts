import { type Rank, ranks } from '../cards/card';

/** The classes of high hands, the lowest first. Five of a kind needs the joker (RRP-9.3.4). */
export const handClasses = [
  'highCard',
  'onePair',
  'twoPair',
  'threeOfAKind',
  'straight',
  'flush',
  'fullHouse',
  'fourOfAKind',
  'straightFlush',
  'fiveOfAKind',
] as const;
export type HandClass = (typeof handClasses)[number];

/** What a hand is, without the cards: its class and the ranks that decide, the most important first. */
export interface HandValue {
  readonly class: HandClass;
  /**
   * Highest card of a straight; the pair and then the kickers; the three and then the pair of a full house; all
   * five cards of a flush or of high card.
   */
  readonly ranks: readonly Rank[];
}

interface Shape {
  readonly kind: number;
  /** Ranks from 0 (deuce) to 12 (ace). */
  readonly ranks: readonly number[];
}

/** How a hand's ranks repeat, most frequent first, and the class that makes without straight or flush. */
const classByRepeats: Readonly<Record<string, number>> = {
  '11111': 0,
  '2111': 1,
  '221': 2,
  '311': 3,
  '32': 6,
  '41': 7,
};

/** A number that puts shapes in order, class first. */
const keyOf = (kind: number, places: readonly number[]): number => {
  let key = kind;
  for (let i = 0; i < 5; i++) key = key * 14 + (places[i] ?? -1) + 1;
  return key;
};

const descending = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0];

const combinations = (places: readonly number[], take: number): readonly (readonly number[])[] =>
  take === 0
    ? [[]]
    : places.flatMap((place, i) =>
        combinations(places.slice(i + 1), take - 1).map((rest) => [place, ...rest]),
      );

/** Hands that start with these ranks and are filled up with other ranks, kickers in descending order. */
const withKickers = (kind: number, first: readonly number[], kickers: number): readonly Shape[] =>
  combinations(
    descending.filter((rank) => !first.includes(rank)),
    kickers,
  ).map((rest) => ({ kind, ranks: [...first, ...rest] }));

const isStraight = (places: readonly number[]): boolean => places[0]! - places[4]! === 4;

/** A-5-4-3-2 stays among the flushes and high cards, for houses where it is no straight (FR4-1.32). */
const unpaired = (kind: number): readonly Shape[] =>
  combinations(descending, 5)
    .filter((places) => !isStraight(places))
    .map((places) => ({ kind, ranks: places }));

/** A straight by its highest card; the wheel is five-high. */
const straights = (kind: number): readonly Shape[] =>
  descending.filter((rank) => rank >= 3).map((rank) => ({ kind, ranks: [rank] }));

const orderedPairs = (): readonly (readonly number[])[] =>
  descending.flatMap((a) => descending.filter((b) => b !== a).map((b) => [a, b]));

const everyShape = (): readonly Shape[] => [
  ...unpaired(0),
  ...descending.flatMap((rank) => withKickers(1, [rank], 3)),
  ...combinations(descending, 2).flatMap((pairs) => withKickers(2, pairs, 1)),
  ...descending.flatMap((rank) => withKickers(3, [rank], 2)),
  ...straights(4),
  ...unpaired(5),
  ...orderedPairs().map((both) => ({ kind: 6, ranks: both })),
  ...orderedPairs().map((both) => ({ kind: 7, ranks: both })),
  ...straights(8),
  { kind: 9, ranks: [12] },
];

let ordered: readonly Shape[] | undefined;

/** Every shape, the weakest first; only needed to say what a strength stands for. */
const shapes = (): readonly Shape[] => (ordered ??= inOrder());

const inOrder = (): readonly Shape[] =>
  everyShape()
    .map((shape) => ({ shape, key: keyOf(shape.kind, shape.ranks) }))
    .sort((a, b) => a.key - b.key)
    .map(({ shape }) => shape);

const choose = (n: number, k: number): number => {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
};

const unpairedShapes = choose(13, 5) - 9;
const sizes = [unpairedShapes, 13 * 220, 78 * 11, 13 * 66, 10, unpairedShapes, 13 * 12, 13 * 12, 10, 1];
/** How many shapes are in the classes below each. */
const below = sizes.map((_, kind) => sizes.slice(0, kind).reduce((sum, size) => sum + size, 0));

/** How many ranks of a shape come before its kickers; the classes not named here have none of either. */
const leading: Readonly<Record<number, number>> = { 1: 1, 2: 2, 3: 1, 6: 1, 7: 1 };

/** The place of descending ranks among all that are as many, the lowest first. */
const placeOf = (places: readonly number[]): number =>
  places.reduce((sum, rank, i) => sum + choose(rank, places.length - i), 0);

const placeWithKickers = (places: readonly number[], count: number): number => {
  const first = places.slice(0, count);
  const kickers = places.slice(count).map((rank) => rank - first.filter((other) => other < rank).length);
  return placeOf(first) * choose(13 - count, kickers.length) + placeOf(kickers);
};

/** Straights and what they make of a flush are counted in their own classes; each is the best below its next card. */
const placeInClass = (kind: number, places: readonly number[]): number => {
  const count = leading[kind];
  if (count !== undefined) return placeWithKickers(places, count);
  return places.length === 1 ? places[0]! - 3 : placeOf(places) - Math.max(0, places[0]! - 4);
};

const strengthOf = (kind: number, places: readonly number[]): number =>
  below[kind]! + placeInClass(kind, places) + 1;

/** The strength of five aces, above all others (RRP-9.3.4). */
export const fiveAces: number = below[9]! + 1;

/** The value of a strength as any high evaluation of this library returns it. */
export const handValueOf = (strength: number): HandValue => {
  const { kind, ranks: places } = shapes()[strength - 1] as Shape;
  return { class: handClasses[kind] as HandClass, ranks: places.map((rank) => ranks[rank] as Rank) };
};

export const handClassOf = (strength: number): HandClass =>
  handClasses[(shapes()[strength - 1] as Shape).kind] as HandClass;

const wheel = [12, 3, 2, 1, 0];

const sameRanks = (a: readonly number[], b: readonly number[]): boolean =>
  a.every((rank, i) => rank === b[i]);

/** The straight's highest card, or -1 when five descending ranks are no straight. */
const straightTop = (places: readonly number[], wheelStraight: boolean): number => {
  if (isStraight(places)) return places[0]!;
  return wheelStraight && sameRanks(places, wheel) ? 3 : -1;
};

/** Strength of five different ranks, in one suit or not. */
export const unpairedStrength = (
  places: readonly number[],
  { suited, wheelStraight }: { readonly suited: boolean; readonly wheelStraight: boolean },
): number => {
  const top = straightTop(places, wheelStraight);
  if (top >= 0) return strengthOf(suited ? 8 : 4, [top]);
  return strengthOf(suited ? 5 : 0, places);
};

/** Ranks held, the most frequent first and then the highest. */
const ranksByFrequency = (hand: readonly number[]): readonly number[] => {
  const places: number[] = [];
  for (let n = 4; n > 0; n--) for (const rank of descending) if (hand[rank] === n) places.push(rank);
  return places;
};

/** Strength of five cards of several suits, given how many there are of each rank. */
export const offsuitStrength = (hand: readonly number[], wheelStraight: boolean): number => {
  const places = ranksByFrequency(hand);
  if (places.length === 5) return unpairedStrength(places, { suited: false, wheelStraight });
  return strengthOf(classByRepeats[places.map((rank) => hand[rank]).join('')]!, places);
};
