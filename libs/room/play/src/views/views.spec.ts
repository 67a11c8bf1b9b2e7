import { fixedLimit } from '@cardroom/poker';
import { type Table } from '../state';
import {
  ana,
  at,
  cleo,
  clock,
  dan,
  dealer,
  euros,
  next,
  nextAll,
  type Opening,
  seated,
  seedOf,
  tableAfter,
  timer,
} from '../testing/testing';
import { startingClocks } from '../terms';
import { type TableView, viewFor } from './view';
import { type Viewer } from './viewer';

const dealt = (more: Opening = {}): Table =>
  tableAfter(...seated('dealt', 3, more), at('20:00:00', timer).start({ hand: 1 }));

const view = (table: Table, viewer: Viewer = { kind: 'spectator' }): TableView => viewFor(viewer, table)!;

const seatOf = (shown: TableView, seat: number) => shown.seats.find((one) => one.seat === seat)!;

describe('what somebody at a table sees', () => {
  it('are his own cards, covered ones of the others, and what he may do when it is his turn', () => {
    const table = dealt();
    const seat = table.clock?.seat ?? 1;
    const his = view(table, { kind: 'seat', seat });
    expect(seatOf(his, seat).cards).not.toContain('??');
    expect(seatOf(his, (seat % 3) + 1).cards).toEqual(['??', '??']);
    expect(his.hand?.legal).toMatchObject({ seat, fold: { allowed: true } });
    const other = view(table, { kind: 'seat', seat: (seat % 3) + 1 });
    expect(other.hand?.legal).toBeNull();
    expect(other.hand?.toAct).toBe(seat);
  });

  it('is the straddle by the house’s multiple, where one is taken', () => {
    const blinds = (more: Opening) => view(dealt(more)).straddleBlinds;
    expect([blinds({}), blinds({ rules: { straddleMultiple: 4 } })]).toEqual([2, 4]);
    expect(blinds({ rules: { straddleAllowed: false } })).toBeNull();
    const limit = { structure: fixedLimit([200, 400], { smallBlind: 100, bigBlind: 200 }) };
    expect(blinds({ stakes: limit })).toBeNull();
    expect(blinds({ stakes: limit, rules: { straddleAllowedLimit: true } })).toBe(2);
    expect(blinds({ stakes: { tournament: true } })).toBeNull();
  });

  it('is the clocks of the table as they were set last', () => {
    const table = next(
      dealt(),
      at('20:00:10').ask('ChangeHouseRules', { clocks: { ...startingClocks, actSeconds: 20 } }),
    );
    expect(view(table).clocks).toEqual({ ...startingClocks, actSeconds: 20 });
  });

  it('is the clock, running or standing still', () => {
    const table = dealt();
    expect(view(table).clock).toMatchObject({ kind: 'turn', wholeMs: 30_000, dueAt: clock('20:00:30') });
    const paused = next(table, at('20:00:10').ask('PauseTable', { why: 'floor' }));
    expect(view(paused).clock).toMatchObject({ remainingMs: 20_000, dueAt: null });
  });

  it('is, between hands, who is dealt in next, who is not and why, and who won', () => {
    const table = nextAll(
      tableAfter(...seated('recorded', 3), at('20:00:00', dealer).start()),
      at('20:00:10', dealer).act(1, 1, { kind: 'fold' }),
      at('20:00:20', dealer).act(1, 2, { kind: 'fold' }),
      at('20:00:30').ask('HoldOut', { playerId: ana, why: 'rent', rule: 'RRP-2.2.2' }),
    );
    const shown = view(table);
    expect(shown.coming).toMatchObject({
      dealtIn: expect.arrayContaining([2, 3]) as unknown,
      notDealtIn: [{ seat: 1, code: 'play.held-out', rule: 'RRP-2.2.2' }],
    });
    expect(shown.lastHand).toMatchObject({ number: 1, won: [{ seat: 3 }] });
    expect(seatOf(shown, 1)).toMatchObject({ status: 'held-out', stackMinor: euros(100) });
  });

  it('is who won where he sits now, after seats were changed or left', () => {
    const won = tableAfter(
      ...seated('recorded', 3),
      at('20:00:00', dealer).start(),
      at('20:00:10', dealer).act(1, 1, { kind: 'fold' }),
      at('20:00:20', dealer).act(1, 2, { kind: 'fold' }),
    );
    const seatsWon = (table: Table) => view(table).lastHand?.won.map(({ seat }) => seat);
    expect(seatsWon(won)).toEqual([3]);
    const exchanged = at('20:00:30').ask('ExchangeSeats', { playerId: cleo, withPlayer: ana });
    expect(seatsWon(next(won, exchanged))).toEqual([1]);
    const changed = at('20:00:30').ask('ChangeSeat', { playerId: cleo, to: 6 });
    expect(seatsWon(next(won, changed))).toEqual([6]);
    const left = at('20:00:30').ask('LeaveSeat', { playerId: cleo, cause: 'left' });
    expect(seatsWon(nextAll(won, left, at('20:00:40').sit(3, { playerId: dan })))).toEqual([]);
  });

  it('is the seed of the hand before, and of no other', () => {
    const table = dealt();
    const folded = nextAll(
      table,
      at('20:00:30', timer).ask('ExpireClock', { clock: 1 }),
      at('20:01:00', timer).ask('ExpireClock', { clock: 2 }),
    );
    expect(view(folded).lastHand?.seed).toBe(seedOf(1));
    expect(JSON.stringify(view(table))).not.toContain(seedOf(1));
    expect(JSON.stringify(view(folded))).not.toContain(seedOf(99));
  });
});

