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
  const left = (by: string, to: string, times: number) => Array.from({ length: times }, () => ({ by, to }));
  const facts = { potsLeft: [], callsMissed: [], dealerErrors: [] };

  it('are two players who leave pots to each other, from five on, both ways', () => {
    const four = { ...facts, potsLeft: [...left('a', 'b', 3), ...left('b', 'a', 1), ...left('a', 'c', 2)] };
    expect(patternsIn(four)).toEqual([]);
    const five = { ...facts, potsLeft: [...four.potsLeft, ...left('b', 'a', 1)] };
    expect(patternsIn(five)).toEqual([{ kind: 'pots-between-two', who: ['a', 'b'], times: 5, outOf: 7 }]);
    expect(patternsIn({ ...facts, potsLeft: left('a', 'b', 9) })).toEqual([]);
  });

  it('are calls missed and a dealer’s errors, from three on', () => {
    const missed = (times: number) => Array.from({ length: times }, () => ({ playerId: 'a' }));
    expect(patternsIn({ ...facts, callsMissed: missed(2) })).toEqual([]);
    expect(patternsIn({ ...facts, callsMissed: missed(3) })).toMatchObject([
      { kind: 'calls-missed', who: ['a'], times: 3 },
    ]);
    const errors = Array.from({ length: 3 }, () => ({ dealer: 'd1', kind: 'misdeal' }));
    expect(patternsIn({ ...facts, dealerErrors: errors })).toMatchObject([
      { kind: 'dealer-errors', who: ['d1'] },
    ]);
  });
});
