import { type HouseRules, type ReadyRuleSetId } from '@cardroom/rulebook';
import {
  after,
  call,
  check,
  deal,
  eventsOf,
  fold,
  noon,
  refusalOf,
  rulesOf,
  started,
  wager,
} from '../testing';
import { citing } from '../irregularities/refusals';
import { type Bid, type Declaration, type SettleShortCall } from './commands';
import { type Acted } from './events';
import { actionBehind, noForfeit, nothingBid, noTakingBack } from '../hand/refusals';
import { type Hand, type SeatNumber } from '../hand/state';
import { legalActions } from './legal-actions';
import { shortCallAdvice } from './short-calls';
import { fixedLimit } from './structure';

const bid = (seat: SeatNumber, motions: readonly (readonly number[])[], more: Partial<Bid> = {}): Bid => ({
  type: 'Bid',
  at: noon,
  seat,
  motions,
  ...more,
});

const said = (word: Declaration['word'], amount?: number, when: Declaration['when'] = 'before') => ({
  declared: { word, when, ...(amount === undefined ? {} : { amount }) },
});

/** What a bid becomes: kind, total of the round, change handed back, and the rule. */
const becomes = (hand: Hand, command: Bid) => {
  const acted = eventsOf(hand, command).find((event): event is Acted => event.type === 'Acted');
  return acted && [acted.kind, acted.to, acted.change ?? 0, acted.ruled ?? null];
};

/** The flop after a bet of seat 1; seat 2 is to act with the stack given. */
const facing = (bet: number, stack = 3000, rules: ReadyRuleSetId | HouseRules = 'rrp-cash') => {
  const hand = started({ rules, stacks: [3010, stack + 10, 3010] });
  return after(hand, call(3), call(1), check(2), deal(), wager(1, bet));
};

const limit = (size: number, rules: Partial<HouseRules> = {}) => {
  const structure = fixedLimit([size, 2 * size], { smallBlind: size / 2, bigBlind: size });
  const stacks = [30 * size, 30 * size, 30 * size];
  const hand = started({ structure, blinds: [size / 2, size], stacks, rules: rulesOf('rrp-cash', rules) });
  return after(hand, call(3), call(1), check(2), deal());
};

const limitFacing = (size: number) => after(limit(size), wager(1, size));

describe('RRP-3.5.8 verbal declarations bind', () => {
  it('completes a raise said with a calling amount', () => {
    expect(becomes(limitFacing(20), bid(2, [[20]], said('raise')))).toEqual(['raise', 40, 0, 'RRP-3.5.8']);
  });

  it('takes twice the amount for the call that was said', () => {
    expect(becomes(limitFacing(20), bid(2, [[20, 20]], said('call')))).toEqual(['call', 20, 20, 'RRP-3.5.8']);
  });

  it('completes "raise to 90" where 90 is no legal raise', () => {
    expect(becomes(facing(60), bid(2, [], said('raise', 90)))).toEqual(['raise', 120, 0, 'RRP-3.5.8']);
  });

  it('folds, checks and goes all-in by word', () => {
    expect(becomes(facing(60), bid(2, [], said('fold')))).toEqual(['fold', 0, 0, 'RRP-3.5.8']);
    expect(becomes(facing(60, 500), bid(2, [], said('allIn')))).toEqual(['raise', 500, 0, null]);
    expect(becomes(facing(60, 40), bid(2, [], said('allIn')))).toEqual(['call', 40, 0, null]);
  });
});

describe('RRP-3.5.9 rapping the table', () => {
  it('is a check for the first to act, and no action facing a bet of 20', () => {
    expect(becomes(limit(20), bid(1, [], said('check')))).toEqual(['check', 0, 0, 'RRP-3.5.9']);
    expect(refusalOf(limitFacing(20), bid(2, [], said('check')))?.code).toBe('poker.facing-bet');
  });
});

