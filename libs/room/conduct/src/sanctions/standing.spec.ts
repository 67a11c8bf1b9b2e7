import { clock, floorSupervisor, houseOf, roomManager, shiftManager, director, t5 } from '../testing/testing';
import {
  conductAt,
  conductHappened,
  conductRefused,
  event,
  forGood,
  incident,
  recordAfter,
  until,
} from '../testing/conduct';
import { commandForTimer, conductDeadlines, termTimer } from './deadlines';
import { conduct } from './decider';
import { standingOf } from './standing';

const kindAt = (record: ReturnType<typeof recordAfter>, time: string) => standingOf(record, clock(time)).kind;
const confirm = (by = shiftManager, isConfirmed = true) =>
  conductAt('17:10:00', by).other('ConfirmExclusion', {
    incidentId: incident('x1'),
    isConfirmed,
    reason: '',
  });

describe('RRP-1.1.0 the house may bar anyone', () => {
  const proposed = conductAt('17:00:00', floorSupervisor).exclude();

  it('bars for good, saying who, since when and by which rule', () => {
    const record = recordAfter(conductAt('17:00:00', shiftManager).exclude());
    expect(standingOf(record, clock('23:59:59'))).toEqual({
      kind: 'barred',
      incidentId: 'x1',
      by: shiftManager,
      since: clock('17:00:00'),
      rule: 'RRP-1.1.1',
      until: null,
    });
  });

  it('suspends until 18:00: still at 17:59:59, no more at 18:00:00', () => {
    const record = recordAfter(
      conductAt('17:00:00').report('RRP-1.1.2', { target: 'customer', mode: 'verbal' }),
      conductAt('17:01:00').decide('suspension', { term: until('18:00:00') }),
    );
    expect(kindAt(record, '17:59:59')).toBe('suspended');
    expect(kindAt(record, '18:00:00')).toBe('clear');
  });

  it('does not block while a floor supervisor’s proposal is pending, and does at once when confirmed', () => {
    expect(kindAt(recordAfter(proposed), '17:05:00')).toBe('clear');
    expect(conductRefused(conductHappened(proposed), confirm(floorSupervisor))).toBe(
      'conduct.not-yours-to-confirm',
    );
    expect(kindAt(recordAfter(proposed, confirm()), '17:10:00')).toBe('barred');
    expect(kindAt(recordAfter(proposed, confirm(shiftManager, false)), '17:10:00')).toBe('clear');
  });

  it('opens a task to count out his chips, and shuts him out of everything', () => {
    const events = conductHappened(proposed, confirm());
    expect(events.slice(-2)).toMatchObject([
      { type: 'PlayerShutOut', scope: 'room', until: null },
      { type: 'TaskOpened', task: 'count-out' },
    ]);
  });

  it('is lifted by management; the record keeps it', () => {
    const barred = [proposed, confirm()];
    const lift = (by: typeof roomManager) =>
      conductAt('20:00:00', by).other('LiftSanction', { incidentId: incident('x1'), reason: 'apologised' });
    expect(conductRefused(conductHappened(...barred), lift(shiftManager))).toBe('conduct.not-authorised');
    const record = recordAfter(...barred, lift(roomManager));
    expect(kindAt(record, '20:00:00')).toBe('clear');
    expect(record.incidents.get(incident('x1'))).toMatchObject({
      state: 'upheld',
      sanction: { state: 'over', ended: { cause: 'lifted' } },
    });
  });
});

describe('RTC-2.g out of the event, and welcome in the room', () => {
  it('is asked at the door of that event only', () => {
    const rtc = houseOf('rtc');
    const record = recordAfter(conductAt('17:00:00', director, rtc).exclude(forGood, event));
    expect(standingOf(record, clock('18:00:00'), event).kind).toBe('out-of-event');
    expect(standingOf(record, clock('18:00:00'), 'evt-2' as never).kind).toBe('clear');
    expect(standingOf(record, clock('18:00:00')).kind).toBe('clear');
  });
});

describe('terms end by themselves', () => {
  const give = [
    conductAt('17:00:00').report('RRP-1.2.7'),
    conductAt('17:01:00').decide('timeOut', { term: { kind: 'minutes', minutes: 15 }, reason: 'stalls' }),
  ];
  const before = recordAfter(...give.slice(0, 1));
  const after = recordAfter(...give);

  it('arms a timer whose knock ends it, and disarms it when it is lifted', () => {
    const [armed] = conductDeadlines({ before, after });
    expect(armed).toMatchObject({ kind: termTimer, dueAt: clock('17:16:00') });
    const wish = armed && 'kind' in armed ? commandForTimer(armed.kind, armed.payload) : null;
    expect(wish).toEqual({ type: 'EndTerm', incidentId: 'i1', until: clock('17:16:00') });
    const lifted = conductHappened(
      ...give,
      conductAt('17:05:00', shiftManager).other('LiftSanction', { reason: 'wrong seat' }),
    );
    const now = lifted.reduce(conduct.evolve, conduct.initialState);
    expect(conductDeadlines({ before: after, after: now })).toEqual([
      { timerId: `${termTimer}-p-ana-i1`, disarm: true },
    ]);
  });

  it('deals him out meanwhile', () =>
    expect(conductHappened(...give).at(-1)).toMatchObject({
      type: 'TimeOutStarted',
      tableId: t5,
      until: clock('17:16:00'),
    }));

  it('knows no timers of others', () => expect(commandForTimer('call', {})).toBeNull());

  it('does not end twice', () => {
    const end = conductAt('17:16:00').other('EndTerm', { until: clock('17:16:00') });
    expect(conductHappened(...give, end, end).filter(({ type }) => type === 'SanctionEnded')).toHaveLength(1);
  });
});
