import { type EntryId, id, type GameId, type Seed, type TableId } from '@cardroom/kernel';
import { compareCards } from '@cardroom/poker';
import { type Table } from '../carried';
import { type FloorCommand } from '../commands';
import { floor } from '../decider';
import { type BreakCardsDrawn, type TableBroken } from '../events';
import { verifyCards, verifyLots } from '../openings/drawing';
import { separatedPlayers } from '../moves/refusals';
import { notAuthorised, tableIsBreaking, tableUnsettled } from '../refusals';
import { entriesInOrder, type Floor, seatUse, tableState } from '../state';
import {
  ana,
  at,
  ben,
  dealer,
  floorAfter,
  guests,
  happened,
  holdem,
  listKeeper,
  openRoom,
  person,
  said,
  scenario,
  supervisor,
  t1,
  t2,
  t3,
} from '../testing/testing';
import {
  alreadyBreaking,
  breakSeatStillKept,
  breakWithoutDraw,
  cardsDrawn,
  cardsNotDrawn,
  cardTooLow,
  nobodySitsHere,
  notALikeTable,
  notBreaking,
  notKeptByBreak,
  seatChosenBefore,
  seatsDrawnByLot,
  slipsMissing,
} from './refusals';
import { inBreakOrder, sitters } from './order';

const seed = '3c'.repeat(32) as Seed;
const slips = (prefix = 's') =>
  Array.from({ length: 11 }, (_, i) => ({
    entryId: `${prefix}${i}`,
    receiptCode: `${prefix.toUpperCase()}${i}`,
  }));

/** T3 with six players, T1 and T2 with two free seats each, and two names on the list. */
const tables = [t1, t2, t3].map((tableId) => at('18:10:00').open(tableId));
const waiting = [at('18:50:00').join(ana), at('18:51:00').join(ben)];
const room = (settings = {}) => [
  ...openRoom(settings),
  ...tables,
  ...guests(t1, 7),
  ...guests(t2, 7),
  ...guests(t3, 6),
];
const draw = (more = {}, time = '19:00:00', by = supervisor) =>
  at(time, by).ask({ type: 'DrawForBreak', tableId: t3, seed, ...more });
const breakUp = (more = {}) =>
  at('19:01:00', supervisor).ask({ type: 'BreakTable', tableId: t3, slips: slips(), ...more });
const announce = at('18:55:00', supervisor).ask({ type: 'AnnounceBreak', tableId: t3 });
const given = (...commands: readonly FloorCommand[]) => scenario.given(...happened(...commands));
const drawnIn = (...commands: readonly FloorCommand[]) =>
  happened(...commands).find(({ type }) => type === 'BreakCardsDrawn') as BreakCardsDrawn;
const brokenIn = (...commands: readonly FloorCommand[]) =>
  happened(...commands).find(({ type }) => type === 'TableBroken') as TableBroken;
const namesOn = (now: Floor) => entriesInOrder(now, holdem.gameId).map(({ alias }) => alias);
const aliasesOf = (people: readonly { readonly alias: string }[]) => people.map(({ alias }) => alias);
const ordered = (floorNow: Floor) => inBreakOrder(floorNow, t3);

