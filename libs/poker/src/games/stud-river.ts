import { isLive } from '../betting/betting-round';
import { isServed } from './still-served';
import { type Target } from '../hand/deal-order';
import { type Hand, type PlayerInHand } from '../hand/state';

/** How the last card of stud is dealt when the deck runs short (RRP-8.15). */
export interface RiverPlan {
  readonly procedure: 'normal' | 'noBurn' | 'reshuffledBurns' | 'communityCard';
  readonly order: readonly Target[];
  /**
   * How many cards on top of the stub are dealt before the rest, the burns and the cards set aside are mixed; null
   * when nothing is reshuffled.
   */
  readonly keptOnTop: number | null;
}

const burnCard: Target = { to: 'burn' };
const boardCard: Target = { to: 'board' };

/**
 * With S cards in the stub, B burned or set aside and N players due one: S ≥ N + 1 burns and deals; S = N deals
 * without a burn (RRP-8.15.a); S < N ≤ S + B deals all but the last card and mixes it with the burns
 * (RRP-8.15.b); with fewer, one community card serves everybody (RRP-8.15.c). Folded hands are never counted, nor
 * the bottom card where it is never dealt (THR-1.7); hands given up are served only where the deck suffices (RRP-8.7).
 */
export const riverPlan = (hand: Hand): RiverPlan => {
  const { stub, burns, setAside } = hand.deck;
  const due = dueCards(hand);
  const downs = due.map(({ seat }): Target => ({ to: 'seat', seat, up: false }));
  const burning = hand.setup.rules.burnCards !== false;
  const kept = hand.setup.rules.dealLastCard === 'never' ? 1 : 0;
  const S = stub.length - kept;
  const N = due.length;
  if (!burning && S >= N) return { procedure: 'normal', order: downs, keptOnTop: null };
  if (S >= N + 1) return { procedure: 'normal', order: [burnCard, ...downs], keptOnTop: null };
  if (S === N) return { procedure: 'noBurn', order: downs, keptOnTop: null };
  if (S + burns.length + setAside.length < N) return communityCard(S);
  const keptOnTop = Math.max(0, stub.length - 2);
  const mixed = S - keptOnTop + burns.length + setAside.length;
  const burnsAgain = burning && mixed >= N - keptOnTop + 1;
  return { procedure: 'reshuffledBurns', order: burnsAgain ? [burnCard, ...downs] : downs, keptOnTop };
};

/** Who is due a last card: seats still served too, while that leaves the deck a burn and a card for each. */
const dueCards = (hand: Hand): readonly PlayerInHand[] => {
  const { dealLastCard, burnCards } = hand.setup.rules;
  const due = hand.players.filter((player) => isServed(hand, player) && player.cards.length < 7);
  const spare = hand.deck.stub.length - (dealLastCard === 'never' ? 1 : 0) - (burnCards === false ? 0 : 1);
  return spare >= due.length ? due : due.filter(isLive);
};

/** The last card alone cannot be burned and turned: it is mixed with the burns first. */
const communityCard = (inStub: number): RiverPlan => ({
  procedure: 'communityCard',
  order: [burnCard, boardCard],
  keptOnTop: inStub >= 2 ? null : 0,
});
