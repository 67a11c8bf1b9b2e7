import { type FloorCommand } from '../commands';
import {
  notAuthorised,
  seatCountInvalid,
  seatTaken,
  tableAlreadyOpen,
  tableIsClosed,
  tableIsFrozen,
  tableNotEmpty,
  tableNotFrozen,
  tableNumberTaken,
} from '../refusals';
import { isGoing, tableState } from '../state';
import {
  ana,
  at,
  ben,
  cleo,
  dealer,
  floorAfter,
  guests,
  happened,
  holdem,
  kiosk,
  listKeeper,
  ofEntry,
  openRoom,
  scenario,
  shiftManager,
  stampOf,
  supervisor,
  t1,
  t2,
} from '../testing/testing';

const open = (time: string, by = supervisor) => at(time, by).open(t1);
const close = (time: string, by = supervisor) => at(time, by).ask({ type: 'CloseTable', tableId: t1 });
const freeze = (time: string) => at(time, supervisor).ask({ type: 'FreezeTable', tableId: t1 });
const thaw = (time: string) => at(time, supervisor).ask({ type: 'ThawTable', tableId: t1 });

describe('RRP-2.2.1 management opens and closes tables', () => {
  it.each([
    ['floor supervisor', supervisor],
    ['shift manager', shiftManager],
  ])('lets the %s open a table', (_, by) => {
    const command = open('18:10:00', by);
    scenario
      .given(...happened(...openRoom()))
      .when(command)
      .then({ type: 'TableOpened', ...stampOf(command), tableId: t1, gameId: holdem.gameId });
  });

  it.each([
    ['dealer', dealer],
    ['listKeeper', listKeeper],
  ])('refuses the %s, opening or closing', (role, by) => {
    const command = { ...open('18:10:00'), by };
    scenario
      .given(...happened(...openRoom()))
      .when(command)
      .thenRefused(notAuthorised({ role }));
    scenario
      .given(...happened(...openRoom(), open('18:10:00')))
      .when(close('18:20:00', by))
      .thenRefused(notAuthorised({ role }));
  });

  it('keeps it for the managers where the house delegates it to nobody', () => {
    const strict = openRoom({ tableOpenCloseRole: 'management' });
    const refused = notAuthorised({ role: 'floorSupervisor' });
    const given = scenario.given(...happened(...strict));
    given.when(open('18:10:00', supervisor)).thenRefused(refused);
    expect(given.when(open('18:10:00', shiftManager)).decision.accepted).toBe(true);
    const going = [...strict, { ...open('18:10:00'), by: shiftManager }, ...guests(t1, 5)];
    const announce = at('18:50:00', supervisor).ask({ type: 'AnnounceBreak', tableId: t1 });
    scenario
      .given(...happened(...going))
      .when(announce)
      .thenRefused(refused);
    const freeze = at('18:50:00', supervisor).ask({ type: 'FreezeTable', tableId: t1 });
    expect(scenario.given(...happened(...going)).when(freeze).decision.accepted).toBe(true);
  });

  it('refuses a device', () => {
    scenario
      .given(...happened(...openRoom()))
      .when({ ...open('18:10:00'), by: kiosk })
      .thenRefused(notAuthorised({ role: 'device' }));
  });

  it('ends calls, lock-ups and reservations with the table; who was called keeps his place', () => {
    const command = close('19:10:00');
    scenario
      .given(
        ...happened(
          ...openRoom(),
          open('18:10:00'),
          at('19:00:00').join(ana),
          at('19:01:00').call(ana, [t1, 1]),
          at('19:02:00').reserve(ben, [t1, 2]),
          at('19:03:00', supervisor).reserve(null, [t1, 3], { reason: 'impaired sight' }),
        ),
      )
      .when(command)
      .then(
        {
          type: 'CallWithdrawn',
          ...stampOf(command),
          ...ofEntry(ana),
          tableId: t1,
          seat: 1,
          call: 1,
          cause: 'table-closed',
        },
        {
          type: 'ReservationReleased',
          ...stampOf(command),
          ...{ tableId: t1, seat: 2, reservation: 2, gameId: holdem.gameId },
          ...{ ...ben, entryId: null, cause: 'table-closed' },
        },
        {
          type: 'ReservationReleased',
          ...stampOf(command),
          ...{ tableId: t1, seat: 3, reservation: 3, gameId: holdem.gameId },
          ...{ playerId: null, alias: null, entryId: null, cause: 'table-closed' },
        },
        { type: 'TableClosed', ...stampOf(command), tableId: t1, gameId: holdem.gameId },
      );
  });

  it('closes only an empty table', () => {
    scenario
      .given(...happened(...openRoom(), open('18:10:00'), ...guests(t1, 2)))
      .when(close('19:10:00'))
      .thenRefused(tableNotEmpty({ tableId: t1, seats: [1, 2] }));
  });
});

