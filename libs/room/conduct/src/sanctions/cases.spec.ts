import { minor } from '@cardroom/kernel';
import { type PlainCard } from '@cardroom/poker';
import { isAbsoluteBest } from '../patterns/nuts';
import { director, houseOf } from '../testing/testing';
import {
  conductAt,
  conductHappened,
  conductRefused,
  conductScenario,
  event,
  incident,
  proposalIn,
} from '../testing/conduct';
import { leavesTheArea } from './noticed';

const rtc = houseOf('rtc');
const at = (time: string, house = rtc) => conductAt(time, director, house);
const inEvent = { eventId: event };
const warnedFor = (rule: string, name = 'e1', more: object = {}) => [
  at('18:00:00').report(rule, { name, ...inEvent, ...more }),
  at('18:01:00').decide('warning', { name, reason: 'first' }),
];

describe('RTC-2.a telling one’s live hand', () => {
  const proposed = (act: string, house = rtc) =>
    proposalIn([], at('20:00:00', house).report('RTC-2.a', { act, ...inEvent, playersInPot: 3 }));

  it('offers dead hand with the pot lost, reprimand, warning or nothing, where it was true', () =>
    expect(proposed('true')).toMatchObject({
      step: 'deadHand',
      offered: ['remark', 'warning', 'reprimand', 'deadHand'],
    }));

  it('preselects a warning where it was false', () => expect(proposed('false').step).toBe('warning'));

  it('kills the hand at once when chosen', () => {
    const events = conductHappened(
      at('20:00:00').report('RTC-2.a', { act: 'true', ...inEvent }),
      at('20:00:30').decide('deadHand'),
    );
    expect(events.at(-1)).toMatchObject({ killsHand: true });
  });

  it('goes by what the house wants for it', () => {
    const house = houseOf('rtc', {
      forbiddenTruthSanction: 'reprimandMultiway',
      falseStatementSanction: 'none',
    });
    expect([proposed('true', house).step, proposed('false', house).step]).toEqual(['reprimand', 'remark']);
  });
});

describe('RTC-2.b a hand exposed while betting is open', () => {
  const board: readonly PlainCard[] = ['As', 'Ks', 'Qs', '4d', '2c'];
  const exposes = (hole: readonly [PlainCard, PlainCard]) =>
    at('20:00:00').report('RTC-2.b', { ...inEvent, isUnbeatable: isAbsoluteBest(hole, board) });

  it('offers reprimand and dead hand beside the warning to who was warned in this event', () => {
    expect(proposalIn([], exposes(['Js', '9s'])).offered).toEqual(['remark', 'warning']);
    const again = proposalIn(conductHappened(...warnedFor('RTC-2.b')), exposes(['Js', '9s']));
    expect(again.offered).toEqual(expect.arrayContaining(['warning', 'reprimand', 'deadHand']));
  });

  it('never kills the absolute best hand, and may kill the next one', () => {
    const before = conductHappened(...warnedFor('RTC-2.b'));
    expect(proposalIn(before, exposes(['Js', 'Ts'])).disabled).toEqual([
      { step: 'deadHand', why: 'absolute-best-hand' },
    ]);
    const reported = conductHappened(...warnedFor('RTC-2.b'), exposes(['Js', 'Ts']));
    expect(conductRefused(reported, at('20:01:00').decide('deadHand', { reason: 'again' }))).toBe(
      'conduct.step-not-offered',
    );
    const other = conductHappened(...warnedFor('RTC-2.b'), exposes(['Js', '9s']));
    expect(conductRefused(other, at('20:01:00').decide('deadHand', { reason: 'again' }))).toBeNull();
  });
});

describe('RTC-2.b.1 a hand shown to a few', () => {
  it('is tabled for all, and its owner warned', () => {
    const { decision } = conductScenario
      .given()
      .when(at('20:00:00').report('RTC-2.b.1', { ...inEvent, seat: 2 }));
    expect(decision).toMatchObject({
      events: [
        {},
        { type: 'IncidentReported', proposal: { step: 'warning' } },
        { type: 'TaskOpened', task: 'table-hand', tableId: 't5' },
      ],
    });
  });
});

