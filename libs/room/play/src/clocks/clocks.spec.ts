import { afterSeconds, instant } from '@cardroom/kernel';
import { notAuthorised, turnClockRuns } from '../refusals';
import { type Table } from '../state';
import {
  at,
  clock,
  dealer,
  eventsOf,
  floor,
  next,
  nextAll,
  type Opening,
  players,
  playing,
  refusalOf,
  seated,
  tableAfter,
  timer,
  typesOf,
} from '../testing/testing';

/** Three at a recorded table, the button in seat 1 faces the big blind; time is called on him at 20:00:00. */
const called = (more: Opening = {}): Table =>
  tableAfter(
    ...seated('recorded', 3, more),
    at('19:59:00', dealer).start(),
    at('20:00:00', dealer).hand(1, { type: 'CallClock', askedBy: 3 }),
  );

const approved = (more: Opening = {}): Table =>
  next(called(more), at('20:00:00', floor).hand(1, { type: 'ApproveClock' }));

const knock = (table: Table, time: string | number, more: object = {}) =>
  at(typeof time === 'string' ? time : instant(time), timer).ask('ExpireClock', {
    clock: table.clock?.clock ?? 0,
    ...more,
  });

describe('RRP-10.1.13 the clock starts when the floor approves it', () => {
  it('runs for nobody before', () => expect(called().clock).toBeNull());

  it('is approved by the floor and by nobody else', () => {
    const asked = { type: 'ApproveClock' } as const;
    expect(refusalOf(called(), at('20:00:05', dealer).hand(1, asked))).toEqual(notAuthorised());
    expect(approved().clock).toMatchObject({ kind: 'call', startedAt: clock('20:00:00') });
  });
});

describe('RRP-10.1.13.a a minute, and ten seconds counted aloud', () => {
  it('lets an action count at 69 seconds', () => {
    const table = next(approved(), at('20:01:09', dealer).act(1, 1, { kind: 'call' }));
    expect(table.clock).toBeNull();
    expect(table.hand?.hand.actions.at(-1)).toMatchObject({ seat: 1, kind: 'call' });
  });

  it('kills a hand that faces a bet at 70 seconds, and not a moment sooner', () => {
    const table = approved();
    expect(table.clock?.dueAt).toBe(clock('20:01:10'));
    expect(eventsOf(table, knock(table, clock('20:01:10') - 1))).toEqual([]);
    const after = next(table, knock(table, '20:01:10'));
    expect(after.hand?.hand.actions.at(-1)).toMatchObject({ seat: 1, kind: 'fold' });
  });

  it('checks a player who faces no bet', () => {
    const limped = nextAll(
      tableAfter(...seated('recorded', 3), at('19:59:00', dealer).start()),
      at('19:59:10', dealer).act(1, 1, { kind: 'call' }),
      at('19:59:20', dealer).act(1, 2, { kind: 'call' }),
      at('20:00:00', floor).hand(1, { type: 'CallClock', askedBy: null }),
      at('20:00:00', floor).hand(1, { type: 'ApproveClock' }),
    );
    const after = next(limped, knock(limped, '20:01:10'));
    expect(after.hand?.hand.actions.at(-1)).toMatchObject({ seat: 3, kind: 'check' });
  });
});

describe('RTC-25 a minute of which the last ten seconds are counted', () => {
  const rtc: Opening = {
    rules: { clockAloudIncluded: true, clockNeedsSupervisor: false, clockExpiryWithoutBet: 'fold' },
  };

  it('lets an action stand at 58 seconds and folds the hand at 60', () => {
    const table = called(rtc);
    expect(table.clock?.dueAt).toBe(clock('20:01:00'));
    expect(refusalOf(table, at('20:00:58', dealer).act(1, 1, { kind: 'call' }))).toBeNull();
    expect(typesOf(eventsOf(table, knock(table, '20:01:00')))).toContain('HandAdvanced');
  });
});

describe('a clock answers once', () => {
  it('and neither a second knock nor one for an earlier clock does anything', () => {
    const table = approved();
    const late = knock(table, '20:01:10');
    const after = next(table, late);
    expect(eventsOf(after, late)).toEqual([]);
    expect(eventsOf(after, { ...late, at: clock('21:00:00') })).toEqual([]);
  });
});

