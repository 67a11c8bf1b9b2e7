import { after, call, check, deal, fold, noon, refusalOf, started, wager } from '../testing';
import { type Action, type HandCommand } from '../hand/commands';
import { outOfTurnBinding, outOfTurnBindingRtc, turnKept, turnNotLost } from '../hand/refusals';
import { type Hand, type SeatNumber } from '../hand/state';
import { prompts } from '../hand/prompts';
import { legalActions } from './legal-actions';

const early = (seat: SeatNumber, action: Action): HandCommand => ({
  type: 'ActOutOfTurn',
  at: noon,
  seat,
  action,
});
const lift = (seat: SeatNumber): HandCommand => ({ type: 'FreeOutOfTurn', at: noon, seat });

/** Kinds of action offered to the player to act. */
const offered = (hand: Hand) => {
  const { seat, fold, check, call, wager } = legalActions(hand)!;
  const kinds = { fold, check, call, wager };
  return [seat, ...Object.entries(kinds).flatMap(([kind, offer]) => (offer.allowed ? [kind] : []))];
};

const flop = (rules: 'rrp-cash' | 'rtc', blinds = [5, 10]) =>
  after(
    started({ rules, blinds, stacks: [5000, 5000, 5000, 5000, 5000] }),
    call(3),
    call(4),
    call(5),
    call(1),
    check(2),
    deal(),
  );

describe('RRP-3.5.10 acting out of turn', () => {
  it('costs a checker the right to bet or raise unless the floor lifts it', () => {
    const hand = after(flop('rrp-cash'), early(4, { kind: 'check' }), check(1), wager(2, 50), fold(3));
    expect(offered(hand)).toEqual([4, 'fold', 'call']);
    expect(prompts(hand)).toContainEqual({
      code: 'poker.check-out-of-turn',
      rule: 'RRP-3.5.10',
      facts: { seat: 4 },
    });
    expect(offered(after(hand, lift(4)))).toEqual([4, 'fold', 'call', 'wager']);
  });

  it('binds a bet of 20 when those in between check', () => {
    const hand = after(flop('rrp-cash'), check(1), early(4, { kind: 'wager', to: 20 }), check(2), check(3));
    expect(offered(hand)).toEqual([4, 'wager']);
    expect(refusalOf(hand, check(4))).toEqual(outOfTurnBinding({ seat: 4, action: 'wager' }));
    expect(after(hand, wager(4, 20)).round.level).toBe(20);
  });

  it('frees it after a bet of 40 in between', () => {
    const hand = after(
      flop('rrp-cash'),
      check(1),
      early(4, { kind: 'wager', to: 20 }),
      wager(2, 40),
      fold(3),
    );
    expect(offered(hand)).toEqual([4, 'fold', 'call', 'wager']);
  });

  it('binds a call when the others fold, and frees it when one of them calls', () => {
    const bet = after(flop('rrp-cash'), wager(1, 20), early(4, { kind: 'call' }));
    expect(offered(after(bet, fold(2), fold(3)))).toEqual([4, 'call']);
    expect(offered(after(bet, call(2), fold(3)))).toEqual([4, 'fold', 'call', 'wager']);
  });

  it('puts a fold to the same test', () => {
    const bet = after(flop('rrp-cash'), wager(1, 20), early(4, { kind: 'fold' }));
    expect(offered(after(bet, fold(2), fold(3)))).toEqual([4, 'fold']);
    expect(offered(after(bet, wager(2, 60), fold(3)))).toEqual([4, 'fold', 'call', 'wager']);
  });
});