describe('RTC-2.d presumption of bad faith', () => {
  it('alerts the directors at the second sign in one event, and starts at reprimand', () => {
    const first = at('18:00:00').report('RTC-2.d.2', { name: 'e1', ...inEvent });
    const { decision } = conductScenario
      .given(...conductHappened(first))
      .when(at('20:00:00').report('RTC-2.d.3', { amountMinor: minor(5_000), ...inEvent }));
    expect(decision).toMatchObject({
      events: [
        {
          proposal: {
            step: 'reprimand',
            alerts: ['bad-faith'],
            offered: ['reprimand', 'deadHand', 'timeOut', 'suspension', 'finalExclusion'],
          },
        },
        { type: 'DirectorsAlerted', alert: 'bad-faith', rule: 'RTC-2.d' },
      ],
    });
    expect(proposalIn([], first).alerts).toEqual([]);
  });

  it('does not count another event', () => {
    const elsewhere = conductHappened(
      at('18:00:00').report('RTC-2.d.2', { name: 'e1', eventId: 'evt-0' as never }),
    );
    expect(proposalIn(elsewhere, at('20:00:00').report('RTC-2.d.2', inEvent)).alerts).toEqual([]);
  });
});

describe('RTC-2.d.5 small errors repeated', () => {
  const house = houseOf('rtc', { minorErrorAlertCount: 3 });
  const minorOnes = (count: number) =>
    conductHappened(
      ...Array.from({ length: count }, (_, i) =>
        at('18:00:00', house).report('RTC-13.c', { name: `m${i}`, ...inEvent }),
      ),
    );
  const next = at('20:00:00', house).report('RTC-13.a', inEvent);

  it('is brought up when the third is saved, not the second', () => {
    expect(proposalIn(minorOnes(1), next).alerts).toEqual([]);
    expect(proposalIn(minorOnes(2), next).alerts).toEqual(['minor-errors']);
  });

  it('is left to the director where the house names no count', () =>
    expect(proposalIn(minorOnes(5), at('20:00:00').report('RTC-13.a', inEvent)).alerts).toEqual([]));
});

describe('RTC-2.d.6 slowing the game', () => {
  const house = houseOf('rtc', { clockAbuseAlertCount: 3 });
  const clockOn = (hand: number) =>
    at('20:00:00', house).other('NoteClock', { tableId: 't5', hand, eventId: event });
  const types = (...hands: number[]) => conductHappened(...hands.map(clockOn)).map(({ type }) => type);

  it('alerts the director at the third clock in one event', () => {
    expect(types(1, 2)).not.toContain('DirectorsAlerted');
    expect(types(1, 2, 3)).toContain('DirectorsAlerted');
  });

  it('is recorded by hand where no count is set', () =>
    expect(conductRefused([], at('20:00:00').report('RTC-2.d.6', inEvent))).toBeNull());
});

describe('RTC-2.f collusion is judged by the directors', () => {
  const flag = at('20:00:00').other('FlagSoftPlay', {
    tableId: 't5',
    hand: 88,
    why: 'called-with-nuts',
    opponent: 'p-ben',
    percentOfPot: null,
  });

  it('keeps a flag silently, once, and proposes nothing by itself', () => {
    const events = conductHappened(flag, flag);
    expect(events.map(({ type }) => type)).toEqual(['RecordOpened', 'SoftPlayFlagged']);
  });

  it('links both players when somebody records it', () => {
    const { decision } = conductScenario
      .given()
      .when(at('20:01:00').report('RTC-2.f', { ...inEvent, others: ['p-ben' as never] }));
    expect(decision).toMatchObject({
      events: [{}, { scene: { others: ['p-ben'] }, proposal: { step: 'finalExclusion' } }],
    });
  });
});

describe('RTC-37 chips pocketed or entrusted', () => {
  const report = at('20:00:00').report('RTC-37', { amountMinor: minor(5_000), ...inEvent });
  const take = (pocketed: number, house = rtc) =>
    at('20:01:00', house).other('ConfiscateChips', {
      stackMinor: minor(32_000),
      pocketedMinor: minor(pocketed),
    });

  it('takes 5,000 of 32,000 out of play: 27,000 are left', () => {
    const events = conductHappened(report, take(5_000));
    expect(events.at(-1)).toMatchObject({
      type: 'ChipsConfiscated',
      confiscatedMinor: 5_000,
      stackMinor: 27_000,
    });
  });

  it('offers elimination for good among the sanctions', () =>
    expect(proposalIn([], report).offered).toContain('finalExclusion'));

  it('takes at least one chip and at most the stack, and nothing where the house does not confiscate', () => {
    const given = conductHappened(report);
    const codes = [0, 1, 32_000, 32_001].map((amount) => conductRefused(given, take(amount)));
    expect(codes).toEqual(['conduct.amount-out-of-range', null, null, 'conduct.amount-out-of-range']);
    const house = houseOf('rtc', { confiscateHiddenTransferChips: false });
    expect(conductRefused(given, take(5_000, house))).toBe('conduct.not-confiscated');
  });
});

