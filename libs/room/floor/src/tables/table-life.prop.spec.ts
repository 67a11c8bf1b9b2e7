import { id, type PlayerId, type Seed } from '@cardroom/kernel';
import fc from 'fast-check';
import { type FloorCommand } from '../commands';
import { floor } from '../decider';
import { type FloorEvent } from '../events';
import { verifyButtonDraw, verifyCards, verifySeatDraw } from '../openings/drawing';
import { type Floor, seatUse } from '../state';
import { at, guests, holdem, openRoom, person, said, supervisor, t1, t2, t3 } from '../testing/testing';

interface Evening {
  readonly seed: Seed;
  readonly players: readonly [number, number, number];
  readonly listed: number;
  readonly absent: readonly number[];
  readonly declining: readonly number[];
  readonly extra: boolean;
}

const evening: fc.Arbitrary<Evening> = fc.record({
  seed: fc
    .uint8Array({ minLength: 32, maxLength: 32 })
    .map((bytes) => Buffer.from(bytes).toString('hex') as Seed),
  players: fc.tuple(
    fc.integer({ min: 1, max: 9 }),
    fc.integer({ min: 0, max: 9 }),
    fc.integer({ min: 0, max: 9 }),
  ),
  listed: fc.nat(12),
  absent: fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 4 }),
  declining: fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 2 }),
  extra: fc.boolean(),
});

interface Played {
  readonly before: Floor;
  readonly after: Floor;
  readonly events: readonly FloorEvent[];
}

const play = (before: Floor, command: FloorCommand): Played => {
  const decision = floor.decide(command, before);
  if (!decision.accepted) throw new Error(`${command.type}: ${JSON.stringify(decision.refusal)}`);
  return { before, after: decision.events.reduce(floor.evolve, before), events: decision.events };
};

const playAll = (commands: readonly FloorCommand[], from: Floor = floor.initialState): Floor =>
  commands.reduce((now, command) => play(now, command).after, from);

const guest = (seat: number) => person(`Guest1${seat}`).playerId;
const slips = Array.from({ length: 11 }, (_, i) => ({ entryId: `s${i}`, receiptCode: `S${i}` }));
const names = (count: number) =>
  Array.from({ length: count }, (_, i) => at('18:40:00').join(person(`Name${i + 1}`)));
const ask = (time: string, command: object) => at(time, supervisor).ask(command);

const roomOf = ({ players: [a, b, c], listed }: Evening): Floor =>
  playAll([
    ...openRoom(),
    ...[t1, t2, t3].map((tableId) => at('18:10:00').open(tableId)),
    ...guests(t1, a),
    ...guests(t2, b),
    ...guests(t3, c),
    ...names(listed),
  ]);

const isUndone = ({ before, after }: Played, command: FloorCommand): void => {
  const undo = at('19:30:00').ask({ type: 'UndoAction', action: command.command });
  expect(said(play(after, undo).after)).toEqual(said(before));
};

/** Where a player of the broken table is now: each answer at most once, and never none. */
const placesOf = (now: Floor, playerId: PlayerId): readonly string[] => [
  ...(now.seatOf.has(playerId) ? ['seated'] : []),
  ...(now.reservedFor.has(playerId) ? ['kept'] : []),
  ...(now.listedIn.get(playerId)?.has(holdem.gameId) ? ['listed'] : []),
];

