import { alreadySeated, otherGame, supervisorRequired, wrongEntryState } from '../refusals';
import { seatedCount, takenCount } from '../state';
import {
  ana,
  at,
  ben,
  cleo,
  dealer,
  entryId,
  floorAfter,
  guests,
  happened,
  holdem,
  listKeeper,
  omaha,
  openRoom,
  said,
  scenario,
  shiftManager,
  stampOf,
  supervisor,
  t1,
} from '../testing/testing';
import { alreadyPlayedOver, notAbsent, notPlayedOver } from './refusals';

type Settings = Parameters<typeof openRoom>[0];
const evening = (settings: Settings = {}) => [
  ...openRoom({ playersToStart: 3, ...settings }),
  at('18:10:00').open(t1),
  ...guests(t1, 8),
  at('19:00:00').seat(ana, [t1, 9], { reason: 'first game' }),
  at('19:10:00').join(ben),
  at('19:11:00').join(cleo),
  at('20:00:00', dealer).ask({ type: 'MarkAbsent', tableId: t1, seat: 9 }),
];
const away = evening();
const overSeat = (seat: number, who = ben, time = '20:05:00') =>
  at(time, supervisor).ask({ type: 'AllowPlayOver', tableId: t1, seat, entryId: entryId(who) });
const over = (who = ben, time = '20:05:00', by = supervisor) => ({ ...overSeat(9, who, time), by });
const end = (time: string) => at(time, dealer).ask({ type: 'EndPlayOver', tableId: t1, seat: 9 });
const back = (time: string) => at(time, dealer).ask({ type: 'MarkPresent', tableId: t1, seat: 9 });
const benOver = { tableId: t1, seat: 9, ...ben, gameId: holdem.gameId };

describe('RRP-2.2.11 playing over needs the floor’s permission, not the absent player’s', () => {
  it.each([
    ['dealer', dealer],
    ['listKeeper', listKeeper],
  ])('refuses a %s', (role, by) => {
    scenario
      .given(...happened(...away))
      .when(over(ben, '20:05:00', by))
      .thenRefused({ ...supervisorRequired({ role }), rule: 'RRP-2.2.11' });
  });

  it('lets the floor supervisor grant it at once', () => {
    const command = over();
    const absent = { absentPlayerId: ana.playerId, absentAlias: 'Ana', entryId: entryId(ben) };
    scenario
      .given(...happened(...away))
      .when(command)
      .then({ type: 'PlayOverAllowed', ...stampOf(command), ...benOver, ...absent });
  });

  it('asks whom the house names', () => {
    const strict = scenario.given(...happened(...evening({ playOverApproverRole: 'shiftManager' })));
    expect(strict.when(over()).decision).toMatchObject({ accepted: false });
    expect(strict.when(over(ben, '20:05:00', shiftManager)).decision.accepted).toBe(true);
    const easy = scenario.given(...happened(...evening({ playOverApproverRole: 'dealer' })));
    expect(easy.when(over(ben, '20:05:00', dealer)).decision.accepted).toBe(true);
  });

  it('refuses a second request for the same seat', () => {
    scenario
      .given(...happened(...away, over()))
      .when(over(cleo, '20:06:00'))
      .thenRefused(alreadyPlayedOver({ tableId: t1, seat: 9 }));
  });

  it('is only over a seat whose player is away', () => {
    scenario
      .given(...happened(...away))
      .when(overSeat(1))
      .thenRefused(notAbsent({ tableId: t1, seat: 1 }));
  });

  it('is for a player who waits for this game and holds no other place', () => {
    const given = scenario.given(...happened(...away, at('20:01:00').out(cleo)));
    given.when(over(cleo)).thenRefused(wrongEntryState({ entryId: entryId(cleo), state: 'out' }));
    const other = at('20:05:00', supervisor).ask({
      type: 'AllowPlayOver',
      ...{ tableId: t1, seat: 9, entryId: entryId(cleo, omaha) },
    });
    scenario
      .given(...happened(...away, at('20:01:00').join(cleo, omaha)))
      .when(other)
      .thenRefused(otherGame({ tableId: t1, gameId: omaha.gameId }));
    const second = at('20:06:00', dealer).ask({ type: 'MarkAbsent', tableId: t1, seat: 1 });
    scenario
      .given(...happened(...away, over(), second))
      .when(overSeat(1, ben, '20:07:00'))
      .thenRefused(alreadySeated({ tableId: t1, seat: 9 }));
  });
});

