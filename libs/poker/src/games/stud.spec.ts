import {
  after,
  bringIn,
  call,
  check,
  deal,
  dealHands,
  fold,
  refusalOf,
  rulesOf,
  runOn,
  show,
  stacks,
  started,
  wager,
} from '../testing';
import { fixedLimit } from '../betting/structure';
import { legalActions } from '../betting/legal-actions';
import { type Card } from '../cards/card';
import { prompts } from '../hand/prompts';
import { type Hand, type PlayerInHand } from '../hand/state';
import { potsNow } from '../pots/forming';
import { checkCards } from '../hand/invariants';
import { type Opening } from '../testing';
import { evolve } from '../hand/decider';
import { firstSeat } from './first-to-act';
import { riverPlan } from './stud-river';

const structure = fixedLimit([15, 30], { bringIn: 5, ante: 2 });

const open = (doors: readonly string[], opening: Opening = {}) =>
  started(
    { game: 'stud', structure, ante: 2, stacks: doors.map(() => 500), ...opening },
    ...doors.map((door) => `????${door}`),
  );

const passive = (hand: Hand): Hand => {
  let round = hand;
  while (round.phase === 'betting') {
    const { seat, streetBet } = round.players[round.round.toAct]!;
    const legal = legalActions(round)!;
    round = after(
      round,
      legal.bringIn.allowed ? bringIn(seat) : streetBet < round.round.level ? call(seat) : check(seat),
    );
  }
  return round;
};

describe('RRP-8.0 stud deal and streets', () => {
  const seven = passive(
    started({ game: 'stud', structure, ante: 2, stacks: Array.from({ length: 7 }, () => 900), seed: 4 }),
  );

  it('runs 52, 31, 23, 15 and 7 when seven players stay', () => {
    const stubs = [seven.deck.stub.length];
    let hand = seven;
    for (let street = 1; street < 4; street++) {
      hand = passive(after(hand, deal()));
      stubs.push(hand.deck.stub.length);
    }
    expect(stubs).toEqual([31, 23, 15, 7]);
  });

  it('leaves 1 before the last card when eight stay', () => {
    const eight = Array.from({ length: 8 }, () => 900);
    let hand = passive(started({ game: 'stud', structure, ante: 2, stacks: eight, seed: 4 }));
    for (let street = 1; street < 4; street++) hand = passive(after(hand, deal()));
    expect(hand.deck.stub).toHaveLength(1);
  });

  it('deals later streets to live seats only', () => {
    const hand = after(open(['2c', '9s', 'Kh']), bringIn(1), fold(2), call(3), dealHands('5c', '', '6d'));
    expect(hand.players.map(({ cards }) => cards.length)).toEqual([4, 3, 4]);
    expect(refusalOf(open(['2c', '9s']), deal())?.code).toBe('poker.betting-open');
  });
});

describe('RRP-8.1 bring-in by low card', () => {
  it('falls on 2c below 2d, and on 3d below 3h, aces being high', () => {
    expect(legalActions(open(['2d', '2c', '9s', 'Kh']))?.seat).toBe(2);
    expect(legalActions(open(['Ac', '3h', '3d', 'Qs']))?.seat).toBe(3);
  });

  it('refuses fold and check at the bring-in’s turn', () => {
    const hand = open(['2d', '2c', '9s', 'Kh']);
    expect(refusalOf(hand, fold(2))?.code).toBe('poker.bring-in-due');
    expect(refusalOf(hand, check(2))?.code).toBe('poker.bring-in-due');
    expect(legalActions(hand)).toMatchObject({ bringIn: { amount: 5 }, wager: { amounts: [{ minTo: 15 }] } });
  });
});

describe('THR-1.1.1 stud tie for bring-in', () => {
  it('goes by suit, or by the first seat dealt where the house says so', () => {
    expect(legalActions(open(['2d', '2c', '9s']))?.seat).toBe(2);
    const bySeat = rulesOf('thr', { studBringInTieBreak: 'seat' });
    expect(legalActions(open(['2d', '2c', '9s'], { rules: bySeat }))?.seat).toBe(1);
  });
});

/** Everybody calls the bring-in and checks until the street with these upcards. */
const showing = (doors: readonly string[], ...streets: readonly (readonly string[])[]) =>
  streets.reduce((hand, next) => after(passive(hand), dealHands(...next)), open(doors));

describe('RRP-8.1.a high board acts first', () => {
  it('starts with 7-7 over K-9 and A-J, who may check or bet', () => {
    const hand = showing(['Kc', '7d', 'As'], ['9d', '7h', 'Jc']);
    expect(legalActions(hand)).toMatchObject({ seat: 2, check: { allowed: true }, wager: { allowed: true } });
  });

  it('starts with trips over a pair, and counts no straights or flushes', () => {
    const hand = showing(['Qc', '8d'], ['Qh', '8h'], ['5s', '8c']);
    expect(legalActions(hand)?.seat).toBe(2);
    const suited = showing(['9s', 'Tc'], ['8s', '4d'], ['7s', '3h']);
    expect(legalActions(suited)?.seat).toBe(2);
  });

  it('passes to the next with chips when the high board is all-in', () => {
    const hand = open(['2c', 'As', 'Kd', '9h'], { stacks: [500, 7, 500, 500] });
    const street = after(passive(hand), dealHands('3c', 'Ah', '4d', '5h'));
    expect(legalActions(street)?.seat).toBe(3);
  });
});

