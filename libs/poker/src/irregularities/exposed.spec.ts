import { type ReadyRuleSetId } from '@cardroom/rulebook';
import { type Hand } from '../hand/state';
import { after, call, deal, rulesOf, refusalOf, started } from '../testing';
import { keepsExposedCard } from './exposed-in-draw';
import { shownByAccident } from './folded-cards-shown';
import { cardAlreadySeen, noOptionOnExposedCard } from './refusals';
import { callAround, counts, dealt, exposed, handOf, report, ruledBy, six, typesOf } from './testing';
import { fold } from '../testing';

const flopOf = (hand: Hand): readonly unknown[] => after(callAround(hand), deal()).boards[0] ?? [];

describe('RRP-5.1 first card of the deal exposed', () => {
  it('is a misdeal before two have acted', () => {
    expect(ruledBy(dealt(), exposed(1, 0))).toBe('RRP-5.1');
    expect(ruledBy(after(dealt(), call(3)), exposed(1, 0))).toBe('RRP-5.1');
  });

  it('is none after two have acted, nor for a later card', () => {
    expect(refusalOf(after(dealt(), call(3), call(4)), exposed(1, 0))?.code).toBe('poker.action-occurred');
    expect(ruledBy(dealt(), exposed(2, 0))).toBeNull();
  });
});

describe('RRP-3.2.1.a first or second card exposed', () => {
  const rules = rulesOf('rrp-cash', { misdealFirstExposedCard: 'firstOrSecondCardOfDeal' });

  it('counts the second card dealt too, and not the third', () => {
    expect(ruledBy(dealt({ rules }), exposed(2, 0))).toBe('RRP-3.2.1.a');
    expect(ruledBy(dealt({ rules }), exposed(3, 0))).toBeNull();
  });

  it('does not count a card turned by its player', () =>
    expect(ruledBy(dealt({ rules }), exposed(1, 0, { by: 'player' }))).toBeNull());
});

describe('RRP-5.1.a a later exposed card becomes the burn', () => {
  const before = dealt();
  const hand = after(before, exposed(5, 0));

  it('replaces it by the top card and leaves the flop as it would have been', () => {
    expect(handOf(hand, 5)).toEqual([handOf(before, 5)[1], before.deck.stub[0]]);
    expect(hand.deck.stub[0]).toBe(handOf(before, 5)[0]);
    expect(counts(hand).stub).toBe(40);
    expect(flopOf(hand)).toEqual(flopOf(before));
    expect(counts(after(callAround(hand), deal()))).toMatchObject({ stub: 36, burns: 1, all: 52 });
    expect(handOf(hand, 4)).toEqual(handOf(before, 4));
  });
});

describe('THR-1.8.4 replacement procedure', () => {
  it('gives the next card, and burns the exposed one', () => {
    const before = started({ stacks: [500, 500, 500], seed: 4, rules: 'thr' });
    const hand = after(before, exposed(2, 1));
    expect(handOf(hand, 2)[1]).toBe(before.deck.stub[0]);
    expect(flopOf(hand)).toEqual(before.deck.stub.slice(1, 4));
    expect(after(callAround(hand), deal()).deck.burns).toEqual([handOf(before, 2)[1]]);
  });
});

describe('THR-1.8.b an exposed hold’em card', () => {
  it('is replaced', () =>
    expect(typesOf(dealt({ rules: 'thr' }), exposed(4, 1))).toEqual(['DealingErrorNoted', 'CardsMoved']));
});

describe('RRP-5.1.b two exposed cards', () => {
  it('are a misdeal when both were the dealer’s doing', () => {
    const one = after(dealt(), exposed(5, 0));
    expect(ruledBy(one, exposed(2, 1))).toBe('RRP-3.2.1.b');
    const own = after(dealt(), exposed(5, 0, { by: 'player' }));
    expect(ruledBy(own, exposed(2, 1))).toBeNull();
  });
});

describe('RRP-3.2.1.b two cards exposed', () => {
  it('makes the second a misdeal before two have acted, and not after', () => {
    const one = after(dealt(), exposed(5, 0));
    expect(after(after(one, call(3)), exposed(2, 1)).phase).toBe('void');
    expect(refusalOf(after(one, call(3), call(4)), exposed(2, 1))).not.toBeNull();
  });
});

describe('THR-1.8.5 two or more exposed', () => {
  it('are a misdeal', () =>
    expect(ruledBy(after(dealt({ rules: 'thr' }), exposed(2, 0)), exposed(5, 0))).toBe('THR-1.8.5'));
});

