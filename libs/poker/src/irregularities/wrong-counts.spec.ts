import { type ReadyRuleSetId } from '@cardroom/rulebook';
import { type Hand } from '../hand/state';
import { type Card } from '../cards/card';
import { highStrength } from '../evaluation/high';
import { strengthOf } from '../showdown/strength';
import {
  after,
  antesFor,
  board,
  call,
  check,
  deal,
  fold,
  noon,
  refusalOf,
  rulesOf,
  runOn,
  stackOf,
  started,
  wager,
} from '../testing';
import { chipsInPots, playerAt } from '../hand/players';
import { cardCountRight, citing, floorDecides, handStaysLive } from './refusals';
import { callAround, counts, dealt, handOf, report, ruledBy, six } from './testing';

const extra = (seat: number): ReturnType<typeof report> => report('DealExtraCard', { seat });
const missing = (seat: number, next = false): ReturnType<typeof report> => report('MissCard', { seat, next });
const count = (seat: number, fields = {}): ReturnType<typeof report> =>
  report('ReportWrongCount', { seat, ...fields });
const under = (rules: ReadyRuleSetId): Hand => dealt({ rules });
const twoActed = (hand: Hand): Hand => after(hand, call(3), call(4));

describe('RRP-3.4.11 one extra card dealt', () => {
  const hand = after(dealt(), extra(1));

  it('goes back on the deck as the burn while nobody has acted', () => {
    const back = after(hand, count(1));
    expect(back.deck).toEqual(dealt().deck);
    expect(handOf(back, 1)).toEqual(handOf(dealt(), 1));
  });

  it('is for the floor when it was looked at', () =>
    expect(refusalOf(hand, count(1, { looked: true }))).toEqual(
      citing(floorDecides({ seat: 1, seen: true }), 'RRP-3.4.11'),
    ));

  it('makes the hand dead once two have acted', () =>
    expect(ruledBy(twoActed(hand), count(1))).toBe('RRP-3.3.5'));

  it('is no error when the count is right', () =>
    expect(refusalOf(dealt(), count(1))).toEqual(cardCountRight({ seat: 1, cards: 2 })));
});

describe('RRP-5.5 one extra card to the first player', () => {
  it('is the burn before the flop, which is the one that would have come anyway', () => {
    const hand = after(dealt(), extra(1), count(1));
    expect(counts(hand).stub).toBe(40);
    const flop = after(callAround(hand), deal());
    expect(flop.boards).toEqual(after(callAround(dealt()), deal()).boards);
    expect(counts(flop)).toMatchObject({ stub: 36, burns: 1, all: 52 });
  });
});

describe('RRP-5.5.a several extra cards', () => {
  const two = after(dealt(), extra(1), extra(2));

  it('are a misdeal before two have acted, and a dead hand after', () => {
    expect(ruledBy(two, count(1))).toBe('RRP-3.2.1.d');
    expect(ruledBy(twoActed(two), count(1))).toBe('RRP-3.3.5');
  });
});

describe('RRP-3.2.1.d two extra cards dealt', () => {
  it('are a misdeal also when one player has both', () =>
    expect(ruledBy(after(dealt(), extra(2), extra(2)), count(2))).toBe('RRP-3.2.1.d'));

  it('are not when there is one', () => expect(ruledBy(after(dealt(), extra(2)), count(2))).toBeNull());
});

describe('THR-1.9.f too many cards', () => {
  it('puts one back as the burn, and is a misdeal for two', () => {
    expect(after(under('thr'), extra(1), count(1)).deck.stub).toEqual(under('thr').deck.stub);
    expect(ruledBy(after(under('thr'), extra(1), extra(2)), count(2))).toBe('THR-1.9.f');
  });
});

describe('RTC-32.j.4 three cards in hand', () => {
  it('is dead at any stage, and its chips stay in', () => {
    const hand = after(under('rtc'), extra(6));
    expect(ruledBy(hand, count(6))).toBe('RTC-32.j.4');
    const late = after(hand, wager(3, 50), fold(4), fold(5), call(6), fold(1), call(2));
    const killed = after(late, deal(), count(6));
    expect(playerAt(killed, 6)?.gone).toBe('dead');
    expect(chipsInPots(killed)).toBe(155);
  });
});