const dealt = (more: Opening = {}): Table =>
  tableAfter(...seated('dealt', 3, more), at('20:00:00', timer).start({ hand: 1 }));

const actor = (table: Table) => playing(players[(table.clock?.seat ?? 1) - 1]!);

describe('turns at a dealt table', () => {
  it('end after thirty seconds with a fold to a bet', () => {
    const table = dealt();
    const after = next(table, knock(table, '20:00:30'));
    expect(after.hand?.hand.actions).toMatchObject([{ kind: 'fold' }]);
    expect(after.seats.map(({ timeouts }) => timeouts).toSorted()).toEqual([0, 0, 1]);
  });

  it('are not shortened or lengthened by calling time', () => {
    const table = dealt();
    const ask = { type: 'CallClock', askedBy: table.clock?.seat ?? 0 } as const;
    expect(refusalOf(table, at('20:00:05', actor(table)).hand(1, ask))).toEqual(
      turnClockRuns({ actSeconds: 30 }),
    );
  });

  it('and whoever lets two in a row run out sits out', () => {
    const table = dealt({ clocks: { timeoutsBeforeSittingOut: 1 } });
    const events = eventsOf(table, knock(table, '20:00:30'));
    expect(events.find(({ type }) => type === 'SatOut')).toMatchObject({ why: 'timeouts' });
  });
});

describe('time lost by the system is given back', () => {
  it('when the knock is late, from the last sign of life on', () => {
    const table = dealt();
    const events = eventsOf(table, knock(table, '20:05:00', { aliveUntil: clock('20:00:10') }));
    expect(events).toMatchObject([
      { type: 'TimeGivenBack', givenBackMs: 20_000, clock: { clock: 2, dueAt: clock('20:05:20') } },
    ]);
  });

  it('all of it, when nothing is known of the system meanwhile', () => {
    const table = dealt();
    const [event] = eventsOf(table, knock(table, '20:05:00'));
    expect(event).toMatchObject({ type: 'TimeGivenBack', givenBackMs: 30_000 });
  });

  it('and none of it when it was up until then, or the knock no later than a busy machine makes it', () => {
    const table = dealt();
    const up = knock(table, '20:05:00', { aliveUntil: clock('20:01:00') });
    expect(typesOf(eventsOf(table, up))[0]).toBe('HandAdvanced');
    expect(typesOf(eventsOf(table, knock(table, '20:00:32')))[0]).toBe('HandAdvanced');
    expect(typesOf(eventsOf(table, knock(table, clock('20:00:32') + 1)))).toEqual(['TimeGivenBack']);
  });

  it('at a restart before the clock ran out, once', () => {
    const table = dealt();
    const facts = { awayFrom: clock('20:00:05'), awayUntil: clock('20:00:25') };
    const ask = at('20:00:25', timer).ask('GiveTimeBack', facts);
    const after = next(table, ask);
    expect(after.clock).toMatchObject({ startedAt: clock('20:00:25'), dueAt: clock('20:00:50') });
    expect(eventsOf(after, ask)).toEqual([]);
  });

  it('and the clock before it no longer knocks', () => {
    const table = dealt();
    const first = knock(table, '20:05:00');
    const after = next(table, first);
    expect(eventsOf(after, first)).toEqual([]);
    expect(typesOf(eventsOf(after, knock(after, '20:05:30')))[0]).toBe('HandAdvanced');
  });
});

describe('a table that pauses keeps the remaining time', () => {
  it('and goes on with it', () => {
    const table = next(dealt(), at('20:00:12').ask('PauseTable', { why: 'dealer-change' }));
    expect(table.clock).toBeNull();
    expect(table.heldClock).toMatchObject({ remainingMs: 18_000 });
    const after = next(table, at('20:10:00').ask('ResumeTable', {}));
    expect(after.clock?.dueAt).toBe(clock('20:10:18'));
  });

  it('by itself where an end was said, and a late knock for an earlier pause ends no later one', () => {
    const until = clock('20:10:00');
    const table = next(dealt(), at('20:00:12').ask('PauseTable', { why: 'break', until }));
    const resume = at(until, timer).ask('ResumeTable', { pause: 1 });
    const again = nextAll(table, resume, at('20:10:05').ask('PauseTable', { why: 'floor' }));
    expect(eventsOf(again, { ...resume, at: afterSeconds(until, 60) })).toEqual([]);
  });
});
