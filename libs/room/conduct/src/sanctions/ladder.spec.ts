import { instant } from '@cardroom/kernel';
import {
  clock,
  dealer,
  director,
  floorSupervisor,
  houseOf,
  roomManager,
  shiftManager,
} from '../testing/testing';
import {
  conductAt,
  conductHappened,
  conductRefused,
  conductScenario,
  event,
  forGood,
  incident,
  proposalIn,
  recordAfter,
  until,
} from '../testing/conduct';
import { overrideReasonRequired, suspensionEndRequired } from '../refusals';
import { type ConductCommand } from './commands';
import { isWithinLookback } from './proposal';

const upheld = (count: number): ConductCommand[] =>
  Array.from({ length: count }, (_, i) => i).flatMap((i) => [
    conductAt(`1${i}:00:00`).report('RRP-1.2.4', { name: `e${i}` }),
    conductAt(`1${i}:01:00`, shiftManager).decide('reprimand', { name: `e${i}`, reason: 'enough for now' }),
  ]);

describe('RRP-1.2.0 the ladder of sanctions', () => {
  const proposed = (count: number) =>
    proposalIn(conductHappened(...upheld(count)), conductAt('20:00:00').report('RRP-1.2.4')).step;

  it('proposes reprimand, suspension, exclusion after none, one and two upheld; beyond it stays exclusion', () =>
    expect([0, 1, 2, 3].map(proposed)).toEqual(['reprimand', 'suspension', 'exclusion', 'exclusion']));

  it('counts neither what was not upheld nor what was withdrawn', () => {
    const notUpheld = [
      conductAt('10:00:00').report('RRP-1.2.4', { name: 'e' }),
      conductAt('10:01:00').decide(null, { name: 'e', isUpheld: false }),
    ];
    const withdrawn = [
      ...upheld(1),
      conductAt('19:00:00', shiftManager).other('WithdrawIncident', {
        incidentId: incident('e0'),
        reason: 'another player',
      }),
    ];
    for (const history of [notUpheld, withdrawn])
      expect(proposalIn(conductHappened(...history), conductAt('20:00:00').report('RRP-1.2.4')).step).toBe(
        'reprimand',
      );
  });

  it('looks back 365 days: one that old counts, one of 366 days does not', () => {
    const day = 86_400_000;
    const now = clock('20:00:00');
    expect(isWithinLookback(instant(now - 365 * day), now, 365)).toBe(true);
    expect(isWithinLookback(instant(now - 366 * day), now, 365)).toBe(false);
    expect(isWithinLookback(instant(0), now, null)).toBe(true);
  });

  it('asks for a reason where another step is given, and keeps both', () => {
    const history = conductHappened(conductAt('20:00:00').report('RRP-1.2.4'));
    conductScenario
      .given(...history)
      .when(conductAt('20:01:00').decide('remark'))
      .thenRefused(overrideReasonRequired({ proposed: 'reprimand' }));
    const { decision } = conductScenario
      .given(...history)
      .when(conductAt('20:01:00').decide('remark', { reason: 'first visit' }));
    expect(decision).toMatchObject({
      events: [{ step: 'remark', proposed: 'reprimand', reason: 'first visit' }],
    });
  });

  it('refuses a suspension that does not say when it ends', () => {
    const history = conductHappened(...upheld(1), conductAt('20:00:00').report('RRP-1.2.4'));
    conductScenario
      .given(...history)
      .when(conductAt('20:01:00').decide('suspension'))
      .thenRefused(suspensionEndRequired({ step: 'suspension' }));
    expect(
      conductRefused(history, conductAt('20:01:00').decide('suspension', { term: until('20:01:00') })),
    ).toBe('conduct.term-invalid');
    expect(
      conductRefused(history, conductAt('20:01:00').decide('suspension', { term: until('20:01:01') })),
    ).toBeNull();
  });

  it('takes the more severe of the ladder and of the rule’s own first sanction', () => {
    const damage = { item: 'table 5', costMinor: 9000 as never };
    expect(proposalIn([], conductAt('20:00:00').report('RRP-1.1.6', damage)).step).toBe('suspension');
    expect(
      proposalIn(conductHappened(...upheld(2)), conductAt('20:00:00').report('RRP-1.1.6', damage)).step,
    ).toBe('exclusion');
  });

  it('waits for the shift manager when a floor supervisor chooses exclusion', () => {
    const history = conductHappened(...upheld(2), conductAt('20:00:00').report('RRP-1.2.4'));
    const { decision } = conductScenario
      .given(...history)
      .when(conductAt('20:01:00').decide('exclusion', { term: forGood }));
    expect(decision).toMatchObject({ events: [{ type: 'SanctionGiven', isPending: true }] });
  });
});

