import { type LegalActions } from '../betting/legal-actions';
import { type Card, codeOf, isCard } from '../cards/card';
import { handValueOf, handClasses } from '../evaluation/high-hands';
import { highStrength } from '../evaluation/high';
import { type Action } from '../hand/commands';
import { chipsInPots, playerAt } from '../hand/players';
import { type Hand, type PlayerInHand, type SeatNumber } from '../hand/state';
import { gameOfHand } from '../hand/streets';

/** A number from 0 up to 1, from wherever the table takes its chance. */
export type Chance = () => number;

const choose = (cards: readonly Card[], size: number): readonly (readonly Card[])[] =>
  size === 0
    ? [[]]
    : cards.flatMap((card, i) => choose(cards.slice(i + 1), size - 1).map((rest) => [card, ...rest]));

/** The fives a player can make with what he sees: two and three in Omaha, any otherwise. */
const fivesOf = (
  hole: readonly Card[],
  board: readonly Card[],
  omaha: boolean,
): readonly (readonly Card[])[] =>
  omaha
    ? choose(hole, 2).flatMap((two) => choose(board, 3).map((three) => [...two, ...three]))
    : choose([...hole, ...board], 5);

/** By class of hand, highest card to five of a kind. */
const worth = [0.15, 0.45, 0.65, 0.75, 0.82, 0.87, 0.93, 0.97, 0.99, 1];

const rank = (card: Card): number => codeOf(card) >> 2;

/** Before five cards are there: pairs and high cards. */
const firstImpression = (hole: readonly Card[]): number => {
  const ranks = hole.map(rank);
  const paired = ranks.length - new Set(ranks).size;
  return 0.2 + (0.35 * Math.max(...ranks)) / 12 + 0.25 * Math.min(paired, 2);
};

/** How much a player likes his hand, from 0 to 1; he looks at his own cards and the board only. */
const liking = (hand: Hand, player: PlayerInHand): number => {
  const { family, boardMayPlay } = gameOfHand(hand);
  const hole = player.cards.map(({ card }) => card).filter((card): card is Card => isCard(card));
  const board = (hand.boards[0] ?? []).filter((card): card is Card => isCard(card));
  const fives = fivesOf(hole, board, family === 'flop' && !boardMayPlay);
  if (fives.length === 0 || hole.length === 0) return firstImpression(hole);
  const best = Math.max(...fives.map((five) => highStrength(five, hand.setup.rules)));
  return worth[handClasses.indexOf(handValueOf(best).class)] ?? 0;
};

const wager = (legal: LegalActions, keen: boolean): Action | null => {
  if (!legal.wager.allowed) return null;
  const [first] = legal.wager.amounts;
  if (!first) return null;
  const { minTo, maxTo, step } = first;
  const steps = Math.floor((maxTo - minTo) / step);
  return { kind: 'wager', to: minTo + step * Math.min(steps, keen ? Math.ceil(minTo / step) : 0) };
};

/** What a simple opponent does: bets what he likes, calls when the price is right, folds the rest. */
export const opponentAction = (hand: Hand, legal: LegalActions, chance: Chance): Action => {
  const player = playerAt(hand, legal.seat);
  const mood = (player ? liking(hand, player) : 0) + chance() * 0.3 - 0.15;
  const raise = mood > 0.62 ? wager(legal, mood > 0.85) : null;
  if (legal.bringIn.allowed) return raise ?? { kind: 'bringIn' };
  if (legal.check.allowed) return raise ?? { kind: 'check' };
  if (legal.call.allowed) {
    const { amount } = legal.call;
    const price = amount / (chipsInPots(hand) + amount);
    if (mood > 0.8 && raise) return raise;
    return mood > price + 0.05 || !legal.fold.allowed ? { kind: 'call' } : { kind: 'fold' };
  }
  return (mood > 0.35 ? wager(legal, false) : null) ?? { kind: 'fold' };
};

/** An opponent keeps what is paired, or a made hand whole, or his two highest cards. */
export const opponentDiscards = (hand: Hand, seat: SeatNumber): readonly Card[] => {
  const hole = (playerAt(hand, seat)?.cards ?? [])
    .map(({ card }) => card)
    .filter((card): card is Card => isCard(card));
  const made = hole.length === 5 ? handValueOf(highStrength(hole)).class : 'highCard';
  if (handClasses.indexOf(made) >= handClasses.indexOf('straight')) return [];
  const times = (card: Card): number => hole.filter((other) => rank(other) === rank(card)).length;
  const paired = hole.filter((card) => times(card) > 1);
  const kept = paired.length > 0 ? paired : hole.toSorted((a, b) => codeOf(b) - codeOf(a)).slice(0, 2);
  return hole.filter((card) => !kept.includes(card));
};
