import { seatToAct } from '../betting/betting-round';
import { type ReadyRuleSetId } from '@cardroom/rulebook';
import { type Hand } from '../hand/state';
import { legalActions } from '../betting/legal-actions';
import {
  act,
  after,
  call,
  check,
  deal,
  fold,
  openHand,
  refusalOf,
  stackOf,
  started,
  wager,
} from '../testing';
import { chipsInPots, playerAt } from '../hand/players';
import { type ReportFouled } from './commands';
import {
  cardsCausedAction,
  citing,
  floorDecides,
  handStaysLive,
  noRefundAfterAction,
  putUpcardsBack,
} from './refusals';
import { callAround, dealt, handOf, report, ruledBy } from './testing';

const fouled = (
  seat: number,
  how: ReportFouled['how'],
  fields: Partial<ReportFouled> = {},
): ReturnType<typeof report> =>
  report('ReportFouled', { seat, how, isProtected: false, identifiable: false, ...fields });

/** Three-handed on the turn; seat 1 is first to act. */
const onTurn = (rules: ReadyRuleSetId, differences: Parameters<typeof started>[0] = {}): Hand => {
  const preflop = callAround(started({ stacks: [2000, 2000, 2000], seed: 9, rules, ...differences }));
  return after(callAround(after(preflop, deal())), deal());
};

describe('RTC-32.j.1 the dealer takes a hand', () => {
  const bet = after(onTurn('rtc'), wager(1, 800));

  it('gives back the 800 nobody has answered, the hand being dead', () => {
    const hand = after(bet, fouled(1, 'dealerTook'));
    expect(playerAt(hand, 1)?.gone).toBe('dead');
    expect(stackOf(hand, 1)).toBe(1990);
    expect(chipsInPots(hand)).toBe(30);
    expect(legalActions(hand)).toMatchObject({ seat: 2, check: { allowed: true } });
  });

  it('gives nothing back once it was called', () => {
    const hand = after(bet, call(2), fouled(1, 'dealerTook'));
    expect(stackOf(hand, 1)).toBe(1190);
  });

  it('gives the cards back when they touched nothing', () =>
    expect(refusalOf(bet, fouled(1, 'dealerTook', { untouched: true }))).toEqual(
      citing(handStaysLive({ seat: 1 }), 'RTC-32.j.1'),
    ));
});

describe('RTC-32.j.2 an unknown card touches a hand', () => {
  it('kills an unprotected hand; under a guard the director decides', () => {
    expect(ruledBy(onTurn('rtc'), fouled(2, 'touchedByUnknown'))).toBe('RTC-32.j.2');
    expect(refusalOf(onTurn('rtc'), fouled(2, 'touchedByUnknown', { isProtected: true }))).toEqual(
      citing(floorDecides({ seat: 2 }), 'RTC-32.j.2'),
    );
  });
});

describe('RTC-32.j.6 a hand touches other cards', () => {
  it('is dead face down and live face up', () => {
    expect(ruledBy(onTurn('rtc'), fouled(2, 'touchedOthers'))).toBe('RTC-32.j.6');
    expect(refusalOf(onTurn('rtc'), fouled(2, 'touchedOthers', { untouched: true }))?.rule).toBe(
      'RTC-32.j.6',
    );
  });
});

describe('RTC-18.a an all-in hand stays live', () => {
  it('lives when it touches the muck face up', () => {
    const allIn = after(onTurn('rtc'), wager(1, 1990));
    expect(refusalOf(allIn, fouled(1, 'touchedOthers', { untouched: true }))?.code).toBe(
      'poker.hand-stays-live',
    );
    expect(ruledBy(allIn, fouled(1, 'touchedOthers'))).toBe('RTC-32.j.6');
  });
});

describe('THR-1.5.2 an unprotected hand fouled', () => {
  it('is dead without recourse, its 800 staying in', () => {
    const hand = after(after(onTurn('thr'), wager(1, 800)), fouled(1, 'dealerTook'));
    expect(playerAt(hand, 1)?.gone).toBe('dead');
    expect(stackOf(hand, 1)).toBe(1190);
  });
});

describe('THR-1.5.3 a protected hand fouled', () => {
  const preflop = after(
    started({ stacks: [2000, 2000, 2000], seed: 9, rules: 'thr' }),
    wager(3, 150),
    call(1),
    call(2),
  );
  const bet = after(preflop, deal(), wager(1, 400));

  it('lives when it can be put together', () =>
    expect(refusalOf(bet, fouled(1, 'touchedOthers', { isProtected: true, identifiable: true }))).toEqual(
      citing(handStaysLive({ seat: 1 }), 'THR-1.5.3'),
    ));

  it('takes back its 150 and 400 when it cannot', () => {
    const hand = after(bet, fouled(1, 'touchedOthers', { isProtected: true }));
    expect(stackOf(hand, 1)).toBe(2000);
    expect(chipsInPots(hand)).toBe(300);
    expect(legalActions(hand)).toMatchObject({ seat: 2, check: { allowed: true } });
  });
});

describe('RRP-3.2.2 no refund after action', () => {
  it('refuses one for a fouled hand', () => {
    const bet = after(onTurn('rrp-cash'), wager(1, 800));
    expect(refusalOf(bet, fouled(1, 'dealerTook', { claimsRefund: true }))).toEqual(
      noRefundAfterAction({ seat: 1 }),
    );
    expect(stackOf(after(bet, fouled(1, 'dealerTook')), 1)).toBe(1190);
  });
});

