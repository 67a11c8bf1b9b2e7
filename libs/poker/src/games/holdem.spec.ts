import {
  after,
  board,
  cards as read,
  call,
  check,
  deal,
  dealHands,
  fold,
  openHand,
  post,
  refusalOf,
  rulesOf,
  runOn,
  seedOf,
  show,
  stacks,
  started,
  wager,
} from '../testing';
import { legalActions } from '../betting/legal-actions';
import { shuffle } from '../cards/shuffle';
import { fullDeck } from '../cards/card';
import { unopenedHand } from '../hand/initial';
import { type Hand } from '../hand/state';

const six = [500, 500, 500, 500, 500, 500];
const checked = (hand: Hand): Hand => {
  let round = hand;
  while (round.phase === 'betting') {
    const { seat, streetBet } = round.players[round.round.toAct]!;
    round = after(round, streetBet < round.round.level ? call(seat) : check(seat));
  }
  return round;
};

/** Everybody checks to the showdown on the board given; the stacks afterwards. */
const played = (hands: readonly string[], cards: string, rules = rulesOf('rrp-cash')) => {
  const flop = after(
    checked(started({ rules, stacks: hands.map(() => 500) }, ...hands)),
    board(cards.slice(0, 6)),
  );
  const turn = after(checked(flop), board(cards.slice(6, 8)));
  const end = checked(after(checked(turn), board(cards.slice(8))));
  return stacks(runOn(after(end, ...hands.map((_, i) => show(i + 1)))));
};

describe('RRP-5.0 hold’em deal and streets', () => {
  const hand = started({ stacks: six, seed: 1 });

  it('deals 12 hole cards to six players, the last to the button, and keeps 40', () => {
    expect(hand.players.map(({ seat, cards }) => [seat, cards.length])).toEqual(
      [1, 2, 3, 4, 5, 6].map((seat) => [seat, 2]),
    );
    expect(hand.deck.stub).toHaveLength(40);
    expect(hand.players[5]?.cards[1]?.card).toBe(shuffle(seedOf(1), fullDeck)[11]);
  });

  it('moves the deck 40, 36, 34, 32 and opens no street while a round is unfinished', () => {
    expect(refusalOf(hand, deal())?.code).toBe('poker.betting-open');
    const flop = after(checked(hand), deal());
    const turn = after(checked(flop), deal());
    const river = after(checked(turn), deal());
    expect([flop, turn, river].map(({ deck }) => [deck.stub.length, deck.burns.length])).toEqual([
      [36, 1],
      [34, 2],
      [32, 3],
    ]);
  });

  it('starts after the last blind, and later left of the button', () => {
    expect(legalActions(hand)?.seat).toBe(3);
    expect(
      legalActions(after(hand, fold(3), fold(4), fold(5), call(6), fold(1), check(2), deal()))?.seat,
    ).toBe(2);
  });

  it('ends at once when all but one have folded', () => {
    const won = after(hand, fold(3), fold(4), fold(5), fold(6), fold(1));
    expect([won.phase, won.boards[0]]).toEqual(['over', []]);
  });
});

describe('RRP-5.0.a best five of seven', () => {
  it('makes a royal flush of one hole card and four of the board', () => {
    expect(played(['As3d', 'KdKh', '2c2d'], 'KsQsJsTs2h')[0]).toBe(520);
  });

  it('lets the board play: quad nines with an ace', () => {
    expect(played(['KcKd', '4c3c', '5c6c'], '9c9d9h9sAh')).toEqual([500, 500, 500]);
  });

  it('splits a straight on the board three ways', () => {
    expect(played(['2c3d', '4c5d', '6c7d'], 'ThJdQcKsAs')).toEqual([500, 500, 500]);
  });
});

describe('RRP-3.7.1 suit ranking', () => {
  it('splits two flushes of the same ranks: suits never break a tie for a pot', () => {
    expect(played(['2c3d', '2h3s', '2d3c'], 'AsKsQsJs9s')).toEqual([500, 500, 500]);
  });
});

describe('THR-A27 suits do not rank', () => {
  it('splits a pot between equal hands of different suits', () => {
    expect(played(['AcKc', 'AdKd', '3h4s'], 'Qc9d5h7s2c', rulesOf('thr')).slice(0, 2)).toEqual([505, 505]);
  });
});

describe('THR-A37 wheel is valid', () => {
  it('lets a five-high straight beat three of a kind', () => {
    expect(played(['As5s', 'KcKh', '7c8h'], '2c3d4s9hKd', rulesOf('thr'))[0]).toBe(520);
  });
});