describe('RRP-2.3.14 a table breaks by drawn cards', () => {
  const drawn = [...room(), ...waiting, draw()];

  it('gives the four highest cards the four seats, and the others the top of the list', () => {
    const order = ordered(floorAfter(...drawn));
    const broken = brokenIn(...drawn, breakUp());
    expect(aliasesOf(broken.moved)).toEqual(aliasesOf(order.slice(0, 4)));
    expect(aliasesOf(broken.listed)).toEqual(aliasesOf(order.slice(4)));
    const now = floorAfter(...drawn, breakUp());
    expect(namesOn(now)).toEqual([...aliasesOf(order.slice(4)), 'Ana', 'Ben']);
    expect(now.tables.get(t3)?.game).toBeNull();
    for (const { playerId, tableId, seat } of broken.moved)
      expect(now.seatOf.get(playerId)).toEqual({ tableId, seat });
  });

  it('tells those on the list who passed them, and why', () => {
    const now = floorAfter(...drawn, breakUp());
    const told = now.overtakings.get(id<EntryId>('e-ana-holdem'));
    expect(told?.filter(({ kind }) => kind === 'table-broken')).toHaveLength(6);
    expect(told?.every(({ reason }) => reason.length > 0)).toBe(true);
  });

  it('orders by rank, suits breaking ties, and can be verified', () => {
    const fact = drawnIn(...drawn);
    expect(verifyCards(fact, 'break')).toBe(true);
    expect(verifyCards({ ...fact, seed: 'ff'.repeat(32) as Seed }, 'break')).toBe(false);
    const cards = ordered(floorAfter(...drawn)).map(({ card }) => card);
    expect(cards).toEqual(cards.toSorted((a, b) => compareCards(b, a)));
  });

  it('lets who has a seat choose it, in the order of the cards', () => {
    const [first, second, , , fifth] = ordered(floorAfter(...drawn));
    const choose = (player: typeof first, tableId: TableId, seat: number) => ({
      playerId: player?.playerId,
      tableId,
      seat,
    });
    const now = floorAfter(...drawn, breakUp({ choices: [choose(second, t2, 9)] }));
    expect(second && now.seatOf.get(second.playerId)).toEqual({ tableId: t2, seat: 9 });
    const asked = given(...drawn);
    asked
      .when(breakUp({ choices: [choose(first, t2, 9), choose(second, t2, 9)] }))
      .thenRefused(seatChosenBefore({ tableId: t2, seat: 9 }));
    asked
      .when(breakUp({ choices: [choose(fifth, t2, 9)] }))
      .thenRefused(cardTooLow({ tableId: t2, seat: 9, seats: 4 }));
    asked
      .when(breakUp({ choices: [choose(first, t2, 3)] }))
      .thenRefused(notALikeTable({ tableId: t2, seat: 3 }));
  });

  it('puts everybody on the list in drawn order where no like table has a seat', () => {
    const alone = [...openRoom(), at('18:10:00').open(t3), ...guests(t3, 5), ...waiting, draw()];
    const order = aliasesOf(ordered(floorAfter(...alone)));
    expect(namesOn(floorAfter(...alone, breakUp()))).toEqual([...order, 'Ana', 'Ben']);
    const atBottom = [
      ...openRoom({ breakListPosition: 'bottom' }),
      at('18:10:00').open(t3),
      ...guests(t3, 5),
      ...waiting,
      draw(),
      breakUp(),
    ];
    expect(namesOn(floorAfter(...atBottom))).toEqual(['Ana', 'Ben', ...order]);
  });

  it('gives who declines the draw neither a seat nor a place', () => {
    const { playerId } = person('Guest32');
    const declined = [...room(), draw({ declining: [playerId] })];
    expect(drawnIn(...declined).draws).toHaveLength(5);
    const broken = brokenIn(...declined, breakUp());
    expect(broken.left).toEqual([{ playerId, alias: 'Guest32' }]);
    const now = floorAfter(...declined, breakUp());
    expect(now.seatOf.has(playerId) || now.listedIn.has(playerId)).toBe(false);
  });

  it('needs slips for those who go to the list', () => {
    given(...drawn)
      .when(breakUp({ slips: slips().slice(0, 1) }))
      .thenRefused(slipsMissing({ needed: 2, given: 1 }));
  });

  it('is undone whole, the cards too', () => {
    const done = breakUp();
    const undo = at('19:02:00').ask({ type: 'UndoAction', action: done.command });
    expect(said(floorAfter(...drawn, done, undo))).toEqual(said(floorAfter(...drawn)));
  });
});

describe('RRP-2.3.5 a break seats nobody with whom he is not to sit', () => {
  const sitterAt = (tableId: TableId) => {
    const use = seatUse(floorAfter(...room()), { tableId, seat: 1 });
    return use?.state === 'seated' ? use.seated.playerId : null;
  };
  const [first] = ordered(floorAfter(...room(), draw()));
  const apartAt = (...tableIds: readonly TableId[]) =>
    tableIds.map((tableId) =>
      at('18:45:00', supervisor).ask({
        ...{ type: 'KeepApart', playerId: first?.playerId, otherPlayerId: sitterAt(tableId) },
        reason: 'partners',
      }),
    );

  it.each([
    [t1, t2],
    [t2, t1],
  ])('keeps the draw and gives the next suitable seat', (not, instead) => {
    const now = floorAfter(...room(), ...apartAt(not), draw(), breakUp());
    expect(first && now.seatOf.get(first.playerId)?.tableId).toBe(instead);
  });

  it('puts him on the list where no table suits, and refuses such a choice', () => {
    const broken = brokenIn(...room(), ...apartAt(t1, t2), draw(), breakUp());
    expect(aliasesOf(broken.listed)).toContain(first?.alias);
    expect(broken.moved).toHaveLength(4);
    given(...room(), ...apartAt(t2), draw())
      .when(breakUp({ choices: [{ playerId: first?.playerId, tableId: t2, seat: 9 }] }))
      .thenRefused(separatedPlayers({ tableId: t2 }));
  });
});