describe('RRP-3.5.14 string bets', () => {
  const hand = limitFacing(20);

  it('plays only the first of two motions made without a word', () => {
    expect(becomes(hand, bid(2, [[20], [20]]))).toEqual(['call', 20, 20, 'RRP-3.5.14']);
  });

  it('completes 30 in one motion to 40, and takes 29 for a call', () => {
    expect(becomes(hand, bid(2, [[10, 10, 10]]))).toEqual(['raise', 40, 0, 'RRP-3.5.16']);
    expect(becomes(hand, bid(2, [[10, 10, 9]]))).toEqual(['call', 20, 9, 'RRP-3.5.14']);
  });

  it('lets chips come in two motions after the word "raise"', () => {
    expect(becomes(hand, bid(2, [[20], [20]], said('raise')))).toEqual(['raise', 40, 0, 'RRP-3.5.8']);
  });
});

describe('RRP-3.5.15 single oversized chip', () => {
  it('calls 6 with a 25 chip and gets 19 back', () => {
    expect(becomes(limitFacing(6), bid(2, [[25]]))).toEqual(['call', 6, 19, 'RRP-3.5.15']);
  });

  it('raises when "raise" was said first', () => {
    expect(becomes(limitFacing(6), bid(2, [[25]], said('raise')))?.slice(0, 2)).toEqual(['raise', 12]);
  });

  it('bets 6 with a 25 chip when nobody has bet', () => {
    expect(becomes(limit(6), bid(1, [[25]]))).toEqual(['bet', 6, 19, 'RRP-3.5.6']);
  });

  it('is a call of the big blind before any raise', () => {
    const structure = fixedLimit([3, 6], { smallBlind: 1, bigBlind: 3 });
    const hand = started({ structure, blinds: [1, 3] });
    expect(becomes(hand, bid(3, [[25]]))).toEqual(['call', 3, 22, 'RRP-3.5.15']);
  });
});

describe('RRP-10.1.9 single chip bet', () => {
  it('bets its full value with no bet to face', () => {
    const flop = after(started({ stacks: [1000, 1000, 1000] }), call(3), call(1), check(2), deal());
    expect(becomes(flop, bid(1, [[500]]))).toEqual(['bet', 500, 0, null]);
  });
});

describe('RRP-10.1.9.a oversize chip is a call', () => {
  it('calls the big blind of 10 with a 100 chip and gets 90 back', () => {
    expect(becomes(started({}), bid(3, [[100]]))).toEqual(['call', 10, 90, 'RRP-10.1.9.a']);
  });

  it('raises to the whole 500 when "raise" is said without an amount', () => {
    expect(becomes(facing(100), bid(2, [[500]], said('raise')))?.slice(0, 2)).toEqual(['raise', 500]);
  });
});

describe('THR-A20 single chip is a call', () => {
  it('calls 6 with a 25 chip and returns 19', () => {
    const hand = after(started({ rules: 'thr', blinds: [3, 6] }));
    expect(becomes(hand, bid(3, [[25]]))?.slice(0, 3)).toEqual(['call', 6, 19]);
  });
});

describe('RRP-3.5.16 undersized bets corrected', () => {
  it('brings a bet of 10 on the 20 street up to 20', () => {
    expect(becomes(limit(20), bid(1, [[10]]))).toEqual(['bet', 20, 0, 'RRP-3.5.16']);
  });

  it('brings a short call up without making a raise of it', () => {
    expect(becomes(limitFacing(20), bid(2, [[10]]))).toEqual(['call', 20, 0, 'RRP-10.1.6']);
  });

  it('puts a player all-in whose stack is shorter than the right amount', () => {
    expect(becomes(facing(460, 452), bid(2, [[440]]))).toEqual(['call', 452, 0, 'RRP-10.1.6']);
  });
});

describe('RRP-10.1.4 when a wager binds', () => {
  it('records nothing for chips drawn back without a word', () => {
    expect(refusalOf(facing(100), bid(2, []))).toEqual(nothingBid({ seat: 2 }));
  });

  it('registers a raise to 300 before any chip is counted', () => {
    expect(becomes(facing(100), bid(2, [], said('raise', 300)))?.slice(0, 2)).toEqual(['raise', 300]);
  });
});

