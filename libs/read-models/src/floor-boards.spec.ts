import { floor, type FloorCommand } from '@cardroom/floor';
import {
  ana,
  at,
  ben,
  cleo,
  entryId,
  floorAfter,
  guests,
  happened,
  holdem,
  listKeeper,
  omaha,
  openRoom,
  person,
  supervisor,
  t1,
  t2,
} from '@cardroom/floor/testing';
import { floorRows } from './floor-boards';
import { rowAfter as row } from './testing/boards';

/** Board and key of each row that the last command writes. */
const written = (...commands: readonly FloorCommand[]) => {
  const before = floorAfter(...commands.slice(0, -1));
  const events = happened(...commands).slice(happened(...commands.slice(0, -1)).length);
  const after = events.reduce(floor.evolve, before);
  return floorRows({ before, after, events }).map(
    ({ board, key, body }) => `${body ? '' : '-'}${board}/${key}`,
  );
};

const room = openRoom({ playersToStart: 4 });
const open = [...room, at('18:10:00').open(t1)];
const listed = [at('19:00:00').join(ana), at('19:01:00').join(ben), at('19:02:00').join(cleo)];

describe('F01 the public board shows only what is really open and seated', () => {
  const game = (...commands: readonly FloorCommand[]) => row('public-games', holdem.gameId, ...commands);

  it('says what a game that waits lacks', () => {
    expect(game(...room)).toMatchObject({ going: false, tables: [], lacks: ['table', 'players'] });
    expect(game(...open)).toMatchObject({ going: false, tables: [], lacks: ['players'] });
    const four = [...listed, at('19:03:00').join(person('Dora'))];
    expect(game(...room, ...four)).toMatchObject({ going: false, waiting: 4, lacks: ['table'] });
  });

  it('shows a game as going from the players in its seats, not from a table that is open', () => {
    expect(game(...open, ...guests(t1, 3))).toMatchObject({
      going: false,
      tables: [{ number: 1, section: 'A', seated: 3, seats: 9 }],
      lacks: ['players'],
    });
    expect(game(...open, ...guests(t1, 4))).toMatchObject({ going: true, lacks: [] });
  });

  it('counts nobody who was only called', () => {
    expect(game(...open, ...listed, at('19:10:00').call(ana, [t1, 1]))).toMatchObject({
      going: false,
      tables: [],
    });
  });
});

describe('F03 a player reads his own place and each overtaking with its reason', () => {
  it('by receipt code', () => {
    const call = at('19:10:00', supervisor).call(cleo, [t1, 3], { reason: 'table agreed' });
    expect(row('receipts', 'R-Ben-holdem', ...open, ...listed, call)).toEqual({
      entryId: entryId(ben),
      alias: 'Ben',
      game: expect.objectContaining({ gameId: holdem.gameId, stakes: ['1.00', '2.00'], maxBuyIn: '500.00' }),
      state: 'waiting',
      position: null,
      expected: null,
      joinedAt: '2026-11-28T19:01:00.000Z',
      until: null,
      call: null,
      overtakings: [{ at: '2026-11-28T19:10:00.000Z', kind: 'called-out-of-order', reason: 'table agreed' }],
    });
  });

  it('also after it has ended, and when its game is offered no more', () => {
    const seated = [...open, ...listed, at('19:10:00').call(ana, [t1, 3]), at('19:11:00').seatCalled(ana)];
    expect(row('receipts', 'R-Ana-holdem', ...seated)).toMatchObject({ state: 'seated', position: null });
    const withdrawn = [
      ...room,
      at('19:00:00').join(ana, omaha),
      at('19:10:00').ask({ type: 'WithdrawGame', gameId: omaha.gameId }),
    ];
    expect(row('receipts', 'R-Ana-omaha', ...withdrawn)).toMatchObject({ state: 'removed', position: null });
    expect(row('removed-entries', entryId(ana, omaha), ...withdrawn)).toMatchObject({
      why: 'game-withdrawn',
    });
  });
});

describe('an opening is proposed to the floor from the number the house has set', () => {
  const six = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => at('19:00:00').join(person(name)));
  const proposed = (count: number, threshold: number | null) =>
    row('lists', holdem.gameId, ...openRoom({ tableOpenProposalPlayers: threshold }), ...six.slice(0, count))
      .openingProposed;

  it('with six present players, not with five', () => {
    expect(proposed(5, 6)).toBe(false);
    expect(proposed(6, 6)).toBe(true);
  });

  it('never where the house has set none', () => {
    expect(proposed(6, null)).toBe(false);
  });
});