describe('THR-1.4.b.2 chips on their way are marked at the seat', () => {
  it('until the cashier’s chips have come', () => {
    const put = { playerId: cleo, amountMinor: euros(500), purchase: 'b1', announced: true };
    const table = next(tableAfter(...seated('recorded', 3)), at('19:04:00').ask('PutBehind', put));
    expect(seatOf(view(table), 3).behindMinor).toBe(euros(500));
    const came = next(table, at('19:05:00').ask('DeliverBehind', { purchase: 'b1' }));
    expect(seatOf(view(came), 3)).toMatchObject({ behindMinor: 0, stackMinor: euros(600) });
  });
});

describe('RTC-16.c a pot that is never told', () => {
  it('is known to the dealer and the floor alone', () => {
    const table = dealt({ rules: { showPotToPlayers: false } });
    expect(view(table).hand).toMatchObject({ pots: null, potMinor: null });
    expect(view(table, { kind: 'dealer' }).hand).toMatchObject({ potMinor: 300 });
    expect(view(dealt()).hand).toMatchObject({ potMinor: 300 });
  });
});

describe('what the dealer of a recorded table sees', () => {
  const table = tableAfter(
    ...seated('recorded', 3),
    at('20:00:00', dealer).start({ stepwise: true }),
    at('20:00:01', dealer).hand(1, { type: 'PostForcedBets' }),
    at('20:00:02', dealer).hand(1, {
      type: 'Deal',
      hands: [{ seat: 2, cards: ['As', 'Ks'] }],
    }),
  );

  it('are the cards he entered, and nobody else does', () => {
    expect(seatOf(view(table, { kind: 'dealer' }), 2).cards).toEqual(['As', 'Ks']);
    expect(seatOf(view(table), 2).cards).toEqual(['??', '??']);
    expect(JSON.stringify(view(table))).not.toContain('As');
  });

  it('is what to do next, with what to deal', () => {
    const flop = nextAll(
      table,
      at('20:00:10', dealer).act(1, 1, { kind: 'call' }),
      at('20:00:20', dealer).act(1, 2, { kind: 'call' }),
      at('20:00:30', dealer).act(1, 3, { kind: 'check' }),
    );
    expect(view(flop, { kind: 'dealer' }).hand).toMatchObject({
      streetName: 'preflop',
      boardCards: 5,
      waitsFor: { kind: 'deal' },
      deal: { street: 'flop', board: 3, perSeat: 0, seats: [] },
    });
    expect(view(flop).custody).toBeNull();
    expect(view(flop, { kind: 'supervisor' }).custody).toEqual([]);
  });
});