describe('tables on the floor plan', () => {
  it('have two to ten seats and a number of their own', () => {
    const given = scenario.given(...happened(...openRoom()));
    const place = (number: number, seats: number) =>
      at('18:05:00').ask({ type: 'PlaceTable', tableId: `t${number}0`, number, section: 'B', seats });
    given.when(place(4, 1)).thenRefused(seatCountInvalid({ seats: 1, least: 2, most: 10 }));
    given.when(place(4, 11)).thenRefused(seatCountInvalid({ seats: 11, least: 2, most: 10 }));
    given.when(place(1, 9)).thenRefused(tableNumberTaken({ number: 1 }));
    expect(given.when(place(4, 2)).decision.accepted).toBe(true);
    expect(given.when(place(4, 10)).decision.accepted).toBe(true);
  });

  it('open once, for a game', () => {
    scenario
      .given(...happened(...openRoom(), open('18:10:00')))
      .when(open('18:11:00'))
      .thenRefused(tableAlreadyOpen({ tableId: t1, gameId: holdem.gameId }));
  });
});

describe('F01 a table is what its seats say', () => {
  const state = (...commands: readonly FloorCommand[]) => {
    const floor = floorAfter(...openRoom({ playersToStart: 4, shortHandedBelow: 4 }), ...commands);
    const table = floor.tables.get(t1);
    return table && [tableState(table, floor.settings), isGoing(table, floor.settings)];
  };

  it('is closed, then opening until enough sit, then going', () => {
    expect(state()).toEqual(['closed', false]);
    expect(state(open('18:10:00'))).toEqual(['opening', false]);
    expect(state(open('18:10:00'), ...guests(t1, 3))).toEqual(['opening', false]);
    expect(state(open('18:10:00'), ...guests(t1, 4))).toEqual(['going', true]);
  });

  it('is short-handed when players have left, and no game at all with one', () => {
    const four = [open('18:10:00'), ...guests(t1, 4)];
    const leave = (seat: number) => at('19:00:00').leaveSeat([t1, seat]);
    expect(state(...four, leave(1))).toEqual(['short-handed', true]);
    expect(state(...four, leave(1), leave(2), leave(3))).toEqual(['short-handed', false]);
  });

  it('starts anew when it is opened again', () => {
    const four = [open('18:10:00'), ...guests(t1, 4)];
    const empty = [1, 2, 3, 4].map((seat) => at('19:00:00').leaveSeat([t1, seat]));
    expect(state(...four, ...empty, close('19:10:00'), open('19:20:00'))).toEqual(['opening', false]);
  });
});

describe('a frozen table', () => {
  const frozen = [...openRoom(), open('18:10:00'), at('18:20:00').join(ana), at('18:21:00').join(ben)];

  it('calls and seats nobody new until it thaws', () => {
    const given = scenario.given(...happened(...frozen, freeze('18:30:00')));
    given.when(at('18:31:00').call(ana, [t1, 1])).thenRefused(tableIsFrozen({ tableId: t1 }));
    given
      .when(at('18:31:00').seat(cleo, [t1, 1], { reason: 'host' }))
      .thenRefused(tableIsFrozen({ tableId: t1 }));
    given
      .when(at('18:31:00').reserve(cleo, [t1, 1], { reason: 'host' }))
      .thenRefused(tableIsFrozen({ tableId: t1 }));
    const thawed = scenario.given(...happened(...frozen, freeze('18:30:00'), thaw('18:40:00')));
    expect(thawed.when(at('18:41:00').call(ana, [t1, 1])).decision.accepted).toBe(true);
  });

  it('keeps the promise it gave before: the called player is seated', () => {
    const floor = floorAfter(
      ...frozen,
      at('18:29:00').call(ana, [t1, 1]),
      freeze('18:30:00'),
      at('18:31:00').seatCalled(ana),
    );
    expect(floor.seatOf.get(ana.playerId)).toEqual({ tableId: t1, seat: 1 });
  });

  it('is thawed only when frozen, and frozen only when open', () => {
    scenario
      .given(...happened(...openRoom(), open('18:10:00')))
      .when(thaw('18:20:00'))
      .thenRefused(tableNotFrozen({ tableId: t1 }));
    scenario
      .given(...happened(...openRoom()))
      .when(freeze('18:20:00'))
      .thenRefused(tableIsClosed({ tableId: t1 }));
  });

  it('is not the table most in need, however empty', () => {
    const given = scenario.given(
      ...happened(
        ...openRoom(),
        open('18:10:00'),
        at('18:10:00').open(t2),
        ...guests(t2, 3),
        freeze('18:30:00'),
      ),
    );
    expect(given.when(at('18:31:00').seat(ana, [t2, 4])).decision.accepted).toBe(true);
    given.when(at('18:31:00').seat(ana, [t2, 3])).thenRefused(seatTaken({ tableId: t2, seat: 3 }));
  });
});