describe('RTC-4 the director chooses by gravity', () => {
  const rtc = houseOf('rtc');
  const at = (time: string, by = director) => conductAt(time, by, rtc);
  const report = at('20:00:00', dealer).report('RTC-2.c', { eventId: event });
  const history = conductHappened(report);

  it('lets dealer and pit boss report, and nothing more', () => {
    for (const by of [dealer, floorSupervisor])
      expect(conductRefused(history, at('20:01:00', by).decide('warning'))).toBe('conduct.only-report');
    expect(conductRefused(history, at('20:01:00').decide('warning'))).toBeNull();
  });

  it('lets a first offence be judged grave at once', () =>
    expect(conductRefused(history, at('20:01:00').decide('finalExclusion', { reason: 'grave' }))).toBeNull());

  it('does not climb: after two upheld incidents a warning is still proposed', () => {
    const before = ['a', 'b'].flatMap((name) => [
      at('18:00:00').report('RTC-2.c', { name, eventId: event }),
      at('18:01:00').decide('warning', { name }),
    ]);
    const proposal = proposalIn(
      conductHappened(...before),
      at('20:00:00').report('RTC-2.c', { eventId: event }),
    );
    expect(proposal).toMatchObject({
      step: 'warning',
      isProgressive: false,
      earlier: [{ step: 'warning' }, { step: 'warning' }],
    });
  });

  it('kills the hand at once with the rung dead hand', () => {
    const events = conductHappened(
      report,
      at('20:01:00').decide('deadHand', { reason: 'helped the winner' }),
    );
    expect(events.at(-1)).toMatchObject({
      step: 'deadHand',
      killsHand: true,
      scene: { hand: 212, tableId: 't5', seat: 4 },
    });
  });

  it('counts two rounds at a table of nine as eighteen deals, and then he plays again', () => {
    const give = at('20:01:00').decide('suspension', {
      term: { kind: 'rounds', rounds: 2, seats: 9 },
      reason: 'again and again',
    });
    const started = conductHappened(report, give);
    expect(started.at(-1)).toMatchObject({ type: 'TimeOutStarted', deals: 18, tableId: 't5' });
    const deal = (hand: number, tableId = 't5') => at('20:10:00').other('CountDeal', { tableId, hand });
    const deals = Array.from({ length: 17 }, (_, i) => deal(213 + i));
    const almost = conductHappened(report, give, ...deals, deal(400, 't9'));
    expect(almost.at(-1)).toMatchObject({ type: 'DealSatOut', dealsLeft: 1 });
    const over = conductHappened(report, give, ...deals, deal(230));
    expect(over.at(-1)).toMatchObject({ type: 'SanctionEnded', cause: 'term' });
  });

  it('is annulled only by a director with a reason, and not appealed', () => {
    const given = conductHappened(
      report,
      at('20:01:00').decide('suspension', { term: { kind: 'deals', deals: 5 }, reason: 'x' }),
    );
    const lift = (by: typeof director, reason: string) =>
      conductRefused(given, at('20:05:00', by).other('LiftSanction', { reason }));
    expect(lift(floorSupervisor, 'wrong seat')).toBe('conduct.not-authorised');
    expect(lift(director, ' ')).toBe('conduct.reason-required');
    expect(lift(director, 'wrong seat')).toBeNull();
  });

  it('gives no rung that is not on the ladder', () =>
    expect(conductRefused(history, at('20:01:00').decide('exclusion', { term: forGood, reason: 'x' }))).toBe(
      'conduct.step-not-on-ladder',
    ));
});

describe('RTC-2.g gross faults exclude for good', () => {
  const rtc = houseOf('rtc');
  const at = (time: string, by = director) => conductAt(time, by, rtc);
  const palming = at('20:00:00', dealer).report('RTC-2.g', {
    act: 'cardPalming',
    eventId: event,
    stackMinor: 32_000 as never,
  });

  it('can be nothing but final exclusion once proven', () => {
    const history = conductHappened(palming);
    expect(
      conductRefused(
        history,
        at('20:01:00').decide('suspension', { term: { kind: 'deals', deals: 9 }, reason: 'x' }),
      ),
    ).toBe('conduct.exclusion-automatic');
    expect(conductRefused(history, at('20:01:00').decide('finalExclusion'))).toBeNull();
    expect(conductRefused(history, at('20:01:00').decide(null, { isUpheld: false }))).toBeNull();
  });

  it('takes him out of the event, with stack, time and what becomes of it', () => {
    const events = conductHappened(palming, at('20:01:00').decide('finalExclusion'));
    expect(events.slice(-2)).toMatchObject([
      {
        type: 'SanctionGiven',
        stack: 'removedFromPlay',
        scene: { stackMinor: 32_000 },
        at: clock('20:01:00'),
      },
      { type: 'PlayerShutOut', scope: 'event', eventId: 'evt-1', until: null },
    ]);
  });

  it('is a choice where the house has no such list', () => {
    const history = conductHappened(conductAt('20:00:00').report('RTC-2.g', { act: 'insult' }));
    expect(
      conductRefused(history, conductAt('20:01:00').decide('reprimand', { reason: 'provoked' })),
    ).toBeNull();
  });

  it('knows the acts of its list and no others', () =>
    expect(conductRefused([], at('20:00:00').report('RTC-2.g', { act: 'yawning' }))).toBe(
      'conduct.incident-incomplete',
    ));
});