describe('RRP-2.3.14 an absent player', () => {
  const away = at('18:58:00', dealer).ask({ type: 'MarkAbsent', tableId: t3, seat: 2 });
  const drawnAway = [...room(), ...waiting, away, draw({ absent: [person('Guest35').playerId] })];
  const absentIn = (...commands: readonly FloorCommand[]) =>
    drawnIn(...commands).draws.filter(({ absent }) => absent);
  const keptIn = (...commands: readonly FloorCommand[]) =>
    brokenIn(...commands).moved.filter(({ kept }) => kept);
  const giveUp = (of: { tableId: TableId; seat: number } | undefined, more = {}, slip = 'g') =>
    at('19:20:00', listKeeper).ask({
      type: 'GiveUpBreakSeat',
      tableId: of?.tableId,
      seat: of?.seat,
      slip: slips(slip)[0],
      ...more,
    });

  it('has a card drawn by the floor, whether his absence is recorded or said', () => {
    expect(absentIn(...drawnAway).map(({ alias }) => alias)).toEqual(['Guest32', 'Guest35']);
  });

  it('has the seat that his card earns kept, without a clock', () => {
    const full = [...room().slice(0, -1), away, draw()];
    const [kept] = keptIn(...full, breakUp());
    const now = floorAfter(...full, breakUp());
    const use = kept && seatUse(now, kept);
    const broken = brokenIn(...full, breakUp());
    if (!kept) expect(broken.listed.map(({ alias }) => alias)).toContain('Guest32');
    else expect(use).toMatchObject({ state: 'reserved', reservation: { lapsesAt: null } });
  });

  const roomy = [...openRoom(), ...tables, ...guests(t1, 5), ...guests(t2, 5), ...guests(t3, 5), ...waiting];
  const everySeat = [...roomy, away, draw({ absent: [person('Guest34').playerId] }), breakUp()];
  const kept = () => keptIn(...everySeat);

  it('keeps it when he is back in time', () => {
    const [first] = kept();
    const sits = at('19:10:00', dealer).ask({ type: 'CheckIn', ...first });
    expect(first && floorAfter(...everySeat, sits).seatOf.get(first.playerId)).toEqual({
      tableId: first?.tableId,
      seat: first?.seat,
    });
  });

  it('goes to the top of the list when the big blind reaches it, the higher card first', () => {
    const [first, second] = kept();
    for (const [one, other] of [
      [first, second],
      [second, first],
    ]) {
      const now = floorAfter(...everySeat, giveUp(one, {}, 'g'), giveUp(other, {}, 'h'));
      expect(namesOn(now)).toEqual([first?.alias, second?.alias, 'Ana', 'Ben']);
      expect(entriesInOrder(now, holdem.gameId).slice(0, 2)).toMatchObject([
        { standing: { state: 'out' } },
        { standing: { state: 'out' } },
      ]);
      expect(one && seatUse(now, one)?.state).toBe('free');
    }
  });

  it('leaves his chips in custody, not counted yet, when his seat is given up', () => {
    const [first] = kept();
    const { custody } = floorAfter(...everySeat, giveUp(first, {}, 'g'));
    const { playerId, tableId, seat } = first ?? {};
    expect([...custody.values()]).toMatchObject([{ playerId, tableId, seat, amountMinor: null }]);
  });

  it('is given up only where a break keeps it', () => {
    given(...everySeat)
      .when(giveUp({ tableId: t1, seat: 1 }))
      .thenRefused(notKeptByBreak({ tableId: t1, seat: 1 }));
  });

  it('is skipped for two hands at stud, and gives the seat up before the third', () => {
    const stud = { ...holdem, gameId: id<GameId>('stud'), variant: 'seven-card-stud' as const };
    const atStud = [
      ...openRoom(),
      at('18:05:00').offer(stud),
      at('18:10:00').open(t1, stud),
      at('18:10:00').open(t3, stud),
      ...guests(t1, 4),
      ...guests(t3, 3),
      away,
      draw(),
      breakUp(),
    ];
    const [seat] = keptIn(...atStud);
    const at1 = { tableId: seat?.tableId ?? t1, seat: seat?.seat ?? 0 };
    given(...atStud)
      .when(giveUp(seat, { handsSkipped: 1 }))
      .thenRefused(breakSeatStillKept({ ...at1, skipped: 1, hands: 2 }));
    expect(given(...atStud).when(giveUp(seat, { handsSkipped: 2 })).decision.accepted).toBe(true);
  });

  it('RRP-2.2.1 keeps the table open as long as his chips lie there', () => {
    const [first] = kept();
    const table = first?.tableId ?? t1;
    const others = Array.from({ length: 9 }, (_, i) => i + 1)
      .filter((seat) => floorAfter(...everySeat).tables.get(table)?.seats[seat - 1]?.state === 'seated')
      .map((seat) => at('19:30:00').leaveSeat([table, seat]));
    const close = at('19:40:00', supervisor).ask({ type: 'CloseTable', tableId: table });
    const seats = kept()
      .filter(({ tableId }) => tableId === table)
      .map(({ seat }) => seat)
      .sort();
    given(...everySeat, ...others)
      .when(close)
      .thenRefused(tableUnsettled({ tableId: table, reasons: ['absent-chips'], seats }));
  });
});