describe('what the lists show staff', () => {
  it('is an interest list until a table is open', () => {
    expect(row('lists', holdem.gameId, ...room, ...listed).kind).toBe('interest');
    expect(row('lists', holdem.gameId, ...open, ...listed).kind).toBe('waiting');
  });

  it('is who is to be called for which seat, in order', () => {
    const { openSeats } = row('lists', holdem.gameId, ...open, ...listed, at('19:05:00').out(ben));
    expect(openSeats.slice(0, 3)).toEqual([
      { tableId: t1, tableNumber: 1, seat: 1, next: entryId(ana) },
      { tableId: t1, tableNumber: 1, seat: 2, next: entryId(cleo) },
      { tableId: t1, tableNumber: 1, seat: 3, next: null },
    ]);
  });

  it('is the call that runs, and who sits elsewhere meanwhile', () => {
    const commands = [
      ...open,
      at('18:11:00').open(t2, omaha),
      at('18:20:00').seat(ben, [t2, 1]),
      ...listed,
      at('19:10:00').call(ana, [t1, 3]),
    ];
    const { entries } = row('lists', holdem.gameId, ...commands);
    expect(entries[0]).toMatchObject({
      position: 1,
      state: 'called',
      call: { call: 1, tableNumber: 1, seat: 3, answerBy: '2026-11-28T19:15:00.000Z', answered: false },
    });
    expect(entries.map(({ seatedElsewhere }) => seatedElsewhere)).toEqual([false, true, false]);
  });
});

describe('what a table shows staff', () => {
  it('is each seat with its use, its holder and its time', () => {
    const commands = [
      ...open,
      at('18:20:00').seat(person('Zoe'), [t1, 1]),
      ...listed,
      at('19:10:00').call(ana, [t1, 2]),
      at('19:11:00', supervisor).reserve(null, [t1, 3], { reason: 'impaired sight' }),
    ];
    const { state, seats, seated } = row('tables', t1, ...commands);
    expect({ state, seated }).toEqual({ state: 'opening', seated: 1 });
    expect(seats.slice(0, 4)).toMatchObject([
      { seat: 1, state: 'seated', alias: 'Zoe', until: null },
      { seat: 2, state: 'reserved', alias: 'Ana', entryId: entryId(ana), until: '2026-11-28T19:15:00.000Z' },
      { seat: 3, state: 'held', alias: null, reason: 'impaired sight' },
      { seat: 4, state: 'free', alias: null },
    ]);
  });
});

describe('what can be undone', () => {
  it('names who did what to whom, and goes when something was built on it', () => {
    const call = at('19:10:00', listKeeper).call(ana, [t1, 3]);
    expect(row('actions', call.command, ...open, ...listed, call)).toEqual({
      commandId: call.command,
      type: 'PlayerCalled',
      at: '2026-11-28T19:10:00.000Z',
      by: 'listKeeper',
      summary: { alias: 'Ana', tableNumber: 1, seat: 3, gameId: holdem.gameId, staffId: 'listKeeper' },
    });
    const rows = written(...open, ...listed, call, at('19:11:00').answer(ana));
    expect(rows).toContain(`-actions/${call.command}`);
  });
});

describe('the room', () => {
  it('shows the day and the settings in force, with currency and time zone', () => {
    expect(row('room', 'room', ...room)).toMatchObject({
      room: 'main',
      name: 'Main room',
      day: '2026-11-28',
      settings: { playersToStart: 4, currency: 'EUR', timeZone: 'Europe/Paris' },
    });
    expect(row('room', 'room', ...room, at('23:59:00').ask({ type: 'CloseDay' })).day).toBeNull();
  });
});

describe('a command writes only the rows it changes', () => {
  it('joining an interest list: the list, the name on it, the public board, the receipt, the action', () => {
    const join = at('19:05:00').join(person('Dora'));
    expect(written(...room, ...listed, join).sort()).toEqual([
      `actions/${join.command}`,
      `list-heads/${holdem.gameId}`,
      `list-heads:${holdem.gameId}/${entryId(person('Dora'))}`,
      `public-games/${holdem.gameId}`,
      'receipts/R-Dora-holdem',
    ]);
  });

  it('a seat left: its table and its game, no table of another game; the opening can be undone again', () => {
    const opening = at('18:10:00').open(t1);
    const commands = [...room, opening, at('18:11:00').open(t2, omaha), at('18:20:00').seat(ana, [t1, 1])];
    const leave = at('19:00:00').leaveSeat([t1, 1]);
    const rows = [
      `-actions/${commands.at(-1)?.command}`,
      `actions/${leave.command}`,
      `actions/${opening.command}`,
      `list-heads/${holdem.gameId}`,
      `public-games/${holdem.gameId}`,
      `tables/${t1}`,
    ];
    expect(written(...commands, leave).sort()).toEqual(rows.sort());
  });
});
