import { minor, type TableId } from '@cardroom/kernel';
import { type FloorCommand } from '../commands';
import { type FloorSettings } from '../day/settings';
import { collect, fallDue, momentIn, momentsIn, rate, refund, rentedTable, rentIn } from '../testing/rent';
import {
  ana,
  at,
  clock,
  floorAfter,
  guests,
  happened,
  holdem,
  listKeeper,
  omaha,
  openRoom,
  scenario,
  supervisor,
  t1,
  t2,
} from '../testing/testing';
import { firstDueAfter, isBetween } from './house-clock';
import { type Rate } from './rates';
import {
  collectionNotAuthorised,
  collectionOpen,
  packageOfOtherGame,
  packageUnknown,
  payerLeft,
  rateInForce,
  rateInvalid,
  rateUnknown,
} from './refusals';

const room = openRoom();
const apply = (time: string, tableId = t1) => at(time, supervisor).ask({ type: 'ApplyRate', tableId });
const sell = (time: string, periods: number, [tableId, seat]: readonly [TableId, number] = [t1, 1]) =>
  at(time).ask({ type: 'SellPackage', tableId, seat, periods });

const share = (perMille: number) => ({ perMille, mostMinor: minor(300), noFlopNoDrop: true });

describe('rates', () => {
  it('of a raked game say the house’s share of a pot, up to a fifth, or leave it to the dealer', () => {
    const raked = (more: object) =>
      floorAfter(...room, rate(holdem, { kind: 'rake', amountMinor: null, ...more })).rates.get(
        holdem.gameId,
      );
    expect(raked({ rake: share(200) })?.rake).toEqual(share(200));
    expect(raked({})).not.toHaveProperty('rake');
  });

  it('have a version, and what is left out is the house’s', () => {
    const house = openRoom({ collectionAmount: 700, collectionIntervalMinutes: 20 });
    const asHouse = rate(holdem, { amountMinor: null, periodMinutes: null });
    const rates = floorAfter(...house, asHouse, rate()).rates;
    expect(floorAfter(...house, asHouse).rates.get(holdem.gameId)).toMatchObject({
      version: 1,
      amountMinor: 700,
      periodMinutes: 20,
    });
    expect(rates.get(holdem.gameId)).toMatchObject({ version: 2, amountMinor: 600, periodMinutes: 30 });
  });

  it('RRP-2.2.2 fall due as the house collects, where they do not say', () => {
    const dueIn = (settings: Partial<FloorSettings>, when: Rate['when'] | null) =>
      floorAfter(...openRoom(settings), rate(holdem, { when })).rates.get(holdem.gameId)?.when;
    expect(dueIn({}, null)).toBe('from-opening');
    expect(dueIn({ collectionDue: 'byTheClock' }, null)).toBe('house-clock');
    expect(dueIn({ collectionDue: 'atDealerChange' }, null)).toBe('dealer-change');
    expect(dueIn({ collectionDue: 'atDealerChange' }, 'house-clock')).toBe('house-clock');
  });

  it.each([
    ['amount', { amountMinor: null }],
    ['amount', { amountMinor: minor(0) }],
    ['periodMinutes', { periodMinutes: 4 }],
    ['periodMinutes', { periodMinutes: 241 }],
    ['half', { half: { amountMinor: minor(600), condition: { fewerThan: 5, hours: null } } }],
    ['half', { half: { amountMinor: minor(300), condition: { fewerThan: null, hours: null } } }],
    ['free', { free: { fewerThan: 1, hours: null } }],
    ['free', { free: { fewerThan: null, hours: { from: '24:00', to: '06:00' } } }],
    ['packages', { packages: [{ periods: 1, amountMinor: minor(500) }] }],
    ['kind', { kind: 'none' as const, amountMinor: null, free: { fewerThan: 5, hours: null } }],
    ['rake', { rake: share(50) }],
    ['rake', { kind: 'rake' as const, amountMinor: null, rake: share(0) }],
    ['rake', { kind: 'rake' as const, amountMinor: null, rake: share(201) }],
    ['rake', { kind: 'rake' as const, amountMinor: null, rake: { ...share(50), mostMinor: minor(0) } }],
  ])('with a senseless %s are refused', (field, extra) => {
    scenario
      .given(...happened(...room))
      .when(rate(holdem, extra))
      .thenRefused(rateInvalid({ gameId: holdem.gameId, field }));
  });

  it('are set by those in charge', () => {
    const asked = { ...rate(), by: listKeeper };
    scenario
      .given(...happened(...room))
      .when(asked)
      .thenRefused(collectionNotAuthorised({ role: 'listKeeper' }));
  });

  it('are kept by each collection that used them', () => {
    const dearer = rate(holdem, { amountMinor: minor(800) });
    const commands = [
      ...rentedTable(2),
      fallDue('19:30:00'),
      collect('19:31:00', 2),
      dearer,
      apply('19:40:00'),
    ];
    const floor = floorAfter(...commands, fallDue('20:00:00'));
    expect(momentIn(floor, 2)).toMatchObject({ rateVersion: 1 });
    expect(rentIn(floor, 2, 1)?.amountMinor).toBe(600);
    expect(momentIn(floor, 3)).toMatchObject({ rateVersion: 2 });
    expect(rentIn(floor, 3, 1)?.amountMinor).toBe(800);
    expect(happened(...commands, refund('19:45:00', [2, 1])).at(-1)).toMatchObject({
      amountMinor: 600,
      rateVersion: 1,
    });
  });
});

