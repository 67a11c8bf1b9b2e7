import fc from 'fast-check';
import { type Card, joker, type SeenCard, suits, unknownCard } from '../cards/card';
import { decide, evolve } from '../hand/decider';
import { unopenedHand } from '../hand/initial';
import { anyOpening, pickFrom } from '../hand/random-hands.testing';
import { anyCommand } from '../hand/random-play';
import { type Hand } from '../hand/state';
import { deal, noon, seedOf } from '../testing';
import { type HandCommand } from '../hand/commands';
import { awardsByCards, winnersOf } from './winners';
import { gameOfHand } from '../hand/streets';

const showdownOf = (n: number): Hand | null => {
  const pick = pickFrom(n);
  const { open, seed } = anyOpening(pick);
  let hand = unopenedHand;
  let next: HandCommand | null = { ...open, running: 'dealt' };
  while (next && hand.phase !== 'showdown') {
    const decision = decide(next, hand);
    if (!decision.accepted) throw new Error(JSON.stringify(decision.refusal));
    hand = decision.events.reduce(evolve, hand);
    const command = anyCommand(hand, noon, pick);
    next = command?.type === 'Deal' && hand.street < 0 ? deal({ seed: seedOf(seed) }) : command;
  }
  return hand.phase === 'showdown' ? hand : null;
};

const permuted = (card: SeenCard, order: readonly number[]): SeenCard => {
  if (card === unknownCard || card === joker) return card;
  return `${card[0]}${suits[order[suits.indexOf(card[1] as 'c')]!]}` as Card;
};

const withSuits = (hand: Hand, order: readonly number[]): Hand => ({
  ...hand,
  boards: hand.boards.map((cards) => cards.map((card) => permuted(card, order))),
  players: hand.players.map((player) => ({
    ...player,
    cards: player.cards.map((held) => ({ ...held, card: permuted(held.card, order) })),
  })),
});

/** What each pot pays; in stud, where a suit may give the odd chip, only who wins it. */
const outcome = (hand: Hand) =>
  hand.pots.map((_, pot) =>
    gameOfHand(hand).family === 'stud' ? winnersOf(hand, pot, 0) : awardsByCards(hand, pot, 0),
  );

const orders = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 });

describe('permuting the suits', () => {
  it('changes no award of any game', () => {
    let showdowns = 0;
    fc.assert(
      fc.property(fc.integer(), orders, (n, order) => {
        const hand = showdownOf(n);
        if (!hand) return;
        showdowns += 1;
        expect(outcome(withSuits(hand, order))).toEqual(outcome(hand));
      }),
      { numRuns: process.env['CARDROOM_PROFILE'] === 'nightly' ? 20_000 : 600 },
    );
    expect(showdowns).toBeGreaterThan(50);
  }, 600_000);
});
