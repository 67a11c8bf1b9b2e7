import { id, type Seed, type TableId } from '@cardroom/kernel';
import { type FloorCommand } from '../commands';
import { floor } from '../decider';
import { type ButtonDrawn, type SeatsDrawn } from '../events';
import { notAuthorised, tableIsFrozen } from '../refusals';
import { seatUse } from '../state';
import {
  ana,
  at,
  ben,
  cleo,
  dealer,
  eva,
  floorAfter,
  guests,
  happened,
  holdem,
  listKeeper,
  openRoom,
  person,
  scenario,
  stampOf,
  supervisor,
  t1,
} from '../testing/testing';
import { drawCards, drawSeats, verifyButtonDraw, verifySeatDraw } from './drawing';
import {
  alreadyDrawn,
  deckTooSmall,
  extraPlayerLimit,
  noButtonGame,
  nobodyToDraw,
  seatWasDrawn,
  supervisorForExtraPlayer,
  tableHasStarted,
} from './refusals';

const seed = '5e'.repeat(32) as Seed;
const otherSeed = 'a7'.repeat(32) as Seed;

const names = Array.from({ length: 8 }, (_, i) => person(`Name${i + 1}`));
const listed = names.map((who, i) => at(`18:1${i}:00`).join(who));
const opening = [...openRoom(), at('18:20:00').open(t1)];
const draw = (time = '18:30:00', by = supervisor, tableId: TableId = t1) =>
  at(time, by).ask({ type: 'DrawSeats', tableId, seed });
const drawButton = (time = '18:40:00') => at(time, dealer).ask({ type: 'DrawButton', tableId: t1, seed });
const drawnIn = (...commands: readonly FloorCommand[]) =>
  happened(...commands).find(({ type }) => type === 'SeatsDrawn') as SeatsDrawn;
const buttonIn = (...commands: readonly FloorCommand[]) =>
  happened(...commands).find(({ type }) => type === 'ButtonDrawn') as ButtonDrawn;

describe('THR-1.1 the seats of an opening are drawn', () => {
  it('gives eight names eight seats, each once, and calls each to his own', () => {
    const now = floorAfter(...opening, ...listed, draw());
    const { draws, seats } = drawnIn(...opening, ...listed, draw());
    expect(seats).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(draws.map(({ alias }) => alias)).toEqual(names.map(({ alias }) => alias));
    expect(new Set(draws.map(({ seat }) => seat)).size).toBe(8);
    for (const { seat, playerId, entryId } of draws) {
      const use = seatUse(now, { tableId: t1, seat });
      expect(use?.state === 'reserved' && use.reservation).toMatchObject({ holder: { playerId }, entryId });
    }
    expect(now.totals.overtakings).toBe(0);
  });

  it('is what its recorded seed stands for, and nothing else', () => {
    const drawn = drawnIn(...opening, ...listed, draw());
    expect(drawn.seed).toBe(seed);
    expect(verifySeatDraw(drawn)).toBe(true);
    expect(verifySeatDraw({ ...drawn, seed: otherSeed })).toBe(false);
    const [first, second, ...rest] = drawn.draws;
    expect(first && second && verifySeatDraw({ ...drawn, draws: [second, first, ...rest] })).toBe(false);
    expect(drawSeats({ seed, seats: drawn.seats, players: 8 })).toEqual(drawn.draws.map(({ seat }) => seat));
  });

  it('privileges no seat: over many seeds each comes about as often', () => {
    const counts = new Map<number, number>();
    for (let i = 0; i < 900; i++) {
      const each = i.toString(16).padStart(64, '0') as Seed;
      const [seat = 0] = drawSeats({ seed: each, seats: [1, 2, 3, 4, 5, 6, 7, 8, 9], players: 1 });
      counts.set(seat, (counts.get(seat) ?? 0) + 1);
    }
    for (const seat of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      expect(counts.get(seat)).toBeGreaterThan(60);
      expect(counts.get(seat)).toBeLessThan(145);
    }
  });

  it('keeps the first to arrive from choosing another seat', () => {
    const { draws } = drawnIn(...opening, ...listed, draw());
    const [first] = draws;
    const other = first?.seat === 9 ? 8 : 9;
    const sit = (seat?: number) =>
      at('18:31:00').ask({ type: 'SeatCalled', entryId: first?.entryId, ...(seat ? { seat } : {}) });
    const given = scenario.given(...happened(...opening, ...listed, draw()));
    given.when(sit(other)).thenRefused(seatWasDrawn({ tableId: t1, seat: other, drawn: first?.seat ?? 0 }));
    expect(given.when(sit()).decision.accepted).toBe(true);
  });

  it('is not drawn twice, nor for nobody, nor once the game has started, nor by a list keeper', () => {
    const twice = scenario.given(...happened(...opening, ...listed, draw()));
    twice.when(draw('18:33:00')).thenRefused(alreadyDrawn({ tableId: t1 }));
    scenario
      .given(...happened(...opening))
      .when(draw())
      .thenRefused(nobodyToDraw({ tableId: t1 }));
    const started = scenario.given(...happened(...opening, ...guests(t1, 5), ...listed));
    started.when(draw('18:50:00')).thenRefused(tableHasStarted({ tableId: t1 }));
    const asked = scenario.given(...happened(...opening, ...listed));
    asked.when(draw('18:30:00', listKeeper)).thenRefused(notAuthorised({ role: 'listKeeper' }));
  });

  it('leaves a frozen table alone', () => {
    const freeze = at('18:25:00', supervisor).ask({ type: 'FreezeTable', tableId: t1 });
    const given = scenario.given(...happened(...opening, ...listed, freeze));
    given.when(draw()).thenRefused(tableIsFrozen({ tableId: t1 }));
  });

  it('passes over who cannot be called, and tells him', () => {
    const out = at('18:19:00').ask({ type: 'MarkOut', entryId: id('e-name1-holdem') });
    const now = floorAfter(...opening, ...listed, out, draw());
    expect(now.openingDraws.get(t1)?.seats?.draws).toHaveLength(7);
    expect(now.overtakings.get(id('e-name1-holdem'))?.map(({ kind }) => kind)).toContain('out');
  });

  it('is forgotten when the table closes', () => {
    const close = at('19:10:00', supervisor).ask({ type: 'CloseTable', tableId: t1 });
    expect(floorAfter(...opening, ...listed, draw(), close).openingDraws.has(t1)).toBe(false);
  });
});