describe('THR-1.9.g first down card exposed', () => {
  it('is a misdeal said before all have two, and replaced when said later', () => {
    expect(ruledBy(dealt({ rules: 'thr' }), exposed(1, 0, { whileDealing: true }))).toBe('THR-1.9.g');
    expect(ruledBy(dealt({ rules: 'thr' }), exposed(1, 0))).toBeNull();
  });
});

describe('RTC-32.i.1 the button’s first card', () => {
  const rtc = dealt({ rules: 'rtc' });

  it('is a misdeal before any bid, and not once somebody has called', () => {
    expect(ruledBy(rtc, exposed(6, 0))).toBe('RTC-32.i.1');
    expect(ruledBy(after(rtc, call(3)), exposed(6, 0))).toBeNull();
    expect(ruledBy(rtc, exposed(1, 0))).toBeNull();
  });
});

describe('RTC-32.i.2 several cards on the floor', () => {
  const one = after(dealt({ rules: 'rtc' }), exposed(2, 0, { how: 'offTable' }));

  it('is a misdeal for the second before the first bid, not for one', () => {
    expect(one.phase).toBe('betting');
    expect(ruledBy(one, exposed(3, 0, { how: 'offTable' }))).toBe('RTC-32.i.2');
    expect(ruledBy(after(one, call(3)), exposed(4, 0, { how: 'offTable' }))).toBeNull();
  });
});

describe('RRP-3.4.12 exposed card procedure', () => {
  it('lets a card turned by its own player play', () => {
    const hand = after(dealt(), exposed(3, 0, { by: 'player' }));
    expect(handOf(hand, 3)).toEqual(handOf(dealt(), 3));
  });

  it('refuses a claim by who has looked at the card', () =>
    expect(refusalOf(dealt(), exposed(3, 0, { looked: true }))).toEqual(cardAlreadySeen({ seat: 3 })));

  it('counts a card dealt off the table as exposed', () => {
    const hand = after(dealt(), exposed(3, 0, { how: 'offTable' }));
    expect(handOf(hand, 3)).not.toEqual(handOf(dealt(), 3));
  });
});

describe('THR-1.8.1 what counts as exposed', () => {
  it.each(['turned', 'flashed', 'offTable'] as const)('treats %s alike', (how) =>
    expect(typesOf(dealt({ rules: 'thr' }), exposed(4, 0, { how }))).toEqual([
      'DealingErrorNoted',
      'CardsMoved',
    ]),
  );
});

describe('THR-1.8.2 exposed by its player', () => {
  it('is kept, and nothing is replaced', () =>
    expect(typesOf(dealt({ rules: 'thr' }), exposed(3, 0, { by: 'player' }))).toEqual(['DealingErrorNoted']));
});

describe('RRP-3.4.13 no choice on an exposed card', () => {
  it('refuses to let seat 6 keep it', () =>
    expect(refusalOf(dealt(), exposed(6, 1, { wantsToKeep: true }))).toEqual(
      noOptionOnExposedCard({ seat: 6 }),
    ));
});

describe('THR-1.8.3 the player never chooses', () => {
  it('replaces in hold’em and keeps in high draw', () => {
    expect(refusalOf(dealt({ rules: 'thr' }), exposed(6, 1, { wantsToKeep: true }))?.code).toBe(
      'poker.no-option-on-exposed-card',
    );
    const draw = dealt({ game: 'draw', ante: 1, rules: 'thr' });
    expect(typesOf(draw, exposed(6, 1))).toEqual(['DealingErrorNoted']);
  });
});

describe('RRP-3.4.14 a dropped card plays', () => {
  it('changes nothing when seat 2 drops it, and is replaced when the dealer did', () => {
    const dropped = after(dealt(), exposed(2, 0, { by: 'player', how: 'offTable' }));
    expect(handOf(dropped, 2)).toEqual(handOf(dealt(), 2));
    expect(handOf(after(dealt(), exposed(2, 0, { how: 'offTable' })), 2)).not.toEqual(handOf(dealt(), 2));
  });
});

describe('RRP-6.1 hold’em rules in Omaha', () => {
  it('replaces the card, burns it, and deals the flop that was to come', () => {
    const before = dealt({ game: 'omaha' });
    expect(counts(before)).toMatchObject({ held: 24, stub: 28 });
    const hand = after(before, exposed(4, 2));
    expect(hand.deck.stub[0]).toBe(handOf(before, 4)[2]);
    expect(counts(after(callAround(hand), deal()))).toMatchObject({ stub: 24, burns: 1, all: 52 });
    expect(flopOf(hand)).toEqual(flopOf(before));
  });
});