describe('RRP-2.3.14 a house that draws lots for the seats', () => {
  const byLot = [...room({ tableBreakSeatMethod: 'randomDraw' }), ...waiting, draw()];

  it('gives the highest cards the seats as they were drawn, which anybody can verify', () => {
    const { seats = [] } = drawnIn(...byLot);
    expect(seats).toHaveLength(4);
    expect(verifyLots(seed, seats)).toBe(true);
    expect(verifyLots('ff'.repeat(32) as Seed, seats)).toBe(false);
    const order = ordered(floorAfter(...byLot));
    const { moved, listed } = brokenIn(...byLot, breakUp());
    expect(moved.map(({ alias, tableId, seat }) => ({ alias, tableId, seat }))).toEqual(
      order.slice(0, 4).map(({ alias }, i) => ({ alias, ...seats[i] })),
    );
    expect(aliasesOf(listed)).toEqual(aliasesOf(order.slice(4)));
  });

  it('passes over a drawn seat that was taken meanwhile', () => {
    const { seats = [] } = drawnIn(...byLot);
    const [first, second] = seats;
    const taken = at('19:00:30').seat(ana, [first?.tableId ?? t1, first?.seat ?? 0], { reason: 'a friend' });
    const { moved } = brokenIn(...byLot, taken, breakUp());
    expect(moved).toHaveLength(3);
    expect(moved[0]).toMatchObject({ ...second });
  });

  it('lets nobody choose, unlike a house that draws for the order', () => {
    const [first] = ordered(floorAfter(...byLot));
    const choices = [{ playerId: first?.playerId, tableId: t2, seat: 9 }];
    given(...byLot)
      .when(breakUp({ choices }))
      .thenRefused(seatsDrawnByLot({ tableId: t3 }));
    const byCards = given(...room(), ...waiting, draw());
    expect(byCards.when(breakUp({ choices })).decision.accepted).toBe(true);
  });

  it('keeps to the cards that were drawn before the house changed its mind', () => {
    const change = at('19:00:30').ask({
      type: 'ChangeHouseSetting',
      setting: 'tableBreakSeatMethod',
      value: 'emptySeats',
    });
    const order = aliasesOf(ordered(floorAfter(...byLot)));
    expect(aliasesOf(brokenIn(...byLot, change, breakUp()).moved)).toEqual(order.slice(0, 4));
  });
});

