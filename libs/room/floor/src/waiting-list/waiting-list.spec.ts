import { type EntryId, id } from '@cardroom/kernel';
import {
  alreadyInGame,
  alreadyOnList,
  alreadyThere,
  entryExists,
  entryNotRemoved,
  gameUnknown,
  otherList,
  playerNotPresent,
  receiptCodeTaken,
  wrongEntryState,
} from '../refusals';
import { entriesInOrder, type Floor } from '../state';
import {
  ana,
  asPlayer,
  at,
  ben,
  cleo,
  clock,
  dan,
  entryId,
  floorAfter,
  guests,
  happened,
  holdem,
  kiosk,
  listKeeper,
  ofEntry,
  omaha,
  openRoom,
  type Person,
  scenario,
  stampOf,
  t1,
} from '../testing/testing';

const names = (floor: Floor) => entriesInOrder(floor, holdem.gameId).map(({ alias }) => alias);
const listed = [ana, ben, cleo, dan].map((who, i) => at(`19:0${i}:00`).join(who));
const remove = (who: Person, time = '19:10:00') =>
  at(time).ask({ type: 'RemoveEntry', entryId: entryId(who), reason: 'asked at the desk' });
const restore = (who: Person, place: 'bottom' | 'former', time = '19:20:00') =>
  at(time).ask({ type: 'RestoreEntry', entryId: entryId(who), place, reason: 'taken off by mistake' });
const reorder = (who: Person, before: Person | null, time = '19:10:00') =>
  at(time).ask({
    type: 'ReorderEntry',
    entryId: entryId(who),
    before: before && entryId(before),
    reason: 'was here before',
  });
const toldTo = (floor: Floor, who: Person) => floor.overtakings.get(entryId(who));

describe('RRP-2.3.1 present to join a list', () => {
  it('adds a player in the room at the time he joined, to the second', () => {
    const command = at('19:00:07').join(ana);
    scenario
      .given(...happened(...openRoom()))
      .when(command)
      .then({
        type: 'PlayerListed',
        ...stampOf(command),
        ...ofEntry(ana),
        receiptCode: 'R-Ana-holdem',
        source: 'walk-in',
        arriveBy: null,
      });
  });

  it('keeps the order of joining', () => {
    expect(names(floorAfter(...openRoom(), ...listed))).toEqual(['Ana', 'Ben', 'Cleo', 'Dan']);
  });

  it('puts a name that is keyed in late where its time of joining belongs, and tells whom it passes', () => {
    const inOrder = [at('19:00:00').join(ana), at('19:05:00').join(ben), at('19:10:01').join(cleo)];
    const late = at('19:05:00').join(dan);
    const floor = floorAfter(...openRoom(), ...inOrder, late);
    expect(names(floor)).toEqual(['Ana', 'Ben', 'Dan', 'Cleo']);
    expect(toldTo(floor, cleo)).toMatchObject([{ kind: 'keyed-in-late', reason: 'keyed-in-late' }]);
    expect(toldTo(floor, ben)).toBeUndefined();
    const second = floorAfter(...openRoom(), ...inOrder, at('19:10:01').join(dan));
    expect(names(second)).toEqual(['Ana', 'Ben', 'Cleo', 'Dan']);
    const undo = at('19:11:00').ask({ type: 'UndoAction', action: late.command });
    expect(names(floorAfter(...openRoom(), ...inOrder, late, undo))).toEqual(['Ana', 'Ben', 'Cleo']);
  });

  it('puts nobody who is keyed in late before a name that was there at that time', () => {
    const raised = [...listed.slice(0, 2), at('19:10:00').join(cleo), reorder(cleo, ana, '19:11:00')];
    expect(names(floorAfter(...openRoom(), ...raised, at('19:05:00').join(dan)))).toEqual([
      ...['Cleo', 'Ana', 'Ben', 'Dan'],
    ]);
  });

  it.each(['call-in', 'phone'] as const)('refuses a %s where the house does not take them', (source) => {
    scenario
      .given(...happened(...openRoom({ callInAllowed: false })))
      .when(at('19:00:00').join(ana, holdem, { source }))
      .thenRefused(playerNotPresent({ source }));
  });

  it('takes a call-in where the house does, with a time to arrive', () => {
    const command = at('19:00:00').join(ana, holdem, { source: 'call-in' });
    scenario
      .given(...happened(...openRoom({ callInAllowed: true, callInArrivalMinutes: 90 })))
      .when(command)
      .then({
        type: 'PlayerListed',
        ...stampOf(command),
        ...ofEntry(ana),
        receiptCode: 'R-Ana-holdem',
        source: 'call-in',
        arriveBy: clock('20:30:00'),
      });
  });

  it('lists nobody for an absent friend, nor a player who is not seen', () => {
    const given = scenario.given(...happened(...openRoom()));
    given.when(at('19:00:00', asPlayer(ana)).join(ben)).thenRefused(playerNotPresent({ source: 'walk-in' }));
    given.when(at('19:00:00', asPlayer(ana)).join(ana)).thenRefused(playerNotPresent({ source: 'walk-in' }));
    const remote = scenario.given(...happened(...openRoom({ callInAllowed: true })));
    remote
      .when(at('19:00:00', asPlayer(ana)).join(ben, holdem, { source: 'call-in' }))
      .thenRefused(playerNotPresent({ source: 'call-in' }));
    const own = at('19:00:00', asPlayer(ana)).join(ana, holdem, { source: 'call-in' });
    expect(remote.when(own).decision.accepted).toBe(true);
  });

  it('takes one entry per game and limit, and others for other games', () => {
    const given = scenario.given(...happened(...openRoom(), at('19:00:00').join(ana)));
    const again = at('19:01:00').join(ana, holdem, { entryId: id<EntryId>('e-again'), receiptCode: 'again' });
    given.when(again).thenRefused(alreadyOnList({ entryId: entryId(ana), gameId: holdem.gameId }));
    expect(given.when(at('19:01:00').join(ana, omaha)).decision.accepted).toBe(true);
  });

  it('takes a player seated in another game, who is present', () => {
    const floor = floorAfter(
      ...openRoom(),
      at('18:10:00').open(t1, omaha),
      at('18:20:00').seat(ana, [t1, 1]),
      at('19:00:00').join(ana),
    );
    expect(names(floor)).toEqual(['Ana']);
  });
});

