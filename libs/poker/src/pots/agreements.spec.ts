import {
  after,
  board,
  call,
  check,
  deal,
  eventsOf,
  fold,
  noon,
  refusalOf,
  rulesOf,
  runOn,
  show,
  stacks,
  started,
  wager,
} from '../testing';
import { type HandCommand } from '../hand/commands';
import { betReturnRefused, potSplitForbidden } from '../hand/refusals';
import { type Hand } from '../hand/state';
import { partsOf } from './forming';
import { fixedLimit } from '../betting/structure';

const chop = (...agreedBy: readonly number[]): HandCommand => ({ type: 'ChopBlinds', at: noon, agreedBy });
const run = (times: number, ...agreedBy: readonly number[]): HandCommand => ({
  type: 'RunIt',
  at: noon,
  times,
  agreedBy,
});

const nine = Array.from({ length: 9 }, () => 500);
const foldedToBlinds = (more: Parameters<typeof started>[0] = {}) =>
  after(started({ stacks: nine, ...more }), ...[3, 4, 5, 6, 7, 8, 9].map(fold));

describe('RRP-2.2.14 chopping pots and blinds', () => {
  it('gives 5 and 10 back when both blinds agree', () => {
    const over = after(foldedToBlinds(), chop(1, 2));
    expect(over.phase).toBe('over');
    expect(stacks(over)).toEqual(nine);
  });

  it('plays the hand when one declines', () => {
    expect(refusalOf(foldedToBlinds(), chop(1))).toEqual(potSplitForbidden({ agreedBy: [1] }));
  });

  it('is refused once the flop is dealt', () => {
    const flop = after(foldedToBlinds(), call(1), check(2), deal());
    expect(refusalOf(flop, chop(1, 2))).toEqual(potSplitForbidden({ street: 1 }));
  });

  it('is refused with dead money or another player’s post in the pot', () => {
    const blinds = [
      { seat: 1, kind: 'smallBlind', amount: 5, plays: 'live' },
      { seat: 2, kind: 'bigBlind', amount: 10, plays: 'live' },
    ] as const;
    const dead = foldedToBlinds({
      forcedBets: [...blinds, { seat: 6, kind: 'missedBlind', amount: 5, plays: 'dead' }],
    });
    const entry = foldedToBlinds({
      forcedBets: [...blinds, { seat: 6, kind: 'entry', amount: 10, plays: 'live' }],
    });
    for (const hand of [dead, entry])
      expect(refusalOf(hand, chop(1, 2))?.code).toBe('poker.pot-split-forbidden');
  });

  it('is refused heads-up unless the house allows it, and always in a tournament', () => {
    const two = (blindsChopHeadsUp: boolean) =>
      started({ stacks: [500, 500], rules: rulesOf('rrp-cash', { blindsChopHeadsUp }) });
    expect(refusalOf(two(false), chop(1, 2))).toEqual(potSplitForbidden({ players: 2 }));
    expect(refusalOf(two(true), chop(1, 2))).toBeNull();
    expect(refusalOf(foldedToBlinds({ tournament: true }), chop(1, 2))?.code).toBe(
      'poker.pot-split-forbidden',
    );
  });
});

describe('RRP-2.2.12 no pushing bets', () => {
  const back: HandCommand = { type: 'ReturnBet', at: noon, from: 3, to: 4, amount: 10 };

  it('refuses to return part of a called bet', () => {
    const called = after(started({}), wager(3, 20), call(4));
    expect(refusalOf(called, back)).toEqual(betReturnRefused({ from: 3, to: 4, amount: 10 }));
  });

  it('returns the uncalled 40 of 100 called by an all-in of 60', () => {
    const hand = after(started({ stacks: [500, 500, 500, 60] }), wager(3, 100), call(4), fold(1), fold(2));
    expect(stacks(hand)[2]).toBe(440);
  });
});

/** Three players, one all-in on the flop for 300; the pot is `pot`. */
const allIn = (opening: Parameters<typeof started>[0] = {}, boardCards = '2h3s4d') => {
  const hand = started({ stacks: [300, 600, 600], blinds: [50, 100], ...opening }, 'AcAd', 'KcKd', 'QcQd');
  const flop = after(
    hand,
    call(3),
    call(1),
    check(2),
    opening.seed === undefined ? board(boardCards) : deal(),
  );
  return after(flop, wager(1, 200), call(2), call(3), deal(), check(2), wager(3, 300), call(2));
};

describe('RRP-10.1.14.a run it twice or thrice', () => {
  const twoLeft = (opening: Parameters<typeof started>[0] = {}) => {
    const hand = started({ stacks: [150, 150], blinds: [5, 10], ...opening }, 'AcAd', 'KcKd');
    const flop = after(hand, call(2), check(1), opening.seed === undefined ? board('2h3s4d') : deal());
    return after(flop, wager(1, 140), call(2));
  };

  it('divides 300 into two runs of 150, each by its own board', () => {
    const agreed = after(twoLeft(), run(2, 1, 2), show(1), show(2));
    const runs = after(agreed, board('8h'), board('9h'), board('Kh'), board('9s'));
    expect(runs.boards).toEqual([
      ['2h', '3s', '4d', '8h', '9h'],
      ['2h', '3s', '4d', 'Kh', '9s'],
    ]);
    expect(stacks(runOn(runs))).toEqual([150, 150]);
  });

  it('makes 100 a run of three, and 155 and 150 of 305 in chips of 5', () => {
    expect(partsOf(300, 3, 1).map(({ amount }) => amount)).toEqual([100, 100, 100]);
    expect(partsOf(305, 2, 5).map(({ amount }) => amount)).toEqual([155, 150]);
  });

  it('deals one run when a player declines, four are asked for or it is a tournament', () => {
    expect(refusalOf(twoLeft(), run(2, 1))?.code).toBe('poker.run-it-needs-consent');
    expect(refusalOf(twoLeft(), run(4, 1, 2))?.code).toBe('poker.run-count-exceeded');
    expect(refusalOf(twoLeft({ tournament: true }), run(2, 1, 2))?.rule).toBe('RTC-2.h');
  });

  it('deals every run from the same stub, and loses no card', () => {
    const runs = runOn(after(twoLeft({ seed: 7 }), run(3, 1, 2)));
    expect(runs.boards.map((cards) => cards.length)).toEqual([5, 5, 5]);
    expect(new Set(runs.boards.flat()).size).toBe(9);
    expect(runs.phase).toBe('over');
    expect(stacks(runs).reduce((sum, chips) => sum + chips)).toBe(300);
  });
});

