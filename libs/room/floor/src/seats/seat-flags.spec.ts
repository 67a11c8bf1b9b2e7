import { type FloorCommand } from '../commands';
import { alreadyFlagged, notFlagged, racksAllowed, seatEmpty, seatTaken } from '../refusals';
import {
  ana,
  at,
  ben,
  dealer,
  floorAfter,
  guests,
  happened,
  holdem,
  openRoom,
  said,
  scenario,
  stampOf,
  supervisor,
  t1,
} from '../testing/testing';
import { flagsOf } from './seat-flags';
import { type SeatFlag } from './seat-marks';

type Settings = Parameters<typeof openRoom>[0];
const room = (settings: Settings = {}) => [
  ...openRoom({ playersToStart: 3, ...settings }),
  at('18:10:00').open(t1),
  ...guests(t1, 3),
  at('19:00:00').seat(ana, [t1, 4], { reason: 'first game' }),
];
const flag = (time: string, seat: number, name: SeatFlag) =>
  at(time, dealer).ask({ type: 'FlagSeat', tableId: t1, seat, flag: name });
const clear = (time: string, seat: number, name: SeatFlag) =>
  at(time, dealer).ask({ type: 'ClearSeatFlag', tableId: t1, seat, flag: name });
const flagsAt = (seat: number, ...commands: readonly FloorCommand[]) =>
  flagsOf(floorAfter(...commands), { tableId: t1, seat });

describe('RRP-2.2.25 seats at the table are for players in the game', () => {
  it('gives the floor a task when somebody sits where no player is checked in', () => {
    const command = flag('19:10:00', 8, 'non-player');
    const nobody = { playerId: null, alias: null, gameId: holdem.gameId };
    scenario
      .given(...happened(...room()))
      .when(command)
      .then({
        type: 'SeatFlagged',
        ...stampOf(command),
        ...{ tableId: t1, seat: 8, flag: 'non-player' as const },
        ...nobody,
      });
    expect(flagsAt(8, ...room(), command)).toEqual(['non-player']);
    expect(flagsAt(8, ...room(), command, clear('19:12:00', 8, 'non-player'))).toEqual([]);
  });

  it('does not take a checked-in player for one', () => {
    scenario
      .given(...happened(...room()))
      .when(flag('19:10:00', 4, 'non-player'))
      .thenRefused(seatTaken({ tableId: t1, seat: 4 }));
  });

  it('shows "rebuy or leave" for a player without chips; on the floor’s order the seat is freed', () => {
    const broke = [...room(), flag('19:10:00', 4, 'no-chips')];
    expect(flagsAt(4, ...broke)).toEqual(['no-chips']);
    const freed = [...broke, at('19:15:00').leaveSeat([t1, 4])];
    expect(flagsAt(4, ...freed)).toEqual([]);
    expect(
      scenario.given(...happened(...freed)).when(at('19:16:00').seat(ben, [t1, 4])).decision.accepted,
    ).toBe(true);
  });

  it('has the seat of a player who only stays to watch free already', () => {
    const watching = [...room(), at('19:15:00').leaveSeat([t1, 4])];
    const given = scenario.given(...happened(...watching));
    given.when(flag('19:16:00', 4, 'no-chips')).thenRefused(seatEmpty({ tableId: t1, seat: 4 }));
    expect(given.when(at('19:16:00').seat(ben, [t1, 4])).decision.accepted).toBe(true);
  });
});

describe('RRP-2.2.7 chips out of the rack', () => {
  it('asks the dealer until he confirms it', () => {
    const racked = [...room(), flag('19:01:00', 4, 'racked')];
    expect(flagsAt(4, ...racked)).toEqual(['racked']);
    const given = scenario.given(...happened(...racked));
    given
      .when(flag('19:02:00', 4, 'racked'))
      .thenRefused(alreadyFlagged({ tableId: t1, seat: 4, flag: 'racked' }));
    const confirmed = [...racked, clear('19:03:00', 4, 'racked')];
    expect(flagsAt(4, ...confirmed)).toEqual([]);
    scenario
      .given(...happened(...confirmed))
      .when(clear('19:04:00', 4, 'racked'))
      .thenRefused(notFlagged({ tableId: t1, seat: 4, flag: 'racked' }));
  });

  it('asks nothing where the house lets players play from the rack', () => {
    scenario
      .given(...happened(...room({ racksAtTable: true })))
      .when(flag('19:01:00', 4, 'racked'))
      .thenRefused(racksAllowed({ tableId: t1, seat: 4 }));
  });

  it('flags a player who asks for racks as leaving, beside what else is noted', () => {
    const commands = [...room(), flag('19:01:00', 4, 'racked'), flag('19:30:00', 4, 'leaving')];
    expect(flagsAt(4, ...commands)).toEqual(['racked', 'leaving']);
  });
});

describe('a call from a seat for chips or drinks', () => {
  const called = [...room(), flag('19:01:00', 4, 'wants-chips'), flag('19:02:00', 4, 'wants-drinks')];

  it('stands until somebody answers it, each by itself', () => {
    expect(flagsAt(4, ...called)).toEqual(['wants-chips', 'wants-drinks']);
    expect(flagsAt(4, ...called, clear('19:03:00', 4, 'wants-chips'))).toEqual(['wants-drinks']);
  });

  it('ends when the player leaves, and is no empty seat’s', () => {
    expect(flagsAt(4, ...called, at('19:04:00').leaveSeat([t1, 4]))).toEqual([]);
    scenario
      .given(...happened(...room()))
      .when(flag('19:01:00', 8, 'wants-drinks'))
      .thenRefused(seatEmpty({ tableId: t1, seat: 8 }));
  });
});

describe('undo of what was noted of a seat', () => {
  const undo = (command: FloorCommand) =>
    at('19:20:00', supervisor).ask({ type: 'UndoAction', action: command.command });

  it('takes a note away, and gives a cleared one back', () => {
    const noted = flag('19:10:00', 4, 'leaving');
    expect(said(floorAfter(...room(), noted, undo(noted)))).toEqual(said(floorAfter(...room())));
    const cleared = clear('19:15:00', 4, 'leaving');
    expect(flagsAt(4, ...room(), noted, cleared, undo(cleared))).toEqual(['leaving']);
  });
});
