import { seatToAct } from '../betting/betting-round';
import { legalActions } from '../betting/legal-actions';
import { type SeenCard } from '../cards/card';
import { chipsInPots, playerAt } from '../hand/players';
import { type Hand } from '../hand/state';
import {
  after,
  bringIn,
  check,
  deal,
  dealHands,
  fold,
  openHand,
  type Opening,
  refusalOf,
  rulesOf,
  started,
  stackOf,
  wager,
} from '../testing';
import { noAllInOption } from './refusals';
import { callAround, counts, exposed, handOf, report, ruledBy } from './testing';

const limits = {
  ...openHand({ game: 'stud' }).structure,
  limit: 'fixedLimit',
  smallBet: 15,
  bigBet: 30,
  ante: 2,
  bringIn: 5,
} as const;
const seven: Opening = {
  game: 'stud',
  stacks: [500, 500, 500, 500, 500, 500, 500],
  ante: 2,
  structure: limits,
};

/** Seat 3's second down card is the queen of hearts; seat 1 shows the lowest card. */
const third = (opening: Opening = {}): Hand =>
  started({ ...seven, ...opening }, '9c9d2d', '8c8d3d', '7cQh4d', '6c6d5d', '5h2c9h', 'ThTdJs', 'KcKdKs');
const upcards = (hand: Hand, seat: number): readonly SeenCard[] =>
  playerAt(hand, seat)?.cards.flatMap(({ card, up }) => (up ? [card] : [])) ?? [];

describe('RRP-8.5 one hole card exposed', () => {
  const hand = after(third(), exposed(3, 1));

  it('makes it the door card, the third one lying down', () => {
    expect(upcards(hand, 3)).toEqual(['Qh']);
    expect(handOf(hand, 3).toSorted()).toEqual(['4d', '7c', 'Qh']);
    expect(hand.deck).toEqual(third().deck);
  });

  it('has the bring-in when it is the lowest', () => {
    const low = after(third(), exposed(5, 1));
    expect(upcards(low, 5)).toEqual(['2c']);
    expect(seatToAct(low)).toBe(5);
  });

  it('comes too late once the bring-in is posted', () =>
    expect(refusalOf(after(third(), bringIn(1)), exposed(3, 1))?.code).toBe('poker.action-occurred'));
});

describe('THR-1.8.a an exposed card in stud', () => {
  it('is the upcard and the third card is down', () =>
    expect(upcards(after(third({ rules: 'thr' }), exposed(3, 1)), 3)).toEqual(['Qh']));
});

describe('RRP-8.11 a card off the table', () => {
  it('becomes the door card of seat 6', () =>
    expect(upcards(after(third(), exposed(6, 1, { how: 'offTable' })), 6)).toEqual(['Td']));
});

describe('RRP-8.5.a both hole cards exposed', () => {
  const hand = after(third(), exposed(5, 0), exposed(5, 1));

  it('kills the hand and gives the ante back: 12 of 14', () => {
    expect(playerAt(hand, 5)?.gone).toBe('dead');
    expect(stackOf(hand, 5)).toBe(500);
    expect(chipsInPots(hand)).toBe(12);
    expect(counts(hand).all).toBe(52);
  });

  it('deals it no third card: the others get theirs in order, and the last one lies on the deck', () => {
    expect(handOf(hand, 5).toSorted()).toEqual(['2c', '5h']);
    expect([upcards(hand, 4), upcards(hand, 6), upcards(hand, 7)]).toEqual([['5d'], ['9h'], ['Js']]);
    expect(hand.deck.stub[0]).toBe('Ks');
  });
});

describe('THR-1.8.a.1 both down cards exposed', () => {
  it('is a dead hand in a cash game and a misdeal in a tournament', () => {
    const one = after(third({ rules: 'thr' }), exposed(5, 0));
    expect(ruledBy(one, exposed(5, 1))).toBe('RRP-8.5.a');
    const tournament = after(third({ rules: 'thr', tournament: true }), exposed(5, 0));
    expect(ruledBy(tournament, exposed(5, 1))).toBe('THR-1.9.h');
  });
});

describe('RRP-8.5.b the dead hand would be low', () => {
  it('has the player on its left start with a choice of fold, 5 or 15', () => {
    const hand = after(third(), exposed(5, 1), exposed(5, 0));
    expect(upcards(hand, 5)).toContain('2c');
    expect(legalActions(hand)).toMatchObject({
      seat: 6,
      fold: { allowed: true },
      bringIn: { allowed: true, amount: 5 },
    });
    const folded = after(hand, fold(6));
    expect(legalActions(folded)).toMatchObject({ seat: 7, bringIn: { allowed: true } });
  });
});

describe('RRP-8.5.c a tournament misdeal', () => {
  it('is one exposed down card, in tournaments only', () => {
    expect(ruledBy(third({ tournament: true }), exposed(3, 1))).toBe('RRP-8.5.c');
    expect(ruledBy(third(), exposed(3, 1))).toBeNull();
  });
});

describe('RRP-11.26 stud exposed downcard', () => {
  it('gives the antes back and redeals', () => {
    const hand = after(third({ tournament: true, rules: 'rrp-tournament' }), exposed(6, 1));
    expect(hand.phase).toBe('void');
    expect(stackOf(hand, 6)).toBe(500);
  });
});