describe('RRP-2.3.5 two who are kept apart do not draw seats at one table', () => {
  const [first, second] = names as [(typeof names)[0], (typeof names)[0]];
  const apart = at('18:25:00', supervisor).ask({
    ...{ type: 'KeepApart', playerId: first.playerId, otherPlayerId: second.playerId, reason: 'spouses' },
  });

  it('passes over the later name, who keeps his place and is told', () => {
    const all = [...opening, ...listed, apart, draw()];
    const { draws } = drawnIn(...all);
    expect(draws.map(({ alias }) => alias)).toEqual(
      names.filter((who) => who !== second).map(({ alias }) => alias),
    );
    const now = floorAfter(...all);
    const entry = [...now.entries.values()].find(({ playerId }) => playerId === second.playerId);
    expect(entry?.standing.state).toBe('waiting');
    expect(new Set(entry && now.overtakings.get(entry.entryId)?.map(({ kind }) => kind))).toEqual(
      new Set(['not-available']),
    );
  });

  it('passes over who is not to sit with somebody who sits there already', () => {
    const seated = at('18:26:00', supervisor).seat(first, [t1, 4], { reason: 'first at the table' });
    const { draws } = drawnIn(...opening, ...listed, apart, seated, draw());
    expect(draws.map(({ alias }) => alias)).toEqual(names.slice(2).map(({ alias }) => alias));
  });
});

describe('RRP-2.3.6 the button is drawn by those who sit', () => {
  it('goes to the highest card, suits counted, and can be verified', () => {
    const drawn = buttonIn(...opening, ...guests(t1, 4), drawButton());
    expect(drawn.draws.map(({ card }) => card)).toEqual(drawCards(seed, 'button', 4));
    expect(verifyButtonDraw(drawn)).toBe(true);
    expect(verifyButtonDraw({ ...drawn, button: drawn.button === 1 ? 2 : 1 })).toBe(false);
    expect(verifyButtonDraw({ ...drawn, seed: otherSeed })).toBe(false);
    expect(new Set(drawn.draws.map(({ card }) => card)).size).toBe(4);
  });

  it('draws no card for a player who is expected but does not sit', () => {
    const lockUp = at('18:35:00', supervisor).reserve(eva, [t1, 7], { reason: 'fetches money' });
    const drawn = buttonIn(...opening, ...guests(t1, 3), lockUp, drawButton());
    expect(drawn.draws.map(({ seat }) => seat)).toEqual([1, 2, 3]);
  });

  it('needs two players, happens once, and not at stud', () => {
    const one = scenario.given(...happened(...opening, ...guests(t1, 1)));
    one.when(drawButton()).thenRefused(nobodyToDraw({ tableId: t1 }));
    const drawn = scenario.given(...happened(...opening, ...guests(t1, 4), drawButton()));
    drawn.when(drawButton('18:41:00')).thenRefused(alreadyDrawn({ tableId: t1 }));
    const stud = { ...holdem, gameId: id<never>('stud'), variant: 'seven-card-stud' as const };
    const atStud = [...openRoom(), at('18:05:00').offer(stud), at('18:20:00').open(t1, stud)];
    scenario
      .given(...happened(...atStud, ...guests(t1, 4)))
      .when(drawButton())
      .thenRefused(noButtonGame({ gameId: stud.gameId, variant: 'seven-card-stud' }));
  });
});