describe('RRP-8.1.b tied boards: position', () => {
  it('lets the player dealt to first act first', () => {
    const hand = showing(['Ah', '2c', 'As'], ['9d', '3c', '9s']);
    expect(legalActions(hand)?.seat).toBe(1);
  });
});

describe('RRP-8.8 low card all-in on ante', () => {
  const hand = open(['9s', '2c', 'Kh', '8d', '7d', '6d'], { stacks: [500, 2, 500, 500, 500, 500] });

  it('lets the player on its left fold, bring it in or open for 15', () => {
    expect(legalActions(hand)).toMatchObject({
      seat: 3,
      fold: { allowed: true },
      bringIn: { amount: 5 },
      wager: { amounts: [{ minTo: 15 }] },
    });
  });

  it('makes a main pot of 12 and side pots without him', () => {
    const street = passive(hand);
    expect(potsNow(street)[0]).toEqual({ amount: 12, eligible: [1, 2, 3, 4, 5, 6] });
    expect(potsNow(street)[1]?.eligible).not.toContain(2);
  });

  it('posts the 3 he has left as an all-in bring-in; the call stays 5', () => {
    const short = after(open(['9s', '2c', 'Kh'], { stacks: [500, 5, 500] }), bringIn(2));
    expect(legalActions(short)).toMatchObject({
      seat: 3,
      call: { amount: 5 },
      wager: { amounts: [{ minTo: 15 }] },
    });
  });
});

describe('RRP-8.5.b dead hand would be low', () => {
  it('starts on its left with fold, 5 or 15, and so on when he folds', () => {
    const hand = open(['9s', '2c', 'Kh', '8d']);
    const dead = evolve(hand, { type: 'HandKilled', at: hand.lastAt, seat: 2, rule: 'RRP-8.5.a', refund: 2 });
    expect(dead.players[1]).toMatchObject({ gone: 'dead', stack: 500 });
    expect(legalActions(dead)).toMatchObject({ seat: 3, fold: { allowed: true }, bringIn: { amount: 5 } });
    expect(legalActions(after(dead, fold(3)))).toMatchObject({
      seat: 4,
      fold: { allowed: true },
      bringIn: { amount: 5 },
    });
  });
});

/** A seventh street about to be dealt: so many cards in the stub, burns, and live players. */
const before7 = (stub: number, burns: number, [live, setAside = 0]: readonly [number, number?]): Hand => {
  const base = open(Array.from({ length: 8 }, (_, i) => `${'23456789'[i]}c`));
  const players = base.players.map((player, i): PlayerInHand => ({
    ...player,
    cards: Array.from({ length: 6 }, () => ({ card: '??', up: false })),
    gone: i < live ? null : 'folded',
  }));
  const unseen = (n: number) => Array.from({ length: n }, () => '??' as const);
  return {
    ...base,
    players,
    street: 3,
    deck: { ...base.deck, stub: unseen(stub), burns: unseen(burns), setAside: unseen(setAside) },
  };
};

/** The first to act bets and the next one folds. */
const betAndFold = (hand: Hand, to: number): Hand => {
  const bet = after(hand, wager(hand.players[hand.round.toAct]!.seat, to));
  return after(bet, fold(bet.players[bet.round.toAct]!.seat));
};

const plan = (...given: Parameters<typeof before7>) => {
  const { procedure, order } = riverPlan(before7(...given));
  return [procedure, order.filter(({ to }) => to === 'burn').length, order.length];
};

describe('RRP-8.15 final card shortage', () => {
  it('burns and deals when 10 cards are left for 5', () => {
    expect(plan(10, 3, [5])).toEqual(['normal', 1, 6]);
  });

  it('compares the stub with the players and picks a procedure', () => {
    expect(plan(6, 3, [5])[0]).toBe('normal');
    expect(plan(5, 3, [5])[0]).toBe('noBurn');
    expect(plan(4, 3, [5])[0]).toBe('reshuffledBurns');
    expect(plan(1, 3, [5])[0]).toBe('communityCard');
  });
});

describe('RRP-8.15.a exact count: no burn', () => {
  it('deals all 7 to 7 players without a burn', () => {
    expect(plan(7, 3, [7])).toEqual(['noBurn', 0, 7]);
    let hand = passive(
      started({ game: 'stud', structure, ante: 2, stacks: Array.from({ length: 7 }, () => 900), seed: 4 }),
    );
    for (let street = 1; street < 5; street++) hand = passive(after(hand, deal()));
    expect([hand.deck.stub.length, hand.deck.burns.length]).toEqual([0, 3]);
  });
});