describe('RTC-8 action out of turn', () => {
  const preflop = started({ rules: 'rtc', blinds: [50, 100], stacks: [5000, 5000, 5000, 5000, 5000] });
  const raised = after(preflop, early(5, { kind: 'wager', to: 300 }));

  it('holds a raise to 300 when a skipped player only calls', () => {
    const hand = after(raised, fold(3), call(4));
    expect(offered(hand)).toEqual([5, 'wager']);
    expect(refusalOf(hand, wager(5, 400))?.code).toBe('poker.out-of-turn-binding');
    expect(refusalOf(hand, fold(5))).toEqual(outOfTurnBindingRtc({ seat: 5, action: 'wager' }));
  });

  it('frees it when a skipped player raises to 250: fold, call or 500', () => {
    const hand = after(raised, fold(3), wager(4, 250));
    expect(offered(hand)).toEqual([5, 'fold', 'call', 'wager']);
    const offer = legalActions(hand)?.wager;
    expect(offer?.allowed && offer.amounts[0]?.minTo).toBe(500);
  });

  it('frees a call when a skipped player raises to 300', () => {
    const hand = after(preflop, early(5, { kind: 'call' }), wager(3, 300), fold(4));
    expect(offered(hand)).toEqual([5, 'fold', 'call', 'wager']);
  });

  it('binds a check when all check, and frees it after a bet', () => {
    const checked = after(flop('rtc', [50, 100]), early(5, { kind: 'check' }), check(1), check(2));
    expect(offered(after(checked, check(3), check(4)))).toEqual([5, 'check']);
    expect(offered(after(checked, wager(3, 200), fold(4)))).toEqual([5, 'fold', 'call', 'wager']);
  });

  it('never gives a premature fold back', () => {
    const hand = after(preflop, early(5, { kind: 'fold' }), wager(3, 300), fold(4));
    expect(offered(hand)).toEqual([5, 'fold']);
  });
});

describe('THR-A12 act in turn', () => {
  it('stores what was done out of turn and leaves the action where it was', () => {
    const hand = after(
      started({ rules: 'thr', stacks: [500, 500, 500, 500, 500] }),
      early(5, { kind: 'call' }),
    );
    expect(legalActions(hand)?.seat).toBe(3);
    expect(hand.irregular.outOfTurn).toMatchObject([{ seat: 5, action: { kind: 'call' }, freed: false }]);
    expect(refusalOf(hand, call(5))?.rule).toBe('THR-A12');
  });
});

const lose = (seat: SeatNumber): HandCommand => ({ type: 'RuleTurnLost', at: noon, seat });

describe('RRP-3.5.11 three players acted behind', () => {
  const bet = after(flop('rrp-cash'), wager(1, 20));
  const two = after(bet, early(3, { kind: 'call' }), early(4, { kind: 'fold' }));
  const three = after(two, early(5, { kind: 'call' }));

  it('lets the floor rule the turn lost after three, not after two', () => {
    expect(refusalOf(two, lose(2))).toEqual(turnNotLost({ behind: 2, needed: 3 }));
    expect(prompts(three).map(({ code }) => code)).toContain('poker.turn-may-be-lost');
    expect(after(three, lose(2)).players[1]).toMatchObject({ gone: 'folded' });
  });

  it('is a check with no bet to face', () => {
    const noBet = after(flop('rrp-cash'), check(1));
    const behind = after(
      noBet,
      early(3, { kind: 'check' }),
      early(4, { kind: 'check' }),
      early(5, { kind: 'check' }),
    );
    expect(after(behind, lose(2)).players[1]).toMatchObject({ gone: null, checked: true });
  });

  it('keeps the right of who asked for time', () => {
    const asked = after(bet, { type: 'AskForTime', at: noon, seat: 2 }, early(3, { kind: 'call' }));
    const behind = after(asked, early(4, { kind: 'fold' }), early(5, { kind: 'call' }));
    expect(refusalOf(behind, lose(2))).toEqual(turnKept({ seat: 2 }));
  });

  it('takes nothing from a player waiting for one in front of him', () => {
    expect(refusalOf(three, lose(3))?.code).toBe('poker.not-your-turn');
  });
});

describe('RTC-2.e late wake-up', () => {
  const bet = after(flop('rtc', [50, 100]), wager(1, 200));
  const one = after(bet, early(3, { kind: 'call' }));

  it('offers no dead hand after one player behind, and the choice after two', () => {
    expect(refusalOf(one, lose(2))?.code).toBe('poker.turn-not-lost');
    const two = after(one, early(4, { kind: 'wager', to: 400 }));
    expect(prompts(two)).toContainEqual({
      code: 'poker.turn-may-be-lost',
      rule: 'RTC-2.e',
      facts: { seat: 2, behind: 2 },
    });
    expect(refusalOf(two, lose(2))).toBeNull();
  });
});