describe('RRP-2.3.8 a table may open with one player too many', () => {
  const extra = (time = '18:25:00', by = supervisor, more = {}) =>
    at(time, by).ask({ type: 'AddExtraSeat', tableId: t1, ...more });
  const ten = [...opening, extra(), ...guests(t1, 10)];
  const leave = (time: string, seat: number) => at(time).leaveSeat([t1, seat]);

  it('has a tenth seat, and refuses an eleventh', () => {
    const command = extra();
    const given = scenario.given(...happened(...opening));
    given
      .when(command)
      .then({ type: 'ExtraSeatAdded', ...stampOf(command), tableId: t1, seat: 10, gameId: holdem.gameId });
    scenario
      .given(...happened(...opening, extra()))
      .when(extra('18:26:00'))
      .thenRefused(extraPlayerLimit({ tableId: t1, most: 1 }));
  });

  it('is a supervisor’s decision', () => {
    const given = scenario.given(...happened(...opening));
    given.when(extra('18:25:00', dealer)).thenRefused(supervisorForExtraPlayer({ role: 'dealer' }));
    given.when(extra('18:25:00', listKeeper)).thenRefused(supervisorForExtraPlayer({ role: 'listKeeper' }));
  });

  it('takes the seat of the first to leave away, and frees that of the second', () => {
    const one = floorAfter(...ten, leave('19:00:00', 4));
    expect(seatUse(one, { tableId: t1, seat: 4 })).toBeNull();
    expect(one.tables.get(t1)?.game?.extraSeats).toBe(0);
    const two = floorAfter(...ten, leave('19:00:00', 4), leave('19:01:00', 7));
    expect(seatUse(two, { tableId: t1, seat: 7 })).toEqual({ state: 'free' });
    const seatAgain = floor.decide(at('19:02:00').seat(ana, [t1, 4]), two);
    expect(seatAgain).toMatchObject({ accepted: false, refusal: { code: 'floor.seat-unknown' } });
  });

  it('is for opening tables only', () => {
    const running = scenario.given(...happened(...opening, ...guests(t1, 9)));
    running.when(extra('19:00:00')).thenRefused(tableHasStarted({ tableId: t1 }));
  });

  it('warns the floor where the deck may run out', () => {
    const stud = { ...holdem, gameId: id<never>('stud'), variant: 'seven-card-stud' as const };
    const t8 = id<TableId>('t8');
    const place = at('18:05:00').place(t8, 8);
    const room = [...openRoom(), at('18:05:00').offer(stud), place, at('18:20:00').open(t8, stud)];
    const add = (more = {}) => at('18:25:00', supervisor).ask({ type: 'AddExtraSeat', tableId: t8, ...more });
    const given = scenario.given(...happened(...room));
    given.when(add()).thenRefused(deckTooSmall({ tableId: t8, players: 9, served: 8 }));
    expect(given.when(add({ confirmed: true })).decision.accepted).toBe(true);
  });

  it('has its normal seats again at the next opening, and an undone departure gives the seat back', () => {
    const all = Array.from({ length: 10 }, (_, i) => leave('19:00:00', i + 1));
    const close = at('19:10:00', supervisor).ask({ type: 'CloseTable', tableId: t1 });
    const closed = floorAfter(...ten, ...all, close);
    expect(closed.tables.get(t1)?.seats).toHaveLength(9);
    const left = leave('19:00:00', 4);
    const undo = at('19:01:00').ask({ type: 'UndoAction', action: left.command });
    const undone = floorAfter(...ten, left, undo);
    expect(undone.tables.get(t1)).toEqual(floorAfter(...ten).tables.get(t1));
    const added = extra();
    const back = at('18:26:00').ask({ type: 'UndoAction', action: added.command });
    expect(floorAfter(...opening, added, back).tables.get(t1)).toEqual(floorAfter(...opening).tables.get(t1));
  });
});

describe('F02 two draws never share a seat', () => {
  it('draws only what is free', () => {
    const called = [at('18:21:00').join(ben), at('18:22:00').join(cleo)];
    const kept = at('18:22:30', supervisor).reserve(ana, [t1, 5], { reason: 'first' });
    const { seats, draws } = drawnIn(...opening, ...called, kept, draw());
    expect(seats).not.toContain(5);
    expect(draws).toHaveLength(2);
  });
});
