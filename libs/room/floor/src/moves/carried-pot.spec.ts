import { type FloorCommand } from '../commands';
import {
  ana,
  at,
  ben,
  dealer,
  floorAfter,
  guests,
  happened,
  openRoom,
  said,
  scenario,
  supervisor,
  t1,
  t2,
} from '../testing/testing';
import { proposals } from './offers';
import { noPotCarried, potCarried } from './refusals';

const room = [
  ...openRoom(),
  at('18:10:00').open(t1),
  at('18:10:00').open(t2),
  ...guests(t1, 5),
  ...guests(t2, 5),
  at('18:40:00').seat(ana, [t1, 6], { reason: 'first game' }),
  at('18:40:00').seat(ben, [t2, 6], { reason: 'first game' }),
];
const carry = (time = '19:00:00') => at(time, dealer).ask({ type: 'CarryPot', tableId: t1 });
const won = (time = '19:05:00') => at(time, dealer).ask({ type: 'CarriedPotWon', tableId: t1 });
const askSeat = (time: string, playerId = ana.playerId) =>
  at(time).ask({ type: 'RequestSeatChange', playerId, seats: null });
const moveTo = (tableId: typeof t1, seat: number, more: { readonly forced?: boolean } = {}) =>
  at('19:02:00', supervisor).ask({
    type: 'MovePlayer',
    playerId: ana.playerId,
    tableId,
    seat,
    reason: 'asked',
    ...more,
  });
const given = (...commands: readonly FloorCommand[]) => scenario.given(...happened(...commands));
const refused = potCarried({ tableId: t1 });

describe('RRP-9.1.10 no seat change while a pot is carried', () => {
  it('refuses requests and moves at that table until the pot is won', () => {
    const carried = given(...room, carry());
    carried.when(askSeat('19:01:00')).thenRefused(refused);
    carried.when(moveTo(t1, 8)).thenRefused(refused);
    carried.when(moveTo(t1, 8, { forced: true })).thenRefused(refused);
    const after = given(...room, carry(), won());
    expect(after.when(askSeat('19:06:00')).decision.accepted).toBe(true);
    expect(after.when(moveTo(t1, 8)).decision.accepted).toBe(true);
  });

  it('holds up a change that was asked for before, and proposes nobody', () => {
    const asked = [...room, askSeat('18:50:00')];
    const { gameId } = floorAfter(...room).tables.get(t1)?.game ?? {};
    const proposed = (...commands: readonly FloorCommand[]) =>
      gameId ? proposals(floorAfter(...commands), gameId).length : -1;
    expect([proposed(...asked), proposed(...asked, carry()), proposed(...asked, carry(), won())]).toEqual([
      1, 0, 1,
    ]);
    given(...asked, carry())
      .when(moveTo(t1, 8))
      .thenRefused(refused);
  });

  it('leaves other tables alone, and who goes to another table', () => {
    const carried = given(...room, carry());
    expect(carried.when(askSeat('19:01:00', ben.playerId)).decision.accepted).toBe(true);
    expect(carried.when(moveTo(t2, 8, { forced: true })).decision.accepted).toBe(true);
  });

  it('is carried on by every hand that nobody wins, and won once', () => {
    given(...room, carry())
      .when(carry('19:01:00'))
      .then();
    given(...room)
      .when(won())
      .thenRefused(noPotCarried({ tableId: t1 }));
    given(...room, carry(), won())
      .when(won('19:06:00'))
      .thenRefused(noPotCarried({ tableId: t1 }));
  });

  it('ends with its table, and is undone', () => {
    const carried = carry();
    const undo = at('19:01:00').ask({ type: 'UndoAction', action: carried.command });
    expect(said(floorAfter(...room, carried, undo))).toEqual(said(floorAfter(...room)));
    const leave = [1, 2, 3, 4, 5, 6].map((seat) => at('19:10:00').leaveSeat([t1, seat]));
    const close = at('19:11:00', supervisor).ask({ type: 'CloseTable', tableId: t1 });
    expect(floorAfter(...room, carried, ...leave, close).carriedPots.size).toBe(0);
  });
});
