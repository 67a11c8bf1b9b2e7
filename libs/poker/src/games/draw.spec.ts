import {
  after,
  call,
  cards as read,
  check,
  deal,
  dealHands,
  fold,
  noon,
  openHand,
  refusalOf,
  rulesOf,
  runOn,
  stacks,
  started,
  wager,
} from '../testing';
import { fixedLimit } from '../betting/structure';
import { legalActions } from '../betting/legal-actions';
import { type Card } from '../cards/card';
import { type HandCommand } from '../hand/commands';
import { unopenedHand } from '../hand/initial';
import { openersNeeded } from '../hand/refusals';
import { type Hand } from '../hand/state';
import { potsNow } from '../pots/forming';
import { type Opening } from '../testing';
import {
  antesAgain,
  type CarriedPot,
  carriedFrom,
  dealtInWithCarriedPot,
  entryToCarriedPot,
} from './carried-pots';
import { drawCountsFor } from './draw-counts';
import { gameOf } from './list';

const limit = fixedLimit([4, 8], { ante: 1 });
const six = [500, 500, 500, 500, 500, 500];

const open = (opening: Opening = {}, ...hands: readonly string[]) =>
  started({ game: 'draw', structure: limit, blinds: [], ante: 1, stacks: six, ...opening }, ...hands);
const jacks = (opening: Opening = {}, ...hands: readonly string[]) =>
  open({ game: 'jacksOrBetter', ...opening }, ...hands);

const discard = (seat: number, text = '', more: object = {}): HandCommand => ({
  type: 'Discard',
  at: noon,
  seat,
  cards: read(text),
  ...more,
});
const openers = (seat: number, proven: boolean): HandCommand => ({
  type: 'ShowOpeners',
  at: noon,
  seat,
  proven,
});

describe('RRP-9.0 draw deal and rounds', () => {
  it('makes a pot of 6 of six antes, deals 30 cards and keeps 22', () => {
    const hand = open({ seed: 1 });
    expect(potsNow(hand)[0]?.amount).toBe(6);
    expect(hand.deck.stub).toHaveLength(22);
  });

  it('draws from the left of the button, or not at all when one is left', () => {
    const hand = after(open(), wager(1, 4), call(2), fold(3), fold(4), fold(5), fold(6));
    expect([hand.phase, hand.players[0]?.seat]).toEqual(['drawing', 1]);
    expect(after(open(), wager(1, 4), ...[2, 3, 4, 5, 6].map(fold)).phase).toBe('over');
  });
});

describe('RRP-9.0.a check or open', () => {
  it('offers check and 4 with antes only, and a raise to 8 over a blind of 4', () => {
    expect(legalActions(open())).toMatchObject({
      seat: 1,
      check: { allowed: true },
      wager: { amounts: [{ minTo: 4 }] },
    });
    const blind = open({ structure: fixedLimit([4, 8], { bigBlind: 4 }), blinds: [4], ante: 0 });
    expect(legalActions(blind)).toMatchObject({ call: { amount: 4 }, wager: { amounts: [{ minTo: 8 }] } });
  });

  it('keeps the antes for the next deal when all check', () => {
    const passed = after(open(), ...[1, 2, 3, 4, 5, 6].map(check));
    expect([passed.phase, passed.carriedOver]).toEqual(['over', 6]);
  });
});

const drawn = (seed: number, ...counts: readonly number[]) => {
  const hand = after(open({ seed }), wager(1, 4), call(2), call(3), call(4), call(5), call(6));
  return counts.reduce((state, count, i) => {
    const held = state.players[i]!.cards.slice(0, count).map(({ card }) => card);
    return after(state, { type: 'Discard', at: noon, seat: i + 1, cards: held });
  }, hand);
};

describe('RRP-9.0.b the draw', () => {
  it('replaces 3 discards by 3 cards, after one burn', () => {
    const hand = drawn(3, 3, 0, 0, 0, 0, 0);
    const after3 = after(hand, deal());
    expect(after3.players[0]?.cards).toHaveLength(5);
    expect([after3.deck.stub.length, after3.deck.burns.length, after3.deck.muck.length]).toEqual([18, 1, 3]);
  });
});

describe('RRP-9.0.c after-draw first to act', () => {
  const pat = (hand: Hand, ...seats: readonly number[]) =>
    after(hand, ...seats.map((seat) => discard(seat)), deal());

  it('is the opener, or the next live player when he has folded', () => {
    const opened = after(
      open(),
      check(1),
      check(2),
      wager(3, 4),
      fold(4),
      call(5),
      call(6),
      fold(1),
      fold(2),
    );
    expect(legalActions(pat(opened, 3, 5, 6))?.seat).toBe(3);
    const raised = after(
      open(),
      check(1),
      check(2),
      wager(3, 4),
      fold(4),
      call(5),
      wager(6, 8),
      fold(1),
      fold(2),
      fold(3),
      call(5),
    );
    expect(legalActions(pat(raised, 5, 6))?.seat).toBe(5);
  });
});

