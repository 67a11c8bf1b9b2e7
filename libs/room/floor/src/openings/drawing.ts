import { type Seed, type TableId } from '@cardroom/kernel';
import { buttonWinner, type Card, fullDeck, seedFor, shuffle } from '@cardroom/poker';

// Draws that anybody can repeat from what was published: the seed, what was drawn from, and in which order.

interface SeatDraw {
  readonly seed: Seed;
  /** The seats drawn from, in ascending order. */
  readonly seats: readonly number[];
  readonly players: number;
}

/**
 * Which seat each player draws. Every seat, in ascending order, has a card, in the order of the full deck from the
 * deuce of clubs on; those cards are shuffled by the seed's own seed for `seats`, and the first player on the list
 * takes the top one, the second the next.
 */
export const drawSeats = ({ seed, seats, players }: SeatDraw): readonly number[] => {
  const cards = fullDeck.slice(0, seats.length);
  return shuffle(seedFor(seed, 'seats'), cards)
    .slice(0, players)
    .flatMap((card) => seats[cards.indexOf(card)] ?? []);
};

/** One card each from the top of a full deck that was shuffled by the seed's own seed for `purpose`. */
export const drawCards = (seed: Seed, purpose: 'button' | 'break', players: number): readonly Card[] =>
  shuffle(seedFor(seed, purpose), fullDeck).slice(0, players);

interface Lot {
  readonly tableId: TableId;
  readonly seat: number;
}

/** By code units and not by a language, so that everybody repeats the same draw. */
const byTableAndSeat = (a: Lot, b: Lot): number =>
  a.tableId === b.tableId ? a.seat - b.seat : a.tableId < b.tableId ? -1 : 1;

/** The seats as lots draw them: in the order of their tables' ids and numbers, shuffled by the seed's own for `lots`. */
export const drawLots = (seed: Seed, seats: readonly Lot[]): readonly Lot[] =>
  shuffle(seedFor(seed, 'lots'), seats.toSorted(byTableAndSeat));

const isSameList = <T>(a: readonly T[], b: readonly T[]): boolean =>
  a.length === b.length && a.every((each, i) => each === b[i]);

interface PublishedSeatDraw {
  readonly seed: Seed;
  readonly seats: readonly number[];
  /** In list order. */
  readonly draws: readonly { readonly seat: number }[];
}

/** Whether each seat is the one that the seed stands for (THR-1.1). */
export const verifySeatDraw = ({ seed, seats, draws }: PublishedSeatDraw): boolean =>
  isSameList(
    drawSeats({ seed, seats, players: draws.length }),
    draws.map(({ seat }) => seat),
  );

interface PublishedCards {
  readonly seed: Seed;
  /** By seat, in ascending order. */
  readonly draws: readonly { readonly seat: number; readonly card: Card }[];
}

const isBySeat = (draws: PublishedCards['draws']): boolean =>
  draws.every(({ seat }, i) => i === 0 || seat > (draws[i - 1]?.seat ?? 0));

/** Whether each card is the one that the seed stands for. */
export const verifyCards = ({ seed, draws }: PublishedCards, purpose: 'button' | 'break'): boolean =>
  isBySeat(draws) &&
  isSameList(
    drawCards(seed, purpose, draws.length),
    draws.map(({ card }) => card),
  );

/** Whether the seats stand in the order that the seed stands for. */
export const verifyLots = (seed: Seed, seats: readonly Lot[]): boolean => {
  const drawn = drawLots(seed, seats);
  return drawn.every((lot, i) => lot.tableId === seats[i]?.tableId && lot.seat === seats[i]?.seat);
};

/** Whether the button is where the cards that the seed stands for put it: the highest, suits counted (RRP-2.3.6). */
export const verifyButtonDraw = (published: PublishedCards & { readonly button: number }): boolean =>
  published.draws.length > 0 &&
  verifyCards(published, 'button') &&
  buttonWinner({ draws: published.draws, lowball: false }) === published.button;