describe('RRP-2.2.11 while somebody plays over', () => {
  it('he keeps his place on the list and does not count twice (RRP-2.3.3)', () => {
    const now = floorAfter(...away, over());
    expect(now.entries.get(entryId(ben))?.standing).toEqual({ state: 'waiting' });
    const table = now.tables.get(t1);
    expect(table && [seatedCount(table), takenCount(table)]).toEqual([9, 9]);
    expect(now.seatOf.get(ana.playerId)).toEqual({ tableId: t1, seat: 9 });
  });

  it('the absent player’s clock keeps running (RRP-2.2.19)', () => {
    const knock = at('20:30:01', dealer).ask({
      type: 'AbsenceFallsDue',
      playerId: ana.playerId,
      since: floorAfter(...away).absences.get(ana.playerId)?.since,
    });
    expect(happened(...away, over(), knock).at(-1)).toMatchObject({ type: 'AbsenceDue', ...ana });
  });

  it('he finishes the hand and gives the seat up when its player returns', () => {
    const returned = [...away, over(), back('20:10:00')];
    expect(floorAfter(...returned).playedOver.get('t1-9')).toMatchObject({ isEnding: true });
    const command = end('20:11:00');
    scenario
      .given(...happened(...returned))
      .when(command)
      .then({ type: 'PlayOverEnded', ...stampOf(command), ...benOver, cause: 'returned' });
    const next = floorAfter(...returned, command);
    expect(next.playedOver.size).toBe(0);
    expect(next.entries.get(entryId(ben))?.standing).toEqual({ state: 'waiting' });
  });

  it('ends it when he stops of his own accord, and then no more', () => {
    const command = end('20:08:00');
    expect(happened(...away, over(), command).at(-1)).toMatchObject({ cause: 'ended' });
    scenario
      .given(...happened(...away, over(), command))
      .when(end('20:09:00'))
      .thenRefused(notPlayedOver({ tableId: t1, seat: 9 }));
  });

  it('ends it when the chips are picked up; the seat goes to whoever is next', () => {
    const pickUp = at('20:31:00', supervisor).ask({
      type: 'PickUpChips',
      ...{ tableId: t1, seat: 9, custodyId: 'k1', entryId: entryId(ana), receiptCode: 'PICKED' },
    });
    const commands = [...away, over(cleo), pickUp];
    expect(happened(...commands).find(({ type }) => type === 'PlayOverEnded')).toMatchObject({
      ...cleo,
      cause: 'picked-up',
    });
    const given = scenario.given(...happened(...commands));
    expect(given.when(at('20:32:00').call(cleo, [t1, 9])).decision).toMatchObject({ accepted: false });
    expect(given.when(at('20:32:00').call(ben, [t1, 9])).decision.accepted).toBe(true);
  });

  it('ends it when the seat is left, and when he is seated in one of his own', () => {
    const left = happened(...away, over(), at('20:10:00').leaveSeat([t1, 9]));
    expect(left.at(-1)).toMatchObject({ type: 'PlayOverEnded', cause: 'seat-left' });
    const own = [at('20:10:00').leaveSeat([t1, 1]), at('20:11:00').seat(ben, [t1, 1])];
    const seated = happened(...away, over(), ...own);
    expect(seated.find(({ type }) => type === 'PlayOverEnded')).toMatchObject({ ...ben, cause: 'seated' });
    expect(floorAfter(...away, over(), ...own).playedOver.size).toBe(0);
  });

  it('is undone by a linked reversal', () => {
    const command = over();
    const undo = at('20:06:00', supervisor).ask({ type: 'UndoAction', action: command.command });
    expect(said(floorAfter(...away, command, undo))).toEqual(said(floorAfter(...away)));
  });
});
