import {
  after,
  call,
  check,
  deal,
  dealHands,
  fold,
  noon,
  openHand,
  post,
  refusalOf,
  started,
  wager,
} from '../testing';
import { firstSeat } from '../games/first-to-act';
import { legalActions } from '../betting/legal-actions';
import { fixedLimit } from '../betting/structure';
import { type HandCommand } from './commands';
import { evolve } from './decider';
import { unopenedHand } from './initial';
import { amountDue, prompts } from './prompts';
import { badAmount, noChipsInTransit, unknownSeat } from './refusals';
import { type Hand } from './state';

describe('THR-1.4.i bets in front, gathered', () => {
  it('shows 600 to gather after three bets of 200', () => {
    const thr = started({ rules: 'thr', blinds: [100, 200], stacks: [900, 900, 900] });
    const bets = after(thr, call(3), call(1));
    expect(prompts(bets)).toContainEqual({
      code: 'poker.bets-in-front',
      rule: 'THR-1.4.i',
      facts: { chips: 600 },
    });
  });
});

describe('FR4-1.4.b bet into the pot, aloud', () => {
  it('adds 15 announced to the pot and to the player’s total of the round', () => {
    const fr4 = after(started({ rules: 'fr4', game: 'richardHoldem' }), wager(3, 15));
    expect(prompts(fr4)).toContainEqual({
      code: 'poker.bets-in-pot',
      rule: 'FR4-1.4.b',
      facts: { chips: 30 },
    });
    expect(fr4.players[2]?.streetBet).toBe(15);
    expect(amountDue(fr4)).toBe(15);
  });
});

describe('RRP-3.4.15 cards dealt too early', () => {
  it('refuses the next street while a betting action is pending', () => {
    const flop = after(started({}), call(3), call(4), call(1));
    expect(refusalOf(flop, deal())).toMatchObject({
      code: 'poker.betting-open',
      rule: 'RRP-3.4.15',
      facts: { seat: 2 },
    });
    expect(refusalOf(after(flop, check(2)), deal())).toBeNull();
  });
});

const says = (seat: number): HandCommand => ({
  type: 'Bid',
  at: noon,
  seat,
  motions: [],
  declared: { word: 'fold', when: 'before' },
});

describe('RRP-3.3.2 folding when facing a bet', () => {
  it('kills the hand that says "fold" facing 20, and takes no later action', () => {
    const dead = after(started({}), wager(3, 20), says(4));
    expect(dead.players[3]?.gone).toBe('folded');
    expect(refusalOf(dead, call(4))?.code).toBe('poker.hand-not-live');
  });

  it('binds with no bet by RRP-3.5.8 all the same', () => {
    const flop = after(started({ stacks: [500, 500, 500] }), call(3), call(1), check(2), deal(), says(1));
    expect(flop.players[0]?.gone).toBe('folded');
  });
});

describe('RTC-32.j.3 said or gestured fold', () => {
  it('is a dead hand although the player kept his cards', () => {
    const dead = after(
      started({ rules: 'rtc', blinds: [50, 100], stacks: [5000, 5000, 5000, 5000] }),
      says(3),
    );
    expect(dead.players[2]).toMatchObject({ gone: 'folded' });
    expect(dead.players[2]?.cards).toHaveLength(2);
    expect(refusalOf(dead, call(3))?.code).toBe('poker.hand-not-live');
  });
});

describe('RRP-9.1.9.a pat rap, unaware of raise', () => {
  it('ignores the rap and leaves fold, call 4 or a raise to 12', () => {
    const structure = fixedLimit([4, 8], { ante: 1 });
    const hand = started({ game: 'draw', structure, blinds: [], ante: 1, stacks: [500, 500, 500] });
    const raised = after(hand, wager(1, 4), wager(2, 8), fold(3));
    const rap: HandCommand = { type: 'Discard', at: noon, seat: 1, cards: [] };
    expect(refusalOf(raised, rap)?.code).toBe('poker.no-draw-now');
    expect(legalActions(raised)).toMatchObject({
      seat: 1,
      call: { amount: 4 },
      wager: { amounts: [{ minTo: 12 }] },
    });
  });
});

