import { minor } from '@cardroom/kernel';
import { rules } from '@cardroom/rulebook/catalogue';
import { ana, ben, director, floorSupervisor, houseOf, shiftManager, t5 } from '../testing/testing';
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
} from '../testing/conduct';
import { offenceOf, offences } from './offences';
import { standingOf } from './standing';
import { clock } from '../testing/testing';

const report = (rule: string, more: object = {}) => conductAt('20:00:00').report(rule, more);
const eventsOf = (rule: string, more: object = {}) => conductHappened(report(rule, more));
const types = (rule: string, more: object = {}) => eventsOf(rule, more).map(({ type }) => type);
const tasks = (rule: string, more: object = {}) =>
  eventsOf(rule, more).flatMap((one) => (one.type === 'TaskOpened' ? one.task : []));

describe('the offences', () => {
  /** Tables, bags, breaks and principles: no offence of a person, or one recorded under a part of the rule. */
  const notOffences = ['RRP-1.1.0', 'RRP-1.2.0', 'RRP-11.0.a', 'RTC-2.d', 'RTC-4', 'RTC-39.a', 'THR-A34'];

  it('are all that the catalogue calls conduct and staff can record', () => {
    const wanted = rules
      .filter(({ capability, kind }) => capability === 'conduct' && kind !== 'reference')
      .map(({ id }) => id)
      .filter((id) => !notOffences.includes(id));
    expect(wanted.filter((id) => !offenceOf(id))).toEqual([]);
  });

  it('can each be recorded once what the rule asks for is said', () => {
    const all = {
      target: 'customer',
      mode: 'verbal',
      item: 'a chair',
      costMinor: minor(100),
      amountMinor: minor(5),
      playersInPot: 3,
      words: 'x',
    };
    for (const { rule, acts } of offences)
      expect([rule, conductRefused([], report(rule, { ...all, act: acts?.[0] ?? null }))]).toEqual([
        rule,
        null,
      ]);
  });

  it('are no others', () => expect(conductRefused([], report('RRP-2.3.4'))).toBe('conduct.offence-unknown'));
});

describe('RRP-1.1.1 collusion and cheating', () => {
  it('proposes exclusion, and offers to keep the two apart once upheld', () => {
    const collusion = report('RRP-1.1.1', { act: 'collusion', others: [ben] });
    expect(proposalIn([], collusion).step).toBe('exclusion');
    const events = conductHappened(
      collusion,
      conductAt('20:05:00', shiftManager).decide('exclusion', { term: forGood }),
    );
    expect(events.at(-1)).toMatchObject({ type: 'TaskOpened', task: 'offer-keep-apart' });
  });
});

describe('RRP-1.1.2 threats', () => {
  it('asks whom it was aimed at and how', () => {
    expect(conductRefused([], report('RRP-1.1.2', { mode: 'verbal' }))).toBe('conduct.incident-incomplete');
    expect(conductRefused([], report('RRP-1.1.2', { target: 'customer' }))).toBe(
      'conduct.incident-incomplete',
    );
  });

  it('proposes suspension for words and exclusion for blows, with a call to security', () => {
    const threat = (mode: string) => ({ target: 'employee', mode });
    expect(proposalIn([], report('RRP-1.1.2', threat('verbal'))).step).toBe('suspension');
    expect(proposalIn([], report('RRP-1.1.2', threat('physical'))).step).toBe('exclusion');
    expect([tasks('RRP-1.1.2', threat('verbal')), tasks('RRP-1.1.2', threat('physical'))]).toEqual([
      [],
      ['call-security'],
    ]);
  });
});

describe('RRP-1.1.3 obscene language', () => {
  it('proposes a reprimand, and suspension after an upheld incident of any conduct rule', () => {
    expect(proposalIn([], report('RRP-1.1.3')).step).toBe('reprimand');
    const before = conductHappened(
      report('RRP-1.2.4', { name: 'e' }),
      conductAt('20:01:00').decide('reprimand', { name: 'e' }),
    );
    expect(proposalIn(before, report('RRP-1.1.3')).step).toBe('suspension');
  });
});