describe('THR-1.2 clockwise order', () => {
  it('goes from seat 9 to seat 1', () => {
    const nine = Array.from({ length: 9 }, () => 500);
    const hand = after(started({ rules: 'thr', stacks: nine, button: 6 }), fold(9));
    expect(legalActions(hand)?.seat).toBe(1);
  });
});

describe('FR4-1.2 play is clockwise', () => {
  it('goes from seat 8 to seat 1 at an eight-seat table', () => {
    const eight = Array.from({ length: 8 }, () => 500);
    const hand = after(started({ rules: 'fr4', game: 'richardHoldem', stacks: eight, button: 5 }), fold(8));
    expect(legalActions(hand)?.seat).toBe(1);
  });
});

describe('THR-1.6 the proper card', () => {
  it('gives seat 2 c1 and c4, seat 5 c2 and c5, seat 8 c3 and c6, burns c7 and flops c8 to c10', () => {
    const opening = openHand({ rules: 'thr', seed: 5, button: 3, stacks: [500, 500, 500] });
    const moved = {
      ...opening,
      button: 8,
      players: [2, 5, 8].map((seat) => ({ seat, stack: 500 })),
      forcedBets: [
        { seat: 2, kind: 'smallBlind' as const, amount: 5, plays: 'live' as const },
        { seat: 5, kind: 'bigBlind' as const, amount: 10, plays: 'live' as const },
      ],
    };
    const hand = after(unopenedHand, moved, post, deal({ seed: seedOf(5) }));
    const c = ['', ...shuffle(seedOf(5), fullDeck)];
    const held = hand.players.map(({ seat, cards }) => [seat, ...cards.map(({ card }) => card)]);
    expect(held).toEqual([
      [2, c[1], c[4]],
      [5, c[2], c[5]],
      [8, c[3], c[6]],
    ]);
    const flop = after(hand, call(8), call(2), check(5), deal());
    expect([flop.deck.burns, flop.boards[0]]).toEqual([[c[7]], [c[8], c[9], c[10]]]);
  });
});

describe('THR-A21 checking allowed', () => {
  const flop = (rules: 'thr' | 'fr4') =>
    after(
      started({ rules, game: rules === 'fr4' ? 'richardHoldem' : 'holdem', stacks: [500, 500, 500] }),
      call(3),
      call(1),
      ...(rules === 'thr' ? [check(2)] : []),
      deal(),
    );

  it('is legal when nobody has bet, and not offered where it is banned', () => {
    expect(legalActions(flop('thr'))?.check.allowed).toBe(true);
    expect(legalActions(flop('fr4'))?.check).toMatchObject({
      allowed: false,
      refusal: { rule: 'FR4-3.2.1' },
    });
  });
});

describe('FR4-3.2.1 no checking', () => {
  const start = (stacksOf: readonly number[]) =>
    started({ rules: 'fr4', game: 'richardHoldem', stacks: stacksOf });
  const flop = (stacksOf: readonly number[]) => after(start(stacksOf), call(3), call(1), deal());

  it('leaves a bet of 10 or more and a fold on the flop, or 6 all-in', () => {
    expect(legalActions(flop([210, 210, 210]))).toMatchObject({
      fold: { allowed: true },
      check: { allowed: false },
      wager: { amounts: [{ minTo: 10, maxTo: 200 }] },
    });
    expect(legalActions(flop([16, 210, 210]))?.wager).toMatchObject({ amounts: [{ minTo: 6, maxTo: 6 }] });
  });

  it('gives the big blind no option when all have called', () => {
    expect(after(start([210, 210, 210]), call(3), call(1)).phase).toBe('dealing');
  });

  it('lets seat 3 win without betting when the two before him fold', () => {
    const won = after(flop([210, 210, 210]), fold(1), fold(2));
    expect([won.phase, stacks(won)[2]]).toEqual(['over', 230]);
  });

  it('asks no bet of the only player with chips', () => {
    const allIn = after(
      start([10, 210, 10]),
      call(3),
      call(1),
      ...[1, 2, 3].map((seat) => show(seat)),
      dealHands(),
    );
    expect([allIn.phase, allIn.bettingOver]).toEqual(['dealing', true]);
  });
});

describe('FR4-1.32 wheel not valid', () => {
  const fr4 = rulesOf('fr4', { checkAllowed: true });

  it('loses A-2-3-4-5 to a pair of twos, and ranks A-high of one suit as a flush', () => {
    expect(played(['As5s', '2d7s', 'QcJh'], '2c3d4h9hKd', fr4)[1]).toBe(520);
    expect(played(['Ah2h', '6s6d', 'KdKc'], '3h4h5h9cKs', fr4)[0]).toBe(520);
  });

  it('ranks 2-3-4-5-6 as the lowest straight', () => {
    expect(played(['2c6d', 'AcAd', '9c9d'], '3h4s5dKhQs', fr4)[0]).toBe(520);
  });
});