describe('RRP-3.2.1.e wrong number of cards', () => {
  it('gives the button the next card off the deck when that is the one he missed', () => {
    const short = after(dealt(), missing(6, true));
    expect(handOf(short, 6)).toHaveLength(1);
    expect(handOf(after(short, count(6)), 6)).toEqual(handOf(dealt(), 6));
  });

  it('is a misdeal for seat 3 before two have acted; afterwards seat 3 is dead', () => {
    const short = after(dealt(), missing(5));
    expect(ruledBy(short, count(5))).toBe('RRP-3.2.1.e');
    expect(ruledBy(twoActed(short), count(5))).toBe('RRP-3.3.5');
  });
});

describe('THR-1.9.e too few cards', () => {
  it('gives the button the top card, and is a misdeal for seat 4', () => {
    expect(ruledBy(after(under('thr'), missing(6, true)), count(6))).toBeNull();
    expect(ruledBy(after(under('thr'), missing(4)), count(4))).toBe('THR-1.9.e');
  });
});

describe('THR-1.9.2 wrong count after the start', () => {
  const three = (hand: Hand): Hand => after(hand, call(3), call(4), call(5));

  it('still gives the top card where it is the one missing', () => {
    const hand = after(three(after(under('thr'), missing(6, true))), count(6));
    expect(handOf(hand, 6)).toHaveLength(2);
  });

  it('kills the hand without compensation where it is not', () => {
    const short = three(after(under('thr'), missing(4)));
    const hand = after(short, count(4));
    expect(playerAt(hand, 4)?.gone).toBe('dead');
    expect(stackOf(hand, 4)).toBe(990);
  });
});

describe('RTC-32.i.3 a player lacks a card', () => {
  it('is a misdeal after one action; after two the hand is live with one card', () => {
    const short = after(under('rtc'), missing(6, true));
    expect(ruledBy(after(short, fold(3)), count(6))).toBe('RTC-32.i.3');
    expect(refusalOf(after(short, fold(3), fold(4)), count(6))).toEqual(handStaysLive({ seat: 6, cards: 1 }));
  });
});

describe('RTC-18.b conditions of a live hand', () => {
  const withCards = (cards: readonly string[], gone: readonly number[]): Hand => {
    const opening = { stacks: [1000, 1000, 1000], rules: 'rtc' } as const;
    const hand = started(opening, ...cards);
    const short = gone.reduce((state, seat) => after(state, missing(seat)), hand);
    const preflop = after(short, call(3), call(1), check(2));
    const flop = after(preflop, board('KdQdJs'), check(1), check(2), check(3));
    const turn = after(flop, board('Th'), check(1), check(2), check(3));
    return after(turn, board('2c'), check(1), check(2), check(3));
  };

  it('lets one card make an ace-high straight with the board', () => {
    const hand = withCards(['3c4c', '5h6h', 'Ac8s'], [3]);
    const strength = strengthOf(hand, playerAt(hand, 3)!, 0);
    const whole = strengthOf(
      hand,
      {
        ...playerAt(hand, 3)!,
        cards: [
          { card: 'As', up: false },
          { card: '9s', up: false },
        ],
      },
      0,
    );
    expect(handOf(hand, 3)).toEqual(['Ac']);
    expect(strength?.high).toBe(whole?.high);
  });

  it('lets a player without cards play the board', () => {
    const hand = withCards(['3c4c', '5h6h', 'Ac8s'], [3, 3]);
    expect(handOf(hand, 3)).toEqual([]);
    const onBoard = highStrength(hand.boards[0] as readonly Card[], rulesOf('rtc'));
    expect(strengthOf(hand, playerAt(hand, 3)!, 0)?.high).toBe(onBoard);
  });
});

describe('RRP-3.3.5 wrong card count', () => {
  it('kills three cards and one card after two actions, and three of Omaha', () => {
    expect(ruledBy(twoActed(after(dealt(), extra(6))), count(6))).toBe('RRP-3.3.5');
    expect(ruledBy(twoActed(after(dealt(), missing(6))), count(6))).toBe('RRP-3.3.5');
    expect(ruledBy(twoActed(after(dealt({ game: 'omaha' }), missing(6))), count(6))).toBe('RRP-3.3.5');
  });
});

