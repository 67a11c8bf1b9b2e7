import { type Card, fullDeck, joker } from '../cards/card';
import { handClasses, type HandClass, type HandValue } from './high-hands';

/**
 * A slow evaluator written the way a person reads a hand, for tests to compare the fast one with: nothing here
 * uses a table or a card code.
 */
const order = '23456789TJQKA';

/** Number of the class and then the deciding ranks, as text that sorts as the hands do. */
type Reading = string;

const place = (card: Card): number => order.indexOf(card.slice(0, 1));

const letter = (n: number): string => String.fromCharCode(97 + n);

const readingOf = (name: HandClass, places: readonly number[]): Reading =>
  `${handClasses.indexOf(name)}${places.map(letter).join('')}`;

const classOfGroups: Readonly<Record<string, HandClass>> = {
  '41': 'fourOfAKind',
  '32': 'fullHouse',
  '311': 'threeOfAKind',
  '221': 'twoPair',
  '2111': 'onePair',
};

/** How often each rank is there, the most frequent first. */
const groupsOf = (places: readonly number[]): readonly { readonly at: number; readonly n: number }[] => {
  const groups: { at: number; n: number }[] = [];
  for (const at of places) {
    const group = groups.find((other) => other.at === at);
    if (group) group.n++;
    else groups.push({ at, n: 1 });
  }
  return groups.sort((a, b) => b.n - a.n || b.at - a.at);
};

/** Reads five plain cards. */
export const readFive = (five: readonly Card[], wheelStraight = true): Reading => {
  const places = five.map(place).sort((a, b) => b - a);
  const groups = groupsOf(places);
  if (groups.length < 5)
    return readingOf(
      classOfGroups[groups.map(({ n }) => n).join('')] as HandClass,
      groups.map(({ at }) => at),
    );
  const flush = new Set(five.map((card) => card.slice(1))).size === 1;
  const letters = places.map((at) => order[at]).join('');
  if (letters === 'A5432' && wheelStraight) return readingOf(flush ? 'straightFlush' : 'straight', [3]);
  if ('AKQJT98765432'.includes(letters))
    return readingOf(flush ? 'straightFlush' : 'straight', [places[0] as number]);
  return readingOf(flush ? 'flush' : 'highCard', places);
};

/** Every choice of so many of the cards. */
export const choices = (cards: readonly Card[], size: number): readonly (readonly Card[])[] =>
  size === 0
    ? [[]]
    : cards.flatMap((card, i) => choices(cards.slice(i + 1), size - 1).map((rest) => [card, ...rest]));

const best = (readings: readonly Reading[]): Reading => readings.reduce((a, b) => (a > b ? a : b));

/** Reads the best five of any number of plain cards. */
export const readBest = (cards: readonly Card[], wheelStraight = true): Reading =>
  best(choices(cards, 5).map((five) => readFive(five, wheelStraight)));

/** Reads an Omaha hand by comparing its 60 hands of two and three cards. */
export const readOmaha = (hole: readonly Card[], board: readonly Card[]): Reading =>
  best(choices(hole, 2).flatMap((two) => choices(board, 3).map((three) => readFive([...two, ...three]))));

/** Reads the joker with four cards: as every ace, and as every card that makes a straight or a flush. */
export const readWithJoker = (four: readonly Card[]): Reading => {
  if (four.every((card) => card.startsWith('A'))) return readingOf('fiveOfAKind', [12]);
  const straightOrFlush = ['straight', 'flush', 'straightFlush'].map((name) =>
    String(handClasses.indexOf(name as HandClass)),
  );
  const free = fullDeck.filter((card) => !four.includes(card));
  const readings = free.map((card) => ({ card, reading: readFive([...four, card]) }));
  const asAce = readings.filter(({ card }) => card.startsWith('A'));
  const filling = readings.filter(({ reading }) => straightOrFlush.includes(reading.slice(0, 1)));
  return best([...asAce, ...filling].map(({ reading }) => reading));
};

/** Reads five cards of the 53-card deck. */
export const readFiveOf53 = (five: readonly Card[]): Reading =>
  five.includes(joker) ? readWithJoker(five.filter((card) => card !== joker)) : readFive(five);

/** The reading of what the fast evaluator says. */
export const readingOfValue = ({ class: name, ranks }: HandValue): Reading =>
  readingOf(
    name,
    ranks.map((rank) => order.indexOf(rank)),
  );

const lowOrder = 'A23456789TJQK';

/** Reads the best ace-to-five low of the given fives: text that sorts the better low first. */
export const readLow = (fives: readonly (readonly Card[])[]): string =>
  fives.map(readLowFive).reduce((a, b) => (a < b ? a : b));

const readLowFive = (five: readonly Card[]): string => {
  const places = five.map((card) => lowOrder.indexOf(card.slice(0, 1)));
  const times = (at: number): number => places.filter((other) => other === at).length;
  const sorted = [...places].sort((a, b) => times(b) - times(a) || b - a);
  const repeats = places.reduce((sum, at) => sum + times(at), 0);
  return letter(repeats) + sorted.map(letter).join('');
};

/** The same text for the ranks the fast evaluator gives. */
export const readingOfLow = (ranks: readonly string[]): string =>
  readLowFive(ranks.map((rank, i) => `${rank}${'cdhs'[i % 4]}` as Card));

/** Whether the nightly run asks for every hand instead of a sample. */
export const everyHand = process.env['CARDROOM_PROFILE'] === 'nightly';
