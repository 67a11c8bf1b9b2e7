import { type FloorCommand } from '@cardroom/floor';
import {
  at,
  dealer,
  guests,
  holdem,
  omaha,
  openRoom,
  person,
  supervisor,
  t1,
  t2,
  t3,
} from '@cardroom/floor/testing';
import { expectBoardsToEqualFold, rowAfter as row } from './testing/boards';

const seed = '4b'.repeat(32);
const ask = (time: string, command: object) => at(time, supervisor).ask(command);
const signIn = (dealerId: string, tableId: string | null) =>
  ask('18:11:00', { type: 'SignInDealer', dealerId, name: dealerId.toUpperCase(), tableId, section: 'A' });
const slips = Array.from({ length: 11 }, (_, i) => ({ entryId: `s${i}`, receiptCode: `S${i}` }));
const names = Array.from({ length: 4 }, (_, i) => at('18:05:00').join(person(`Name${i + 1}`)));

const push = ask('18:45:00', { type: 'PushDealers', section: 'A' });
const opening = [...openRoom({ tableOpenProposalPlayers: 4 }), ...names, at('18:10:00').open(t1)];
const evening: readonly FloorCommand[] = [
  ...opening,
  ask('18:10:30', { type: 'DrawSeats', tableId: t1, seed }),
  signIn('d1', t1),
  signIn('d2', null),
  at('18:12:00').open(t2),
  at('18:12:00').open(t3),
  ...guests(t2, 6),
  ...guests(t3, 8),
  at('18:40:00', dealer).ask({ type: 'DrawButton', tableId: t2, seed }),
  push,
  ask('18:46:00', { type: 'UndoAction', action: push.command }),
  at('18:50:00', dealer).ask({ type: 'ChangeDeck', tableId: t2, what: 'setup', cause: 'request' }),
  ask('18:51:00', { type: 'ProposeStakes', tableId: t3, gameId: omaha.gameId }),
  ask('18:52:00', { type: 'ObjectToStakes', tableId: t3, playerId: person('Guest31').playerId }),
  at('18:53:00', dealer).ask({ type: 'MarkAbsent', tableId: t3, seat: 4 }),
  at('18:54:00').leaveSeat([t3, 1]),
  ...[1, 2].map((seat) => at('18:55:00').leaveSeat([t2, seat])),
  ask('18:56:00', { type: 'AnnounceBreak', tableId: t2 }),
  ask('18:57:00', { type: 'DrawForBreak', tableId: t2, seed }),
  at('18:58:00').leaveSeat([t3, 2]),
  ask('18:59:00', { type: 'BreakTable', tableId: t2, slips }),
  ask('19:00:00', { type: 'ConfirmStakes', tableId: t3 }),
  ask('19:01:00', { type: 'SignOutDealer', dealerId: 'd1' }),
];

const until = (type: string, nth = 1): readonly FloorCommand[] => {
  const places = evening.flatMap((command, i) => (command.type === type ? [i] : []));
  return evening.slice(0, (places[nth - 1] ?? -1) + 1);
};

describe('the boards of tables equal a fold of the log', () => {
  it('after every command of an evening, and keep to their contract', () => expectBoardsToEqualFold(evening));
});

describe('F01 a game that waits says that it lacks a dealer', () => {
  it('where dealers sign in, and none is at its tables or free to come', () => {
    const lacks = (...commands: readonly FloorCommand[]) =>
      row('public-games', holdem.gameId, ...commands).lacks;
    expect(lacks(...opening)).toEqual(['players']);
    const elsewhere = [...opening, at('18:10:30').open(t2, omaha), signIn('d1', t2)];
    expect(lacks(...elsewhere)).toEqual(['players', 'dealer']);
    expect(lacks(...elsewhere, signIn('d2', null))).toEqual(['players']);
    expect(lacks(...opening, signIn('d1', t1))).toEqual(['players']);
  });

  it('never calls a game going that nobody plays, and calls the table a dead spread', () => {
    const left = [1, 2, 3, 4, 5].map((seat) => at('19:00:00').leaveSeat([t1, seat]));
    const dead = [...openRoom(), at('18:10:00').open(t1), ...guests(t1, 5), ...left];
    expect(row('public-games', holdem.gameId, ...dead)).toMatchObject({ going: false, tables: [] });
    expect(row('tables', t1, ...dead).state).toBe('dead-spread');
    expect(row('table-proposals', `close-${t1}-${holdem.gameId}`, ...dead)).toMatchObject({
      rule: 'RRP-2.2.1',
    });
  });
});

describe('an interest list becomes a list when its game opens', () => {
  it('with the names in their order', () => {
    const gathering = row('lists', holdem.gameId, ...openRoom({ tableOpenProposalPlayers: 4 }), ...names);
    expect(gathering).toMatchObject({ kind: 'interest', openingProposed: true });
    const opened = row('lists', holdem.gameId, ...opening);
    expect(opened).toMatchObject({ kind: 'waiting', openingProposed: false });
    expect(opened.entries.map(({ alias }) => alias)).toEqual(gathering.entries.map(({ alias }) => alias));
  });
});

describe('THR-1.1 a draw is there for everybody to verify', () => {
  it('with its seed, by alias only', () => {
    const drawn = row('opening-draws', t1, ...until('DrawSeats'));
    expect(drawn).toMatchObject({ tableNumber: 1, button: null, seats: { seed, isVerified: true } });
    expect(drawn.seats?.draws).toHaveLength(4);
    expect(JSON.stringify(drawn)).not.toMatch(/playerId|p-name/);
    expect(row('opening-draws', t2, ...until('DrawButton')).button).toMatchObject({ isVerified: true });
  });
});

describe('the dealers’ board', () => {
  it('shows downs, breaks and the next push', () => {
    expect(row('dealers', 'd1', ...until('DrawButton'))).toMatchObject({
      state: 'dealing',
      tableNumber: 1,
      dueAt: '2026-11-28T18:41:00.000Z',
      downs: 1,
      next: { to: 'table', tableNumber: 2 },
      withoutRelief: true,
    });
    expect(row('dealers', 'd2', ...until('DrawButton'))).toMatchObject({
      state: 'ready',
      dueAt: null,
      next: { to: 'table', tableNumber: 1 },
    });
    expect(row('tables', t2, ...until('PushDealers')).dealer).toMatchObject({ dealerId: 'd1' });
  });
});

describe('what a table asks for and where its players go', () => {
  it('stands at the table until it is decided', () => {
    expect(row('tables', t3, ...until('MarkAbsent')).stakesProposal).toMatchObject({
      gameId: omaha.gameId,
      objections: [{ alias: 'Guest31' }],
      blocking: 2,
      needsApproval: true,
    });
    expect(row('tables', t3, ...until('MarkAbsent')).stakesProposal?.polled).toHaveLength(7);
    expect(row('tables', t3, ...evening)).toMatchObject({ game: { gameId: omaha.gameId } });
  });

  it('shows the cards, the highest first, with the seats they are for', () => {
    const cards = row('table-breaks', t2, ...until('DrawForBreak'));
    expect(cards.order).toHaveLength(4);
    expect(cards.seats.length).toBeGreaterThan(4);
    expect(row('tables', t2, ...until('DrawForBreak')).state).toBe('breaking');
    expect(row('table-breaks', t2, ...evening)).toBeUndefined();
  });
});
