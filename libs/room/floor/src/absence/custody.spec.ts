import { type Actor, type EntryId, id, minor, type StaffId } from '@cardroom/kernel';
import { supervisorRequired } from '../refusals';
import { entriesInOrder } from '../state';
import {
  ana,
  at,
  ben,
  clock,
  cleo,
  dealer,
  entryId,
  eva,
  floorAfter,
  guests,
  happened,
  holdem,
  ofEntry,
  openRoom,
  said,
  scenario,
  stampOf,
  supervisor,
  t1,
} from '../testing/testing';
import {
  absenceNotDue,
  custodyCounted,
  custodyExists,
  custodyUnknown,
  secondPersonRequired,
} from './refusals';

const room = [
  ...openRoom({ playersToStart: 3 }),
  at('18:10:00').open(t1),
  ...guests(t1, 4),
  at('19:00:00').seat(ana, [t1, 5], { reason: 'first game' }),
];
const away = [...room, at('20:00:00', dealer).ask({ type: 'MarkAbsent', tableId: t1, seat: 5 })];
const anaInSeat = { tableId: t1, seat: 5, ...ana, gameId: holdem.gameId };
const pickUp = (time: string, extra: object = {}, by = supervisor) =>
  at(time, by).ask({
    type: 'PickUpChips',
    ...{ tableId: t1, seat: 5, custodyId: 'k1', entryId: entryId(ana), receiptCode: 'PICKED' },
    ...extra,
  });
const count = (time: string, amount: number, custodyId = 'k1') =>
  at(time, supervisor).ask({ type: 'CountCustody', custodyId, amountMinor: minor(amount) });
const release = (time: string, to = 'player', custodyId = 'k1') =>
  at(time, supervisor).ask({ type: 'ReleaseCustody', custodyId, to });
const waiting = [...away, at('20:01:00').join(ben), at('20:02:00').join(cleo)];

describe('RRP-2.2.19 chips picked up', () => {
  const facts = { tableId: t1, seat: 5, dueAt: clock('20:30:01'), isFrequent: false };

  it('are refused at 20:30:00 and accepted at 20:30:01', () => {
    const given = scenario.given(...happened(...away));
    given.when(pickUp('20:30:00')).thenRefused(absenceNotDue(facts));
    expect(given.when(pickUp('20:30:01')).decision.accepted).toBe(true);
  });

  it('go into custody on the order of the floor alone', () => {
    scenario
      .given(...happened(...away))
      .when(pickUp('20:31:00', {}, dealer))
      .thenRefused({ ...supervisorRequired({ role: 'dealer' }), rule: 'RRP-2.2.19' });
  });

  it('free the seat, and put the player at the head of the list, out until he is back', () => {
    const command = pickUp('20:31:00', { amountMinor: minor(184_000) });
    const stamp = stampOf(command);
    const who = ofEntry(ana);
    const overtaken = [ben, cleo].map((passed) => ({ entryId: entryId(passed), kind: 'picked-up' as const }));
    scenario
      .given(...happened(...waiting))
      .when(command)
      .then(
        {
          type: 'ChipsPickedUp',
          ...stamp,
          ...anaInSeat,
          ...{ custodyId: 'k1', entryId: entryId(ana), receiptCode: 'PICKED', amountMinor: minor(184_000) },
          ...{ reason: null, awaySince: clock('20:00:00'), bringBackUntil: clock('21:31:00') },
        },
        { type: 'SeatLeft', ...stamp, ...anaInSeat, cause: 'picked-up' },
        { type: 'PlayerListed', ...stamp, ...who, receiptCode: 'PICKED', source: 'walk-in', arriveBy: null },
        { type: 'PlayerWentOut', ...stamp, ...who },
        { type: 'EntryMoved', ...stamp, ...who, before: entryId(ben), reason: 'picked-up', overtaken },
      );
  });

  it('leave him first in line as soon as he is back, and the others called before that', () => {
    const picked = [...waiting, pickUp('20:31:00')];
    const order = entriesInOrder(floorAfter(...picked), holdem.gameId).map(({ alias }) => alias);
    expect(order).toEqual(['Ana', 'Ben', 'Cleo']);
    const given = scenario.given(...happened(...picked));
    expect(given.when(at('20:32:00').call(ben, [t1, 5])).decision.accepted).toBe(true);
    const here = scenario.given(...happened(...picked, at('20:33:00').back(ana)));
    expect(here.when(at('20:34:00').call(ana, [t1, 5])).decision.accepted).toBe(true);
    expect(here.when(at('20:34:00').call(ben, [t1, 5])).decision).toMatchObject({
      refusal: { code: 'floor.not-next' },
    });
  });

  it('F03 tell whoever stood before him why', () => {
    const told = floorAfter(...waiting, pickUp('20:31:00')).overtakings.get(entryId(ben));
    expect(told).toMatchObject([{ kind: 'picked-up', reason: 'picked-up', at: clock('20:31:00') }]);
  });

  it('move nobody where nobody waits', () => {
    const types = happened(...away, pickUp('20:31:00')).slice(-4);
    expect(types.map(({ type }) => type)).toEqual([
      'ChipsPickedUp',
      'SeatLeft',
      'PlayerListed',
      'PlayerWentOut',
    ]);
  });

  it('are undone as a whole', () => {
    const command = pickUp('20:31:00', { amountMinor: minor(5000) });
    const undo = at('20:32:00', supervisor).ask({ type: 'UndoAction', action: command.command });
    expect(said(floorAfter(...waiting, command, undo))).toEqual(said(floorAfter(...waiting)));
  });

  it('are kept under a number of their own', () => {
    const again = [
      ...away,
      pickUp('20:31:00'),
      at('20:40:00').seat(eva, [t1, 6], { reason: 'host' }),
      at('20:41:00', dealer).ask({ type: 'MarkAbsent', tableId: t1, seat: 6 }),
    ];
    const other = { seat: 6, entryId: 'e9' as EntryId, receiptCode: 'NEW' };
    scenario
      .given(...happened(...again))
      .when(pickUp('21:20:00', other))
      .thenRefused(custodyExists({ custodyId: 'k1' }));
  });
});

