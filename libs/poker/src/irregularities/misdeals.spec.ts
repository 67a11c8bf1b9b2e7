import { type ReadyRuleSetId } from '@cardroom/rulebook';
import { type Hand } from '../hand/state';
import {
  act,
  after,
  call,
  deal,
  fold,
  noon,
  post,
  refusalOf,
  rulesOf,
  stacks,
  started,
  wager,
} from '../testing';
import { openHand } from '../testing';
import { unopenedHand } from '../hand/initial';
import { type MisdealFault } from './misdeal-table';
import { actionOccurred, citing, notAMisdeal } from './refusals';
import { counts, dealt, report, ruledBy, six } from './testing';

const misdeal = (fault: MisdealFault, fields = {}): ReturnType<typeof report> =>
  report('ReportMisdeal', { fault, ...fields });

const under = (rules: ReadyRuleSetId): Hand => dealt({ rules });
const wrongSeat = misdeal('firstCardToWrongSeat');

describe('RRP-3.2.1 misdeal conditions', () => {
  it('is a misdeal while one player has acted, and no longer after two', () => {
    const one = after(dealt(), call(3));
    expect(after(one, wrongSeat).phase).toBe('void');
    expect(refusalOf(after(one, fold(4)), wrongSeat)).toEqual(actionOccurred({ actions: 2 }));
  });

  it('gives back all wagers and blinds and leaves the button', () => {
    const hand = after(dealt(), wager(3, 50), wrongSeat);
    expect(stacks(hand)).toEqual([1000, 1000, 1000, 1000, 1000, 1000]);
    expect(hand.setup.button).toBe(6);
    expect(counts(hand).all).toBe(52);
  });

  it('does not count an action out of turn', () => {
    const out = { type: 'ActOutOfTurn', at: noon, seat: 5, action: { kind: 'fold' } } as const;
    expect(after(after(dealt(), call(3), out), wrongSeat).phase).toBe('void');
  });

  it('refuses an error that is not on the list', () =>
    expect(refusalOf(dealt(), misdeal('other'))).toEqual(notAMisdeal({ fault: 'other' })));
});

describe('RRP-3.2.2 when action has occurred', () => {
  it('counts the small blind who calls and the big blind who checks heads-up', () => {
    const hand = started({ stacks: [1000, 1000], seed: 3 });
    const called = after(hand, call(2));
    expect(after(called, wrongSeat).phase).toBe('void');
    expect(refusalOf(after(called, act(1, { kind: 'check' })), wrongSeat)).toEqual(
      actionOccurred({ actions: 2 }),
    );
  });

  it('does not count the bring-in of stud', () => {
    const stud = started({ game: 'stud', ante: 2, seed: 3, structure: studLimits });
    const low = stud.players[stud.round.toAct]!.seat;
    const brought = after(stud, act(low, { kind: 'bringIn' }));
    const next = brought.players[brought.round.toAct]!.seat;
    const one = after(brought, call(next));
    expect(after(one, wrongSeat).phase).toBe('void');
    const then = one.players[one.round.toAct]!.seat;
    expect(refusalOf(after(one, call(then)), wrongSeat)?.code).toBe('poker.action-occurred');
  });
});

const studLimits = {
  ...openHand({ game: 'stud' }).structure,
  limit: 'fixedLimit',
  smallBet: 15,
  bigBet: 30,
  ante: 2,
  bringIn: 5,
} as const;

describe('RRP-3.2.1.f card out of sequence', () => {
  it('is a misdeal in time', () => expect(ruledBy(dealt(), misdeal('outOfSequence'))).toBe('RRP-3.2.1.f'));
  it('stands after two have acted', () =>
    expect(refusalOf(after(dealt(), call(3), call(4)), misdeal('outOfSequence'))).not.toBeNull());
});

describe('RRP-3.2.1.g button misplaced', () => {
  it('is a misdeal after one player has acted and stands after two', () => {
    expect(ruledBy(after(dealt(), call(3)), misdeal('buttonMisplaced'))).toBe('RRP-3.2.1.g');
    expect(refusalOf(after(dealt(), call(3), call(4)), misdeal('buttonMisplaced'))).not.toBeNull();
  });
});

describe('RRP-3.2.1.h first card to the wrong seat', () => {
  it('is a misdeal before two have acted; then play continues', () => {
    expect(ruledBy(dealt(), wrongSeat)).toBe('RRP-3.2.1.h');
    expect(refusalOf(after(dealt(), call(3), call(4)), wrongSeat)).not.toBeNull();
  });
});

describe('RRP-3.2.1.i cards to a wrong seat', () => {
  const toEight = (fields = {}): ReturnType<typeof report> =>
    misdeal('cardToWrongSeat', { seat: 8, ...fields });

  it('is a misdeal for an empty seat', () => expect(ruledBy(dealt(), toEight())).toBe('RRP-3.2.1.i'));

  it('is none for an absent player, nor for one who owes a blind, who has his own rule', () => {
    expect(refusalOf(dealt(), toEight({ because: 'absent' }))?.rule).toBe('RRP-3.2.1');
    expect(refusalOf(dealt(), toEight({ because: 'owesBlind' }))?.rule).toBe('RRP-4.1.12');
  });
});