describe('RRP-8.15.b reshuffle burns and last card', () => {
  it('deals S - 2 cards, mixes the last with the burns and burns again when that leaves enough', () => {
    expect(plan(3, 3, [5])).toEqual(['reshuffledBurns', 1, 6]);
    expect(plan(4, 3, [7])).toEqual(['reshuffledBurns', 0, 7]);
    expect(plan(4, 3, [5])).toEqual(['reshuffledBurns', 1, 6]);
  });

  it('counts cards set aside', () => {
    expect(plan(0, 4, [5, 6])).toEqual(['reshuffledBurns', 1, 6]);
  });

  it('keeps all 52 cards through a real deal of eight, six of them to the end', () => {
    let hand = passive(
      started({ game: 'stud', structure, ante: 2, stacks: Array.from({ length: 8 }, () => 900), seed: 8 }),
    );
    hand = passive(betAndFold(after(hand, deal()), 15));
    hand = passive(betAndFold(after(passive(after(hand, deal())), deal()), 30));
    expect([hand.deck.stub.length, hand.deck.burns.length]).toEqual([3, 3]);
    const last = after(hand, deal());
    checkCards(last);
    expect(last.players.filter(({ cards }) => cards.length === 7)).toHaveLength(6);
  });
});

describe('RRP-8.15.c community card', () => {
  it('turns one card for all eight players', () => {
    expect(plan(1, 3, [8])).toEqual(['communityCard', 1, 2]);
    let hand = passive(
      started({ game: 'stud', structure, ante: 2, stacks: Array.from({ length: 8 }, () => 900), seed: 8 }),
    );
    for (let street = 1; street < 5; street++) hand = passive(after(hand, deal()));
    expect(hand.boards[0]).toHaveLength(1);
    expect(hand.players.every(({ cards }) => cards.length === 6)).toBe(true);
    const over = runOn(hand);
    expect(over.phase).toBe('over');
    expect(stacks(over).reduce((sum, chips) => sum + chips)).toBe(8 * 900);
  });

  it('is not needed for 4 players with 1 card and 3 burns', () => {
    expect(plan(1, 3, [4])).toEqual(['reshuffledBurns', 0, 4]);
  });
});

describe('RRP-8.15.d community card: first to act', () => {
  it('starts with the board that pairs it', () => {
    const hand = showing(['Ks', '8d'], ['Qd', '7c'], ['Jh', '6s'], ['4c', '2h']);
    const street = after(passive(hand), dealHands('??', '??'));
    expect(legalActions(street)?.seat).toBe(1);
    const community: Hand = { ...passive(hand), boards: [['8h'] as Card[]] };
    const last = { ...community, street: 4 };
    const first = firstSeat(last);
    const opened = evolve(last, { type: 'BettingOpened', at: hand.lastAt, first, openPair: false });
    expect(legalActions(opened)?.seat).toBe(2);
  });
});

describe('THR-1.7 bottom card never dealt', () => {
  it('keeps the last card where the house never deals it', () => {
    const never = rulesOf('thr');
    const hand = before7(7, 3, [7]);
    expect(riverPlan({ ...hand, setup: { ...hand.setup, rules: never } }).procedure).toBe('reshuffledBurns');
  });
});

describe('RRP-8.12 dealer announcements', () => {
  it('names the low card on third street and the high hand later, no straight or flush', () => {
    expect(prompts(open(['2d', '2c', '9s']))[0]).toMatchObject({
      code: 'poker.announce-low-card',
      facts: { seat: 2, cards: ['2c'] },
    });
    const hand = showing(['9s', '2c'], ['8s', '2d']);
    expect(prompts(hand)[0]).toMatchObject({
      code: 'poker.announce-high-hand',
      facts: { seat: 2, openPair: true },
    });
  });
});

describe('RRP-8.19 no refund beaten on board', () => {
  it('lets the call of 30 stand although four sixes show', () => {
    const hand = showing(['6c', 'Kd'], ['6d', 'Kh'], ['6h', '2s'], ['6s', '2h'], ['??', '??']);
    const bet = after(hand, wager(1, 30), call(2));
    expect(bet.phase).toBe('showdown');
    expect(bet.players[1]?.contributed).toBe(37);
    expect(refusalOf(bet, { type: 'ReturnBet', at: bet.lastAt, from: 1, to: 2, amount: 30 })?.code).toBe(
      'poker.bet-return-refused',
    );
  });
});

describe('the last street of a whole hand of stud', () => {
  it('is dealt down, and the best five of seven win', () => {
    const hand = started({ game: 'stud', structure, ante: 2, stacks: [500, 500] }, 'AcAd2c', 'KcKd9s');
    const streets = [
      ['3d', '8h'],
      ['5h', '7d'],
      ['Jc', 'Jd'],
      ['Qs', '4c'],
    ];
    const end = streets.reduce((state, [a = '', b = '']) => after(passive(state), dealHands(a, b)), hand);
    const shown = after(passive(end), show(1), show(2));
    expect(stacks(runOn(shown))).toEqual([507, 493]);
  });
});
