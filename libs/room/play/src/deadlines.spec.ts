import { commandForTimer, deadlines, everyDeadline, needsSeed } from './deadlines';
import { ben, at, clock, eventsOf, next, seated, tableAfter, timer } from './testing/testing';

const started = tableAfter(...seated('dealt', 3), at('20:00:00', timer).start({ hand: 1 }));
const stream = 'table-r1-t1-2026-11-28';

describe('the deadlines of a table', () => {
  it('are armed with the fact that brings them, and disarmed with the one that ends them', () => {
    const pause = at('20:00:10').ask('PauseTable', { why: 'break', until: clock('20:10:00') });
    const after = next(started, pause);
    expect(deadlines({ before: started, after, events: eventsOf(started, pause) })).toEqual([
      {
        timerId: `${stream}-pause`,
        kind: 'play.resume',
        dueAt: clock('20:10:00'),
        payload: { pause: 1 },
      },
      { timerId: `${stream}-clock`, disarm: true },
    ]);
  });

  it('are left alone by what does not concern them', () => {
    const away = at('20:00:10').ask('MarkAway', { playerId: ben });
    const after = next(started, away);
    expect(deadlines({ before: started, after, events: eventsOf(started, away) })).toEqual([]);
  });

  it('hold for sanctions in minutes, players who sit out, decks and the pace of a table', () => {
    const table = [
      at('19:05:00').ask('DealOut', { playerId: ben, sanction: 's1', until: clock('20:00:00') }),
      at('19:06:00').ask('SitOut', { playerId: ben }),
    ].reduce(next, tableAfter(...seated('counted', 3, { clocks: { paceSeconds: 120, deckMinutes: 60 } })));
    expect([...everyDeadline(table)].map(([key, { kind, dueAt }]) => [key, kind, dueAt])).toEqual([
      ['deck', 'play.deck', clock('20:00:00')],
      ['pace', 'play.pace', clock('19:02:00')],
      ['dealt-out-ben-s1', 'play.dealt-out', clock('20:00:00')],
      ['sit-out-ben', 'play.sit-out', clock('19:36:00')],
    ]);
  });

  it('are none once the table is closed', () => {
    const table = next(tableAfter(...seated('dealt', 3)), at('20:00:00').ask('CloseTable', {}));
    expect(everyDeadline(table).size).toBe(0);
  });
});

describe('knocks', () => {
  it('lead to the commands of their kinds, and to none of another module', () => {
    expect(commandForTimer('play.next-hand', { hand: 7 })).toEqual({ type: 'StartHand', hand: 7 });
    expect(commandForTimer('play.pace', { hand: 7 })).toEqual({
      type: 'HandDone',
      hand: 7,
      estimated: true,
    });
    expect(commandForTimer('absence', {})).toBeNull();
  });

  it('are given a seed where something is dealt', () => {
    expect(needsSeed({ type: 'StartHand' })).toBe(true);
    expect(needsSeed({ type: 'ExpireClock' })).toBe(false);
  });
});