describe('RRP-2.3.14 a house that fills the empty seats elsewhere', () => {
  const filling = [...room({ tableBreakSeatMethod: 'emptySeats' }), ...waiting];

  it('sends the players there without a draw as they sit, and the last two to the top of the list', () => {
    given(...filling)
      .when(draw())
      .thenRefused(breakWithoutDraw({ tableId: t3 }));
    const sitting = aliasesOf(sitters(floorAfter(...filling).tables.get(t3) as Table));
    const { moved, listed } = brokenIn(...filling, breakUp());
    expect(aliasesOf(moved)).toEqual(sitting.slice(0, 4));
    expect(aliasesOf(listed)).toEqual(sitting.slice(4));
    expect(namesOn(floorAfter(...filling, breakUp()))).toEqual([...sitting.slice(4), 'Ana', 'Ben']);
  });

  it('lets who has a seat choose it, but not who has none', () => {
    const players = sitters(floorAfter(...filling).tables.get(t3) as Table);
    const choice = (i: number) => [{ playerId: players[i]?.playerId, tableId: t2, seat: 9 }];
    const now = floorAfter(...filling, breakUp({ choices: choice(1) }));
    expect(players[1] && now.seatOf.get(players[1].playerId)).toEqual({ tableId: t2, seat: 9 });
    given(...filling)
      .when(breakUp({ choices: choice(4) }))
      .thenRefused(cardTooLow({ tableId: t2, seat: 9, seats: 4 }));
  });

  it('keeps the seat of an absent player, and moves him by force when he is back', () => {
    const away = at('18:56:00', dealer).ask({ type: 'MarkAbsent', tableId: t3, seat: 1 });
    const gone = [...filling, away, breakUp()];
    const kept = brokenIn(...gone).moved.find((each) => each.kept);
    expect(kept).toMatchObject({ fromSeat: 1 });
    const { playerId, tableId, seat } = kept ?? {};
    const back = at('19:10:00', dealer).ask({ type: 'CheckIn', playerId, tableId, seat });
    const came = happened(...gone, back).findLast(({ type }) => type === 'PlayerMoved');
    expect(came).toMatchObject({
      ...{ kind: 'table-break', forced: true, mustHoldMinimum: false },
      ...{ playerId, tableId, seat, from: { tableId: t3, seat: 1 } },
    });
    const lost = at('19:10:00', dealer).ask({
      type: 'GiveUpBreakSeat',
      tableId,
      seat,
      slip: { entryId: 'g1', receiptCode: 'G1' },
    });
    const first = kept?.alias;
    expect(namesOn(floorAfter(...gone, lost))[0]).toBe(first);
  });
});

describe('a breaking table', () => {
  it('takes nobody new, and says so', () => {
    const now = floorAfter(...room(), ...waiting, announce);
    const table = now.tables.get(t3);
    expect(table && tableState(table, now.settings)).toBe('breaking');
    const call = floor.decide(at('18:56:00').call(ana, [t3, 7], { reason: 'asked' }), now);
    expect(call).toMatchObject({ accepted: false, refusal: tableIsBreaking({ tableId: t3 }) });
  });

  it('goes on when the break is called off, but not once cards are drawn', () => {
    const callOff = at('18:59:00', supervisor).ask({ type: 'CallOffBreak', tableId: t3 });
    const now = floorAfter(...room(), announce, callOff);
    expect(now.tables.get(t3)?.game).not.toHaveProperty('breaking');
    given(...room())
      .when(callOff)
      .thenRefused(notBreaking({ tableId: t3 }));
    const late = at('19:00:30', supervisor).ask({ type: 'CallOffBreak', tableId: t3 });
    given(...room(), draw())
      .when(late)
      .thenRefused(cardsDrawn({ tableId: t3 }));
    given(...room(), announce)
      .when(announce)
      .thenRefused(alreadyBreaking({ tableId: t3 }));
  });

  it('breaks after its cards, drawn once, for those who sit there, by those in charge', () => {
    given(...room())
      .when(breakUp())
      .thenRefused(cardsNotDrawn({ tableId: t3 }));
    given(...room(), draw())
      .when(draw({}, '19:00:30'))
      .thenRefused(cardsDrawn({ tableId: t3 }));
    given(...openRoom(), ...tables)
      .when(draw())
      .thenRefused(nobodySitsHere({ tableId: t3 }));
    given(...room())
      .when(draw({}, '19:00:00', listKeeper))
      .thenRefused(notAuthorised({ role: 'listKeeper' }));
  });

  it('leaves nobody expected there: who was called waits where he stood', () => {
    const called = [...room(), ...waiting, at('18:52:00').call(ana, [t3, 7])];
    const now = floorAfter(...called, draw());
    expect(now.entries.get(id<EntryId>('e-ana-holdem'))?.standing).toEqual({ state: 'waiting' });
  });
});
