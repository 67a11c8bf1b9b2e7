import { type FloorCommand } from '../commands';
import { minor } from '@cardroom/kernel';
import {
  depositsNotTaken,
  depositTaken,
  depositUnknown,
  forfeitNotAuthorised,
  nothingLockedUp,
} from '../refusals';
import {
  ana,
  at,
  ben,
  entryId,
  floorAfter,
  happened,
  holdem,
  listKeeper,
  openRoom,
  scenario,
  stampOf,
  supervisor,
  t1,
  timer,
} from '../testing/testing';
import { lockUpStateOf } from './deposit';

const room = [...openRoom({ lockUpDepositMinor: 5_000 }), at('18:10:00').open(t1)];
const held = [...room, at('19:00:00').join(ana), at('19:10:00').hold(ana)];
const locked = [...room, at('19:10:00').reserve(ben, [t1, 4])];
const ofPlace = (extra: object = {}) =>
  at('19:11:00').ask({ type: 'TakeDeposit', depositId: 'd1', entryId: entryId(ana), ...extra });
const ofSeat = at('19:11:00').ask({ type: 'TakeDeposit', depositId: 'd2', tableId: t1, seat: 4 });
const settle = (extra: object, by = listKeeper) =>
  at('19:50:00', by).ask({ type: 'SettleDeposit', depositId: 'd1', ...extra });
const stateAfter = (depositId: string, ...commands: readonly FloorCommand[]) => {
  const floor = floorAfter(...commands);
  const deposit = floor.deposits.get(depositId);
  return deposit ? lockUpStateOf(floor, deposit) : null;
};

describe('RRP-2.2.20 a lock-up may cost a deposit, which is a fact of its own', () => {
  it('is the house’s amount for a held place, or the amount that was given', () => {
    const take = ofPlace();
    scenario
      .given(...happened(...held))
      .when(take)
      .then({
        type: 'DepositTaken',
        ...stampOf(take),
        depositId: 'd1',
        playerId: ana.playerId,
        alias: 'Ana',
        gameId: holdem.gameId,
        amountMinor: minor(5_000),
        entryId: entryId(ana),
        hold: 1,
        tableId: null,
        seat: null,
        reservation: null,
      });
    expect(floorAfter(...held, ofPlace({ amountMinor: 2_000 })).deposits.get('d1')?.amountMinor).toBe(2_000);
  });

  it('is taken for a seat that is locked up for a player', () => {
    expect(floorAfter(...locked, ofSeat).deposits.get('d2')).toMatchObject({
      alias: 'Ben',
      lockUp: { kind: 'seat', tableId: t1, seat: 4, reservation: 1 },
    });
  });

  it('says what became of the lock-up', () => {
    expect(stateAfter('d1', ...held, ofPlace())).toBe('lasts');
    expect(stateAfter('d1', ...held, ofPlace(), at('19:20:00').endHold(ana))).toBe('over');
    expect(stateAfter('d2', ...locked, ofSeat)).toBe('lasts');
    expect(stateAfter('d2', ...locked, ofSeat, at('19:12:00').checkIn(ben, [t1, 4]))).toBe('seated');
    const lapse = at('19:15:00', timer).ask({
      type: 'LapseReservation',
      tableId: t1,
      seat: 4,
      reservation: 1,
    });
    expect(stateAfter('d2', ...locked, ofSeat, at('19:14:00').join(ana), lapse)).toBe('over');
  });

  it('goes back to the player, or stays with the house for a reason', () => {
    const taken = scenario.given(...happened(...held, ofPlace()));
    const facts = {
      depositId: 'd1',
      playerId: ana.playerId,
      alias: 'Ana',
      gameId: holdem.gameId,
      amountMinor: minor(5_000),
    };
    const back = settle({ outcome: 'returned' });
    taken.when(back).then({ type: 'DepositReturned', ...stampOf(back), ...facts });
    const gone = settle({ outcome: 'forfeited', reason: 'never came' }, supervisor);
    taken.when(gone).then({ type: 'DepositForfeited', ...stampOf(gone), ...facts, reason: 'never came' });
    expect(floorAfter(...held, ofPlace(), gone).deposits.size).toBe(0);
  });

  it('stays with the house only where those in charge say so, and why', () => {
    const taken = scenario.given(...happened(...held, ofPlace()));
    taken
      .when(settle({ outcome: 'forfeited', reason: 'never came' }))
      .thenRefused(forfeitNotAuthorised({ role: 'listKeeper' }));
    taken
      .when(settle({ outcome: 'forfeited' }, supervisor))
      .thenRefused(forfeitNotAuthorised({ role: 'floorSupervisor' }));
  });

  it('is taken once, and only where something is locked up and the house takes deposits', () => {
    const taken = scenario.given(...happened(...held, ofPlace()));
    taken.when(ofPlace({ depositId: 'd9' })).thenRefused(depositTaken({ depositId: 'd1' }));
    taken.when(ofSeat).thenRefused(nothingLockedUp({ entryId: null, tableId: t1, seat: 4 }));
    taken
      .when(settle({ depositId: 'd7', outcome: 'returned' }))
      .thenRefused(depositUnknown({ depositId: 'd7' }));
    const none = [...openRoom(), at('19:00:00').join(ana), at('19:10:00').hold(ana)];
    scenario
      .given(...happened(...none))
      .when(ofPlace())
      .thenRefused(depositsNotTaken({}));
  });

  it('can be taken back by undo', () => {
    const take = ofPlace();
    const undo = at('19:12:00').ask({ type: 'UndoAction', action: take.command });
    expect(floorAfter(...held, take, undo).deposits.size).toBe(0);
  });
});
