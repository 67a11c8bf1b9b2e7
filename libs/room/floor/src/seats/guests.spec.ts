import {
  ana,
  at,
  clock,
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
  t2,
} from '../testing/testing';
import { guestObjected, guestsFull, guestsNotAllowed, noGuest, seatEmpty } from '../refusals';

type Settings = Parameters<typeof openRoom>[0];
const room = (settings: Settings = {}) => [
  ...openRoom({ playersToStart: 3, ...settings }),
  at('18:10:00').open(t1),
  ...guests(t1, 3),
  at('19:00:00').seat(ana, [t1, 4], { reason: 'first game' }),
];
const seat4 = { tableId: t1, seat: 4 };
const admit = (time: string, seat = 4, extra: object = {}) =>
  at(time, dealer).ask({ type: 'AdmitGuest', tableId: t1, seat, ...extra });
const object = (time: string) => at(time, dealer).ask({ type: 'ObjectToGuest', ...seat4 });
const gone = (time: string) => at(time, dealer).ask({ type: 'EndGuest', ...seat4 });

describe('RRP-2.2.26 a guest behind a player', () => {
  it('is registered behind the seat of his host', () => {
    const command = admit('19:10:00', 4, { guestName: 'Sister' });
    const host = { ...seat4, ...ana, gameId: holdem.gameId };
    scenario
      .given(...happened(...room()))
      .when(command)
      .then({ type: 'GuestAdmitted', ...stampOf(command), ...host, guestName: 'Sister' });
    expect(floorAfter(...room(), command).guests.get(ana.playerId)?.guests).toEqual([
      { name: 'Sister', since: clock('19:10:00') },
    ]);
  });

  it('is one: a second is refused, until the first has gone', () => {
    const one = [...room(), admit('19:10:00')];
    scenario
      .given(...happened(...one))
      .when(admit('19:11:00'))
      .thenRefused(guestsFull({ ...seat4, most: 1 }));
    const after = scenario.given(...happened(...one, gone('19:12:00')));
    expect(after.when(admit('19:13:00')).decision.accepted).toBe(true);
    after.when(gone('19:13:00')).thenRefused(noGuest(seat4));
  });

  it('is as many as the house says', () => {
    const two = scenario.given(...happened(...room({ guestsPerPlayer: 2 }), admit('19:10:00')));
    expect(two.when(admit('19:11:00')).decision.accepted).toBe(true);
    const none = scenario.given(...happened(...room({ guestsPerPlayer: 0 })));
    none.when(admit('19:11:00')).thenRefused(guestsNotAllowed(seat4));
    const nobody = scenario.given(...happened(...room({ spectatorsAllowed: 'nobody' })));
    nobody.when(admit('19:11:00')).thenRefused(guestsNotAllowed(seat4));
  });

  it('is ended by one objection, then or later, and not asked for again', () => {
    const command = object('19:20:00');
    const later = [...room(), admit('19:10:00'), command];
    expect(happened(...later).at(-1)).toMatchObject({ type: 'GuestLeft', cause: 'objection' });
    const given = scenario.given(...happened(...later));
    given.when(admit('19:21:00')).thenRefused(guestObjected(seat4));
    given.when(object('19:21:00')).thenRefused(guestObjected(seat4));
    const then = scenario.given(...happened(...room(), object('19:05:00')));
    then.when(admit('19:06:00')).thenRefused(guestObjected(seat4));
  });

  it('does not move along with his host, nor does the objection', () => {
    const moved = [
      ...room(),
      admit('19:10:00'),
      object('19:11:00'),
      at('19:12:00', supervisor).open(t2),
      at('19:13:00').reserve(ana, [t2, 1], { reason: 'asked' }),
      at('19:14:00', dealer).checkIn(ana, [t2, 1]),
    ];
    expect(floorAfter(...moved).guests.size).toBe(0);
    const there = at('19:15:00', dealer).ask({ type: 'AdmitGuest', tableId: t2, seat: 1 });
    expect(scenario.given(...happened(...moved)).when(there).decision.accepted).toBe(true);
  });

  it('needs somebody to sit behind', () => {
    scenario
      .given(...happened(...room()))
      .when(admit('19:10:00', 8))
      .thenRefused(seatEmpty({ tableId: t1, seat: 8 }));
  });

  it('is undone by a linked reversal', () => {
    const command = admit('19:10:00');
    const undo = at('19:11:00', supervisor).ask({ type: 'UndoAction', action: command.command });
    expect(said(floorAfter(...room(), command, undo))).toEqual(said(floorAfter(...room())));
  });
});
