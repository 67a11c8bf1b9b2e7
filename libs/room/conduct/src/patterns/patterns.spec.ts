import { type PlainCard } from '@cardroom/poker';
import { houseOf } from '../testing/testing';
import { isAbsoluteBest, winsAgainstAll } from './nuts';
import { patternsIn } from './patterns';
import { type LastRound, type LastRoundAction, softPlayIn } from './soft-play';

const board: readonly PlainCard[] = ['As', 'Ks', 'Qs', '4d', '2c'];
const { settings } = houseOf('rtc', { trivialBetToPotPct: 10 });

const act = (
  seat: number,
  kind: LastRoundAction['kind'],
  more: Partial<LastRoundAction> = {},
): LastRoundAction => ({
  seat,
  kind,
  owedMinor: 0,
  potMinor: 4_000,
  isOtherAllIn: false,
  ...more,
});
const round = (hole: readonly [PlainCard, PlainCard], ...actions: LastRoundAction[]): LastRound => ({
  board,
  players: [
    { seat: 2, hole },
    { seat: 5, hole: null },
  ],
  actions,
});
const royal = ['Js', 'Ts'] as const;

describe('RTC-2.f collusion and soft play are flagged to the directors', () => {
  const why = (given: LastRound, by = settings) => softPlayIn(given, by).map((flag) => [flag.seat, flag.why]);

  it('flags a call of 400 with a hand that nothing beats or ties, chips being left', () => {
    expect(why(round(royal, act(5, 'bet'), act(2, 'call', { owedMinor: 400 })))).toEqual([
      [2, 'called-with-nuts'],
    ]);
    expect(why(round(['Ah', 'Ad'], act(5, 'bet'), act(2, 'call', { owedMinor: 400 })))).toEqual([]);
  });

  it('flags no call of somebody all-in: no raise was possible', () =>
    expect(why(round(royal, act(5, 'bet'), act(2, 'call', { owedMinor: 400, isOtherAllIn: true })))).toEqual(
      [],
    ));

  it('flags the last to act who checks it behind, and not the first who checks and raises', () => {
    expect(why(round(royal, act(5, 'check'), act(2, 'check')))).toEqual([[2, 'checked-nuts-behind']]);
    expect(why(round(royal, act(2, 'check'), act(5, 'bet'), act(2, 'raise')))).toEqual([]);
  });

  it('flags a fold to a bet of at most the house’s share of the pot: 400 of 4,000 is ten percent', () => {
    const fold = (owedMinor: number) => round(['7h', '2d'], act(5, 'bet'), act(2, 'fold', { owedMinor }));
    expect(softPlayIn(fold(200), settings)).toEqual([
      { seat: 2, why: 'folded-to-trivial-bet', percentOfPot: 5 },
    ]);
    expect(why(fold(400))).toEqual([[2, 'folded-to-trivial-bet']]);
    expect(why(fold(401))).toEqual([]);
    expect(why(fold(200), houseOf('rtc').settings)).toEqual([]);
  });

  it('flags nothing where the board plays for everybody, nor where the house does not want it', () => {
    const broadway = {
      ...round(['2h', '3d'], act(5, 'check'), act(2, 'check')),
      board: ['As', 'Ks', 'Qs', 'Js', 'Ts'] as const,
    };
    expect(why(broadway)).toEqual([]);
    expect(why(round(royal, act(5, 'check'), act(2, 'check')), houseOf().settings)).toEqual([]);
  });
});

describe('the absolute best hand', () => {
  it('is the royal flush on this board, and not the next flush', () => {
    expect(isAbsoluteBest(['Js', 'Ts'], board)).toBe(true);
    expect(isAbsoluteBest(['Js', '9s'], board)).toBe(false);
    expect(winsAgainstAll(['Js', 'Ts'], board)).toBe(true);
  });
});

describe('patterns worth a look', () => {
  const pots = (leftBy: string | null, times: number, between = ['a', 'b'] as const) => ({
    between,
    leftBy,
    times,
  });
  const facts = { potsOfTwo: [], softPlay: [], callsMissed: [], dealerErrors: [] };

  it('are two players who leave nearly every pot of theirs to each other, from twenty on, both ways', () => {
    const nineteen = [pots('a', 12), pots('b', 7), pots('a', 3, ['a', 'c'] as never)];
    expect(patternsIn({ ...facts, potsOfTwo: nineteen })).toEqual([]);
    const twenty = [...nineteen, pots('b', 1, ['b', 'a'] as never), pots(null, 1)];
    expect(patternsIn({ ...facts, potsOfTwo: twenty })).toEqual([
      { kind: 'pots-between-two', who: ['a', 'b'], times: 20, outOf: 21 },
    ]);
    expect(patternsIn({ ...facts, potsOfTwo: [...twenty, pots(null, 1)] })).toEqual([]);
    expect(patternsIn({ ...facts, potsOfTwo: [pots('a', 40)] })).toEqual([]);
  });

  it('are soft play shown twice by the same two, either way', () => {
    expect(patternsIn({ ...facts, softPlay: [{ by: 'a', to: 'b' }] })).toEqual([]);
    const twice = [
      { by: 'a', to: 'b' },
      { by: 'b', to: 'a' },
    ];
    expect(patternsIn({ ...facts, softPlay: twice })).toEqual([
      { kind: 'soft-play', who: ['a', 'b'], times: 2, outOf: 2 },
    ]);
  });

  it('are calls missed and a dealer’s errors, from three on', () => {
    const missed = (times: number) => Array.from({ length: times }, () => ({ playerId: 'a' }));
    expect(patternsIn({ ...facts, callsMissed: missed(2) })).toEqual([]);
    expect(patternsIn({ ...facts, callsMissed: missed(3) })).toMatchObject([
      { kind: 'calls-missed', who: ['a'], times: 3 },
    ]);
    const errors = Array.from({ length: 3 }, () => ({ dealer: 'd1', kind: 'misdeal' as const }));
    expect(patternsIn({ ...facts, dealerErrors: errors })).toMatchObject([
      { kind: 'dealer-errors', who: ['d1'] },
    ]);
  });
});