describe('RRP-2.2.15 insurance and running it twice', () => {
  it('parts 901 in three: 301, 300 and 300', () => {
    expect(partsOf(901, 3, 1).map(({ amount }) => amount)).toEqual([301, 300, 300]);
  });

  it('is refused in fixed limit, with nobody all-in, and while betting is open', () => {
    const structure = fixedLimit([10, 20], { smallBlind: 5, bigBlind: 10 });
    const limit = after(started({ structure, stacks: [10, 10] }), call(2));
    expect(refusalOf(limit, run(2, 1, 2))?.code).toBe('poker.run-it-big-bet-only');
    expect(refusalOf(started({}), run(2, 1, 2, 3, 4))?.code).toBe('poker.run-it-needs-all-in');
  });

  it('runs with side pots, the odd unit of each to the first run', () => {
    const over = runOn(after(allIn({ seed: 11 }), run(2, 1, 2, 3)));
    expect(over.phase).toBe('over');
    expect(stacks(over).reduce((sum, chips) => sum + chips)).toBe(1500);
  });
});

describe('THR-A29 pot arrangements', () => {
  const river = (potArrangements: boolean) => {
    const rules = rulesOf('thr', { potArrangements });
    const hand = after(started({ rules, stacks: [500, 500, 500] }), call(3), fold(1), check(2));
    return [1, 2, 3].reduce((state: Hand) => after(state, deal(), check(2), check(3)), hand);
  };
  const split = (a: number, b: number): HandCommand => ({
    type: 'ArrangePot',
    at: noon,
    shares: [
      { seat: 2, amount: a },
      { seat: 3, amount: b },
    ],
    agreedBy: [2, 3],
  });

  it('splits as the players in the pot agree, to the chip, without showing', () => {
    expect(stacks(after(river(true), split(20, 5)))).toEqual([495, 510, 495]);
    expect(refusalOf(river(true), split(20, 6))?.code).toBe('poker.shares-do-not-add-up');
  });

  it('is not offered where it is off', () => {
    expect(refusalOf(river(false), split(20, 5))).toEqual(potSplitForbidden());
  });
});

const showdown = () => {
  const hand = started({ stacks: [100, 500, 500] }, 'AcAd', 'KcKd', 'QcQd');
  const flop = after(hand, wager(3, 100), call(1), call(2), board('2h3s4d'), wager(2, 50), call(3));
  const river = after(flop, board('8h'), check(2), check(3), board('9s'), check(2), check(3));
  return after(river, show(1), show(2), show(3));
};

const setAside = (pot: number): HandCommand => ({ type: 'SetPotAside', at: noon, pot });

describe('RRP-2.1.7 disputed pot held by the house', () => {
  it('awards the rest at once, and the held pot later as the floor rules', () => {
    const held = after(showdown(), setAside(0));
    const over = runOn(held);
    expect(over.phase).toBe('over');
    expect(stacks(over)).toEqual([0, 450, 350]);
    const award: HandCommand = { type: 'AwardPot', at: noon, pot: 0, shares: [{ seat: 3, amount: 300 }] };
    expect(stacks(after(over, award))).toEqual([0, 450, 650]);
    expect(refusalOf(over, { ...award, shares: [{ seat: 3, amount: 299 }] })?.code).toBe(
      'poker.shares-do-not-add-up',
    );
  });
});

describe('RRP-3.6.3 duty to point out errors', () => {
  const object: HandCommand = { type: 'ObjectToAward', at: noon, seat: 3 };

  it('pauses the award when somebody objects, until the floor has ruled', () => {
    const objected = after(showdown(), object);
    expect(refusalOf(objected, { type: 'AwardPot', at: noon })?.rule).toBe('THR-A28');
    const ruled = after(objected, { type: 'OverruleObjection', at: noon });
    expect(stacks(runOn(ruled))).toEqual([300, 450, 350]);
  });
});

describe('THR-A28 dealer awards the pot', () => {
  it('moves chips when the dealer confirms, and not while a player objects', () => {
    const killed = after(showdown(), { type: 'KillLosingHands', at: noon });
    expect(eventsOf(killed, { type: 'AwardPot', at: noon })[0]).toMatchObject({ type: 'PotAwarded', pot: 1 });
  });
});

describe('a shuffled hand run several times', () => {
  it('keeps the order of the deck', () => {
    const hand = after(started({ stacks: [150, 150], seed: 3 }), wager(2, 150), call(1));
    const once = runOn(hand);
    const twice = runOn(after(hand, run(2, 1, 2)));
    expect(twice.boards[0]).toEqual(once.boards[0]);
  });
});