describe('joining a list', () => {
  it('needs a game that is offered, and ids never used before', () => {
    const given = scenario.given(...happened(...openRoom(), at('19:00:00').join(ana)));
    given
      .when(at('19:01:00').join(ben, { ...holdem, gameId: id('none') }))
      .thenRefused(gameUnknown({ gameId: 'none' }));
    given
      .when(at('19:01:00').join(ben, holdem, { entryId: entryId(ana) }))
      .thenRefused(entryExists({ entryId: entryId(ana) }));
    given
      .when(at('19:01:00').join(ben, holdem, { receiptCode: 'R-Ana-holdem' }))
      .thenRefused(receiptCodeTaken());
  });

  it('is not for the game a player sits in', () => {
    scenario
      .given(...happened(...openRoom(), at('18:10:00').open(t1), at('18:20:00').seat(ana, [t1, 1])))
      .when(at('19:00:00').join(ana))
      .thenRefused(alreadyInGame({ gameId: holdem.gameId }));
  });
});

describe('leaving a list', () => {
  it('ends the entry by the wish of the player or the word of staff', () => {
    const given = scenario.given(...happened(...openRoom(), ...listed));
    const leave = at('19:10:00', kiosk).leaveList(ben);
    given
      .when(leave)
      .then({ type: 'EntryRemoved', ...stampOf(leave), ...ofEntry(ben), cause: 'left', reason: null });
    const taken = remove(ben);
    given.when(taken).then({
      type: 'EntryRemoved',
      ...stampOf(taken),
      ...ofEntry(ben),
      cause: 'removed',
      reason: 'asked at the desk',
    });
  });

  it('frees the seat that was kept for a called player', () => {
    const floor = floorAfter(
      ...openRoom(),
      at('18:10:00').open(t1),
      ...listed,
      at('19:05:00').call(ana, [t1, 1]),
      at('19:06:00').leaveList(ana),
    );
    expect(floor.tables.get(t1)?.seats[0]).toEqual({ state: 'free' });
    expect(floor.reservedFor.size).toBe(0);
  });

  it('happens once', () => {
    scenario
      .given(...happened(...openRoom(), ...listed, remove(ben)))
      .when(remove(ben, '19:11:00'))
      .thenRefused(wrongEntryState({ entryId: entryId(ben), state: 'removed' }));
  });
});