describe('RRP-3.3.9 thrown onto another hand', () => {
  it('kills the cards thrown, not the ones they met', () => {
    const hand = after(onTurn('rrp-cash'), fouled(2, 'thrownOntoOther'));
    expect(playerAt(hand, 2)?.gone).toBe('dead');
    expect(playerAt(hand, 3)?.gone).toBeNull();
  });

  it('asks the floor about the other hand where it cannot be told apart for sure', () =>
    expect(refusalOf(onTurn('rrp-cash'), fouled(3, 'touchedByUnknown', { identifiable: true }))?.rule).toBe(
      'RRP-3.3.8',
    ));
});

const forward = (seat: number): ReturnType<typeof report> => report('GiveUpCards', { seat, how: 'forward' });

describe('RRP-3.3.2 folding when facing a bet', () => {
  const facing = after(onTurn('rrp-cash'), wager(1, 20));

  it('kills the hand, which takes no later action', () => {
    expect(ruledBy(facing, forward(2))).toBe('RRP-3.3.2');
    expect(refusalOf(after(facing, fold(2)), call(2))).not.toBeNull();
  });

  it('does not kill a hand that faces no bet', () =>
    expect(playerAt(after(onTurn('rrp-cash'), forward(1)), 1)?.gone).toBeNull());
});

describe('RRP-3.3.3 discarding forward', () => {
  const thrown = after(onTurn('rrp-cash'), forward(1));

  it('is dead once somebody behind has acted', () => {
    expect(playerAt(after(thrown, wager(2, 50)), 1)?.gone).toBe('dead');
    expect(playerAt(after(thrown, fold(2)), 1)?.gone).toBe('dead');
  });

  it('may be taken back while nobody has', () => {
    const back = after(thrown, report('TakeCardsBack', { seat: 1 }));
    expect(playerAt(after(back, check(2)), 1)?.gone).toBeNull();
    expect(refusalOf(after(thrown, check(2)), report('TakeCardsBack', { seat: 1 }))?.code).toBe(
      'poker.hand-not-live',
    );
    expect(refusalOf(onTurn('rrp-cash'), report('TakeCardsBack', { seat: 1 }))).toEqual(
      cardsCausedAction({ seat: 1 }),
    );
  });
});

describe('RTC-32.j.3 a fold said or gestured', () => {
  it('is dead though he holds his cards, and with nothing to call', () => {
    const hand = after(onTurn('rtc'), forward(1));
    expect(playerAt(hand, 1)?.gone).toBe('dead');
    expect(refusalOf(hand, act(1, { kind: 'call' }))).not.toBeNull();
  });
});

describe('RTC-7 a fold binds without a bet', () => {
  it('kills the hand at once', () => {
    expect(ruledBy(onTurn('rtc'), forward(1))).toBe('RTC-7');
    expect(ruledBy(onTurn('rrp-cash'), forward(1))).toBeNull();
  });
});

const studLimits = {
  ...openHand({ game: 'stud' }).structure,
  limit: 'fixedLimit',
  smallBet: 10,
  bigBet: 20,
  ante: 2,
  bringIn: 3,
} as const;
const fourth = (): Hand =>
  after(
    callAround(started({ game: 'stud', stacks: [500, 500, 500], ante: 2, seed: 8, structure: studLimits })),
    deal(),
  );
const lifted = (seat: number): ReturnType<typeof report> =>
  report('GiveUpCards', { seat, how: 'upcardsLifted' });

describe.each([['RRP-8.10'], ['RRP-3.3.4']])('%s upcards picked up', () => {
  it('folds a hand facing a bet, its chips staying in', () => {
    const first = seatToAct(fourth())!;
    const facing = after(fourth(), wager(first, 10));
    const next = seatToAct(facing)!;
    const hand = after(facing, lifted(next));
    expect(playerAt(hand, next)?.gone).toBe('dead');
    expect(ruledBy(facing, lifted(next))).toBe('RRP-8.10');
  });

  it('has them put back where there is no bet', () => {
    const first = seatToAct(fourth())!;
    expect(refusalOf(fourth(), lifted(first))).toEqual(putUpcardsBack({ seat: first }));
  });
});

describe('RRP-8.10.a picked up at the showdown', () => {
  it('means nothing: the hand is live', () => {
    let hand = callAround(fourth());
    while (hand.street < 4) hand = callAround(after(hand, deal()));
    expect(hand.phase).toBe('showdown');
    expect(refusalOf(hand, lifted(2))).toEqual(citing(handStaysLive({ seat: 2 }), 'RRP-8.10.a'));
  });
});

describe('RRP-3.4.2 protecting a hand', () => {
  it('leaves an unprotected hand that was gathered dead, and asks the floor about a protected one', () => {
    expect(ruledBy(dealt(), fouled(4, 'dealerTook'))).toBe('RRP-3.4.2');
    expect(refusalOf(dealt(), fouled(4, 'dealerTook', { isProtected: true }))?.code).toBe(
      'poker.floor-decides',
    );
    expect(handOf(dealt(), 4)).toHaveLength(2);
  });
});