describe('THR-1.9.h a stud tournament', () => {
  const one = after(third({ rules: 'thr', tournament: true }), exposed(3, 0));

  it('needs two cards of one player', () => {
    expect(one.phase).toBe('betting');
    expect(ruledBy(one, exposed(4, 0))).toBeNull();
    expect(ruledBy(one, exposed(3, 0))).toBe('THR-1.9.h');
  });
});

const onSeventh = (players: number, opening: Opening = {}): Hand => {
  const stacks = opening.stacks ?? Array.from({ length: players }, () => 500);
  let hand = callAround(started({ ...seven, ante: 2, seed: 14, ...opening, stacks }));
  while (hand.street < 3) hand = callAround(after(hand, deal()));
  return after(hand, deal());
};
const declare = (seat: number): ReturnType<typeof report> => report('DeclareAllIn', { seat });

describe('RRP-8.17 last card exposed: order', () => {
  it('has seat 3, with a pair of sevens showing, start before K-Q-9-5', () => {
    const recorded = started({ ...seven, stacks: [500, 500, 500] }, '2c2dKh', '3c3d4h', '8c8dJs');
    const fourth = after(callAround(recorded), dealHands('Qd', '4s', '7s'));
    const fifth = after(callAround(fourth), dealHands('9d', '6h', '6d'));
    const sixth = after(callAround(fifth), dealHands('5d', 'Td', '2s'));
    const seventh = after(callAround(sixth), dealHands('Ah', 'Ac', '7d'));
    expect(seatToAct(seventh)).toBe(2);
    const hand = after(seventh, exposed(3, 6));
    expect(upcards(hand, 3)).toEqual(['Js', '7s', '6d', '2s', '7d']);
    expect(seatToAct(hand)).toBe(3);
  });
});

describe('RRP-8.17.a exposed last card, multiway', () => {
  const hand = after(onSeventh(3), exposed(3, 6));

  it('lets him play for the pot as it stands, and keep his chips', () => {
    const stack = stackOf(hand, 3)!;
    const declared = after(hand, declare(3));
    const first = seatToAct(declared)!;
    expect(first).not.toBe(3);
    const bet = after(declared, wager(first, 30));
    const next = seatToAct(bet)!;
    const done = after(bet, { type: 'Act', at: bet.lastAt, seat: next, action: { kind: 'call' } });
    expect(done.phase).toBe('showdown');
    expect(done.pots).toHaveLength(2);
    expect(done.pots[1]?.eligible).not.toContain(3);
    expect(playerAt(done, 3)?.behind).toBe(stack);
  });

  it('is gone with the first action', () => {
    const first = seatToAct(hand)!;
    expect(refusalOf(after(hand, check(first)), declare(3))).toEqual(noAllInOption({ seat: 3 }));
    expect(refusalOf(onSeventh(3), declare(3))).toEqual(noAllInOption({ seat: 3 }));
  });

  it('is not offered where the house has no such option', () => {
    const rules = rulesOf('rrp-cash', { studExposedLastCardAllInOption: false });
    expect(refusalOf(after(onSeventh(3, { rules }), exposed(3, 6)), declare(3))).toEqual(
      noAllInOption({ seat: 3 }),
    );
  });
});

describe('RRP-8.17.b heads-up, the first card exposed', () => {
  it('deals the second one up as well, and offers no option', () => {
    const hand = after(onSeventh(2), exposed(1, 6));
    expect(upcards(hand, 1)).toHaveLength(5);
    expect(upcards(hand, 2)).toHaveLength(5);
    expect(refusalOf(hand, declare(1))).toEqual(noAllInOption({ seat: 1 }));
  });

  it('deals it down where the house says so', () => {
    const rules = rulesOf('rrp-cash', { studHeadsUpSecondCardAfterFirstExposed: 'down' });
    expect(upcards(after(onSeventh(2, { rules }), exposed(1, 6)), 2)).toHaveLength(4);
  });
});

describe('RRP-8.17.c heads-up, the second card exposed', () => {
  it('lets the second player declare himself all-in: no betting, and the showdown', () => {
    const hand = after(onSeventh(2), exposed(2, 6));
    expect(upcards(hand, 1)).toHaveLength(4);
    expect(after(hand, declare(2)).phase).toBe('showdown');
  });
});

const allInByFour = (): Hand => onSeventh(3, { stacks: [500, 500, 7] });

describe('RRP-8.16 an all-in player’s last card', () => {
  it('is dealt down like everyone else’s', () => {
    const hand = allInByFour();
    expect(playerAt(hand, 3)?.stack).toBe(0);
    expect(playerAt(hand, 3)?.cards.at(-1)?.up).toBe(false);
  });
});

describe('RRP-8.16.a an all-in player’s last card exposed', () => {
  it('is kept, and the others have theirs face down', () => {
    const hand = after(allInByFour(), exposed(3, 6));
    expect(handOf(hand, 3)).toEqual(handOf(allInByFour(), 3));
    expect(upcards(hand, 1)).toHaveLength(4);
    expect(refusalOf(hand, declare(3))).toEqual(noAllInOption({ seat: 3 }));
  });
});
