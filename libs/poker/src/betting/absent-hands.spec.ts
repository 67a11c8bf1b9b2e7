import {
  after,
  bringIn,
  call,
  check,
  deal,
  fold,
  noon,
  rulesOf,
  runOn,
  stacks,
  started,
  wager,
} from '../testing';
import { type HandCommand } from '../hand/commands';
import { legalActions } from './legal-actions';
import { fixedLimit } from './structure';

const back = (seat: number): HandCommand => ({ type: 'SetAbsent', at: noon, seat, absent: false });
const away = (seat: number): HandCommand => ({ type: 'SetAbsent', at: noon, seat, absent: true });

const table = (differences = {}) => ({
  rules: rulesOf('rrp-tournament', differences),
  tournament: true,
  stacks: [1000, 1000, 1000, 1000],
  absent: [2],
});

describe('RRP-11.12 absent hand is dead', () => {
  it('kills the unraised big blind when the action reaches it, and its blind stays in', () => {
    const hand = after(started(table()), call(3), fold(4), fold(1));
    expect(hand.phase).toBe('over');
    expect(stacks(hand)).toEqual([995, 990, 1015, 1000]);
  });

  it('is live when he is back before the action reaches him', () => {
    const hand = after(started(table()), call(3), back(2), fold(4), fold(1));
    expect(legalActions(hand)).toMatchObject({ seat: 2, check: { allowed: true } });
  });
});

describe('RRP-12.10 absent hand: default method', () => {
  it('keeps the pot between A and B when the absent big blind’s turn comes', () => {
    const hand = after(started(table()), wager(3, 600), call(4), fold(1));
    expect(hand.players.map(({ gone }) => gone)).toEqual(['folded', 'dead', null, null]);
  });
});

describe('RRP-12.10.a absent hand: alternative method', () => {
  const facing = table({ absentHandDeadAt: 'facingBet' });
  const flop = after(started(facing), call(3), fold(4), fold(1));

  it('checks the unraised big blind through the flop and kills it facing 400', () => {
    expect(flop.phase).toBe('dealing');
    const street = after(flop, deal());
    expect(legalActions(street)?.seat).toBe(3);
    const bet = after(street, wager(3, 400));
    expect(bet.phase).toBe('over');
    expect(stacks(bet)).toEqual([995, 990, 1015, 1000]);
  });

  it('lets him play again when he returns with no bet pending', () => {
    const turn = after(flop, deal(), check(3), back(2), deal());
    expect(legalActions(turn)).toMatchObject({ seat: 2, check: { allowed: true } });
  });
});

describe('RTC-39.c absent at the second card', () => {
  const rtc = {
    rules: 'rtc' as const,
    tournament: true,
    stacks: [5000, 5000, 5000, 5000],
    blinds: [100, 200],
    absent: [2],
  };

  it('kills the hand before anybody acts, and its 200 stays in', () => {
    const hand = started(rtc);
    expect(hand.players[1]).toMatchObject({ gone: 'dead', contributed: 200 });
    expect(legalActions(hand)?.seat).toBe(3);
  });

  it('keeps it live when he sits down before that', () => {
    const hand = started({ ...rtc, absent: [] });
    expect(hand.players[1]?.gone).toBeNull();
  });
});

describe('THR-1.9.3 dealing to an absent player', () => {
  const thr = started({ rules: 'thr', stacks: [500, 500, 500, 500, 500, 500], absent: [6] });

  it('is dead when his turn comes, or live when he sits down just before', () => {
    expect(after(thr, call(3), call(4), call(5)).players[5]?.gone).toBe('dead');
    expect(legalActions(after(thr, call(3), call(4), back(6), call(5)))?.seat).toBe(6);
  });
});

describe('RRP-8.6 absent on your turn', () => {
  const stud = (absent: readonly number[]) =>
    started(
      {
        game: 'stud',
        structure: fixedLimit([15, 30], { ante: 2, bringIn: 5 }),
        ante: 2,
        stacks: [500, 500, 500],
        absent,
      },
      '????2c',
      '????9s',
      '????Kh',
    );

  it('takes the bring-in of an absent low card, kills the hand and goes on', () => {
    const rules = rulesOf('rrp-cash', { absentBlindsPosted: true });
    const hand = started(
      {
        game: 'stud',
        rules,
        structure: fixedLimit([15, 30], { ante: 2, bringIn: 5 }),
        ante: 2,
        stacks: [500, 500, 500],
        absent: [1],
      },
      '????2c',
      '????9s',
      '????Kh',
    );
    expect(hand.players[0]).toMatchObject({ gone: 'dead', stack: 493 });
    expect(legalActions(hand)).toMatchObject({ seat: 2, fold: { allowed: true }, call: { amount: 5 } });
    expect(runOn(after(hand, fold(2))).phase).toBe('over');
  });

  it('is live when he sits down before his turn', () => {
    const hand = after(stud([]), away(3), bringIn(1), back(3), fold(2));
    expect(legalActions(hand)?.seat).toBe(3);
  });
});
