import { seatToAct } from '../betting/betting-round';
import { legalActions } from '../betting/legal-actions';
import { type ReadyRuleSetId } from '@cardroom/rulebook';
import { type Hand } from '../hand/state';
import {
  after,
  bringIn,
  board,
  call,
  check,
  deal,
  fold,
  openHand,
  refusalOf,
  rulesOf,
  stacks,
  started,
  wager,
} from '../testing';
import { bettingOpen } from '../hand/refusals';
import { noEarlyDeal } from './refusals';
import { callAround, counts, dealt, handOf, report, ruledBy, six } from './testing';

const early = (fields = {}): ReturnType<typeof report> => report('DealEarly', fields);

/** Six players on the flop or the turn, nobody having acted there. */
const onFlop = (opening = {}): Hand => after(callAround(dealt(opening)), deal());
const onTurn = (opening = {}): Hand => after(callAround(onFlop(opening)), deal());
const burnsAgain = { rules: rulesOf('rrp-cash', { burnOnRedeal: true }) };

describe('RRP-3.4.15 cards dealt too early', () => {
  it('refuses the next street while somebody has to act', () =>
    expect(refusalOf(onFlop(), deal())).toEqual(bettingOpen({ seat: 1 })));

  it('does not let the early turn play although everybody behind folds', () => {
    const flop = onFlop();
    const hand = after(flop, early());
    const folded = after(hand, wager(1, 50), fold(2), fold(3), fold(4), fold(5), call(6), deal());
    expect(folded.boards[0]?.at(-1)).not.toBe(flop.deck.stub[1]);
  });

  it('is no early deal when the betting is over', () =>
    expect(refusalOf(callAround(dealt()), early())).toEqual(noEarlyDeal({ phase: 'dealing' })));
});

describe('RRP-5.3 redealing the flop', () => {
  const before = after(dealt(), call(3));
  const hand = after(before, early());

  it('puts the three cards out of view and lets the betting go on', () => {
    expect(counts(hand)).toMatchObject({ stub: 36, burns: 1, aside: 3, board: 0, all: 52 });
    expect(hand.deck.setAside).toEqual(before.deck.stub.slice(1, 4));
  });

  it('shuffles them into the stub and deals a flop with no new burn; the turn burns as usual', () => {
    const flop = after(callAround(hand), deal());
    expect(counts(flop)).toMatchObject({ stub: 36, burns: 1, aside: 0, board: 3, all: 52 });
    const turn = after(callAround(flop), deal());
    expect(counts(turn)).toMatchObject({ stub: 34, burns: 2, board: 4, all: 52 });
  });

  it('leaves folded cards in the muck', () => {
    const folded = after(hand, fold(4));
    expect(handOf(folded, 4)).toEqual(handOf(before, 4));
    expect(counts(after(callAround(folded), deal())).all).toBe(52);
  });
});

describe('RRP-12.2.a burning after the cut', () => {
  it('redeals the flop as 39, burn 38, flop 35', () => {
    const hand = after(dealt(burnsAgain), early());
    expect(counts(after(callAround(hand), deal()))).toMatchObject({ stub: 35, burns: 2, board: 3, all: 52 });
  });

  it('redeals the river as 33, burn 32, river 31', () => {
    const turn = after(callAround(after(onFlop(burnsAgain), early())), deal());
    expect(counts(after(callAround(turn), deal()))).toMatchObject({ stub: 31, burns: 4, board: 5, all: 52 });
  });
});

describe('RRP-12.2 redeal without a burn', () => {
  it('deals flop 39 to 36 and river 33 to 32', () => {
    expect(counts(after(callAround(after(dealt(), early())), deal()))).toMatchObject({ stub: 36, burns: 1 });
    const river = after(callAround(after(onTurn(), early())), deal());
    expect(counts(river)).toMatchObject({ stub: 32, burns: 3, board: 5, all: 52 });
  });
});

describe('RRP-5.4 a premature turn is set aside', () => {
  const hand = after(onFlop(), early());

  it('leaves three cards on the board and goes on with the flop betting', () => {
    expect(counts(hand)).toMatchObject({ stub: 34, burns: 2, aside: 1, board: 3 });
    expect(hand.deck.setAside).toEqual([onFlop().deck.stub[1]]);
    expect(seatToAct(hand)).toBe(1);
  });
});

describe('RRP-5.4.a the would-be river becomes the turn', () => {
  it('opens R of the order b2, Tx, b3, R', () => {
    const turn = after(callAround(after(onFlop(), early())), deal());
    expect(turn.boards[0]?.at(-1)).toBe(onFlop().deck.stub[3]);
    expect(counts(turn)).toMatchObject({ stub: 32, burns: 3, aside: 1, board: 4 });
  });
});

