import { type RuleId } from '@cardroom/kernel';
import { type Card, compareCards, compareCardsAceLow, type SeenCard, unknownCard } from '../cards/card';
import { playerAt } from '../hand/players';
import { type Chips, type Hand, type SeatNumber } from '../hand/state';
import { gameOfHand } from '../hand/streets';

/** Which half of a pot is being split; a pot without a low has only a high part. */
export type Half = 'high' | 'low';

export interface OddOrder {
  /** The tied seats, the first to receive an odd chip first. */
  readonly seats: readonly SeatNumber[];
  readonly rule: RuleId;
}

const byPosition = (hand: Hand, tied: readonly SeatNumber[]): readonly SeatNumber[] =>
  hand.players.filter(({ seat }) => tied.includes(seat)).map(({ seat }) => seat);

const bestSingle = (cards: readonly SeenCard[], half: Half): Card | null => {
  const known = cards.filter((card): card is Card => card !== unknownCard);
  if (known.length === 0) return null;
  const ordered = known.toSorted(half === 'low' ? compareCardsAceLow : compareCards);
  return (half === 'low' ? ordered[0] : ordered[ordered.length - 1]) ?? null;
};

/** The highest card by suit for a high, the lowest for a low, every card held counting (RRP-3.7.7). */
const bySingleCard = (hand: Hand, tied: readonly SeatNumber[], half: Half): readonly SeatNumber[] => {
  const cardOf = (seat: SeatNumber): Card | null =>
    bestSingle(playerAt(hand, seat)?.cards.map(({ card }) => card) ?? [], half);
  const compare = (a: Card | null, b: Card | null): number => {
    if (!a || !b) return a === b ? 0 : a ? -1 : 1;
    return half === 'low' ? compareCardsAceLow(a, b) : compareCards(b, a);
  };
  return byPosition(hand, tied).toSorted((a, b) => compare(cardOf(a), cardOf(b)));
};

/** The shorter stack, equal stacks by position: what THR-A30 calls fairest, proposed to the dealer. */
const byStack = (hand: Hand, tied: readonly SeatNumber[]): readonly SeatNumber[] => {
  const stackOf = (seat: SeatNumber): Chips => playerAt(hand, seat)?.stack ?? 0;
  return byPosition(hand, tied).toSorted((a, b) => stackOf(a) - stackOf(b));
};

/** Exactly one rule decides, by the form of the game and the house (RRP-3.7.5). */
export const oddChipOrder = (hand: Hand, tied: readonly SeatNumber[], half: Half): OddOrder => {
  const { rules, oddChips } = hand.setup;
  if (oddChips === 'byPosition') return { seats: byPosition(hand, tied), rule: 'RTC-22' };
  if (gameOfHand(hand).oddChip === 'singleCard')
    return { seats: bySingleCard(hand, tied, half), rule: 'RRP-3.7.7' };
  if (rules.oddChipRule === 'fairestByStacks') return { seats: byStack(hand, tied), rule: 'THR-A30' };
  return { seats: byPosition(hand, tied), rule: 'RRP-3.7.6' };
};

export interface Split {
  readonly shares: ReadonlyMap<SeatNumber, Chips>;
  readonly oddTo: readonly SeatNumber[];
}

/**
 * Divides an amount in whole units of the smallest chip (RRP-3.7.3). The odd units go one each in the order given; who
 * had one from this pot already comes last, for nobody gets two (RRP-3.7.4). What is no whole unit goes to the first.
 */
export const splitInUnits = (
  amount: Chips,
  order: readonly SeatNumber[],
  { unit, hadOne = [] }: { readonly unit: Chips; readonly hadOne?: readonly SeatNumber[] },
): Split => {
  const each = Math.floor(amount / order.length / unit) * unit;
  const fair = [
    ...order.filter((seat) => !hadOne.includes(seat)),
    ...order.filter((seat) => hadOne.includes(seat)),
  ];
  const shares = new Map(order.map((seat) => [seat, each]));
  const oddTo: SeatNumber[] = [];
  let left = amount - each * order.length;
  for (const seat of fair) {
    if (left <= 0) break;
    const odd = Math.min(left, unit);
    shares.set(seat, each + odd);
    oddTo.push(seat);
    left -= odd;
  }
  return { shares, oddTo };
};

/** The high half gets the odd unit between the halves (RRP-3.7.8). */
export const halves = (amount: Chips, unit: Chips): { readonly high: Chips; readonly low: Chips } => {
  const low = Math.floor(amount / 2 / unit) * unit;
  return { high: amount - low, low };
};