describe('RTC-39.a who is out leaves the area', () => {
  it('is escorted out, unless the house lets him stay', () => {
    expect(leavesTheArea(rtc.settings)).toBe(true);
    expect(leavesTheArea(houseOf('rrp-tournament').settings)).toBe(false);
  });
});

describe('RTC-41 equipment of other tables', () => {
  const proposed = (act: string) => proposalIn([], at('20:00:00').report('RTC-41', { act, ...inEvent }));

  it('preselects final exclusion at another table, and starts at a warning at his own', () => {
    expect(proposed('otherTable').step).toBe('finalExclusion');
    expect(proposed('ownTable')).toMatchObject({
      step: 'warning',
      offered: expect.arrayContaining(['warning', 'reprimand']),
    });
  });

  it('is told apart', () =>
    expect(conductRefused([], at('20:00:00').report('RTC-41', inEvent))).toBe('conduct.incident-incomplete'));
});

describe('RRP-11.19.a cards shown on purpose', () => {
  const house = houseOf('rrp-tournament');
  const proposed = (act: string) =>
    proposalIn([], at('20:00:00', house).report('RRP-11.19.a', { act, ...inEvent }));

  it('offers dead hand and penalty, each by itself, once intent is confirmed', () =>
    expect(proposed('deliberate')).toMatchObject({
      offered: ['remark', 'deadHand', 'timeOut'],
      term: { kind: 'minutes', minutes: 10 },
    }));

  it('lets the hand play on otherwise', () => expect(proposed('inadvertent').offered).toEqual(['remark']));

  it('can be given although the ladder has no dead hand', () => {
    const history = conductHappened(
      at('20:00:00', house).report('RRP-11.19.a', { act: 'deliberate', ...inEvent }),
    );
    expect(conductRefused(history, at('20:01:00', house).decide('deadHand'))).toBeNull();
    const penalty = at('20:01:00', house).decide('timeOut', {
      term: { kind: 'minutes', minutes: 10 },
      reason: 'the hand was over',
    });
    expect(conductRefused(history, penalty)).toBeNull();
  });
});

describe('RRP-11.19 showing live cards in a tournament', () => {
  it('is recorded while more than two are left, and not at two', () => {
    const report = (playersLeft: number) =>
      conductRefused(
        [],
        at('20:00:00', houseOf('rrp-tournament')).report('RRP-11.19', { playersLeft, ...inEvent }),
      );
    expect([report(3), report(2)]).toEqual([null, 'conduct.rule-not-applicable']);
  });
});

describe('RTC-2.a.1 the silence of those without cards', () => {
  it('offers no dead hand, and starts at a warning', () => {
    const proposal = proposalIn([], at('20:00:00').report('RTC-2.a.1', inEvent));
    expect(proposal.step).toBe('warning');
    expect(proposal.offered).not.toContain('deadHand');
  });
});

describe('RTC-2 the list is open', () => {
  it('takes anything else in words, and shows earlier incidents of the event', () => {
    expect(conductRefused([], at('20:00:00').report('RTC-2', inEvent))).toBe('conduct.incident-incomplete');
    const before = conductHappened(...warnedFor('RTC-2.c', 'a'), ...warnedFor('RTC-24', 'b'));
    const proposal = proposalIn(
      before,
      at('20:00:00').report('RTC-2', { words: 'threw a shoe', ...inEvent }),
    );
    expect(proposal.earlier.map(({ rule, incidentId, step }) => [rule, incidentId, step])).toEqual([
      ['RTC-2.c', incident('a'), 'warning'],
      ['RTC-24', incident('b'), 'warning'],
    ]);
  });
});