describe('RRP-9.0.e opening requirement by game', () => {
  it('asks nothing of an opener in a game opened on anything', () => {
    expect(gameOf('draw').openers).toBeNull();
    expect(gameOf('jacksOrBetter').openers).toBe('jacksOrBetter');
  });
});

describe('RRP-9.1.5 four consecutive cards maximum', () => {
  it('serves four at once and keeps the fifth for later', () => {
    const before = drawn(5, 5, 2, 0, 3, 0, 1);
    const D = before.deck.stub.slice(1);
    const after5 = after(before, deal()).players[0]!.cards.map(({ card }) => card);
    expect(after5).toEqual([D[0], D[1], D[2], D[3], D[10]]);
  });
});

describe('RRP-9.1.5.a fifth card deferred', () => {
  it('gives seat 1 D1-D4 and D11, seat 2 D5-D6, seat 4 D7-D9, the button D10', () => {
    const before = drawn(5, 5, 2, 0, 3, 0, 1);
    const D = before.deck.stub.slice(1);
    const end = after(before, deal());
    const drew = (seat: number, count: number) =>
      end.players[seat - 1]!.cards.slice(-count).map(({ card }) => card);
    expect(drew(2, 2)).toEqual([D[4], D[5]]);
    expect(drew(4, 3)).toEqual([D[6], D[7], D[8]]);
    expect(drew(6, 1)).toEqual([D[9]]);
    expect(drew(1, 1)).toEqual([D[10]]);
  });
});

describe('RRP-9.1.5.b last player draws five', () => {
  it('burns a card before the fifth of the last to draw', () => {
    const before = drawn(6, 2, 2, 2, 0, 0, 5);
    const D = before.deck.stub.slice(1);
    const end = after(before, deal());
    expect(end.players[5]!.cards.map(({ card }) => card)).toEqual([D[6], D[7], D[8], D[9], D[11]]);
    expect(end.deck.burns).toContain(D[10]);
  });

  it('lets a fifth card of seat 1 stand between and then burns', () => {
    const before = drawn(6, 5, 2, 0, 0, 0, 5);
    const D = before.deck.stub.slice(1);
    const end = after(before, deal());
    expect(end.players[0]!.cards[4]?.card).toBe(D[10]);
    expect([D[11], D[12]]).toContain(end.players[5]!.cards[4]?.card);
  });
});

describe('RRP-9.1.6 changing the draw request', () => {
  it('updates 2 to 1 while seat 4 has not spoken', () => {
    const asked = drawn(7, 0, 0, 2);
    const held = [...asked.players[2]!.cards, ...asked.drawing.requests[2]!.discards];
    const one = after(asked, {
      type: 'Discard',
      at: noon,
      seat: 3,
      cards: asked.drawing.requests[2]!.discards.slice(0, 1),
    });
    expect(held).toHaveLength(5);
    expect(one.players[2]?.cards).toHaveLength(4);
    expect(one.deck.muck).toHaveLength(1);
  });
});

describe('RRP-9.1.6.a condition: no card dealt', () => {
  it('refuses a change once cards were served', () => {
    expect(refusalOf(after(drawn(7, 3, 0, 0, 0, 0, 0), deal()), discard(1))?.rule).toBe('RRP-9.1.6.a');
  });
});

describe('RRP-9.1.6.b condition: nobody relied on it', () => {
  it('refuses seat 3 a change after seat 4 has asked', () => {
    expect(refusalOf(drawn(7, 0, 0, 2, 1), discard(3))?.rule).toBe('RRP-9.1.6.b');
  });
});

describe('RRP-9.1.7 disclosing cards drawn', () => {
  const served = after(drawn(8, 0, 3, 0, 0, 0, 0), deal());

  it('tells a live player 3 while nobody has acted', () => {
    expect(drawCountsFor(served, 5)).toContainEqual({ seat: 2, cards: 3 });
    expect(drawCountsFor(served, 9)).toMatchObject({ code: 'poker.not-dealt-in' });
  });
});

describe('RRP-9.1.7.a no disclosure after action', () => {
  it('tells nobody once the opener has checked', () => {
    const served = after(drawn(8, 0, 3, 0, 0, 0, 0), deal(), check(1));
    expect(drawCountsFor(served, 5)).toMatchObject({ code: 'poker.draw-counts-closed', rule: 'RRP-9.1.7.a' });
  });
});

