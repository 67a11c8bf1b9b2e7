import { type ReadyRuleSetId } from '@cardroom/rulebook';
import { type Hand } from '../hand/state';
import { after, call, check, deal, fold, refusalOf, stacks, started, wager } from '../testing';
import { carriedFrom, entryToCarriedPot } from '../games/carried-pots';
import { chipsInPots, playerAt } from '../hand/players';
import { carryOverPot, unknownSeat } from '../hand/refusals';
import { citing, earlierDealStands, floorDecides, handStands } from './refusals';
import { callAround, counts, dealt, handOf, report, ruledBy, six } from './testing';

const scrapped = (
  what: 'boxed' | 'unplayable' | 'joker',
  where: number | 'board' | 'burns' | 'stub',
  fields = {},
): ReturnType<typeof report> => report('ReportScrap', { what, where, ...fields });
const twoActed = (hand: Hand): Hand => after(hand, call(3), call(4));

describe('RRP-3.4.7 a boxed card is scrap', () => {
  it('gives seat 3 the next card off the deck', () => {
    const hand = after(dealt(), scrapped('boxed', 3));
    expect(handOf(hand, 3)).toEqual([handOf(dealt(), 3)[0], dealt().deck.stub[0]]);
    expect(counts(hand)).toMatchObject({ scrap: 1, stub: 39, all: 52 });
  });

  it('burns the next card when the burn is boxed', () => {
    const flop = after(callAround(dealt()), deal());
    const hand = after(flop, scrapped('boxed', 'burns'));
    expect(hand.deck.burns).toEqual([flop.deck.stub[0]]);
    expect(counts(hand)).toMatchObject({ scrap: 1, burns: 1, all: 52 });
  });
});

describe('RRP-5.0.c deck faults common to all games', () => {
  it('leaves a stub of 35 after a flop with one boxed card', () => {
    const hand = after(after(callAround(dealt()), deal()), scrapped('boxed', 'board'));
    expect(counts(hand)).toMatchObject({ stub: 35, board: 3, scrap: 1, all: 52 });
  });
});

describe('RRP-3.2.1.c two boxed cards', () => {
  const one = after(dealt(), scrapped('boxed', 3));

  it('is no misdeal for one, and one for the second before two have acted', () => {
    expect(one.phase).toBe('betting');
    expect(ruledBy(one, scrapped('boxed', 4))).toBe('RRP-3.2.1.c');
  });

  it('makes the second scrap too after two have acted', () =>
    expect(counts(after(twoActed(one), scrapped('boxed', 5)))).toMatchObject({ scrap: 2, all: 52 }));
});

describe('THR-1.9.j unplayable cards', () => {
  it('replaces one and calls a misdeal for two', () => {
    const one = after(dealt({ rules: 'thr' }), scrapped('unplayable', 3));
    expect(counts(one)).toMatchObject({ scrap: 1, all: 52 });
    expect(ruledBy(one, scrapped('unplayable', 4))).toBe('THR-1.9.j');
    expect(ruledBy(after(dealt(), scrapped('unplayable', 3)), scrapped('unplayable', 4))).toBeNull();
  });
});

describe('RRP-3.4.8 a joker is scrap', () => {
  it('is replaced when it is found before acting', () => {
    const hand = after(dealt(), scrapped('joker', 5));
    expect(handOf(hand, 5)).toHaveLength(2);
    expect(counts(hand)).toMatchObject({ scrap: 1, all: 52 });
  });

  it('leaves the hand standing when it lies in the stub', () =>
    expect(counts(after(dealt(), scrapped('joker', 'stub')))).toMatchObject({ scrap: 1, stub: 39 }));
});

describe('RRP-3.3.6 acting with a joker', () => {
  it('kills the hand that has called, and its chips stay in', () => {
    const hand = after(after(dealt(), call(3)), scrapped('joker', 3));
    expect(playerAt(hand, 3)?.gone).toBe('dead');
    expect(chipsInPots(hand)).toBe(25);
  });

  it('does not kill one that has not acted', () =>
    expect(ruledBy(after(dealt(), call(3)), scrapped('joker', 4))).toBeNull());
});

describe('RRP-3.4.9 playing without looking', () => {
  it('kills a hand that called blind with a joker, or with three cards', () => {
    expect(ruledBy(after(dealt(), wager(3, 40)), scrapped('joker', 3))).toBe('RRP-3.3.6');
    const three = after(dealt(), report('DealExtraCard', { seat: 5 }), call(3), call(4), call(5));
    expect(ruledBy(three, report('ReportWrongCount', { seat: 5 }))).toBe('RRP-3.3.5');
  });
});

describe('THR-1.9.k a joker in the deck', () => {
  it('is exchanged for the next card where that is due, and else a misdeal', () => {
    const hand = dealt({ rules: 'thr' });
    expect(counts(after(hand, scrapped('joker', 6, { nextIsDue: true })))).toMatchObject({
      scrap: 1,
      all: 52,
    });
    expect(ruledBy(hand, scrapped('joker', 2))).toBe('THR-1.9.k');
  });
});

const deck = (what: 'foreignBack' | 'duplicate' | 'count', fields = {}): ReturnType<typeof report> =>
  report('ReportDeck', { what, ...fields });
const bet = (rules: ReadyRuleSetId): Hand =>
  after(dealt({ rules }), wager(3, 40), call(4), fold(5), fold(6), fold(1), call(2));
const whole = [1000, 1000, 1000, 1000, 1000, 1000];

/** Seat 3 bet and everybody folded. */
const won = (rules: ReadyRuleSetId): Hand =>
  after(started({ ...six, rules }), wager(3, 40), fold(4), fold(5), fold(6), fold(1), fold(2));