describe('FR4-1.26 card order, ace high', () => {
  const fr4 = rulesOf('fr4', { checkAllowed: true });

  it('lets A-9-7-5-3 beat K-Q-J-9-7, and T-J-Q-K-A beat 9-T-J-Q-K', () => {
    expect(played(['Ac3d', 'KcQd', '2c4d'], '9h7s5dJhTc', fr4)[0]).toBeLessThan(520);
    expect(played(['9c2d', 'Ac2h', '3c4d'], 'ThJsQdKh2c', fr4)[1]).toBe(520);
  });
});

describe('FR4-1.23 suits equal', () => {
  it('splits equal flushes in spades and hearts', () => {
    expect(played(['2c3d', '2h3s', '2d3c'], 'AhKhQhJh9h', rulesOf('fr4', { checkAllowed: true }))).toEqual([
      500, 500, 500,
    ]);
  });
});

describe('FR4-1.24 52 cards, no joker', () => {
  it('refuses a deck with a joker', () => {
    const opening = openHand({ rules: rulesOf('fr4', { jokers: 1 }), game: 'richardHoldem' });
    expect(refusalOf(unopenedHand, opening)?.rule).toBe('FR4-1.24');
  });
});

describe('FR4-1.13 fold is binding', () => {
  it('kills the hand, and the 5 already in stay', () => {
    const hand = after(started({ rules: 'fr4', game: 'richardHoldem' }), wager(3, 20), call(4), fold(1));
    expect(hand.players[0]).toMatchObject({ gone: 'folded', contributed: 5 });
    expect(refusalOf(hand, call(1))?.code).toBe('poker.hand-not-live');
  });
});

describe('FR4-3.1 dealing hole cards', () => {
  it('goes 5, 7, 2, 5, 7, 2 when the dealer sits at 2', () => {
    const opening = openHand({ rules: 'fr4', game: 'richardHoldem', seed: 9, stacks: [500, 500, 500] });
    const moved = {
      ...opening,
      button: 2,
      players: [2, 5, 7].map((seat) => ({ seat, stack: 500 })),
      forcedBets: [{ seat: 7, kind: 'bigBlind' as const, amount: 10, plays: 'live' as const }],
    };
    const hand = after(unopenedHand, moved, post, deal({ seed: seedOf(9) }));
    const c = shuffle(seedOf(9), fullDeck);
    expect(hand.players.map(({ seat, cards }) => [seat, cards[0]?.card, cards[1]?.card])).toEqual([
      [5, c[0], c[3]],
      [7, c[1], c[4]],
      [2, c[2], c[5]],
    ]);
  });
});

const streets = () => {
  const fr4 = {
    rules: rulesOf('fr4', { checkAllowed: true }),
    game: 'richardHoldem' as const,
    stacks: [500, 500, 500],
  };
  const flop = after(checked(started(fr4)), deal());
  const turn = after(checked(flop), deal());
  return { flop, turn, river: after(checked(turn), deal()) };
};

describe('FR4-3.3 dealing the flop', () => {
  it('opens three common cards', () => expect(streets().flop.boards[0]).toHaveLength(3));
});

describe('FR4-3.5 dealing the turn', () => {
  it('opens one more after the betting on the flop', () => expect(streets().turn.boards[0]).toHaveLength(4));
});

describe('FR4-3.7 dealing the river', () => {
  it('opens the fifth', () => expect(streets().river.boards[0]).toHaveLength(5));
});

describe('RTC-7 fold is binding', () => {
  it('kills the hand of the first to act although a check was free', () => {
    const flop = after(
      started({ rules: 'rtc', stacks: [500, 500, 500] }),
      call(3),
      call(1),
      check(2),
      deal(),
      fold(1),
    );
    expect(flop.players[0]?.gone).toBe('folded');
    expect(refusalOf(flop, wager(1, 10))?.code).toBe('poker.hand-not-live');
  });
});

describe('RTC-18.b conditions of a live hand', () => {
  it('lets one card and the board make an ace-high straight', () => {
    const hand = started({ rules: 'rtc', stacks: [500, 500, 500] }, 'AcKc', '7c8h', '5d5h');
    const one: Hand = {
      ...hand,
      players: hand.players.map((p) => (p.seat === 1 ? { ...p, cards: p.cards.slice(0, 1) } : p)),
      deck: { ...hand.deck, muck: [...read('Kc')] },
    };
    const flop = after(checked(one), board('KdQdJs'));
    const end = checked(after(checked(after(checked(flop), board('Th'))), board('2c')));
    expect(stacks(runOn(after(end, show(1), show(2), show(3))))[0]).toBe(520);
  });
});