describe('RRP-2.2.19 chips in custody', () => {
  const picked = [...away, pickUp('20:31:00')];

  it('are kept uncounted until somebody counts them, once', () => {
    expect(floorAfter(...picked).custody.get('k1')).toEqual({
      ...anaInSeat,
      ...{ custodyId: 'k1', since: clock('20:31:00'), takenBy: supervisor, amountMinor: null },
    });
    const counted = [...picked, count('20:40:00', 184_000)];
    expect(floorAfter(...counted).custody.get('k1')?.amountMinor).toBe(184_000);
    const given = scenario.given(...happened(...counted));
    given.when(count('20:41:00', 5)).thenRefused(custodyCounted({ custodyId: 'k1' }));
    given.when(count('20:41:00', 5, 'k2')).thenRefused(custodyUnknown({ custodyId: 'k2' }));
  });

  it('are handed out once, and the fact says to whom', () => {
    const command = release('21:00:00', 'table');
    const of = { custodyId: 'k1', ...ana, to: 'table' as const, amountMinor: null };
    scenario
      .given(...happened(...picked))
      .when(command)
      .then({ type: 'CustodyReleased', ...stampOf(command), ...of });
    scenario
      .given(...happened(...picked, command))
      .when(release('21:01:00'))
      .thenRefused(custodyUnknown({ custodyId: 'k1' }));
  });

  it('are kept over midnight', () => {
    const closed = happened(...picked, at('23:59:00').ask({ type: 'CloseDay' })).at(-1);
    const open = at('23:59:30').openDay();
    if (closed?.type !== 'DayClosed' || open.type !== 'OpenDay') throw new Error('the day is closed');
    const { carried } = closed;
    const next = { ...open, day: '2026-11-29', settings: carried.settings, carried } as typeof open;
    expect(floorAfter(next).custody.get('k1')).toMatchObject({ ...ana, since: clock('20:31:00') });
    expect(floorAfter(next, release('23:59:50')).custody.size).toBe(0);
  });
});

describe('RRP-2.2.19 two people count the chips', () => {
  const staffMember = (by: Actor): StaffId => (by.kind === 'staff' ? by.id : id<StaffId>(''));
  const pick = (extra: object = {}) => pickUp('20:31:00', extra);
  const count = (countedBy: StaffId) =>
    at('20:40:00', supervisor).ask({
      ...{ type: 'CountCustody', custodyId: 'k1', amountMinor: minor(500), countedBy },
    });

  it('records who did, at the pick-up or later', () => {
    const two = [staffMember(supervisor), staffMember(dealer)];
    const atOnce = pick({ amountMinor: minor(500), countedBy: staffMember(dealer) });
    expect(floorAfter(...away, atOnce).custody.get('k1')).toMatchObject({ amountMinor: 500, countedBy: two });
    const later = [...away, pick()];
    expect(floorAfter(...later).custody.get('k1')).not.toHaveProperty('countedBy');
    expect(floorAfter(...later, count(staffMember(dealer))).custody.get('k1')).toMatchObject({
      countedBy: two,
    });
  });

  it('refuses that somebody counts twice', () => {
    const own = staffMember(supervisor);
    const given = scenario.given(...happened(...away));
    given.when(pick({ amountMinor: minor(500), countedBy: own })).thenRefused(secondPersonRequired({}));
    scenario
      .given(...happened(...away, pick()))
      .when(count(own))
      .thenRefused(secondPersonRequired({}));
  });
});
