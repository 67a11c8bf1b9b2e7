import { id, type StaffId, type TableId } from '@cardroom/kernel';
import { type FloorCommand } from '../commands';
import {
  at,
  clock,
  dealer,
  floorAfter,
  happened,
  listKeeper,
  openRoom,
  scenario,
  stampOf,
  supervisor,
  t1,
  t2,
  t3,
} from '../testing/testing';
import { notAuthorised, tableIsClosed } from '../refusals';
import { dealerAt, downEndsAt } from './duties';
import {
  dealerNotOnBreak,
  dealerOnBreak,
  dealerSignedIn,
  dealerUnknown,
  nobodyToPush,
  otherDealer,
  sectionUnknown,
  tableHasDealer,
} from './refusals';
import { nextPush, withoutRelief } from './rotation';

const [d1, d2, d3, d4] = ['d1', 'd2', 'd3', 'd4'].map((each) => id<StaffId>(each)) as [
  StaffId,
  StaffId,
  StaffId,
  StaffId,
];
const room = [...openRoom(), ...[t1, t2, t3].map((tableId) => at('18:10:00').open(tableId))];
const signIn = (dealerId: StaffId, tableId: TableId | null, { time = '18:15:00', by = supervisor } = {}) =>
  at(time, by).ask({ type: 'SignInDealer', dealerId, name: dealerId.toUpperCase(), tableId, section: 'A' });
const of = (type: string, dealerId: StaffId, time: string) => at(time, supervisor).ask({ type, dealerId });
const push = (time = '18:45:00', section = 'A') => at(time, supervisor).ask({ type: 'PushDealers', section });
const given = (...commands: readonly FloorCommand[]) => scenario.given(...happened(...commands));
const dealt = (...commands: readonly FloorCommand[]) => {
  const now = floorAfter(...commands);
  return [t1, t2, t3].map((tableId) => dealerAt(now, tableId)?.dealerId ?? null);
};
const three = [...room, signIn(d1, t1), signIn(d2, t2), signIn(d3, t3)];

describe('dealers sign in and out at their tables', () => {
  it('has one dealer a table and one table a dealer', () => {
    expect(dealt(...three)).toEqual([d1, d2, d3]);
    given(...three)
      .when(signIn(d4, t1))
      .thenRefused(tableHasDealer({ tableId: t1, dealerId: d1 }));
    given(...room, signIn(d1, t1))
      .when(signIn(d1, t2))
      .thenRefused(dealerSignedIn({ dealerId: d1, state: 'dealing', tableId: t1 }));
    const close = at('18:16:00', supervisor).ask({ type: 'CloseTable', tableId: t1 });
    given(...room, close)
      .when(signIn(d1, t1, { time: '18:17:00' }))
      .thenRefused(tableIsClosed({ tableId: t1 }));
  });

  it('lets a dealer act for himself only', () => {
    given(...room)
      .when(signIn(d1, t1, { by: dealer }))
      .thenRefused(otherDealer({ dealerId: d1 }));
    const himself = signIn(id<StaffId>('dealer'), t1, { by: dealer });
    expect(given(...room).when(himself).decision.accepted).toBe(true);
  });

  it('counts downs from signing in, and says them at the end', () => {
    const out = of('SignOutDealer', d1, '19:00:00');
    given(...three, push())
      .when(out)
      .then({ type: 'DealerSignedOut', ...stampOf(out), dealerId: d1, name: 'D1', tableId: t2, downs: 2 });
    given(...room)
      .when(out)
      .thenRefused(dealerUnknown({ dealerId: d1 }));
  });

  it('stands ready when his table closes', () => {
    const close = at('18:50:00', supervisor).ask({ type: 'CloseTable', tableId: t2 });
    const now = floorAfter(...three, close);
    expect(now.dealers.get(d2)).toMatchObject({ standing: { state: 'ready' }, since: clock('18:50:00') });
    expect(happened(...three, close).at(-1)).toMatchObject({
      type: 'TableClosed',
      owed: [{ kind: 'dealer-to-send-on', blocks: false }],
    });
  });

  it('needs a section that there is', () => {
    const nowhere = at('18:15:00', supervisor).ask({
      type: 'SignInDealer',
      dealerId: d1,
      name: 'D1',
      tableId: null,
      section: 'Z',
    });
    given(...room)
      .when(nowhere)
      .thenRefused(sectionUnknown({ section: 'Z' }));
  });
});

describe('downs and breaks', () => {
  it('are due after the house’s time, and nothing happens by itself', () => {
    const now = floorAfter(...room, signIn(d1, t1));
    const duty = now.dealers.get(d1);
    expect(duty && downEndsAt(now, duty)).toBe(clock('18:45:00'));
    const short = floorAfter(...openRoom({ dealerDownMinutes: 20 }), at('18:10:00').open(t1), signIn(d1, t1));
    const shortDuty = short.dealers.get(d1);
    expect(shortDuty && downEndsAt(short, shortDuty)).toBe(clock('18:35:00'));
  });

  it('begin and end once', () => {
    const start = of('StartDealerBreak', d1, '18:30:00');
    const end = of('EndDealerBreak', d1, '18:40:00');
    expect(dealt(...three, start)).toEqual([null, d2, d3]);
    given(...three, start)
      .when(of('StartDealerBreak', d1, '18:31:00'))
      .thenRefused(dealerOnBreak({ dealerId: d1 }));
    given(...three)
      .when(end)
      .thenRefused(dealerNotOnBreak({ dealerId: d1 }));
    expect(floorAfter(...three, start, end).dealers.get(d1)?.standing).toEqual({ state: 'ready' });
  });
});

describe('a push moves the whole rotation one on', () => {
  it('relieves the first table, and gives the last dealer his break', () => {
    const relieved = [...three, signIn(d4, null)];
    expect(dealt(...relieved, push())).toEqual([d4, d1, d2]);
    expect(floorAfter(...relieved, push()).dealers.get(d3)?.standing).toEqual({ state: 'on-break' });
    expect(dealt(...relieved, push(), push('19:15:00'))).toEqual([d3, d4, d1]);
  });

  it('is what the board foretold', () => {
    const now = floorAfter(...three, signIn(d4, null));
    expect(happened(...three, signIn(d4, null), push()).at(-1)).toMatchObject({
      type: 'DealersPushed',
      moves: nextPush(now, 'A'),
    });
  });

  it('goes round without relief, and says who has none', () => {
    expect(dealt(...three, push())).toEqual([d3, d1, d2]);
    expect(withoutRelief(floorAfter(...three), 'A').map(({ dealerId }) => dealerId)).toEqual([d1, d2, d3]);
    expect(withoutRelief(floorAfter(...three, signIn(d4, null)), 'A')).toEqual([]);
  });

  it('fills a table nobody comes to, and leaves no dealer at two', () => {
    const gap = [...room, signIn(d1, t1), signIn(d4, null)];
    expect(dealt(...gap, push())).toEqual([d4, d1, null]);
    const lone = [...room, signIn(d1, t2)];
    given(...lone)
      .when(push())
      .thenRefused(nobodyToPush({ section: 'A' }));
  });

  it('is for those in charge, and taken back whole', () => {
    const byKeeper = at('18:45:00', listKeeper).ask({ type: 'PushDealers', section: 'A' });
    given(...three)
      .when(byKeeper)
      .thenRefused(notAuthorised({ role: 'listKeeper' }));
    const pushed = push();
    const undo = at('18:46:00').ask({ type: 'UndoAction', action: pushed.command });
    expect(dealt(...three, pushed, undo)).toEqual([d1, d2, d3]);
  });
});
