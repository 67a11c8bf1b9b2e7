import { id, minor, type GameId } from '@cardroom/kernel';
import { type FloorCommand } from '../commands';
import { entryOf } from '../state';
import {
  ana,
  at,
  ben,
  dealer,
  entryId,
  floorAfter,
  guests,
  happened,
  holdem,
  listKeeper,
  omaha,
  openRoom,
  person,
  scenario,
  stampOf,
  supervisor,
  t1,
} from '../testing/testing';
import {
  approvalRequired,
  halfTheTableObjects,
  noStakesProposed,
  notPolled,
  objectedAlready,
  stakesChangeObjected,
  stakesProposedAlready,
  stakesSame,
} from './refusals';
import { objectionsAt } from './stakes';

const higher = { ...holdem, gameId: id<GameId>('holdem-5-10'), stakes: [minor(500), minor(1000)] as const };
const lower = { ...holdem, gameId: id<GameId>('holdem-low'), stakes: [minor(50), minor(100)] as const };
const room = (settings = {}) => [
  ...openRoom(settings),
  at('18:05:00').offer(higher),
  at('18:05:00').offer(lower),
  at('18:10:00').open(t1),
];
const nine = [...room(), ...guests(t1, 9)];
const propose = (game = higher, time = '19:00:00') =>
  at(time, dealer).ask({ type: 'ProposeStakes', tableId: t1, gameId: game.gameId });
const guest = (seat: number) => person(`Guest1${seat}`);
const object = (seat: number, time = '19:01:00') =>
  at(time, dealer).ask({ type: 'ObjectToStakes', tableId: t1, playerId: guest(seat).playerId });
const confirm = (by = supervisor, more = {}) =>
  at('19:05:00', by).ask({ type: 'ConfirmStakes', tableId: t1, ...more });
const given = (...commands: readonly FloorCommand[]) => scenario.given(...happened(...commands));

describe('RRP-2.2.16 the stakes of a table change only with its players', () => {
  it('passes with one objection once the floor approves', () => {
    const command = confirm();
    given(...nine, propose(), object(2))
      .when(command)
      .then({
        type: 'StakesChanged',
        ...stampOf(command),
        tableId: t1,
        gameId: higher.gameId,
        fromGameId: holdem.gameId,
        objections: 1,
      });
    const now = floorAfter(...nine, propose(), object(2), command);
    expect(now.tables.get(t1)?.game?.gameId).toBe(higher.gameId);
    expect(now.stakesProposals.has(t1)).toBe(false);
  });

  it('is refused by two objections, or by as many as the house has set', () => {
    const two = given(...nine, propose(), object(2), object(5));
    two.when(confirm()).thenRefused(stakesChangeObjected({ tableId: t1, objections: 2, blocking: 2 }));
    const three = [
      ...room({ stakesChangeBlockingObjections: 3 }),
      ...guests(t1, 9),
      propose(),
      object(2),
      object(5),
    ];
    expect(given(...three).when(confirm()).decision.accepted).toBe(true);
  });

  it('needs the house to raise them or to change the game, and not to lower them', () => {
    given(...nine, propose())
      .when(confirm(dealer))
      .thenRefused(approvalRequired({ role: 'dealer' }));
    given(...nine, propose(omaha))
      .when(confirm(listKeeper))
      .thenRefused(approvalRequired({ role: 'listKeeper' }));
    expect(given(...nine, propose(lower), object(3)).when(confirm(dealer)).decision.accepted).toBe(true);
  });

  it('does not ask who is absent, and his silence is none', () => {
    const away = at('18:50:00', dealer).ask({ type: 'MarkAbsent', tableId: t1, seat: 4 });
    given(...nine, away, propose())
      .when(object(4))
      .thenRefused(notPolled({ tableId: t1 }));
    given(...nine, propose())
      .when(at('19:01:00', dealer).ask({ type: 'ObjectToStakes', tableId: t1, playerId: ana.playerId }))
      .thenRefused(notPolled({ tableId: t1 }));
  });

  it('counts each player once, and no longer when he has left', () => {
    given(...nine, propose(), object(2))
      .when(object(2, '19:02:00'))
      .thenRefused(objectedAlready({ tableId: t1 }));
    const left = [...nine, propose(), object(2), object(5), at('19:03:00').leaveSeat([t1, 5])];
    expect(objectionsAt(floorAfter(...left), t1)).toHaveLength(1);
    expect(given(...left).when(confirm()).decision.accepted).toBe(true);
  });

  it('warns the floor when one of only two players objects', () => {
    const two = [...room(), ...guests(t1, 2), propose(), object(1)];
    given(...two)
      .when(confirm())
      .thenRefused(halfTheTableObjects({ tableId: t1 }));
    expect(given(...two).when(confirm(supervisor, { confirmed: true })).decision.accepted).toBe(true);
  });

  it('asks for one other game at a time', () => {
    given(...nine)
      .when(propose(holdem))
      .thenRefused(stakesSame({ tableId: t1, gameId: holdem.gameId }));
    given(...nine, propose())
      .when(propose(lower, '19:02:00'))
      .thenRefused(stakesProposedAlready({ tableId: t1 }));
    given(...nine)
      .when(confirm())
      .thenRefused(noStakesProposed({ tableId: t1 }));
    const withdraw = at('19:02:00', dealer).ask({ type: 'WithdrawStakes', tableId: t1 });
    given(...nine, propose(), withdraw)
      .when(confirm())
      .thenRefused(noStakesProposed({ tableId: t1 }));
  });

  it('keeps the place of who was called for the old game, and ends that of who sits in the new one', () => {
    const called = [
      ...room(),
      ...guests(t1, 6),
      at('18:40:00').join(ana),
      at('18:41:00').call(ana, [t1, 7]),
      at('18:42:00').join(guest(3), higher),
      at('18:43:00').join(ben, higher),
    ];
    const now = floorAfter(...called, propose(), confirm());
    expect(now.entries.get(entryId(ana))?.standing).toEqual({ state: 'waiting' });
    expect(entryOf(now, guest(3).playerId, higher.gameId)).toBeNull();
    expect(entryOf(now, ben.playerId, higher.gameId)).not.toBeNull();
  });

  it('is taken back whole', () => {
    const command = confirm();
    const undo = at('19:06:00').ask({ type: 'UndoAction', action: command.command });
    const before = floorAfter(...nine, propose(), object(2));
    const undone = floorAfter(...nine, propose(), object(2), command, undo);
    expect(undone.tables.get(t1)?.game?.gameId).toBe(holdem.gameId);
    expect(undone.stakesProposals.toJS()).toMatchObject({ [t1]: { gameId: higher.gameId } });
    expect(objectionsAt(undone, t1)).toHaveLength(objectionsAt(before, t1).length);
  });
});