describe('RRP-10.1.5 words beat chips', () => {
  const flop = after(started({ stacks: [1000, 1000, 1000] }), call(3), call(1), check(2), deal());

  it('bets the 400 that were said: 100 of 500 go back, 100 are missing from 300', () => {
    expect(becomes(flop, bid(1, [[500]], said('amount', 400)))?.slice(0, 3)).toEqual(['bet', 400, 100]);
    expect(becomes(flop, bid(1, [[300]], said('amount', 400)))?.slice(0, 3)).toEqual(['bet', 400, 0]);
  });

  it('sets an illegal raise to 60 over 40 to 80', () => {
    expect(becomes(facing(40, 300), bid(2, [], said('raise', 60)))?.slice(0, 2)).toEqual(['raise', 80]);
  });

  it('holds also for a word that came after the chips', () => {
    expect(becomes(facing(200), bid(2, [[100, 400]], said('call', undefined, 'after')))?.slice(0, 2)).toEqual(
      ['call', 200],
    );
  });
});

describe('RRP-10.1.6 short call completed', () => {
  it('takes 20 more for a call of 460 counted at 440', () => {
    expect(becomes(facing(460), bid(2, [[400, 40]]))).toEqual(['call', 460, 0, 'RRP-10.1.6']);
  });

  it('takes the last 12 and gives the bettor 8 back', () => {
    const called = after(facing(460, 452), fold(2));
    expect(called.phase).toBe('betting');
    const short = after(facing(460, 452), bid(2, [[440]]), fold(3));
    expect(short.players.map(({ contributed }) => contributed)).toEqual([462, 462, 10]);
  });
});

describe('RRP-10.1.8 raise in several motions', () => {
  it('counts 100 and 250 after "raise" as 350', () => {
    expect(becomes(facing(100), bid(2, [[100], [250]], said('raise')))?.slice(0, 2)).toEqual(['raise', 350]);
  });

  it('is a string raise without the word', () => {
    expect(becomes(facing(100), bid(2, [[100], [250]]))).toEqual(['call', 100, 250, 'RRP-3.5.14']);
  });
});

describe('RRP-10.1.10 under-raise completed', () => {
  it('sets a raise to 60 over 40 to exactly 80', () => {
    expect(becomes(facing(40, 300), bid(2, [[60]], said('raise')))?.slice(0, 2)).toEqual(['raise', 80]);
    expect(becomes(facing(40, 300), bid(2, [[40, 20]]))).toEqual(['raise', 80, 0, 'RRP-10.1.10']);
  });

  it('makes it an all-in of 70, which the bettor may only call', () => {
    const allIn = after(facing(40, 70), bid(2, [[60]], said('raise')), fold(3));
    expect(allIn.players[1]).toMatchObject({ stack: 0, streetBet: 70 });
    expect(legalActions(allIn)).toMatchObject({ seat: 1, call: { amount: 30 }, wager: { allowed: false } });
  });

  it('brings a bet of 6 up to 10', () => {
    const flop = after(started({ stacks: [210, 210, 210] }), call(3), call(1), check(2), deal());
    expect(becomes(flop, bid(1, [[5, 1]]))?.slice(0, 2)).toEqual(['bet', 10]);
  });
});

describe('RRP-10.1.10.a overpaid call is a call', () => {
  it('gives 5 of 45 back, said or not', () => {
    expect(becomes(facing(40), bid(2, [[40, 5]], said('call')))?.slice(0, 3)).toEqual(['call', 40, 5]);
    expect(becomes(facing(40), bid(2, [[40, 5]]))).toEqual(['call', 40, 5, 'RRP-10.1.10.a']);
  });

  it('raises to 80 with a silent 60, and calls with 59', () => {
    expect(becomes(facing(40), bid(2, [[40, 20]]))?.slice(0, 2)).toEqual(['raise', 80]);
    expect(becomes(facing(40), bid(2, [[40, 19]]))?.slice(0, 2)).toEqual(['call', 40]);
  });
});