describe('RRP-9.1.9 rapping the table', () => {
  it('draws no card', () => {
    const pat = drawn(9, 0);
    expect(pat.drawing.requests).toEqual([{ seat: 1, discards: [] }]);
    expect(pat.players[0]?.cards).toHaveLength(5);
  });
});

describe('RRP-9.1.12 all-in opener: full bets', () => {
  it('makes everyone coming in put in 4 over an opener all-in for the ante', () => {
    const hand = after(jacks({ stacks: [500, 1, 500, 500, 500, 500] }), check(1), wager(2, 0));
    expect(legalActions(hand)).toMatchObject({ seat: 3, call: { amount: 4 }, check: { allowed: false } });
    const called = after(hand, fold(3), call(4), fold(5), call(6), fold(1));
    expect(potsNow(called)).toEqual([
      { amount: 6, eligible: [2, 4, 6] },
      { amount: 8, eligible: [4, 6] },
    ]);
  });
});

describe('RRP-9.1.13 playing for the antes', () => {
  it('plays on for the 6 he covered while five ante again', () => {
    const stacksOf = [499, 499, 499, 499, 499, 0];
    const forcedBets = [1, 2, 3, 4, 5].map(
      (seat) => ({ seat, kind: 'ante', amount: 1, plays: 'ante' }) as const,
    );
    const again = jacks({ stacks: stacksOf, carried: 6, forcedBets });
    expect(potsNow(again)).toEqual([
      { amount: 6, eligible: [1, 2, 3, 4, 5, 6] },
      { amount: 5, eligible: [1, 2, 3, 4, 5] },
    ]);
    expect(again.players[5]?.cards).toHaveLength(5);
  });
});

const seeded = (wanted: boolean) => {
  for (let seed = 1; seed < 400; seed++) {
    const hand = jacks({ seed });
    if (legalActions(hand)?.wager.allowed === wanted) return hand;
  }
  throw new Error('no such deal');
};

describe('RRP-9.2.1 jacks or better to open', () => {
  it('offers an opening to a pair of jacks and refuses it to less', () => {
    expect(refusalOf(seeded(true), wager(1, 4))).toBeNull();
    expect(refusalOf(seeded(false), wager(1, 4))).toEqual(openersNeeded({ seat: 1 }));
  });

  it('takes an opening as a claim where the cards are not known', () => {
    expect(refusalOf(jacks(), wager(1, 4))).toBeNull();
  });
});

const pot = (passedOut: number, forfeited = false): CarriedPot => ({
  chips: 30 * passedOut,
  passedOut,
  forfeited,
  seats: [1, 2, 3, 4, 5, 6],
  sittingOut: [],
});

describe('RRP-9.2.1.a passed out: re-ante', () => {
  it('carries 30, 60 and 90 and then deals without a new ante', () => {
    const passed = after(
      jacks({ ante: 5, structure: fixedLimit([4, 8], { ante: 5 }) }),
      ...[1, 2, 3, 4, 5, 6].map(check),
    );
    expect(carriedFrom(passed, null)).toMatchObject({ chips: 30, passedOut: 1, forfeited: false });
    expect([1, 2, 3].map((n) => antesAgain(pot(n), rulesOf('rrp-cash')))).toEqual([true, true, false]);
  });
});

describe('RRP-9.1.11 anteing in mid-sequence', () => {
  it('costs a newcomer 3 in the third deal, and is refused while forfeited money lies in the pot', () => {
    expect(entryToCarriedPot(pot(2), 1, 7)).toBe(3);
    expect(entryToCarriedPot(pot(2, true), 1, 7)).toMatchObject({ code: 'poker.carry-over-pot' });
  });
});

describe('RRP-9.2.2 false openers before draw', () => {
  const false2 = after(jacks(), check(1), wager(2, 4), call(3), openers(2, false));

  it('lets seats 3 to 6 open instead, and not seat 1', () => {
    expect(legalActions(false2)).toMatchObject({ seat: 3, wager: { amounts: [{ minTo: 4 }] } });
    const later = after(false2, check(3), check(4), check(5), check(6));
    expect([later.phase, later.carriedOver]).toEqual(['over', 10]);
  });
});

describe('RRP-9.2.2.a false opener forfeits bet', () => {
  it('leaves 6 and 4 in the pot and kills the hand', () => {
    const hand = after(jacks(), check(1), wager(2, 4), openers(2, false));
    expect(hand.players[1]).toMatchObject({ gone: 'dead', contributed: 5 });
    expect(potsNow(hand).reduce((sum, { amount }) => sum + amount, 0)).toBe(10);
  });
});