describe('RRP-5.4.b the river from the reshuffled stub', () => {
  it('shuffles 33 cards and deals it without a burn', () => {
    const turn = after(callAround(after(onFlop(), early())), deal());
    const river = after(callAround(turn), deal());
    expect(counts(river)).toMatchObject({ stub: 32, burns: 3, aside: 0, board: 5, held: 12, all: 52 });
  });
});

describe('RRP-5.4.c a premature river', () => {
  const hand = after(onTurn(), early());

  it('goes back into the stub, which is shuffled, and the river comes without a burn', () => {
    expect(counts(hand)).toMatchObject({ stub: 32, burns: 3, aside: 1, board: 4 });
    const river = after(callAround(hand), deal());
    expect(counts(river)).toMatchObject({ stub: 32, burns: 3, aside: 0, board: 5, all: 52 });
  });
});

describe('RRP-6.1 a premature turn of Omaha', () => {
  it('goes 24, 22, 20 and has the river of 21 shuffled cards without a burn', () => {
    const early2 = after(onFlop({ game: 'omaha' }), early());
    expect(counts(early2).stub).toBe(22);
    const turn = after(callAround(early2), deal());
    expect(counts(turn).stub).toBe(20);
    expect(counts(after(callAround(turn), deal()))).toMatchObject({ stub: 20, burns: 3, board: 5, all: 52 });
  });
});

const rtc: { readonly rules: ReadyRuleSetId } = { rules: 'rtc' };

describe('RTC-32.b a premature flop', () => {
  it('is a misdeal before any bid and after one', () => {
    expect(ruledBy(dealt(rtc), early())).toBe('RTC-32.b');
    expect(stacks(after(dealt(rtc), call(3), early()))).toEqual([1000, 1000, 1000, 1000, 1000, 1000]);
  });

  it('goes back into the stub after two bids, folded cards staying out', () => {
    const hand = after(dealt(rtc), call(3), wager(4, 40), early(), fold(5));
    expect(counts(hand)).toMatchObject({ aside: 3, board: 0 });
    expect(counts(after(callAround(hand), deal()))).toMatchObject({ stub: 36, burns: 1, board: 3, all: 52 });
  });
});

describe('RTC-32.e a premature turn', () => {
  const flop = onFlop(rtc);
  const [burned, openedCard, second] = flop.deck.stub;

  it('burns the card opened and puts the burn back on top', () => {
    const hand = after(flop, early());
    expect(hand.deck.stub[0]).toBe(burned);
    expect(hand.deck.burns.at(-1)).toBe(openedCard);
    expect(counts(hand)).toMatchObject({ stub: 35, burns: 2, board: 3, all: 52 });
  });

  it('opens the third card from the bottom, and for the river burns the first burn and opens the next', () => {
    const turn = after(callAround(after(flop, early())), deal());
    expect(turn.boards[0]?.at(-1)).toBe(flop.deck.stub.at(-3));
    const river = after(callAround(turn), deal());
    expect(river.deck.burns.at(-1)).toBe(burned);
    expect(river.boards[0]?.at(-1)).toBe(second);
    expect(counts(river).all).toBe(52);
  });
});

describe('RTC-32.f a premature river', () => {
  it('burns it, puts the burn back, and burns and opens as usual', () => {
    const before = onTurn(rtc);
    const [burn, opened, next] = before.deck.stub;
    const river = after(callAround(after(before, early())), deal());
    expect(river.deck.burns).toEqual(expect.arrayContaining([opened, burn]));
    expect(river.boards[0]?.at(-1)).toBe(next);
    expect(counts(river)).toMatchObject({ burns: 4, board: 5, all: 52 });
  });
});

const limits = {
  ...openHand({ game: 'stud' }).structure,
  limit: 'fixedLimit',
  smallBet: 10,
  bigBet: 20,
  ante: 1,
  bringIn: 3,
} as const;
const studOf = (players: number): Hand =>
  started({
    game: 'stud',
    stacks: Array.from({ length: players }, () => 500),
    ante: 1,
    seed: 21,
    structure: limits,
  });
const foldTo = (hand: Hand, live: number): Hand => {
  const still = hand.players.filter(({ gone }) => gone === null).length;
  return still > live ? foldTo(after(hand, fold(seatToAct(hand)!)), live) : hand;
};
const opened = (hand: Hand, to = 10): Hand => after(hand, wager(seatToAct(hand)!, to));

/** Eight dealt, so many left on fourth street, nobody having acted there. */
const fourthOf = (live: number): Hand => {
  const third = studOf(8);
  const brought = after(third, bringIn(seatToAct(third)!));
  const whole = after(callAround(opened(brought)), deal());
  return live === 8 ? whole : foldTo(opened(whole), live);
};

