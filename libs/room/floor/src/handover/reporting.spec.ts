import { type FloorCommand } from '../commands';
import {
  ana,
  at,
  ben,
  cleo,
  entryId,
  floorAfter,
  guests,
  openRoom,
  supervisor,
  t1,
  timer,
} from '../testing/testing';

const room = [...openRoom({ callInAllowed: true }), at('18:10:00').open(t1)];
const listed = [...room, at('19:00:00').join(ana), at('19:01:00').join(ben), at('19:02:00').join(cleo)];
const reportAfter = (...commands: readonly FloorCommand[]) => {
  const { outOfOrder, noShows, undone } = floorAfter(...commands).report;
  return { outOfOrder: outOfOrder.toArray(), noShows: noShows.toArray(), undone: undone.toArray() };
};
const outOfOrder = at('19:10:00', supervisor).call(cleo, [t1, 3], { reason: 'table agreed' });

describe('F04 every decision out of order stands in the report with who decided, why, and who was passed', () => {
  it('a call past those who wait', () => {
    expect(reportAfter(...listed, outOfOrder).outOfOrder).toEqual([
      {
        command: outOfOrder.command,
        at: outOfOrder.at,
        by: supervisor,
        type: 'PlayerCalled',
        playerId: cleo.playerId,
        alias: 'Cleo',
        gameId: 'holdem-1-2',
        tableId: t1,
        seat: 3,
        reason: 'table agreed',
        passed: [
          { entryId: entryId(ana), alias: 'Ana' },
          { entryId: entryId(ben), alias: 'Ben' },
        ],
      },
    ]);
  });

  it('a move on the list, a restored place and a guest seated past the list', () => {
    const move = at('19:20:00').ask({
      type: 'ReorderEntry',
      entryId: entryId(cleo),
      before: entryId(ana),
      reason: 'came first',
    });
    const off = at('19:21:00').ask({ type: 'RemoveEntry', entryId: entryId(ana), reason: 'left' });
    const back = at('19:22:00').ask({
      type: 'RestoreEntry',
      entryId: entryId(ana),
      place: 'former',
      reason: 'was in the bar',
    });
    const [guest] = guests(t1, 1);
    const said = reportAfter(...listed, move, off, back, {
      ...guest,
      at: back.at,
    } as FloorCommand).outOfOrder;
    expect(said.map(({ type, alias, reason, passed }) => [type, alias, reason, passed.length])).toEqual([
      ['EntryMoved', 'Cleo', 'came first', 2],
      ['EntryRestored', 'Ana', 'was in the bar', 1],
      ['PlayerSeated', 'Guest11', 'first game', 3],
    ]);
  });

  it('not a call in order, nor one past a player who is out', () => {
    expect(reportAfter(...listed, at('19:10:00').call(ana, [t1, 3])).outOfOrder).toEqual([]);
    const away = [...listed, at('19:05:00').out(ana), at('19:10:00').call(ben, [t1, 3])];
    expect(reportAfter(...away).outOfOrder).toEqual([]);
  });
});

describe('RRP-2.3.2 calls without a player are told to the next shift', () => {
  it('each with what it was, when, and by whom', () => {
    const call = at('19:10:00').call(ana, [t1, 3]);
    const expire = at('19:17:00', timer).ask({ type: 'ExpireCall', entryId: entryId(ana), call: 1 });
    const decline = [at('19:20:00').call(ben, [t1, 3]), at('19:21:00').decline(ben)];
    expect(reportAfter(...listed, call, expire, ...decline).noShows).toEqual([
      expect.objectContaining({ alias: 'Ana', what: 'no-answer', by: timer, tableId: t1, seat: 3 }),
      expect.objectContaining({ alias: 'Ben', what: 'declined', tableId: t1, seat: 3 }),
    ]);
  });

  it('and who called in and never came', () => {
    const lateRoom = [...room, at('19:00:00').join(ana, undefined, { source: 'call-in' })];
    expect(reportAfter(...lateRoom, at('20:30:00', timer).callInOver(ana)).noShows).toEqual([
      expect.objectContaining({ alias: 'Ana', what: 'call-in-expired', tableId: null, seat: null }),
    ]);
  });
});

describe('what was taken back is told too', () => {
  const undo = at('19:12:00').ask({ type: 'UndoAction', action: outOfOrder.command });

  it('and the decision stays in the report', () => {
    const said = reportAfter(...listed, outOfOrder, undo);
    expect(said.outOfOrder).toHaveLength(1);
    expect(said.undone).toEqual([
      expect.objectContaining({ command: outOfOrder.command, type: 'PlayerCalled' }),
    ]);
  });

  it('until the next day opens', () => {
    const closed = [...listed, outOfOrder, undo, at('23:59:00').ask({ type: 'CloseDay' })];
    expect(reportAfter(...closed).undone).toHaveLength(1);
  });
});