describe('RTC-5.d what counts as a raise', () => {
  const hand = facing(100, 1000, 'rtc');

  it('raises to 200 with 150 in two chips, and calls with 145', () => {
    expect(becomes(hand, bid(2, [[100, 50]]))?.slice(0, 2)).toEqual(['raise', 200]);
    expect(becomes(hand, bid(2, [[100, 25, 20]]))?.slice(0, 2)).toEqual(['call', 100]);
  });

  it('raises to 200 with "two hundred", and with "raise" and 120', () => {
    expect(becomes(hand, bid(2, [], said('amount', 200)))?.slice(0, 2)).toEqual(['raise', 200]);
    expect(becomes(hand, bid(2, [[100, 20]], said('raise')))?.slice(0, 2)).toEqual(['raise', 200]);
  });
});

describe('RTC-5.d.1 silent bet of 150 percent', () => {
  it('completes 600 over 400 to 800, and calls with 590', () => {
    expect(becomes(facing(400, 2000, 'rtc'), bid(2, [[500, 100]]))?.slice(0, 2)).toEqual(['raise', 800]);
    expect(becomes(facing(400, 2000, 'rtc'), bid(2, [[100, 100, 100, 100, 100, 90]]))?.slice(0, 3)).toEqual([
      'call',
      400,
      190,
    ]);
  });

  it('takes all 700 of who cannot double, which is no raise', () => {
    const allIn = after(facing(400, 700, 'rtc'), bid(2, [[500, 100]]));
    expect(allIn.players[1]).toMatchObject({ stack: 0, streetBet: 700 });
    expect(allIn.round.fullBets).toBe(1);
  });
});

describe('RTC-5.d.2 spoken amount of 150 percent', () => {
  it('puts 800 in for "six hundred" over 400, and calls for "five hundred"', () => {
    expect(becomes(facing(400, 2000, 'rtc'), bid(2, [], said('amount', 600)))?.slice(0, 2)).toEqual([
      'raise',
      800,
    ]);
    expect(becomes(facing(400, 2000, 'rtc'), bid(2, [], said('amount', 500)))).toEqual([
      'call',
      400,
      0,
      'RTC-5.d.2',
    ]);
  });
});

describe('RTC-5.d.3 saying raise', () => {
  it('makes 1,000 of "raise" and 600 over 500', () => {
    expect(becomes(facing(500, 3000, 'rtc'), bid(2, [[500, 100]], said('raise')))?.slice(0, 2)).toEqual([
      'raise',
      1000,
    ]);
  });

  it('puts a stack of 800 all-in, which others may only call', () => {
    const allIn = after(facing(500, 800, 'rtc'), bid(2, [], said('raise')), call(3));
    expect(legalActions(allIn)).toMatchObject({ seat: 1, call: { amount: 300 }, wager: { allowed: false } });
  });
});

describe('RTC-6 the 50 percent rule', () => {
  it('completes 300 over 200 to 400, from where the next goes to 800', () => {
    const raised = after(facing(200, 3000, 'rtc'), bid(2, [[200, 100]]));
    expect(raised.players[1]?.streetBet).toBe(400);
    const offer = legalActions(raised)?.wager;
    expect(offer?.allowed && offer.amounts[0]?.minTo).toBe(800);
  });

  it('takes 290 for a call and returns 90', () => {
    expect(becomes(facing(200, 3000, 'rtc'), bid(2, [[200, 90]]))).toEqual(['call', 200, 90, 'RTC-6']);
  });

  it('puts all 350 in where 320 were pushed, and it is no raise', () => {
    const allIn = after(facing(200, 350, 'rtc'), bid(2, [[200, 120]]));
    expect(allIn.players[1]).toMatchObject({ stack: 0, streetBet: 350 });
    expect(allIn.round.fullBets).toBe(1);
  });
});

describe('RTC-9 silent chips', () => {
  it('takes an unclear gesture for a call', () => {
    const hand = facing(200, 3000, 'rtc');
    expect(becomes(hand, bid(2, [[500, 500]], { unclear: true }))).toEqual(['call', 200, 800, 'RTC-9']);
    expect(becomes(hand, bid(2, [[500, 500]]))?.slice(0, 2)).toEqual(['raise', 1000]);
  });
});