describe('RRP-2.3.14 after any break nobody has lost his seat silently', () => {
  it('everybody is seated, has a seat kept, is listed, or declined; and undo restores', () => {
    fc.assert(
      fc.property(evening, (given) => {
        const room = roomOf(given);
        const [sat] = given.players;
        const sitters = Array.from({ length: sat }, (_, i) => guest(i + 1));
        const absent = given.absent.map(guest);
        const declining = given.declining.map(guest);
        const draw = ask('19:00:00', {
          type: 'DrawForBreak',
          tableId: t1,
          seed: given.seed,
          absent,
          declining,
        });
        const drawn = play(room, draw);
        const [cards] = drawn.events;
        expect(cards?.type === 'BreakCardsDrawn' && verifyCards(cards, 'break')).toBe(true);
        const breakUp = ask('19:01:00', { type: 'BreakTable', tableId: t1, slips });
        const broken = play(drawn.after, breakUp);
        for (const playerId of sitters)
          expect([playerId, placesOf(broken.after, playerId).length]).toEqual([
            playerId,
            declining.includes(playerId) ? 0 : 1,
          ]);
        expect(broken.after.tables.get(t1)?.game).toBeNull();
        const fact = broken.events.find(({ type }) => type === 'TableBroken');
        const told = fact?.type === 'TableBroken' ? [...fact.moved, ...fact.listed, ...fact.left] : [];
        expect(told.map(({ playerId }) => playerId).sort()).toEqual([...sitters].sort());
        isUndone(broken, breakUp);
        isUndone(drawn, draw);
      }),
      { numRuns: 120 },
    );
  });
});

describe('THR-1.1 after any opening draw', () => {
  it('each name has the seat that the seed says, and undo restores', () => {
    fc.assert(
      fc.property(evening, ({ seed, listed, extra }) => {
        const room = playAll([...openRoom(), at('18:10:00').open(t1), ...names(listed + 1)]);
        const more = extra ? playAll([ask('18:50:00', { type: 'AddExtraSeat', tableId: t1 })], room) : room;
        const draw = ask('19:00:00', { type: 'DrawSeats', tableId: t1, seed });
        const drawn = play(more, draw);
        const [fact] = drawn.events;
        if (fact?.type !== 'SeatsDrawn') throw new Error('a draw is a fact');
        expect(verifySeatDraw(fact)).toBe(true);
        expect(fact.draws).toHaveLength(Math.min(listed + 1, extra ? 10 : 9));
        for (const { playerId, seat } of fact.draws) {
          const use = seatUse(drawn.after, { tableId: t1, seat });
          expect(use?.state === 'reserved' && use.reservation.holder?.playerId).toBe(playerId);
        }
        isUndone(drawn, draw);
      }),
      { numRuns: 80 },
    );
  });

  it('RRP-2.3.6 the button is where the cards put it', () => {
    fc.assert(
      fc.property(evening, ({ seed, players: [sat] }) => {
        const room = playAll([...openRoom(), at('18:10:00').open(t1), ...guests(t1, Math.max(2, sat))]);
        const [fact] = play(room, ask('19:00:00', { type: 'DrawButton', tableId: t1, seed })).events;
        expect(fact?.type === 'ButtonDrawn' && verifyButtonDraw(fact)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

describe('RRP-2.3.8 an overfull table, whoever leaves first', () => {
  it('has its normal size again after one departure', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 10 }), { minLength: 1, maxLength: 10 }),
        (leaving) => {
          const open = [
            ...openRoom(),
            at('18:10:00').open(t1),
            ask('18:11:00', { type: 'AddExtraSeat', tableId: t1 }),
          ];
          const full = playAll([...open, ...guests(t1, 10)]);
          const after = playAll(
            leaving.map((seat) => at('19:00:00').leaveSeat([t1, seat])),
            full,
          );
          const seats = after.tables.get(t1)?.seats ?? [];
          expect(seats.filter(({ state }) => state === 'closed')).toHaveLength(1);
          expect(seats.filter(({ state }) => state === 'free')).toHaveLength(leaving.length - 1);
          expect(seats[(leaving[0] ?? 0) - 1]?.state).toBe('closed');
        },
      ),
      { numRuns: 40 },
    );
  });

  it('carries a table as it is into the next day', () => {
    const open = [
      ...openRoom(),
      at('18:10:00').open(t1),
      ask('18:11:00', { type: 'AddExtraSeat', tableId: t1 }),
    ];
    const closed = playAll([...open, ...guests(t1, 10), at('19:00:00').ask({ type: 'CloseDay' })]);
    expect(closed.tables.get(t1)?.seats).toHaveLength(10);
    expect(closed.seatOf.get(id<PlayerId>('p-guest110'))).toEqual({ tableId: t1, seat: 10 });
  });
});
