import { chipsMissing } from '../keeping';
import { alreadyPaused, drawnByEngine, noHand, noSuchStep, otherHand, reasonRequired } from '../refusals';
import { type Table } from '../state';
import { lastEntry } from './correcting';
import { foreseen, mayAsk } from './playing';
import {
  approvedBy,
  at,
  clock,
  dealer,
  eventsOf,
  floor,
  next,
  nextAll,
  refusalOf,
  seated,
  tableAfter,
  timer,
  typesOf,
} from '../testing/testing';

const started = (more: object = {}): Table =>
  tableAfter(...seated('recorded', 3), at('20:00:00', dealer).start(more));

const correct = (step: number, replacement: object | null, reason = 'wrong key') =>
  at('20:01:00', floor).ask('CorrectHand', {
    hand: 1,
    step,
    replacement: replacement as never,
    reason,
    approvedBy,
  });

describe('a recorded hand', () => {
  it('has its blinds posted and first cards dealt with the tap that starts it', () => {
    expect(typesOf(eventsOf(tableAfter(...seated('recorded', 3)), at('20:00:00', dealer).start()))).toEqual([
      'HandStarted',
      'HandAdvanced',
      'HandAdvanced',
    ]);
    expect(started({ stepwise: true }).hand?.hand.phase).toBe('posting');
  });

  it('refuses what was meant for another hand', () =>
    expect(refusalOf(started(), at('20:00:10', dealer).act(2, 1, { kind: 'call' }))).toEqual(
      otherHand({ hand: 2, due: 1 }),
    ));

  it('says before the tap why an action would be refused', () => {
    const stamp = at('20:00:10', dealer).ask('GoOn', {});
    const checks = { type: 'Act', seat: 1, action: { kind: 'check' } } as const;
    expect(mayAsk(started(), stamp, checks)?.rule).toBe('RRP-3.5.9');
    expect(mayAsk(started(), stamp, { ...checks, action: { kind: 'call' } })).toBeNull();
  });
});

describe('RRP-3.2.1.g the button is where it should be before any card', () => {
  it('and a deal with another is refused', () => {
    const table = tableAfter(...seated('recorded', 3));
    const refusal = refusalOf(table, at('20:00:00', dealer).start({ button: 2 }));
    expect(refusal?.rule).toBe('RRP-3.2.1.g');
    expect(refusalOf(table, at('20:00:00', dealer).start({ button: 1 }))).toBeNull();
  });
});

describe('RRP-3.4.1 a button that lay wrong is put right by the floor', () => {
  it('and the next hand moves on from there', () => {
    const played = nextAll(
      started(),
      at('20:00:10', dealer).act(1, 1, { kind: 'fold' }),
      at('20:00:20', dealer).act(1, 2, { kind: 'fold' }),
    );
    const placed = next(played, at('20:01:00', floor).ask('PlaceButton', { button: 3, reason: 'skipped' }));
    expect(next(placed, at('20:02:00', dealer).start()).hand?.hand.setup.button).toBe(1);
    expect(next(played, at('20:02:00', dealer).start()).hand?.hand.setup.button).toBe(2);
  });
});

describe('a mis-entered action is corrected', () => {
  const wrong = next(started(), at('20:00:10', dealer).act(1, 1, { kind: 'wager', to: 600 }));
  const call = { type: 'Act', seat: 1, action: { kind: 'call' } };

  it('with a fact that says what changed, why, and who approved it', () => {
    const [event] = eventsOf(wrong, correct(3, call));
    expect(event).toMatchObject({
      type: 'HandCorrected',
      from: 3,
      was: { type: 'Act', action: { kind: 'wager', to: 600 } },
      reason: 'wrong key',
      approvedBy,
    });
    expect(next(wrong, correct(3, call)).hand?.hand.round.level).toBe(200);
  });

  it('and what followed is played again as far as it fits', () => {
    const later = next(wrong, at('20:00:20', dealer).act(1, 2, { kind: 'call' }));
    const after = next(later, correct(3, call));
    expect(after.hand?.hand.actions).toMatchObject([{ kind: 'call' }, { kind: 'call' }]);
    const struck = eventsOf(later, correct(3, null));
    expect(struck[0]).toMatchObject({ stoppedBy: { code: 'poker.not-your-turn' } });
  });

  it('or struck out, but not its opening, nor without a reason', () => {
    expect(next(wrong, correct(3, null)).hand?.hand.actions).toEqual([]);
    expect(refusalOf(wrong, correct(0, null))).toEqual(noSuchStep({ step: 0 }));
    expect(refusalOf(wrong, correct(4, null))).toEqual(noSuchStep({ step: 4 }));
    expect(refusalOf(wrong, correct(3, null, ' '))).toEqual(reasonRequired());
  });
});