describe('RRP-8.17 last card exposed: order', () => {
  it('starts the last round with the pair of sevens that an exposed last card makes', () => {
    const structure = fixedLimit([4, 8], { ante: 1 });
    let hand = started({ game: 'stud', structure, ante: 1, stacks: [500, 500] }, '????Kd', '????Jc');
    for (const [a, b] of [
      ['Qh', '7s'],
      ['9c', '6h'],
      ['5d', '2c'],
    ]) {
      while (hand.phase === 'betting') hand = after(hand, check(hand.players[hand.round.toAct]!.seat));
      hand = after(hand, dealHands(a!, b!));
    }
    while (hand.phase === 'betting') hand = after(hand, check(hand.players[hand.round.toAct]!.seat));
    const dealt = evolve(hand, {
      type: 'StreetDealt',
      at: noon,
      street: 4,
      run: 0,
      burns: ['??'],
      hands: [
        { seat: 1, cards: [{ card: '??', up: false }] },
        { seat: 2, cards: [{ card: '7d', up: true }] },
      ],
      board: [],
    });
    const opened = evolve(dealt, {
      type: 'BettingOpened',
      at: noon,
      first: firstSeat(dealt),
      openPair: false,
    });
    expect(legalActions(opened)?.seat).toBe(2);
  });
});

const promptOf = (hand: Hand, rule: string) => prompts(hand).find((prompt) => prompt.rule === rule);

describe('THR-1.4.g hidden chips do not play', () => {
  const opening = { rules: 'thr', stacks: [600, 1000, 1000, 1000] } as const;
  const allIn = (tournament: boolean): Hand =>
    after(started({ ...opening, tournament }), fold(3), fold(4), wager(1, 600), call(2));

  it('reminds of the 600 at stake when an all-in of 600 is called', () => {
    expect(promptOf(allIn(false), 'THR-1.4.g')).toEqual({
      code: 'poker.hidden-chips-do-not-play',
      rule: 'THR-1.4.g',
      facts: { seats: [1], atStake: [600] },
    });
    expect(refusalOf(after(started(opening), fold(3), fold(4)), wager(1, 1000))?.code).toBe(
      'poker.above-stack',
    );
  });

  it('says nothing in a tournament, and nothing while nobody is all-in', () => {
    expect(promptOf(allIn(true), 'THR-1.4.g')).toBeUndefined();
    expect(promptOf(after(started(opening), fold(3), fold(4), wager(1, 599)), 'THR-1.4.g')).toBeUndefined();
  });
});

describe('THR-1.4.b.2 marker for chips in transit', () => {
  const command = openHand({ rules: 'thr', stacks: [500, 1000, 1000] });
  const hand = after(unopenedHand, { ...command, inTransit: [{ seat: 1, amount: 500 }] }, post, deal());

  it('shows the 500 in transit at the seat until delivery is confirmed', () => {
    expect(promptOf(hand, 'THR-1.4.b.2')).toEqual({
      code: 'poker.chips-in-transit',
      rule: 'THR-1.4.b.2',
      facts: { seats: [1], chips: [500] },
    });
    const delivers: HandCommand = { type: 'ConfirmDelivery', at: noon, seat: 1 };
    const delivered = after(hand, delivers);
    expect(promptOf(delivered, 'THR-1.4.b.2')).toBeUndefined();
    expect(delivered.players).toEqual(hand.players);
    expect(refusalOf(delivered, delivers)).toEqual(noChipsInTransit({ seat: 1 }));
  });

  it('is part of the stack it is announced with', () => {
    const opens = (seat: number, amount: number) =>
      refusalOf(unopenedHand, { ...command, inTransit: [{ seat, amount }] });
    expect(opens(1, 500)).toBeNull();
    expect(opens(1, 501)).toEqual(badAmount({ amount: '501' }));
    expect(opens(4, 1)).toEqual(unknownSeat({ seat: 4 }));
  });
});