describe('RRP-9.2.2.b further bets withdrawn', () => {
  it('gives 8 of 12 back while the action is open', () => {
    const hand = after(
      jacks(),
      check(1),
      wager(2, 4),
      wager(3, 8),
      fold(4),
      fold(5),
      fold(6),
      fold(1),
      wager(2, 12),
    );
    expect(after(hand, openers(2, false)).players[1]).toMatchObject({
      gone: 'dead',
      contributed: 5,
      stack: 495,
    });
  });
});

describe('RRP-9.2.2.c nobody else opens', () => {
  it('gives the caller 4 back and carries 10', () => {
    const hand = after(
      jacks(),
      check(1),
      wager(2, 4),
      call(3),
      openers(2, false),
      ...[3, 4, 5, 6].map(check),
    );
    expect(stacks(hand)).toEqual([499, 495, 499, 499, 499, 499]);
    expect(carriedFrom(hand, null)).toMatchObject({ chips: 10, forfeited: true, seats: [1, 2, 3, 4, 5, 6] });
  });
});

const river = (hand: Hand, ...seats: readonly number[]) =>
  after(hand, ...seats.map((seat) => discard(seat)), deal());

describe('RRP-9.2.3 prove openers to win', () => {
  const bet = after(
    river(after(jacks(), wager(1, 4), call(2), ...[3, 4, 5, 6].map(fold)), 1, 2),
    wager(1, 8),
    fold(2),
  );

  it('does not push the pot until the openers are shown', () => {
    expect(bet.phase).toBe('showdown');
    expect(refusalOf(bet, { type: 'AwardPot', at: noon })?.rule).toBe('RRP-9.2.3');
    const proven = after(bet, openers(1, true));
    expect([proven.phase, stacks(proven)[0]]).toEqual(['over', 509]);
  });

  it('gives the pot to the best other live hand when he cannot', () => {
    const called = after(
      river(
        after(jacks({}, 'AcKcQc9d8d', '2c2d3c4d5c'), wager(1, 4), call(2), ...[3, 4, 5, 6].map(fold)),
        1,
        2,
      ),
      check(1),
      check(2),
    );
    const dead = after(called, openers(1, false));
    expect(stacks(runOn(dead))[1]).toBe(509);
  });
});

describe('RRP-9.2.4 pot plays despite false openers', () => {
  it('does not stand with one caller, no raise and action pending', () => {
    const hand = after(jacks(), wager(1, 4), call(2), openers(1, false));
    expect(hand.round.fullBets).toBe(0);
  });
});

describe('RRP-9.2.4.a plays: a raise was made', () => {
  it('plays on with the 8 standing', () => {
    const hand = after(jacks(), wager(1, 4), wager(2, 8), openers(1, false));
    expect(legalActions(hand)).toMatchObject({ seat: 3, call: { amount: 8 } });
  });
});

describe('RRP-9.2.4.b plays: two or more callers', () => {
  it('goes on with the callers and those still to act', () => {
    const hand = after(jacks(), wager(1, 4), call(2), call(3), openers(1, false));
    expect(legalActions(hand)).toMatchObject({ seat: 4, call: { amount: 4 } });
  });
});

describe('RRP-9.2.4.c plays: action complete', () => {
  it('returns nothing: the caller wins 6 antes and 8', () => {
    const hand = after(jacks(), wager(1, 4), call(2), ...[3, 4, 5, 6].map(fold), openers(1, false));
    expect([hand.phase, stacks(hand)[1]]).toEqual(['over', 509]);
  });
});

describe('RRP-9.2.5 all-in player may open', () => {
  it('offers open and check to a player all-in for his ante', () => {
    const hand = after(jacks({ stacks: [500, 1, 500, 500, 500, 500] }), check(1));
    expect(legalActions(hand)).toMatchObject({
      seat: 2,
      check: { allowed: true },
      wager: { amounts: [{ minTo: 0 }] },
    });
  });
});

describe('RRP-9.2.5.a all-in false opener sits out', () => {
  it('is not dealt in again until the pot is won', () => {
    const hand = after(
      jacks({ stacks: [500, 1, 500, 500, 500, 500] }),
      check(1),
      wager(2, 0),
      openers(2, false),
    );
    const carried = carriedFrom(after(hand, ...[3, 4, 5, 6].map(check)), null)!;
    expect(dealtInWithCarriedPot(carried)).toEqual([1, 3, 4, 5, 6]);
  });
});