describe('a hand that ended by a wrong key', () => {
  const ended = nextAll(
    started(),
    at('20:00:10', dealer).act(1, 1, { kind: 'fold' }),
    at('20:00:20', dealer).act(1, 2, { kind: 'fold' }),
  );
  const calls = { type: 'Act', seat: 2, action: { kind: 'call' } };

  it('goes on with the right one, and every chip is where it was', () => {
    expect(ended.hand).toBeNull();
    const events = eventsOf(ended, correct(4, calls));
    expect(typesOf(events)).toEqual(['HandReopened', 'HandCorrected']);
    const after = next(ended, correct(4, calls));
    expect(after.hand?.hand.actions).toMatchObject([{ kind: 'fold' }, { kind: 'call' }]);
    expect([chipsMissing(after), after.hands]).toEqual([0, 1]);
  });

  it('when it is taken back, as an act in the middle of a hand is', () => {
    expect([lastEntry(started(), 1), lastEntry(ended, 1), lastEntry(ended, 2)]).toEqual([null, 4, null]);
    const after = next(ended, correct(lastEntry(ended, 1) ?? 0, null));
    expect(after.hand?.hand.actions).toMatchObject([{ kind: 'fold' }]);
    expect(lastEntry(after, 1)).toBe(3);
  });

  it('but not once anything has happened since', () => {
    expect(lastEntry(next(ended, at('20:00:30').ask('SitOut', { playerId: 'ana' as never })), 1)).toBeNull();
    const later = next(ended, at('20:00:30').ask('SitOut', { playerId: 'ana' as never }));
    expect(refusalOf(later, correct(4, calls))).toEqual(noHand({ hand: 1 }));
  });
});

describe('errors of the dealer', () => {
  it('make a misdeal of the hand, and every chip goes back', () => {
    const fault = { type: 'ReportMisdeal', fault: 'firstCardToWrongSeat' } as const;
    const events = eventsOf(started(), at('20:00:10', dealer).hand(1, fault));
    expect(events.at(-1)).toMatchObject({
      type: 'HandFinished',
      result: 'misdeal',
      rule: 'RRP-3.2.1.h',
      potMinor: 0,
    });
    const after = next(started(), at('20:00:10', dealer).hand(1, fault));
    expect(after.between.occupants.map(({ stack }) => stack)).toEqual([10_000, 10_000, 10_000]);
  });

  it('are foreseen, with their rule, before anybody taps', () => {
    const stamp = at('20:00:10', dealer).ask('GoOn', {});
    const fault = { type: 'ReportMisdeal', fault: 'firstCardToWrongSeat' } as const;
    expect(foreseen(started(), stamp, fault)).toEqual({
      refusal: null,
      rules: ['RRP-3.2.1.h'],
      endsHand: true,
    });
    const played = nextAll(
      started(),
      at('20:00:05', dealer).act(1, 1, { kind: 'call' }),
      at('20:00:06', dealer).act(1, 2, { kind: 'call' }),
    );
    expect(foreseen(played, stamp, fault)).toMatchObject({ refusal: { rule: 'RRP-3.2.2' }, rules: [] });
  });

  it('cannot happen where the engine deals', () => {
    const table = tableAfter(...seated('dealt', 3), at('20:00:00', timer).start({ hand: 1 }));
    const fault = { type: 'ReportMisdeal', fault: 'firstCardToWrongSeat' } as const;
    expect(refusalOf(table, at('20:00:10', dealer).hand(1, fault))).toEqual(
      drawnByEngine({ what: 'ReportMisdeal' }),
    );
  });
});

describe('who is away in a hand', () => {
  it('is absent in it, and back when he comes back', () => {
    const away = next(started(), at('20:00:05').ask('MarkAway', { playerId: 'cleo' as never }));
    const seat3 = (table: Table) => table.hand?.hand.players.find(({ seat }) => seat === 3)?.absent;
    expect(seat3(away)).toBe(true);
    expect(seat3(next(away, at('20:00:08').ask('MarkBack', { playerId: 'cleo' as never })))).toBe(false);
  });
});

describe('hands that are only counted', () => {
  const counted = tableAfter(
    at('19:00:00').open('counted', { clocks: { paceSeconds: 120 } }),
    ...[1, 2, 3].map((seat) => at('19:00:00').sit(seat)),
  );

  it('move the button, and say whose blinds they were', () => {
    const one = next(counted, at('19:02:00', dealer).ask('HandDone', {}));
    const two = next(one, at('19:04:00', dealer).ask('HandDone', {}));
    expect([one.last?.button, two.last?.button]).toEqual([1, 2]);
    expect([one.last?.bigBlind, two.last?.bigBlind]).toEqual([3, 1]);
    expect(two.pace.secondsPerHand).toBe(120);
  });

  it('leave it where it is after a misdeal', () => {
    const one = next(counted, at('19:02:00', dealer).ask('HandDone', {}));
    const again = next(one, at('19:04:00', dealer).ask('HandDone', { misdeal: true }));
    expect(next(again, at('19:06:00', dealer).ask('HandDone', {})).last?.button).toBe(2);
  });

  it('are reckoned by the pace of the table when nobody taps, once each', () => {
    const knock = at('19:02:00', timer).ask('HandDone', { hand: 1, estimated: true });
    expect(eventsOf(counted, knock)).toMatchObject([{ type: 'HandReckoned', estimated: true }]);
    expect(eventsOf(next(counted, knock), knock)).toEqual([]);
  });

  it('count no time of a pause in the pace', () => {
    const paused = nextAll(
      counted,
      at('19:02:00', dealer).ask('HandDone', {}),
      at('19:03:00').ask('PauseTable', { why: 'break' }),
      at('19:30:00').ask('ResumeTable', {}),
      at('19:32:00', dealer).ask('HandDone', {}),
    );
    expect(paused.pace.secondsPerHand).toBe(120);
    expect(
      refusalOf(next(counted, at('19:03:00').ask('PauseTable', { why: 'break' })), {
        ...at('19:04:00').ask('PauseTable', { why: 'break' }),
      }),
    ).toEqual(alreadyPaused({ since: clock('19:03:00') }));
  });
});
