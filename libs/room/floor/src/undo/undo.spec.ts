import { type FloorCommand } from '../commands';
import { noteOf } from './recent-actions';
import { actionUnknown, undoOvertaken } from '../refusals';
import { entriesInOrder } from '../state';
import {
  ana,
  at,
  ben,
  cleo,
  entryId,
  eva,
  floorAfter,
  guests,
  happened,
  holdem,
  omaha,
  openRoom,
  said,
  scenario,
  stampOf,
  supervisor,
  t1,
  t2,
  t3,
  timer,
} from '../testing/testing';
import { canBeUndone } from './undo';

const undo = (command: FloorCommand, time = '21:00:00') =>
  at(time).ask({ type: 'UndoAction', action: command.command });

const evening = [
  ...openRoom({ playersToStart: 2 }),
  at('18:10:00').open(t1),
  ...guests(t1, 3),
  at('18:10:00').open(t2, omaha),
  at('19:00:00').join(ana),
  at('19:01:00').join(ben),
  at('19:02:00').join(cleo),
  at('19:02:30').join(ana, omaha),
  at('19:04:00').call(ana, [t1, 5]),
];

const actions: readonly (readonly [string, FloorCommand])[] = [
  ['a call', at('19:10:00').call(ben, [t1, 6])],
  ['a call out of order', at('19:10:00').call(cleo, [t1, 6], { reason: 'table agreed' })],
  ['seating the called player', at('19:05:00').seatCalled(ana)],
  [
    'seating him and dropping his other places',
    at('19:05:00').ask({ type: 'SeatCalled', entryId: entryId(ana), others: 'drop' }),
  ],
  ['an answer', at('19:05:00').answer(ana)],
  ['a declined call', at('19:05:00').decline(ana)],
  ['a second call', at('19:05:00').callAgain(ana)],
  ['a hold of the called player', at('19:05:00').hold(ana)],
  ['a mark', at('19:05:00').out(ben)],
  ['joining a list', at('19:05:00').join(eva)],
  ['leaving a list', at('19:05:00').leaveList(ben)],
  [
    'a removal of the called player',
    at('19:05:00').ask({ type: 'RemoveEntry', entryId: entryId(ana), reason: 'left' }),
  ],
  [
    'a change of the order',
    at('19:05:00').ask({
      type: 'ReorderEntry',
      entryId: entryId(cleo),
      before: entryId(ana),
      reason: 'mistake',
    }),
  ],
  ['a direct seat', at('19:10:00').seat(eva, [t1, 8], { reason: 'host' })],
  ['a seat left', at('19:10:00').leaveSeat([t1, 1])],
  ['a lock-up', at('19:10:00').reserve(eva, [t1, 8], { reason: 'host' })],
  ['a release', at('19:10:00').ask({ type: 'ReleaseSeat', tableId: t1, seat: 5 })],
  ['opening a table', at('19:10:00').open(t3)],
  ['closing a table', at('19:10:00', supervisor).ask({ type: 'CloseTable', tableId: t2 })],
  ['freezing a table', at('19:10:00', supervisor).ask({ type: 'FreezeTable', tableId: t1 })],
  [
    'placing a table',
    at('19:10:00').ask({ type: 'PlaceTable', tableId: 't9', number: 9, section: 'B', seats: 8 }),
  ],
  ['a setting', at('19:10:00').ask({ type: 'ChangeHouseSetting', setting: 'callAnswerMinutes', value: 3 })],
  [
    'a game offered',
    at('19:10:00').offer({ ...holdem, gameId: 'new' as typeof holdem.gameId, structure: 'pot-limit' }),
  ],
];

describe('promise 8: a mistake is put right by a linked reversal', () => {
  it.each(actions)('undoing %s gives back the floor as it was', (_, action) => {
    const before = floorAfter(...evening);
    expect(said(floorAfter(...evening, action))).not.toEqual(said(before));
    expect(said(floorAfter(...evening, action, undo(action)))).toEqual(said(before));
  });

  it('withdrawing a game is undone with the places it ended', () => {
    const action = at('19:10:00').ask({ type: 'WithdrawGame', gameId: omaha.gameId });
    const close = at('19:05:00', supervisor).ask({ type: 'CloseTable', tableId: t2 });
    const before = floorAfter(...evening, close);
    expect(said(floorAfter(...evening, close, action, undo(action)))).toEqual(said(before));
  });

  it('names the action it takes back', () => {
    const action = at('19:10:00').call(ben, [t1, 6]);
    const command = undo(action);
    scenario
      .given(...happened(...evening, action))
      .when(command)
      .then({ type: 'ActionUndone', ...stampOf(command), action: action.command, undone: 'PlayerCalled' });
  });

  it('takes back an action of several facts as a whole, lock-ups it ended included', () => {
    const lockUp = at('19:10:00').reserve(eva, [t1, 8], { reason: 'host' });
    const away = [at('19:11:00').out(ben), at('19:11:00').out(cleo)];
    const commands = [...evening, lockUp, ...away];
    const back = at('19:30:00').back(ben);
    const events = happened(...commands, back);
    expect(events.slice(-2).map(({ type }) => type)).toEqual(['PlayerCameBack', 'ReservationLapsed']);
    expect(said(floorAfter(...commands, back, undo(back)))).toEqual(said(floorAfter(...commands)));
  });
});