describe('RRP-9.2.6 no withdrawal after action', () => {
  it('keeps 12 in the pot once the draw has begun', () => {
    const raised = after(jacks(), wager(1, 4), wager(2, 8), ...[3, 4, 5, 6].map(fold), wager(1, 12), call(2));
    expect(after(raised, openers(1, false)).players[0]?.contributed).toBe(13);
  });
});

const split = (discards: string) => {
  const hand = after(jacks({}, 'JcJhQhKhAh', '2c3c4d5d7s'), wager(1, 4), call(2), ...[3, 4, 5, 6].map(fold));
  const asked = after(hand, discard(1, discards, { splitsOpeners: true }), discard(2));
  const served = after(asked, dealHands('9d'), check(1), check(2));
  return served;
};

describe('RRP-9.2.9 splitting openers', () => {
  it('keeps the discards under a chip, to be turned up before the pot is pushed', () => {
    expect(split('Jc').drawing.underChip).toEqual({ seat: 1, cards: ['Jc'] });
    expect(after(split('Jc'), openers(1, true)).drawing.openersProven).toBe(true);
  });
});

describe('RRP-9.2.9.a split proven false', () => {
  it('refuses what the cards contradict, and gives the pot to the next best hand', () => {
    expect(refusalOf(split('Jc'), openers(1, false))?.code).toBe('poker.openers-against-cards');
    const none = after(
      jacks({}, 'Jc9hQhKhAh', '2c2d4d5d7s'),
      wager(1, 4),
      call(2),
      ...[3, 4, 5, 6].map(fold),
    );
    const end = after(
      none,
      discard(1, 'Jc', { splitsOpeners: true }),
      discard(2),
      dealHands('9d'),
      check(1),
      check(2),
    );
    expect(refusalOf(end, openers(1, true))?.code).toBe('poker.openers-against-cards');
    expect(stacks(runOn(after(end, openers(1, false))))[1]).toBe(509);
  });
});

describe('RRP-9.2.10 retaining openers is no split', () => {
  it('proves ace and joker kept of a broken straight', () => {
    const rules = rulesOf('rrp-cash', { jokers: 1 });
    const hand = after(
      jacks({ rules }, 'AsJkKsQsTc', '2c3c4d5d7s'),
      wager(1, 4),
      call(2),
      ...[3, 4, 5, 6].map(fold),
    );
    const end = after(hand, discard(1, 'Tc'), discard(2), dealHands('9d'), check(1), check(2));
    expect(refusalOf(end, openers(1, true))).toBeNull();
  });
});

describe('RRP-9.2.11 no refund against openers', () => {
  it('lets the call of 8 by nines stand', () => {
    const hand = river(
      after(jacks({}, 'JcJh2h3h4c', '9c9h5c6d7s'), wager(1, 4), call(2), ...[3, 4, 5, 6].map(fold)),
      1,
      2,
    );
    const called = after(hand, wager(1, 8), call(2));
    expect(called.players[1]?.contributed).toBe(13);
  });
});

const high = (hand: string) =>
  gameOf('draw').high({ hole: read(hand) as readonly Card[], board: [] }, rulesOf('rrp-cash'));

describe('RRP-9.3.1 announce joker in use', () => {
  it('deals 53 cards where the table has it, and refuses it in a game without', () => {
    expect(open({ rules: rulesOf('rrp-cash', { jokers: 1 }) }).deck.size).toBe(53);
    expect(refusalOf(unopenedHand, openHand({ rules: rulesOf('rrp-cash', { jokers: 1 }) }))?.code).toBe(
      'poker.joker-not-for-game',
    );
  });
});

describe('RRP-9.3.2 joker is a bug', () => {
  it('is an ace, or fills a straight or flush', () => {
    expect(high('KcKdJk7s2d')).toBe(high('KcKdAs7s2d'));
    expect(high('AcAdJk9s4d')).toBe(high('AcAdAs9s4d'));
    expect(high('9c8d7h6sJk')).toBe(high('9c8d7h6sTd'));
    expect(high('8h7h6h5hJk')).toBe(high('8h7h6h5h9h'));
  });
});

describe('RRP-9.3.3 joker in a flush', () => {
  it('ranks as the highest card of the suit that is missing', () => {
    expect(high('KsJs8s4sJk')).toBe(high('KsJs8s4sAs'));
    expect(high('AsKs9s5sJk')).toBeGreaterThan(high('AhKhJhTh9h'));
  });
});

describe('RRP-9.3.4 five aces best hand', () => {
  it('beats a king-high straight flush', () => {
    expect(high('AsAhAdAcJk')).toBeGreaterThan(high('KsQsJsTs9s'));
  });
});