describe('RTC-9.a single oversized chip', () => {
  it('calls 100 with a 500 chip, raises with the word, and bets 500 when nobody has bet', () => {
    const hand = started({ rules: 'rtc', blinds: [50, 100], stacks: [5000, 5000, 5000] });
    expect(becomes(hand, bid(3, [[500]]))).toEqual(['call', 100, 400, 'RTC-9.a']);
    expect(becomes(hand, bid(3, [[500]], said('raise')))?.slice(0, 2)).toEqual(['raise', 500]);
    const flop = after(hand, call(3), call(1), check(2), deal());
    expect(becomes(flop, bid(1, [[500]]))?.slice(0, 2)).toEqual(['bet', 500]);
  });
});

describe('RTC-9.b several silent chips', () => {
  it('raises with 300 and 1,000 over 200, and calls with 250', () => {
    const hand = facing(200, 3000, 'rtc');
    expect(becomes(hand, bid(2, [[100, 100, 100]]))?.slice(0, 2)).toEqual(['raise', 400]);
    expect(becomes(hand, bid(2, [[500, 500]]))).toEqual(['raise', 1000, 0, 'RTC-9.b']);
    expect(becomes(hand, bid(2, [[200, 50]]))?.slice(0, 3)).toEqual(['call', 200, 50]);
  });
});

describe('RTC-9.c second chip as remainder', () => {
  it('calls 525 with 1,000 and 25, and 600 with 500 and 500', () => {
    expect(becomes(facing(525, 3000, 'rtc'), bid(2, [[1000, 25]]))).toEqual(['call', 525, 500, 'RTC-9.c']);
    expect(becomes(facing(600, 3000, 'rtc'), bid(2, [[500, 500]]))).toEqual(['call', 600, 400, 'RTC-9.c']);
  });

  it('raises 400 to 1,000 with 500 and 500', () => {
    expect(becomes(facing(400, 3000, 'rtc'), bid(2, [[500, 500]]))?.slice(0, 2)).toEqual(['raise', 1000]);
  });
});

describe('RTC-14 word before gesture', () => {
  const hand = facing(200, 3000, 'rtc');

  it('calls 200 when "call" is said while pushing 500', () => {
    expect(becomes(hand, bid(2, [[300, 200]], said('call', undefined, 'with')))?.slice(0, 2)).toEqual([
      'call',
      200,
    ]);
  });

  it('lets the gesture stand when the word comes after it: raise to 500', () => {
    expect(becomes(hand, bid(2, [[300, 200]], said('call', undefined, 'after')))?.slice(0, 2)).toEqual([
      'raise',
      500,
    ]);
  });

  it('gives a word no effect when the betting is closed', () => {
    const closed = after(hand, call(2), fold(3));
    expect(refusalOf(closed, bid(1, [], said('raise')))?.code).toBe('poker.no-betting-now');
  });
});

describe('RTC-15 string bets', () => {
  const hand = facing(200, 3000, 'rtc');

  it('takes 200 and then 400 without a word for a call', () => {
    expect(becomes(hand, bid(2, [[200], [400]]))).toEqual(['call', 200, 400, 'RTC-15']);
  });

  it('lets "eight hundred" come in two motions, but not a bare "raise"', () => {
    expect(becomes(hand, bid(2, [[400], [400]], said('raise', 800)))?.slice(0, 2)).toEqual(['raise', 800]);
    expect(becomes(hand, bid(2, [[400], [600]], said('raise')))?.slice(0, 3)).toEqual(['raise', 400, 600]);
  });
});

describe('THR-A18 one motion', () => {
  const hand = facing(200, 3000, 'thr');

  it('bets nothing while chips are stacked behind the line', () => {
    expect(refusalOf(hand, bid(2, []))).toEqual(citing(nothingBid({ seat: 2 }), 'THR-A18'));
    expect(refusalOf(hand, bid(2, [[]]))?.rule).toBe('THR-A18');
  });

  it('bets them once they are moved forward', () =>
    expect(becomes(hand, bid(2, [[400, 400]]))?.slice(0, 2)).toEqual(['raise', 800]));
});