describe('RRP-7.1 Omaha rules in Omaha hi-lo', () => {
  it('replaces an exposed card of four', () => {
    const before = dealt({ game: 'omaha8' });
    expect(handOf(after(before, exposed(3, 1)), 3)).toHaveLength(4);
    expect(flopOf(after(before, exposed(3, 1)))).toEqual(flopOf(before));
  });
});

const drawHand = (rules: ReadyRuleSetId = 'rrp-cash'): Hand => dealt({ game: 'draw', ante: 1, rules });

describe('RRP-9.1.3 exposed before the draw', () => {
  it('is kept, the deck untouched', () => {
    const hand = after(drawHand(), exposed(2, 2));
    expect(handOf(hand, 2)).toEqual(handOf(drawHand(), 2));
    expect(hand.deck).toEqual(drawHand().deck);
  });

  it('is a misdeal with a second card before two have acted', () => {
    const one = after(drawHand(), exposed(2, 2));
    expect(ruledBy(one, exposed(3, 2))).toBe('RRP-3.2.1.b');
  });
});

describe('THR-1.8.c exposed in high draw', () => {
  it('is kept', () => expect(keepsExposedCard(rulesOf('thr'), '8c', false)).toBe(true));
});

describe('THR-1.8.c.1 exposed in low draw', () => {
  it('is kept when it can belong to the best hand: the four, not the eight', () => {
    expect(keepsExposedCard(rulesOf('thr'), '4d', true)).toBe(true);
    expect(keepsExposedCard(rulesOf('thr'), '8c', true)).toBe(false);
    expect(keepsExposedCard(rulesOf('rrp-cash'), '8c', true)).toBe(true);
  });
});

/** Everybody stands pat but seat 1, who draws two. */
const drawn = (rules: ReadyRuleSetId): Hand => {
  const round = callAround(drawHand(rules));
  const pats = [2, 3, 4, 5, 6].map(
    (seat) => ({ type: 'Discard', at: round.lastAt, seat, cards: [] }) as const,
  );
  const first = { type: 'Discard', at: round.lastAt, seat: 1, cards: handOf(round, 1).slice(0, 2) } as const;
  return after(round, first, ...pats, deal());
};

describe('RRP-9.1.8 exposed on the draw', () => {
  it('is replaced by the top card when all have drawn, and is out of play', () => {
    const before = drawn('rrp-cash');
    const hand = after(before, exposed(1, 4));
    expect(handOf(hand, 1)).toEqual([...handOf(before, 1).slice(0, 4), before.deck.stub[0]]);
    expect(hand.deck.muck).toContain(handOf(before, 1)[4]);
    expect(counts(hand).all).toBe(52);
  });
});

describe('THR-1.8.c.2 no exposed card is kept on the draw', () => {
  it('replaces it', () => {
    const before = drawn('thr');
    expect(handOf(after(before, exposed(1, 3)), 1)).not.toContain(handOf(before, 1)[3]);
  });
});

describe('RTC-32.a a card exposed by accident', () => {
  it('has a folded hand shown whole, and of a live one only that card', () => {
    const hand = after(started({ ...six, rules: 'rtc' }), fold(3));
    expect(shownByAccident(hand, 3)).toEqual({
      code: 'poker.show-whole-hand',
      rule: 'RTC-32.a',
      facts: { seat: 3 },
    });
    expect(shownByAccident(hand, 4)?.code).toBe('poker.show-exposed-card-only');
    expect(shownByAccident(hand, 9)).toBeNull();
  });
});

describe('RTC-32.j.5 a stub card dropped or turned over', () => {
  const rtc = dealt({ rules: 'rtc' });

  it('is burned, and the normal burn and flop follow', () => {
    const hand = after(rtc, report('DropStubCards', { count: 1 }));
    expect(hand.deck.burns).toEqual([rtc.deck.stub[0]]);
    expect(counts(after(callAround(hand), deal()))).toMatchObject({ burns: 2, board: 3, all: 52 });
  });
});

describe('RTC-32.i.4 cards out of the stub', () => {
  const rtc = dealt({ rules: 'rtc' });
  const two = report('DropStubCards', { count: 2 });

  it('are a misdeal after one action and burned after two', () => {
    expect(ruledBy(after(rtc, call(3)), two)).toBe('RTC-32.i.4');
    const later = after(rtc, call(3), call(4), two);
    expect(counts(later)).toMatchObject({ burns: 2, stub: 38 });
  });

  it('are for the floor under Robert’s Rules', () =>
    expect(refusalOf(dealt(), two)?.code).toBe('poker.floor-decides'));
});