describe('RRP-3.2.1.j an entitled player dealt out', () => {
  it('is a misdeal in time, and the hand goes on without him later', () => {
    expect(ruledBy(dealt(), misdeal('playerForgotten', { seat: 8 }))).toBe('RRP-3.2.1.j');
    expect(refusalOf(after(dealt(), call(3), call(4)), misdeal('playerForgotten'))).not.toBeNull();
  });

  it('is none for a player away without a post', () =>
    expect(refusalOf(dealt(), misdeal('playerForgotten', { because: 'absent' }))?.code).toBe(
      'poker.not-a-misdeal',
    ));
});

describe('THR-1.9.1 when a misdeal is barred', () => {
  const thr = under('thr');

  it('waits for a third player, or a second where one has raised', () => {
    const two = after(thr, call(3), fold(4));
    expect(after(two, wrongSeat).phase).toBe('void');
    expect(refusalOf(after(two, fold(5)), wrongSeat)).toEqual(
      citing(actionOccurred({ actions: 3 }), 'THR-1.9.1'),
    );
    expect(refusalOf(after(thr, wager(3, 30), call(4)), wrongSeat)?.rule).toBe('THR-1.9.1');
  });
});

describe('THR-1.9 effect of a misdeal', () => {
  it('returns the bets, leaves the button and ends the hand', () => {
    const hand = after(under('thr'), call(3), misdeal('outOfSequence'));
    expect(hand.phase).toBe('void');
    expect(stacks(hand)).toEqual([1000, 1000, 1000, 1000, 1000, 1000]);
    expect(refusalOf(hand, deal())?.code).toBe('poker.hand-over');
  });
});

describe.each([
  ['THR-1.9.a', 'badShuffle'],
  ['THR-1.9.b', 'firstCardToWrongSeat'],
  ['THR-1.9.c', 'outOfSequence'],
  ['THR-1.9.d', 'playerForgotten'],
  ['THR-1.9.4', 'dealtIntoFlop'],
] as const)('%s is a misdeal', (rule, fault) => {
  it('when it is said in time, and not afterwards', () => {
    expect(ruledBy(under('thr'), misdeal(fault))).toBe(rule);
    expect(refusalOf(after(under('thr'), call(3), call(4), call(5)), misdeal(fault))?.code).toBe(
      'poker.action-occurred',
    );
  });
});

describe('THR-1.9.a a cut by the dealer himself', () => {
  it('is no misdeal where the house dealer may cut', () =>
    expect(
      refusalOf(dealt({ rules: rulesOf('thr', { dealerMayCut: true }) }), misdeal('badShuffle')),
    ).toEqual(notAMisdeal({ fault: 'badShuffle' })));
});

describe('THR-1.9.i a card to somebody not entitled', () => {
  it('is a misdeal only if he could have seen it', () => {
    expect(ruledBy(under('thr'), misdeal('cardToWrongSeat', { seen: true }))).toBe('THR-1.9.i');
    expect(refusalOf(under('thr'), misdeal('cardToWrongSeat'))?.rule).toBe('THR-1.9.i');
  });
});

describe('THR-1.9.3 dealing to an absent player', () => {
  it('is no misdeal', () =>
    expect(refusalOf(under('thr'), misdeal('cardToWrongSeat', { because: 'absent' }))?.code).toBe(
      'poker.not-a-misdeal',
    ));

  it('leaves a hand that is dead on his turn unless he is back', () => {
    const away = started({ ...six, rules: 'thr', absent: [3] });
    expect(away.players.find(({ seat }) => seat === 3)?.gone).toBe('dead');
    const behind = started({ ...six, rules: 'thr', absent: [4] });
    const back = after(behind, { type: 'SetAbsent', at: noon, seat: 4, absent: false }, call(3));
    expect(back.players.find(({ seat }) => seat === 4)?.gone).toBeNull();
  });
});

describe('THR-1.9.l a joker shown before the deal', () => {
  it('is a misdeal in a draw game with a joker, and means nothing without one', () => {
    const rules = rulesOf('thr', { jokers: 1 });
    const open = after(unopenedHand, openHand({ ...six, game: 'draw', rules }), post);
    expect(ruledBy(open, misdeal('jokerBeforeDeal'))).toBe('THR-1.9.l');
    expect(refusalOf(under('thr'), misdeal('jokerBeforeDeal'))?.code).toBe('poker.not-a-misdeal');
  });
});

describe('RTC-17 covered twice', () => {
  const rtc = under('rtc');

  it('lets a minor error stand after two actions, not after one', () => {
    expect(after(after(rtc, fold(3)), misdeal('other')).phase).toBe('void');
    expect(refusalOf(after(rtc, fold(3), call(4)), misdeal('other'))).toEqual(
      citing(actionOccurred({ actions: 2 }), 'RTC-17'),
    );
  });
});

describe('RTC-32.i other misdeals', () => {
  it('returns everything and leaves the button', () => {
    const hand = after(under('rtc'), wager(3, 40), misdeal('outOfSequence'));
    expect(hand.phase).toBe('void');
    expect(stacks(hand)).toEqual([1000, 1000, 1000, 1000, 1000, 1000]);
    expect(hand.setup.button).toBe(6);
  });
});

describe('RTC-32.i.5 any other early anomaly', () => {
  it('is a misdeal after one action; after two the deal stands', () => {
    expect(ruledBy(after(under('rtc'), fold(3)), misdeal('other'))).toBe('RTC-32.i.5');
    expect(refusalOf(after(under('rtc'), fold(3), fold(4)), misdeal('other'))).not.toBeNull();
  });
});