describe('one kind of fee at a table at a time', () => {
  const owing = [...rentedTable(2), fallDue('19:30:00')];
  const free = rate(holdem, { kind: 'none', amountMinor: null });

  it('is the game’s when the table opens, and none where the game has no rate', () => {
    const floor = floorAfter(...openRoom(), rate(), at('18:30:00').open(t1), at('18:30:00').open(t2, omaha));
    expect(floor.collections.get(t1)?.rate).toMatchObject({ kind: 'rent', version: 1 });
    expect(floor.collections.has(t2)).toBe(false);
  });

  it('stays while a collection runs, and changes between two', () => {
    const given = scenario.given(...happened(...owing, free));
    given.when(apply('19:31:00')).thenRefused(collectionOpen({ tableId: t1, period: 2 }));
    const floor = floorAfter(...owing, free, collect('19:31:00', 2), apply('19:32:00'), fallDue('21:00:00'));
    expect(floor.collections.get(t1)).toMatchObject({ nextDueAt: null, lastPeriod: 2 });
  });

  it('takes only a newer rate', () => {
    scenario
      .given(...happened(...owing))
      .when(apply('19:31:00'))
      .thenRefused(rateInForce({ tableId: t1, version: 1 }));
    scenario
      .given(...happened(...openRoom(), at('18:30:00').open(t1)))
      .when(apply('19:31:00'))
      .thenRefused(rateUnknown({ gameId: holdem.gameId }));
  });

  it('keeps its hours where the newer rate has the same', () => {
    const dearer = rate(holdem, { amountMinor: minor(800) });
    const floor = floorAfter(...owing, collect('19:31:00', 2), dearer, apply('19:40:00'));
    expect(floor.collections.get(t1)?.nextDueAt).toBe(clock('20:00:00'));
  });
});

describe('reduced and free rent', () => {
  const whenFewer = { fewerThan: 5, hours: null };
  const half = { half: { amountMinor: minor(350), condition: whenFewer } };
  const at1930 = (seated: number, extra: object) =>
    rentIn(floorAfter(...rentedTable(seated, extra), fallDue('19:30:00')), 2, 1);

  it('with fewer players than the rate says, and not with as many', () => {
    expect(at1930(4, half)).toMatchObject({ isHalf: true, amountMinor: 350, why: 'seated' });
    expect(at1930(5, half)).toMatchObject({ isHalf: false, amountMinor: 600 });
    expect(at1930(4, { free: whenFewer })).toMatchObject({ why: 'free', amountMinor: 0, state: 'exempt' });
    expect(at1930(5, { free: whenFewer })).toMatchObject({ why: 'seated', amountMinor: 600 });
  });

  it('between the hours of the room’s own clock, the last minute excluded', () => {
    // 19:30 UTC is 20:30 in Paris.
    const between = (from: string, to: string) =>
      at1930(2, { free: { fewerThan: null, hours: { from, to } } })?.why;
    expect(between('20:30', '21:00')).toBe('free');
    expect(between('20:00', '20:30')).toBe('seated');
    expect(between('23:00', '20:31')).toBe('free');
    expect(isBetween({ from: '22:00', to: '06:00' }, clock('22:59:59'), 'Europe/Paris')).toBe(true);
    expect(isBetween({ from: '22:00', to: '06:00' }, clock('20:59:59'), 'Europe/Paris')).toBe(false);
  });
});