describe('an action on which others were built is not undone', () => {
  const overtaken = (action: FloorCommand, type: string, ...later: readonly FloorCommand[]) =>
    scenario
      .given(...happened(...evening, action, ...later))
      .when(undo(action))
      .thenRefused(undoOvertaken({ action: action.command, type }));

  it('the called player has answered since', () => {
    const call = at('19:10:00').call(ben, [t1, 6]);
    overtaken(call, 'PlayerCalled', at('19:11:00').answer(ben));
  });

  it('the seat that was left is taken', () => {
    const leave = at('19:10:00').leaveSeat([t1, 1]);
    overtaken(leave, 'SeatLeft', at('19:11:00').call(ben, [t1, 1]));
  });

  it('the player who left sits elsewhere: he would have two seats', () => {
    const seat = at('19:09:00').seat(eva, [t2, 1], { reason: 'host' });
    const leave = at('19:10:00').leaveSeat([t2, 1]);
    overtaken(seat, 'PlayerSeated', leave);
    const sits = [seat, leave, at('19:11:00').seat(eva, [t1, 8], { reason: 'host' })];
    scenario
      .given(...happened(...evening, ...sits))
      .when(undo(leave))
      .thenRefused(undoOvertaken({ action: leave.command, type: 'SeatLeft' }));
  });

  it('the player who was taken off has joined again', () => {
    const off = at('19:05:00').leaveList(ben);
    overtaken(
      off,
      'EntryRemoved',
      at('19:06:00').join(ben, holdem, {
        entryId: 'again' as ReturnType<typeof entryId>,
        receiptCode: 'again',
      }),
    );
  });

  it('the order was changed again', () => {
    const move = (who: typeof ana, before: typeof ana | null, time: string) =>
      at(time).ask({
        type: 'ReorderEntry',
        entryId: entryId(who),
        before: before && entryId(before),
        reason: 'mistake',
      });
    overtaken(move(cleo, ben, '19:05:00'), 'EntryMoved', move(ben, ana, '19:06:00'));
    overtaken(at('19:05:00').join(eva), 'PlayerListed', move(eva, ana, '19:06:00'));
  });

  it('a game that was offered has a list by now', () => {
    const game = { ...holdem, gameId: 'new' as typeof holdem.gameId, structure: 'pot-limit' as const };
    const offered = at('19:10:00').offer(game);
    overtaken(offered, 'GameOffered', at('19:11:00').join(eva, game));
  });

  it('is undone all the same when what followed was undone first', () => {
    const call = at('19:10:00').call(ben, [t1, 6]);
    const answer = at('19:11:00').answer(ben);
    const floor = floorAfter(...evening, call, answer, undo(answer), undo(call));
    expect(said(floor)).toEqual(said(floorAfter(...evening)));
  });
});

describe('what does not stand in the way of an undo', () => {
  it('others joining, leaving and being seated meanwhile', () => {
    const off = at('19:05:00').leaveList(ben);
    const later = [at('19:06:00').join(eva), at('19:07:00').seatCalled(ana), at('19:08:00').leaveList(cleo)];
    const floor = floorAfter(...evening, off, ...later, undo(off));
    expect(entriesInOrder(floor, holdem.gameId).map(({ alias }) => alias)).toEqual(['Ben', 'Eva']);
  });

  it('a passed player being called meanwhile: only the overtaking is taken back', () => {
    const call = at('19:10:00').call(cleo, [t1, 6], { reason: 'table agreed' });
    const floor = floorAfter(...evening, call, at('19:11:00').call(ben, [t1, 7]), undo(call));
    expect(floor.overtakings.size).toBe(0);
    expect(floor.reservedFor.has(ben.playerId)).toBe(true);
    expect(floor.reservedFor.has(cleo.playerId)).toBe(false);
  });
});

const lastNote = (...commands: readonly FloorCommand[]) => {
  const action = floorAfter(...commands).recent.at(-1);
  return action && noteOf(action);
};

describe('the memory of recent actions', () => {
  it('does not reach beyond the last fifty', () => {
    const first = at('19:10:00').out(ben);
    const many = Array.from({ length: 25 }, () => [
      at('19:11:00').out(cleo),
      at('19:12:00').back(cleo),
    ]).flat();
    scenario
      .given(...happened(...evening, first, ...many))
      .when(undo(first))
      .thenRefused(actionUnknown({ action: first.command }));
    expect(floorAfter(...evening, first, ...many).recent).toHaveLength(50);
    const floor = floorAfter(...evening, first, ...many.slice(0, -1));
    expect(floor.recent[0] && canBeUndone(floor, floor.recent[0])).toBe(true);
  });

  it('holds no action of a timer, no undo, and no day', () => {
    const knock = at('19:10:00', timer).ask({ type: 'ExpireCall', entryId: entryId(ana), call: 1 });
    const given = scenario.given(...happened(...evening, knock));
    given.when(undo(knock)).thenRefused(actionUnknown({ action: knock.command }));
    const out = at('19:11:00').out(ben);
    const reversal = undo(out);
    scenario
      .given(...happened(...evening, out, reversal))
      .when(undo(reversal))
      .thenRefused(actionUnknown({ action: reversal.command }));
  });

  it('names the action by what was meant, not by what followed', () => {
    const seat = at('19:05:00').seatCalled(ana);
    const moved = [
      ...evening.slice(0, -4),
      at('18:50:00').seat(ana, [t2, 1], { reason: 'x' }),
      ...evening.slice(-4),
    ];
    const commands = moved.filter(
      ({ type, ...rest }) => !(type === 'JoinList' && 'gameId' in rest && rest.gameId === omaha.gameId),
    );
    expect(lastNote(...commands, seat)).toMatchObject({
      type: 'PlayerSeated',
      summary: { alias: 'Ana', tableNumber: 1, seat: 5, gameId: holdem.gameId },
    });
    const close = at('19:11:00', supervisor).ask({ type: 'CloseTable', tableId: t1 });
    const emptied = [1, 2, 3].map((n) => at('19:10:30').leaveSeat([t1, n]));
    expect(lastNote(...evening, ...emptied, close)?.type).toBe('TableClosed');
  });
});