describe('RRP-11.0.a the scale of tournaments', () => {
  const house = houseOf('rrp-tournament');
  const at = (time: string, by = director) => conductAt(time, by, house);

  it('offers warning, suspension for a time, disqualification', () => {
    const proposal = proposalIn([], at('20:00:00').report('RRP-1.2.7', { eventId: event }));
    expect(proposal).toMatchObject({
      step: 'warning',
      offered: ['remark', 'warning', 'timeOut', 'suspension', 'disqualification'],
    });
  });

  it('suspends for ten minutes: he may not act until the timer ends', () => {
    const events = conductHappened(
      at('20:00:00').report('RRP-1.2.7', { eventId: event }),
      at('20:01:00').decide('suspension', {
        term: { kind: 'minutes', minutes: 10 },
        reason: 'stalled all evening',
      }),
    );
    expect(events.at(-1)).toMatchObject({ type: 'TimeOutStarted', until: clock('20:11:00'), deals: null });
  });
});

describe('RRP-11.20 a penalty in time', () => {
  const at = (time: string) => conductAt(time, director, houseOf('rrp-tournament'));

  it('proposes ten minutes out of play', () =>
    expect(proposalIn([], at('20:00:00').report('RRP-11.20', { eventId: event }))).toMatchObject({
      step: 'timeOut',
      term: { kind: 'minutes', minutes: 10 },
    }));

  it('ends by itself at its instant, and not a second before', () => {
    const history = conductHappened(
      at('20:00:00').report('RRP-11.20', { eventId: event }),
      at('20:01:00').decide('timeOut', { term: { kind: 'minutes', minutes: 10 } }),
    );
    const knock = (time: string) => {
      const { decision } = conductScenario
        .given(...history)
        .when(at(time).other('EndTerm', { until: clock('20:11:00') }));
      return decision.accepted ? decision.events.map(({ type }) => type) : decision;
    };
    expect(knock('20:10:59')).toEqual([]);
    expect(knock('20:11:00')).toEqual(['SanctionEnded']);
  });
});

describe('RRP-11.20.a eviction', () => {
  it('disqualifies on the director’s word, and waits for it when the floor asks', () => {
    const house = houseOf('rrp-tournament');
    const report = conductAt('20:00:00', floorSupervisor, house).report('RRP-11.20.a', { eventId: event });
    const decide = (by: typeof director) =>
      conductHappened(report, conductAt('20:01:00', by, house).decide('disqualification')).at(-1);
    expect(decide(director)).toMatchObject({ type: 'PlayerShutOut', scope: 'event' });
    expect(decide(floorSupervisor)).toMatchObject({ type: 'SanctionGiven', isPending: true });
  });

  it('needs to know the event', () => {
    const house = houseOf('rrp-tournament');
    const history = conductHappened(conductAt('20:00:00', director, house).report('RRP-11.20.a'));
    expect(conductRefused(history, conductAt('20:01:00', director, house).decide('disqualification'))).toBe(
      'conduct.event-required',
    );
  });
});

describe('RTC-1 the right to play is withdrawn by the director', () => {
  it('with a reason, and by nobody below', () => {
    const exclude = (by: typeof director, reason = 'is barred elsewhere') =>
      conductRefused([], conductAt('20:00:00', by, houseOf('rtc')).exclude(forGood, event, reason));
    expect(exclude(dealer)).toBe('conduct.only-report');
    expect(exclude(director, '')).toBe('conduct.reason-required');
    expect(exclude(director)).toBeNull();
  });
});

describe('a record', () => {
  it('shows rung, rule, author, event, table, deal and time of each sanction', () => {
    const record = recordAfter(
      conductAt('20:00:00').report('RRP-1.2.4'),
      conductAt('20:01:00').decide('reprimand'),
    );
    expect(record.incidents.get(incident('i1'))).toMatchObject({
      rule: 'RRP-1.2.4',
      sanction: {
        state: 'given',
        given: {
          step: 'reprimand',
          by: floorSupervisor,
          at: clock('20:01:00'),
          scene: { tableId: 't5', hand: 212 },
        },
      },
    });
  });

  it('is closed once decided', () => {
    const history = conductHappened(
      conductAt('20:00:00').report('RRP-1.2.4'),
      conductAt('20:01:00').decide('reprimand'),
    );
    expect(conductRefused(history, conductAt('20:02:00', roomManager).decide('reprimand'))).toBe(
      'conduct.incident-closed',
    );
  });
});