describe('when the first period begins', () => {
  const rent: Rate = {
    gameId: holdem.gameId,
    version: 1,
    kind: 'rent',
    amountMinor: minor(600),
    periodMinutes: 30,
    when: 'house-clock',
    half: null,
    free: null,
    packages: [],
  };
  const first = (time: string, extra: Partial<Rate> = {}, zone = 'Europe/Paris') =>
    firstDueAfter({ ...rent, ...extra }, clock(time), zone);

  it('at the next round time of the house’s clock', () => {
    expect(first('18:07:21')).toBe(clock('18:30:00'));
    expect(first('18:30:00')).toBe(clock('19:00:00'));
    expect(first('18:29:59')).toBe(clock('18:30:00'));
    expect(first('18:07:00', { periodMinutes: 20 })).toBe(clock('18:20:00'));
    expect(first('18:07:00', { periodMinutes: 60 }, 'Asia/Kolkata')).toBe(clock('18:30:00'));
  });

  it('or as long after the opening as a period lasts, or not by any clock', () => {
    expect(first('18:07:21', { when: 'from-opening' })).toBe(clock('18:37:21'));
    expect(first('18:07:21', { when: 'dealer-change' })).toBeNull();
    expect(first('18:07:21', { kind: 'rake' })).toBeNull();
  });

  it('and from the opening on without drifting, however late the knocks', () => {
    const table = [
      ...openRoom(),
      rate(holdem, { when: 'from-opening' }),
      at('18:07:21').open(t1),
      ...guests(t1, 2),
    ];
    const floor = floorAfter(...table, fallDue('18:41:00'), fallDue('19:09:59'), fallDue('19:37:22'));
    expect(momentsIn(floor).map(({ dueAt }) => dueAt)).toEqual(
      ['18:37:21', '19:07:21', '19:37:21'].map((time) => clock(time)),
    );
  });
});

describe('packages', () => {
  const packages = { packages: [{ periods: 2, amountMinor: minor(1000) }] };
  const table = rentedTable(2, packages);
  const sold = [...table, sell('18:45:00', 2)];

  it('pay for the periods that would have been owed, and for no more', () => {
    const floor = floorAfter(...sold, fallDue('20:30:00'));
    expect([1, 2, 3, 4].map((period) => rentIn(floor, period, 1)?.why)).toEqual([
      'new-player',
      'package',
      'package',
      'seated',
    ]);
    expect([2, 3].map((period) => rentIn(floor, period, 1)?.state)).toEqual(['exempt', 'exempt']);
    expect(floor.collections.get(t1)?.packagesSold).toMatchObject([
      { periods: 2, amountMinor: 1000, rateVersion: 1 },
    ]);
  });

  it('are sold as the rate has them, to whoever sits there, for one game at a time', () => {
    const given = scenario.given(...happened(...sold));
    given.when(sell('18:46:00', 3)).thenRefused(packageUnknown({ tableId: t1, periods: 3 }));
    given.when(sell('18:46:00', 2, [t1, 9])).thenRefused(payerLeft({ tableId: t1, seat: 9, period: null }));
    const other: FloorCommand[] = [
      rate(omaha, packages),
      at('18:46:00').open(t2, omaha),
      at('18:47:00').leaveSeat([t1, 1]),
      at('18:48:00').ask({ ...at('18:48:00').seat(ana, [t2, 1]), playerId: 'p-guest11', alias: 'Guest11' }),
    ];
    scenario
      .given(...happened(...sold, ...other))
      .when(sell('18:50:00', 2, [t2, 1]))
      .thenRefused(packageOfOtherGame({ gameId: holdem.gameId, periodsLeft: 2 }));
  });
});