describe('RRP-3.4.3 a different-coloured back', () => {
  it('voids the hand and gives everything back, also after it was won', () => {
    expect(stacks(after(bet('rrp-cash'), deck('foreignBack')))).toEqual(whole);
    expect(won('rrp-cash').phase).toBe('over');
    expect(stacks(after(won('rrp-cash'), deck('foreignBack')))).toEqual(whole);
  });

  it('lets the hand stand when it lies in the stub, or the next deal has begun', () => {
    expect(refusalOf(bet('rrp-cash'), deck('foreignBack', { inStub: true }))?.rule).toBe('RRP-3.4.3');
    expect(refusalOf(won('rrp-cash'), deck('foreignBack', { nextDealStarted: true }))).toEqual(
      citing(earlierDealStands(), 'RRP-3.4.3'),
    );
  });
});

describe('RRP-3.4.4 duplicate cards', () => {
  it('void the hand before the next deal, not after', () => {
    expect(ruledBy(bet('rrp-cash'), deck('duplicate'))).toBe('RRP-3.4.4');
    expect(refusalOf(won('rrp-cash'), deck('duplicate', { nextDealStarted: true }))?.rule).toBe('RRP-3.4.4');
  });
});

/** Seat 7 of eight raises to 180 and is called by the big blind; the rest have folded. */
const raised = (): Hand =>
  after(
    started({ stacks: Array.from({ length: 8 }, () => 1000) }),
    ...[3, 4, 5, 6].map(fold),
    wager(7, 180),
    fold(8),
    fold(1),
    call(2),
  );
const kept = [1000, 1000, 1000, 1000, 1000, 1000, 820, 1000];

describe('RRP-3.4.4 duplicate cards known to a player', () => {
  const hand = after(raised(), deck('duplicate', { withheld: [7] }));

  it('keep his share for the next deal and pay the others back', () => {
    expect(hand.phase).toBe('void');
    expect(stacks(hand)).toEqual(kept);
    expect(hand).toMatchObject({ deadMoney: 180, carriedOver: 180 });
  });

  it('pay everybody back unless the floor names him', () => {
    const all = after(raised(), deck('duplicate'));
    expect(stacks(all)).toEqual(Array.from({ length: 8 }, () => 1000));
    expect(all.carriedOver).toBe(0);
  });

  it('are no reason to keep the share of somebody who was not in the hand', () =>
    expect(refusalOf(raised(), deck('duplicate', { withheld: [9] }))).toEqual(unknownSeat({ seat: 9 })));
});

describe('RRP-3.4.5 knowing the deck is bad', () => {
  it('carries the 180 of seat 7 to the next deal, for those dealt in only', () => {
    const pot = carriedFrom(after(raised(), deck('foreignBack', { withheld: [7] })), null);
    expect(pot).toMatchObject({ chips: 180, passedOut: 0, forfeited: true, seats: [1, 2, 3, 4, 5, 6, 7, 8] });
    expect(entryToCarriedPot(pot!, 0, 9)).toEqual(carryOverPot({ seat: 9 }));
    const next = started({ stacks: kept, carried: 180 });
    expect(chipsInPots(next)).toBe(195);
  });

  it('keeps the dead part of what he posted as well', () => {
    const forcedBets = [
      { seat: 1, kind: 'smallBlind', amount: 5, plays: 'live' },
      { seat: 2, kind: 'bigBlind', amount: 10, plays: 'live' },
      { seat: 3, kind: 'entry', amount: 10, plays: 'live' },
      { seat: 3, kind: 'missedBlind', amount: 5, plays: 'dead' },
    ] as const;
    const hand = after(started({ forcedBets }), deck('duplicate', { withheld: [3] }));
    expect(stacks(hand)).toEqual([1000, 1000, 985, 1000]);
    expect(hand.carriedOver).toBe(15);
  });

  it('takes it from a pot already won, before the next deal', () => {
    const over = after(raised(), deal(), check(2), wager(7, 100), fold(2));
    expect(over.phase).toBe('over');
    expect(stacks(over)[6]).toBe(1185);
    expect(stacks(after(over, deck('duplicate', { withheld: [7] })))).toEqual(kept);
  });
});

describe('RRP-3.4.10 missing cards', () => {
  it('lets the result stand with 51 or 50 cards', () => {
    expect(refusalOf(won('rrp-cash'), deck('count', { missing: 1 }))).toEqual(handStands({ missing: 1 }));
    expect(refusalOf(won('rrp-cash'), deck('count', { missing: 2 }))).toEqual(handStands({ missing: 2 }));
  });

  it('asks the floor for three', () =>
    expect(refusalOf(won('rrp-cash'), deck('count', { missing: 3 }))).toEqual(
      citing(floorDecides({ missing: 3, extra: 0 }), 'RRP-3.4.10'),
    ));
});

describe('RTC-32.h a defective deck', () => {
  it('voids the deal at any stage for one card of unknown origin', () => {
    const hand = after(bet('rtc'), deck('count', { missing: 1 }));
    expect(hand.phase).toBe('void');
    expect(stacks(hand)).toEqual(whole);
    expect(hand.setup.button).toBe(6);
  });

  it('is for the director when the card is found', () =>
    expect(refusalOf(bet('rtc'), deck('count', { missing: 1, originKnown: true }))?.rule).toBe('RTC-32.h'));
});

describe('THR-A31 a defective deck before the pot is won', () => {
  it('gives back exactly what each put in', () =>
    expect(stacks(after(bet('thr'), deck('count', { extra: 1 })))).toEqual(whole));
});

describe('THR-A32 past pots stand', () => {
  it('leaves deal 41 as it was when the defect is found in deal 42', () =>
    expect(refusalOf(won('thr'), deck('count', { missing: 1, nextDealStarted: true }))).toEqual(
      earlierDealStands(),
    ));
});