describe('RRP-1.1.4 a disturbance', () => {
  it('is stored with table and time, and a reprimand proposed', () =>
    expect(eventsOf('RRP-1.1.4')[1]).toMatchObject({
      scene: { tableNumber: 5 },
      at: clock('20:00:00'),
      proposal: { step: 'reprimand' },
    }));
});

describe('RRP-1.1.5 card abuse', () => {
  it('calls for another deck unless cards were only thrown; marked ones are kept as evidence', () => {
    const after = (act: string) => tasks('RRP-1.1.5', { act });
    expect([after('throwing'), after('tearing'), after('bending'), after('marking')]).toEqual([
      [],
      ['replace-deck'],
      ['replace-deck'],
      ['replace-deck', 'keep-deck-as-evidence'],
    ]);
  });
});

describe('RRP-1.1.6 damage', () => {
  it('asks for the item and its cost, and proposes suspension', () => {
    expect(conductRefused([], report('RRP-1.1.6', { item: 'a lamp' }))).toBe('conduct.incident-incomplete');
    expect(proposalIn([], report('RRP-1.1.6', { item: 'a lamp', costMinor: minor(4000) })).step).toBe(
      'suspension',
    );
  });
});

describe('RRP-1.1.7 phones', () => {
  const flag = (policy: 'prohibited' | 'notDuringHand' | 'allowed', playersInPot: number | null) =>
    conductRefused(
      [],
      conductAt('20:00:00', floorSupervisor, houseOf('rrp-cash', { phoneAtTablePolicy: policy })).report(
        'RRP-1.1.7',
        { playersInPot },
      ),
    );

  it('are an offence where prohibited, and only with live cards where barred during a hand', () => {
    expect([
      flag('prohibited', null),
      flag('notDuringHand', null),
      flag('notDuringHand', 4),
      flag('allowed', 4),
    ]).toEqual([null, 'conduct.rule-not-applicable', null, 'conduct.rule-not-applicable']);
  });
});

describe('RRP-1.1.8 a weapon', () => {
  it('proposes exclusion, alerts security and freezes him until somebody decides', () => {
    const weapon = report('RRP-1.1.8');
    expect([proposalIn([], weapon).step, tasks('RRP-1.1.8')]).toEqual(['exclusion', ['call-security']]);
    expect(standingOf(recordAfter(weapon), clock('20:01:00')).kind).toBe('frozen');
    const cleared = recordAfter(
      weapon,
      conductAt('20:05:00', shiftManager).decide(null, { isUpheld: false }),
    );
    expect(standingOf(cleared, clock('20:06:00')).kind).toBe('clear');
  });
});

describe('RRP-1.2.3 an agreement to check down', () => {
  it('takes a third player in the pot', () => {
    expect(conductRefused([], report('RRP-1.2.3', { playersInPot: 2 }))).toBe('conduct.rule-not-applicable');
    expect(conductRefused([], report('RRP-1.2.3', { playersInPot: 3 }))).toBeNull();
  });
});

describe('RRP-1.2.4 and RTC-2.c a remark helps another', () => {
  it('is its author’s fault, never that of the player it helps', () => {
    for (const rule of ['RRP-1.2.4', 'RTC-2.c']) {
      expect(conductRefused([], report(rule, { helped: ana }))).toBe('conduct.not-the-offender');
      expect(conductRefused([], report(rule, { helped: ben }))).toBeNull();
    }
  });
});