describe('THR-A19 adding to a bid', () => {
  it('takes 200 and then 300 more for a call of 200', () => {
    expect(becomes(facing(200, 3000, 'thr'), bid(2, [[200], [300]]))?.slice(0, 3)).toEqual([
      'call',
      200,
      300,
    ]);
  });
});

const settle = (seat: SeatNumber, choice: SettleShortCall['choice']): SettleShortCall => ({
  type: 'SettleShortCall',
  at: noon,
  seat,
  choice,
});

describe('RTC-10 no taking back chips', () => {
  const short = after(facing(500, 3000, 'rtc'), bid(2, [[100]]));

  it('leaves two choices: 400 more, or a dead hand with the 100 left in', () => {
    expect(after(short, settle(2, 'complete')).players[1]).toMatchObject({ streetBet: 500, gone: null });
    expect(after(short, settle(2, 'forfeit')).players[1]).toMatchObject({ contributed: 110, gone: 'folded' });
  });

  it('has no third choice', () => {
    expect(refusalOf(short, settle(2, 'takeBack'))).toEqual(noTakingBack({ seat: 2 }));
    expect(refusalOf(short, call(2))?.code).toBe('poker.short-call-pending');
  });

  it('completes to 250 all-in when that is all he has', () => {
    const allIn = after(facing(500, 250, 'rtc'), bid(2, [[100]]), settle(2, 'complete'));
    expect(allIn.players[1]).toMatchObject({ stack: 0, contributed: 260 });
  });
});

describe('THR-A17 short bid', () => {
  it('adds 300 to 200 or leaves the 200 in the pot', () => {
    const short = after(facing(500, 3000, 'thr'), bid(2, [[200]]));
    expect(after(short, settle(2, 'complete')).players[1]?.streetBet).toBe(500);
    expect(after(short, settle(2, 'forfeit')).players[1]).toMatchObject({ contributed: 210, gone: 'folded' });
  });
});

describe('RRP-3.5.12 chips in the pot bind', () => {
  const unaware = after(facing(60), bid(2, [[20]], { unaware: true }));

  it('lets who did not know of the raise take 20 back while nobody acted behind', () => {
    const back = after(unaware, settle(2, 'takeBack'));
    expect(legalActions(back)).toMatchObject({ seat: 2, call: { amount: 60 } });
    expect(refusalOf(unaware, settle(2, 'forfeit'))).toEqual(noForfeit({ seat: 2 }));
  });

  it('leaves him to complete or fold once somebody has acted behind', () => {
    const behind = after(unaware, { type: 'ActOutOfTurn', at: noon, seat: 3, action: { kind: 'fold' } });
    expect(refusalOf(behind, settle(2, 'takeBack'))).toEqual(actionBehind({ seat: 2 }));
    expect(after(behind, settle(2, 'forfeit')).players[1]).toMatchObject({ contributed: 30, gone: 'folded' });
  });

  it('lets a call of the right amount stand', () => {
    expect(becomes(facing(60), bid(2, [[60]], { unaware: true }))?.slice(0, 2)).toEqual(['call', 60]);
  });
});

describe('RRP-10.1.7.b check the call before showing', () => {
  it('suggests release for 100 against 400, binding for 320 and release for 319', () => {
    const put = (chips: number) =>
      shortCallAdvice(after(facing(400), bid(2, [[chips]], { ...said('call'), unaware: true })));
    expect([100, 319, 320].map(put)).toEqual(['release', 'release', 'binding']);
  });

  it('gives the released call back and folds the hand', () => {
    const short = after(facing(400), bid(2, [[100]], { ...said('call'), unaware: true }));
    expect(after(short, settle(2, 'release')).players[1]).toMatchObject({ stack: 3000, gone: 'folded' });
  });
});
