import { alreadyInGame, alreadyOnList, alreadyThere, gameUnknown, wrongEntryState } from '../refusals';
import {
  ana,
  at,
  ben,
  cleo,
  dan,
  entryId,
  floorAfter,
  happened,
  holdem,
  omaha,
  ofEntry,
  openRoom,
  said,
  scenario,
  stampOf,
  t1,
} from '../testing/testing';
import { entriesInOrder, type Floor } from '../state';

const room = openRoom();
const listed = [
  ...room,
  at('19:00:00').join(ana, omaha),
  at('19:05:00').join(ben),
  at('19:10:00').join(cleo, omaha),
  at('19:15:00').join(dan, omaha),
];
const transfer = (extra: object = {}) =>
  at('20:00:00').ask({
    type: 'TransferEntry',
    entryId: entryId(ben),
    toGameId: omaha.gameId,
    place: 'bottom',
    reason: 'wants the bigger game',
    ...extra,
  });
const names = (floor: Floor, game = omaha) => entriesInOrder(floor, game.gameId).map(({ alias }) => alias);

describe('F03 a transfer between lists gains no place that is not explained', () => {
  it('puts the entry at the bottom of the other list, and passes nobody', () => {
    const command = transfer();
    scenario
      .given(...happened(...listed))
      .when(command)
      .then({
        type: 'EntryTransferred',
        ...stampOf(command),
        ...ofEntry(ben),
        toGameId: omaha.gameId,
        before: null,
        overtaken: [],
        reason: 'wants the bigger game',
      });
    const after = floorAfter(...listed, command);
    expect(names(after)).toEqual(['Ana', 'Cleo', 'Dan', 'Ben']);
    expect(names(after, holdem)).toEqual([]);
  });

  it('puts it where its time of arrival belongs, and tells everybody it passes', () => {
    const after = floorAfter(...listed, transfer({ place: 'arrival' }));
    expect(names(after)).toEqual(['Ana', 'Ben', 'Cleo', 'Dan']);
    const told = { kind: 'transferred', reason: 'wants the bigger game' };
    expect(after.overtakings.get(entryId(ana, omaha))).toBeUndefined();
    for (const who of [cleo, dan])
      expect(after.overtakings.get(entryId(who, omaha))).toEqual([expect.objectContaining(told)]);
  });

  it('keeps receipt, time of joining and standing', () => {
    const away = [...listed, at('19:30:00').out(ben)];
    const [before, after] = [floorAfter(...away), floorAfter(...away, transfer())];
    const was = before.entries.get(entryId(ben));
    expect(after.entries.get(entryId(ben))).toEqual({ ...was, gameId: omaha.gameId });
    expect(after.receipts.get('R-Ben-holdem')).toBe(entryId(ben));
    expect(after.listedIn.get(ben.playerId)?.toJS()).toEqual({ [omaha.gameId]: entryId(ben) });
  });

  it('can be taken back, with the places on both lists', () => {
    const command = transfer({ place: 'arrival' });
    const undo = at('20:01:00').ask({ type: 'UndoAction', action: command.command });
    expect(said(floorAfter(...listed, command, undo))).toEqual(said(floorAfter(...listed)));
  });

  it('is refused while he is called, for the list he is on, and for a game that is not offered', () => {
    const given = scenario.given(...happened(...listed));
    given.when(transfer({ toGameId: holdem.gameId })).thenRefused(alreadyThere({ entryId: entryId(ben) }));
    given.when(transfer({ toGameId: 'none' })).thenRefused(gameUnknown({ gameId: 'none' }));
    const called = [...listed, at('19:20:00').open(t1), at('19:21:00').call(ben, [t1, 1])];
    scenario
      .given(...happened(...called))
      .when(transfer())
      .thenRefused(wrongEntryState({ entryId: entryId(ben), state: 'called' }));
  });
});

describe('RRP-2.3.1 one entry per game and limit holds for transfers too', () => {
  it('refuses a list on which he stands already', () => {
    scenario
      .given(...happened(...listed, at('19:40:00').join(ben, omaha)))
      .when(transfer())
      .thenRefused(alreadyOnList({ entryId: entryId(ben, omaha), gameId: omaha.gameId }));
  });
});

describe('RRP-2.3.4 who sits in a game is not transferred to its list', () => {
  it('refuses it', () => {
    const seated = [
      ...room,
      at('18:50:00').open(t1, omaha),
      at('18:55:00').seat(ben, [t1, 1]),
      at('19:05:00').join(ben),
    ];
    scenario
      .given(...happened(...seated))
      .when(transfer())
      .thenRefused(alreadyInGame({ gameId: omaha.gameId }));
  });
});