describe('RRP-2.3.2 who was taken off returns at the bottom, or with a reason where he stood', () => {
  const removed = [...openRoom(), ...listed, remove(ben)];

  it('puts him at the bottom and nobody is passed', () => {
    const floor = floorAfter(...removed, restore(ben, 'bottom'));
    expect(names(floor)).toEqual(['Ana', 'Cleo', 'Dan', 'Ben']);
    expect(floor.overtakings.size).toBe(0);
  });

  it('puts him where he stood, and those behind are told why', () => {
    const floor = floorAfter(...removed, restore(ben, 'former'));
    expect(names(floor)).toEqual(['Ana', 'Ben', 'Cleo', 'Dan']);
    expect(toldTo(floor, ana)).toBeUndefined();
    expect(toldTo(floor, dan)).toMatchObject([
      { at: clock('19:20:00'), kind: 'restored', reason: 'taken off by mistake' },
    ]);
  });

  it('finds the former place although those around it have gone or moved', () => {
    const floor = floorAfter(
      ...removed,
      remove(ana, '19:11:00'),
      reorder(dan, cleo, '19:12:00'),
      restore(ben, 'former'),
    );
    expect(names(floor)).toEqual(['Ben', 'Dan', 'Cleo']);
  });

  it('restores only what was removed, once, and not over a newer entry', () => {
    const given = scenario.given(...happened(...removed));
    given.when(restore(ana, 'former')).thenRefused(entryNotRemoved({ entryId: entryId(ana) }));
    const newer = at('19:15:00').join(ben, holdem, { entryId: id<EntryId>('e-newer'), receiptCode: 'newer' });
    scenario
      .given(...happened(...removed, newer))
      .when(restore(ben, 'former'))
      .thenRefused(alreadyOnList({ entryId: 'e-newer', gameId: holdem.gameId }));
  });

  it('does not restore a player who was seated', () => {
    scenario
      .given(
        ...happened(
          ...openRoom(),
          at('18:10:00').open(t1),
          ...listed,
          at('19:05:00').call(ana, [t1, 1]),
          at('19:06:00').seatCalled(ana),
        ),
      )
      .when(restore(ana, 'former'))
      .thenRefused(entryNotRemoved({ entryId: entryId(ana) }));
  });
});

describe('F03 each change of the order has a reason that the player may read', () => {
  it('tells everybody who was passed when an entry moves up', () => {
    const command = reorder(dan, ben);
    const overtaken = [ben, cleo].map((who) => ({ entryId: entryId(who), kind: 'moved' as const }));
    scenario
      .given(...happened(...openRoom(), ...listed))
      .when(command)
      .then({
        type: 'EntryMoved',
        ...stampOf(command),
        ...ofEntry(dan),
        before: entryId(ben),
        reason: 'was here before',
        overtaken,
      });
    const floor = floorAfter(...openRoom(), ...listed, command);
    expect(names(floor)).toEqual(['Ana', 'Dan', 'Ben', 'Cleo']);
    expect(toldTo(floor, ben)).toEqual([
      { at: clock('19:10:00'), kind: 'moved', reason: 'was here before', command: command.command },
    ]);
  });

  it('tells the entry itself when it moves down', () => {
    const floor = floorAfter(...openRoom(), ...listed, reorder(ana, null));
    expect(names(floor)).toEqual(['Ben', 'Cleo', 'Dan', 'Ana']);
    expect(toldTo(floor, ana)).toMatchObject([{ kind: 'moved' }]);
    expect(toldTo(floor, ben)).toBeUndefined();
  });

  it('moves within one list, and somewhere else than before', () => {
    const given = scenario.given(...happened(...openRoom(), ...listed, at('19:05:00').join(ana, omaha)));
    given.when(reorder(ben, cleo)).thenRefused(alreadyThere({ entryId: entryId(ben) }));
    given.when(reorder(dan, null)).thenRefused(alreadyThere({ entryId: entryId(dan) }));
    given
      .when(
        at('19:10:00').ask({
          type: 'ReorderEntry',
          entryId: entryId(ben),
          before: entryId(ana, omaha),
          reason: 'x',
        }),
      )
      .thenRefused(otherList({ entryId: entryId(ana, omaha), gameId: holdem.gameId }));
  });

  it('tells a passed player of a seat given directly, with the words of whoever gave it', () => {
    const floor = floorAfter(
      ...openRoom(),
      at('18:10:00').open(t1),
      ...guests(t1, 3),
      ...listed,
      at('19:10:00', listKeeper).seat({ ...dan, playerId: id('p-host'), alias: 'Host' }, [t1, 4], {
        reason: 'host of the game',
      }),
    );
    expect(toldTo(floor, cleo)).toMatchObject([{ kind: 'seated-directly', reason: 'host of the game' }]);
  });
});