describe('RRP-8.14 a premature stud street', () => {
  it('sets two fifth-street cards aside and goes on with fourth street', () => {
    const before = fourthOf(5);
    const hand = after(before, early({ count: 2 }));
    expect(counts(hand)).toMatchObject({ stub: counts(before).stub - 3, aside: 2, all: 52 });
    expect(hand.street).toBe(1);
    expect(hand.phase).toBe('betting');
  });
});

describe('RRP-8.14.a one card each is eliminated', () => {
  it('sets two more aside for four players, then burns and deals four', () => {
    const before = fourthOf(5);
    const hand = callAround(foldTo(after(before, early({ count: 2 })), 4));
    const stub = counts(hand).stub;
    const fifth = after(hand, deal());
    expect(counts(fifth)).toMatchObject({ aside: 4, stub: stub - 2 - 5, all: 52 });
  });

  it('removes no further card when only two players are left', () => {
    const hand = callAround(foldTo(after(fourthOf(5), early({ count: 3 })), 2));
    expect(counts(after(hand, deal())).aside).toBe(3);
  });

  it('gives on fifth street what would have been sixth street', () => {
    const before = fourthOf(5);
    const plain = callAround(foldTo(before, 4));
    const sixth = after(callAround(after(plain, deal())), deal());
    const erred = after(callAround(foldTo(after(before, early({ count: 2 })), 4)), deal());
    const lasts = (hand: Hand): readonly unknown[] =>
      hand.players.filter(({ gone }) => gone === null).map(({ cards: held }) => held.at(-1)?.card);
    expect(lasts(erred)).toEqual(lasts(sixth));
  });
});

describe('RRP-8.14.b cards set aside are kept', () => {
  it('counts them with the burns when the deck runs short on seventh street', () => {
    const third = studOf(8);
    const seven = foldTo(opened(after(third, bringIn(seatToAct(third)!))), 7);
    const fourth = after(callAround(seven), deal());
    expect(counts(fourth).stub).toBe(20);
    const erred = foldTo(opened(after(fourth, early({ count: 2 }))), 6);
    const fifth = after(callAround(erred), deal());
    expect(counts(fifth)).toMatchObject({ aside: 6, stub: 6 });
    const sixth = after(callAround(foldTo(opened(fifth, 20), 5)), deal());
    expect(counts(sixth)).toMatchObject({ aside: 6, burns: 4, stub: 0 });
    const seventh = after(callAround(sixth), deal());
    expect(counts(seventh)).toMatchObject({ aside: 0, burns: 1, stub: 4, all: 52 });
  });
});

const onSixth = (): Hand => {
  let hand = callAround(studOf(4));
  while (hand.street < 2) hand = callAround(after(hand, deal()));
  return after(hand, deal());
};

describe('RRP-8.14.c a premature last card is kept', () => {
  const before = onSixth();
  const first = seatToAct(before)!;
  const top = before.deck.stub[1]!;
  const hand = after(before, early({ count: 1, kept: [{ seat: first, cards: [top] }] }));

  it('leaves him check only for the rest of sixth street, call or fold facing a bet', () => {
    expect(handOf(hand, first)).toHaveLength(7);
    expect(legalActions(hand)).toMatchObject({
      seat: first,
      check: { allowed: true },
      wager: { allowed: false },
    });
  });

  it('deals him no card on seventh street, and he may bet again', () => {
    const seventh = after(callAround(hand), deal());
    const live = seventh.players.filter(({ gone }) => gone === null);
    expect(live.every(({ cards: held }) => held.length === 7)).toBe(true);
    const turnOf = seatToAct(seventh) === first ? seventh : callTo(seventh, first);
    expect(legalActions(turnOf)?.wager.allowed).toBe(true);
    expect(counts(seventh).all).toBe(52);
  });
});

const callTo = (hand: Hand, seat: number): Hand =>
  seatToAct(hand) === seat ? hand : callTo(after(hand, check(seatToAct(hand)!)), seat);

describe('RRP-5.0.c a recorded table', () => {
  it('enters an early turn as it was seen', () => {
    const preflop = callAround(started(six));
    const flop = after(preflop, board('2c7d9h'));
    const hand = after(flop, early({ burn: '3c', cards: ['Ts'] }));
    expect(hand.deck.setAside).toEqual(['Ts']);
    expect(refusalOf(flop, early({ cards: ['2c'] }))?.code).toBe('poker.card-twice');
    expect(refusalOf(onFlop(), early({ cards: ['2c'] }))?.code).toBe('poker.cards-are-dealt');
  });
});
