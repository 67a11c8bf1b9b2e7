import { callInExpired, playerNotPresent, wrongEntryState } from '../refusals';
import { nextCallable } from './turn';
import {
  ana,
  at,
  ben,
  cleo,
  clock,
  entryId,
  floorAfter,
  happened,
  holdem,
  ofEntry,
  openRoom,
  type Person,
  scenario,
  stampOf,
  t1,
  timer,
} from '../testing/testing';

const two = [...openRoom(), at('18:10:00').open(t1), at('19:00:00').join(ana), at('19:01:00').join(ben)];
const expireHold = (who: Person, hold: number, time: string) =>
  at(time, timer).ask({ type: 'ExpireHold', entryId: entryId(who), hold });

describe('RRP-2.3.2 a player who leaves the room tells the list keeper', () => {
  it('is passed over without losing the place, and is first again once back', () => {
    const away = floorAfter(...two, at('19:05:00').out(ana));
    expect(nextCallable(away, holdem.gameId)?.alias).toBe('Ben');
    const back = floorAfter(...two, at('19:05:00').out(ana), at('19:20:00').back(ana));
    expect(nextCallable(back, holdem.gameId)?.alias).toBe('Ana');
  });

  it('tells him who was called meanwhile, and why', () => {
    const call = at('19:06:00').call(ben, [t1, 1]);
    const floor = floorAfter(...two, at('19:05:00').out(ana), call);
    expect(floor.overtakings.get(entryId(ana))).toEqual([
      { at: clock('19:06:00'), kind: 'out', reason: 'out', command: call.command },
    ]);
  });

  it('is marked out and back in turn', () => {
    const given = scenario.given(...happened(...two));
    given
      .when(at('19:05:00').back(ana))
      .thenRefused(wrongEntryState({ entryId: entryId(ana), state: 'waiting' }));
    const out = at('19:05:00').out(ana);
    given.when(out).then({ type: 'PlayerWentOut', ...stampOf(out), ...ofEntry(ana) });
    scenario
      .given(...happened(...two, out))
      .when(at('19:06:00').out(ana))
      .thenRefused(wrongEntryState({ entryId: entryId(ana), state: 'out' }));
  });
});

describe('RRP-2.3.1 a player who called in is called once he has arrived', () => {
  const calledIn = [
    ...openRoom({ callInAllowed: true, callInArrivalMinutes: 90 }),
    at('18:10:00').open(t1),
    at('19:00:00').join(ana, holdem, { source: 'call-in' }),
    at('19:01:00').join(ben),
  ];
  const over = (time: string) => at(time, timer).callInOver(ana);

  it('is passed over until he stands before the list keeper', () => {
    expect(nextCallable(floorAfter(...calledIn), holdem.gameId)?.alias).toBe('Ben');
    scenario
      .given(...happened(...calledIn))
      .when(at('19:05:00').call(ana, [t1, 1]))
      .thenRefused(playerNotPresent({ entryId: entryId(ana) }));
    const arrival = at('19:30:00').arrived(ana);
    scenario
      .given(...happened(...calledIn))
      .when(arrival)
      .then({ type: 'PlayerArrived', ...stampOf(arrival), ...ofEntry(ana) });
    expect(nextCallable(floorAfter(...calledIn, arrival), holdem.gameId)?.alias).toBe('Ana');
  });

  it('may arrive until the time is over: at 20:29:59, not at 20:30:00', () => {
    const given = scenario.given(...happened(...calledIn));
    expect(given.when(at('20:29:59').arrived(ana)).decision.accepted).toBe(true);
    given
      .when(at('20:30:00').arrived(ana))
      .thenRefused(callInExpired({ entryId: entryId(ana), arriveBy: clock('20:30:00') }));
  });

  it('is off the list when the time is over; early and doubled knocks change nothing', () => {
    const given = scenario.given(...happened(...calledIn));
    given.when(over('20:29:59')).then();
    const knock = over('20:30:00');
    given.when(knock).then({
      type: 'EntryRemoved',
      ...stampOf(knock),
      ...ofEntry(ana),
      cause: 'call-in-expired',
      reason: null,
    });
    scenario
      .given(...happened(...calledIn, knock))
      .when(over('20:30:01'))
      .then();
    scenario
      .given(...happened(...calledIn, at('19:30:00').arrived(ana)))
      .when(over('20:30:00'))
      .then();
  });
});

describe('a held place', () => {
  const held = [...two, at('19:05:00').hold(ana)];

  it('is not called for the time the house gives, then again', () => {
    const hold = at('19:05:00').hold(ana);
    scenario
      .given(...happened(...two))
      .when(hold)
      .then({ type: 'PlaceHeld', ...stampOf(hold), ...ofEntry(ana), hold: 1, until: clock('19:35:00') });
    expect(nextCallable(floorAfter(...held), holdem.gameId)?.alias).toBe('Ben');
    scenario
      .given(...happened(...held))
      .when(expireHold(ana, 1, '19:34:59'))
      .then();
    const knock = expireHold(ana, 1, '19:35:00');
    scenario
      .given(...happened(...held))
      .when(knock)
      .then({ type: 'HoldEnded', ...stampOf(knock), ...ofEntry(ana), hold: 1, cause: 'expired' });
    expect(nextCallable(floorAfter(...held, knock), holdem.gameId)?.alias).toBe('Ana');
  });

  it('ends on request, and a late knock for an earlier hold changes nothing', () => {
    const end = at('19:10:00').endHold(ana);
    scenario
      .given(...happened(...held))
      .when(end)
      .then({ type: 'HoldEnded', ...stampOf(end), ...ofEntry(ana), hold: 1, cause: 'ended' });
    scenario
      .given(...happened(...held, end, at('19:11:00').hold(ana)))
      .when(expireHold(ana, 1, '19:50:00'))
      .then();
  });

  it('F05 can be chosen for a called player who does not come: the seat is free for the next', () => {
    const hold = at('19:12:00').hold(ana);
    const called = [...two, at('19:05:00').call(ana, [t1, 1])];
    scenario
      .given(...happened(...called))
      .when(hold)
      .then(
        {
          type: 'CallWithdrawn',
          ...stampOf(hold),
          ...ofEntry(ana),
          tableId: t1,
          seat: 1,
          call: 1,
          cause: 'held',
        },
        { type: 'PlaceHeld', ...stampOf(hold), ...ofEntry(ana), hold: 1, until: clock('19:42:00') },
      );
    expect(floorAfter(...called, hold, at('19:13:00').call(ben, [t1, 1])).reservedFor.has(ben.playerId)).toBe(
      true,
    );
  });

  it('is for a player who waits or is called', () => {
    scenario
      .given(...happened(...two, at('19:05:00').out(ana)))
      .when(at('19:06:00').hold(ana))
      .thenRefused(wrongEntryState({ entryId: entryId(ana), state: 'out' }));
    scenario
      .given(...happened(...two, at('19:02:00').join(cleo)))
      .when(at('19:06:00').endHold(cleo))
      .thenRefused(wrongEntryState({ entryId: entryId(cleo), state: 'waiting' }));
  });
});