describe('RRP-1.2.9 stacks in the way', () => {
  it('is a reminder the first time in a session and an incident the second', () => {
    expect(types('RRP-1.2.9')).toEqual(['RecordOpened', 'PlayerReminded']);
    const again = conductHappened(report('RRP-1.2.9', { name: 'a' }), report('RRP-1.2.9', { name: 'b' }));
    expect(again.at(-1)).toMatchObject({ type: 'IncidentReported', proposal: { step: 'reprimand' } });
    const nextDay = conductHappened(
      report('RRP-1.2.9', { name: 'a' }),
      report('RRP-1.2.9', { name: 'b', session: '2026-11-29' }),
    );
    expect(nextDay.at(-1)).toMatchObject({ type: 'PlayerReminded' });
  });
});

describe('RRP-1.3.0 and RRP-1.3.1 smoking', () => {
  const smoked = (rule: string, isSmokingAllowed: boolean) =>
    conductRefused([], { ...report(rule), isSmokingAllowed } as ReturnType<typeof report>);

  it('is a breach of the house’s policy where nobody may smoke at the tables', () => {
    expect(['RRP-1.3.0', 'RRP-1.3.1', 'RRP-1.3.2', 'RRP-1.3.3'].map((rule) => smoked(rule, false))).toEqual([
      null,
      ...['RRP-1.3.1', 'RRP-1.3.2', 'RRP-1.3.3'].map(() => 'conduct.rule-not-applicable'),
    ]);
  });

  it('is forbidden beside the dealer, with cigars, and to spectators where one may', () => {
    expect(['RRP-1.3.0', 'RRP-1.3.1', 'RRP-1.3.2', 'RRP-1.3.3'].map((rule) => smoked(rule, true))).toEqual([
      'conduct.rule-not-applicable',
      ...[null, null, null],
    ]);
  });

  it('is a reminder first, and an incident with a reprimand proposed when it comes again', () => {
    expect(types('RRP-1.3.1')).toEqual(['RecordOpened', 'PlayerReminded']);
    const again = conductHappened(report('RRP-1.3.1', { name: 'a' }), report('RRP-1.3.1', { name: 'b' }));
    expect(again.at(-1)).toMatchObject({ type: 'IncidentReported', proposal: { step: 'reprimand' } });
  });
});

describe('RTC-3 and RTC-2.h in a casino', () => {
  const casino = conductAt('20:00:00', director, houseOf('rtc'));

  it('are infractions like any other rule that is broken: a warning is proposed', () => {
    for (const rule of ['RTC-3', 'RTC-2.h', 'RTC-2.b.2'])
      expect([rule, proposalIn([], casino.report(rule)).step]).toEqual([rule, 'warning']);
  });
});

describe('RTC-2.d.4 a move put off to dodge the blinds', () => {
  const casino = (time: string) => conductAt(time, director, houseOf('rtc', { badFaithAlertCount: 2 }));

  it('is a sign of bad faith: with a second one the list starts at reprimand', () => {
    const first = conductHappened(casino('20:00:00').report('RTC-2.d.4', { name: 'a', eventId: event }));
    expect(first.some(({ type }) => type === 'DirectorsAlerted')).toBe(false);
    const second = proposalIn(first, casino('20:30:00').report('RTC-2.d.2', { name: 'b', eventId: event }));
    expect([second.step, second.alerts, second.offered[0]]).toEqual([
      'reprimand',
      ['bad-faith'],
      'reprimand',
    ]);
  });
});

describe('RRP-2.2.27 languages', () => {
  it('are no matter between hands', () => {
    expect(conductRefused([], report('RRP-2.2.27'))).toBe('conduct.rule-not-applicable');
    expect(types('RRP-2.2.27', { playersInPot: 4 })).toContain('PlayerReminded');
  });
});

describe('a report', () => {
  it('names the incident once', () => {
    const given = eventsOf('RRP-1.2.4');
    expect(conductRefused(given, report('RRP-1.2.4'))).toBe('conduct.incident-exists');
    const { decision } = conductScenario.given(...given).when(report('RRP-1.2.4', { name: 'other' }));
    expect(decision).toMatchObject({ events: [{ incidentId: incident('other'), scene: { tableId: t5 } }] });
  });
});