const draw = { ...six, game: 'draw', ante: 1, blinds: [], seed: 5 } as const;
const bet = (seat: number): ReturnType<typeof wager> => wager(seat, 10);

describe('RRP-9.1.4 a five-card hand is required', () => {
  it('is a misdeal for seat 4 when nobody has acted, and no longer when one has', () => {
    const short = after(started(draw), missing(4));
    expect(ruledBy(short, count(4))).toBe('RRP-9.1.4');
    expect(refusalOf(after(short, check(1)), count(4))?.rule).toBe('RRP-9.1.4.a');
  });

  it('is a misdeal for six cards before action, dead after', () => {
    const long = after(started(draw), extra(4), extra(5));
    expect(ruledBy(long, count(4))).toBe('RRP-3.2.1.d');
    expect(ruledBy(after(long, check(1), check(2)), count(4))).toBe('RRP-3.3.5');
  });
});

const toTheDraw = (hand: Hand): Hand => after(hand, bet(1), call(2), call(3), call(4), fold(5), fold(6));
const discards = (hand: Hand, seat: number, n: number): Hand =>
  after(hand, { type: 'Discard', at: noon, seat, cards: handOf(hand, seat).slice(0, n) });

describe('RRP-9.1.4.a a short hand draws up', () => {
  it('draws three for two discards, and holds five', () => {
    const hand = toTheDraw(after(started({ ...draw, rules: openDraw }), missing(4)));
    const asked = [1, 2, 3].reduce((state, seat) => discards(state, seat, 0), hand);
    const served = after(discards(asked, 4, 2), deal());
    expect(handOf(served, 4)).toHaveLength(5);
    expect(counts(served).all).toBe(52);
  });
});

const openDraw = { ...started(draw).setup.rules, drawOpeningRequirement: 'any' } as const;

describe('RRP-9.1.4.b the button gets his fifth card', () => {
  it('is given the top card though seat 1 has acted', () => {
    const short = after(started(draw), missing(6, true), check(1));
    expect(counts(short)).toMatchObject({ held: 29, stub: 23 });
    const hand = after(short, count(6));
    expect(counts(hand)).toMatchObject({ held: 30, stub: 22 });
    expect(handOf(hand, 6)).toEqual(handOf(started(draw), 6));
  });
});

describe('RRP-9.1.4.c wrong count after the draw', () => {
  const served = (): Hand => {
    const hand = toTheDraw(started({ ...draw, rules: openDraw }));
    return after(
      [1, 2, 3, 4].reduce((state, seat) => discards(state, seat, 0), hand),
      deal(),
    );
  };

  it('kills a hand of six and a hand of four', () => {
    expect(ruledBy(after(served(), extra(2)), count(2))).toBe('RRP-9.1.4.c');
    expect(ruledBy(after(served(), missing(2)), count(2))).toBe('RRP-9.1.4.c');
  });
});

const stud = {
  game: 'stud',
  stacks: [1000, 1000, 1000],
  forcedBets: antesFor(2, 3),
  seed: 11,
} as const;
const seventh = (): Hand => {
  let hand = callAround(started(stud));
  while (hand.street < 4) hand = callAround(after(hand, deal()));
  return hand;
};

describe('RRP-8.18 wrong card count at showdown', () => {
  it('kills eight cards, and five', () => {
    expect(ruledBy(after(onSeventh(), extra(2)), count(2))).toBe('RRP-8.18');
    expect(ruledBy(after(onSeventh(), missing(2), missing(2)), count(2))).toBe('RRP-8.18');
  });
});

const onSeventh = (): Hand => {
  let hand = callAround(started(stud));
  while (hand.street < 3) hand = callAround(after(hand, deal()));
  return after(hand, deal());
};

describe('RRP-8.18.a the seventh card is missing', () => {
  it('is for the floor: live or dead', () =>
    expect(refusalOf(after(onSeventh(), missing(2)), count(2))).toEqual(
      citing(floorDecides({ seat: 2, cards: 6 }), 'RRP-8.18.a'),
    ));

  it('lets a whole hand reach the showdown', () => {
    expect(seventh().phase).toBe('showdown');
    expect(runOn(seventh()).phase).toBe('over');
  });
});
