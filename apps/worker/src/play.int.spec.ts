import {
  type RulingCommand,
  type RulingId,
  rulingsStreamId,
  startingHouse,
  type TableEffect,
} from '@cardroom/conduct';
import { createEventStore, type EventStore, openPool } from '@cardroom/event-store';
import {
  type CommandId,
  type GameId,
  gamingDay,
  id,
  instant,
  minor,
  type PlayerId,
  type RoomId,
  type StaffId,
  type TableId,
} from '@cardroom/kernel';
import {
  chipsMissing,
  type PlayCommand,
  type PlayEvent,
  playStreamId,
  stackOf,
  startingClocks,
  type Table,
  verifyHand,
} from '@cardroom/play';
import { rulingsCategory, tableCategory } from '@cardroom/read-models';
import { freshDatabase, type FreshDatabase, freshRedisPrefix } from '@cardroom/testing';
import { type NestFastifyApplication } from '@nestjs/platform-fastify';
import { randomBytes } from 'node:crypto';
import { type Pool } from 'pg';
import { createWorker } from './app';
import { floorOn, type TestFloor } from './testing';

const room = id<RoomId>('worker-room');
const table = id<TableId>('t1');
const day = gamingDay('2026-11-28');
const stream = playStreamId(room, table, day);
const by = { kind: 'timer' } as const;

type Wish<C = PlayCommand> = C extends unknown ? Omit<C, 'at' | 'by' | 'command'> : never;

const until = async (condition: () => Promise<boolean>, withinMs = 20_000): Promise<void> => {
  const end = Date.now() + withinMs;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('it did not happen in time');
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
};

describe('the play of a table beside its floor', () => {
  let database: FreshDatabase;
  let floor: TestFloor;
  let pool: Pool;
  let store: EventStore;
  let worker: NestFastifyApplication;
  const redis = freshRedisPrefix();

  beforeEach(async () => {
    database = await freshDatabase();
    floor = await floorOn(database.url);
    pool = openPool({ connectionString: database.url, max: 4 });
    store = createEventStore({ pool });
    worker = await createWorker({
      databaseUrl: database.url,
      queueUrl: redis.url,
      queuePrefix: redis.prefix,
      host: '127.0.0.1',
      port: 0,
      logLevel: 'silent',
      databaseConnections: 8,
    });
    await worker.listen(0, '127.0.0.1');
  });
  afterEach(async () => {
    await worker.close();
    await store.close();
    await pool.end();
    await floor.close();
    await redis.clear();
    await database.drop();
  });

  const now = () => instant(Date.now());
  const play = async (): Promise<Table> => (await store.state(tableCategory, stream)).state;
  const events = async (): Promise<PlayEvent[]> =>
    (await store.load(stream)).map(({ type, data }) => ({ type, ...(data as object) }) as PlayEvent);
  const types = async (): Promise<string[]> => (await store.load(stream)).map(({ type }) => type);

  let asked = 0;
  const ask = async (wish: Wish): Promise<void> => {
    const commandId = `spec-${(asked += 1)}`;
    const at = now();
    const command = { ...wish, at, by, command: id<CommandId>(commandId) } as PlayCommand;
    const context = { commandId, fingerprint: commandId, by, at, room, correlationId: commandId };
    const result = await store.run(tableCategory, stream, command, context);
    if (result.outcome !== 'accepted') throw new Error(`${wish.type}: ${JSON.stringify(result)}`);
  };

  const onFloor = (name: string, wish: Parameters<TestFloor['run']>[2]) => floor.run(name, now(), wish);
  const sit = (player: string, seat: number) =>
    onFloor(`sit-${player}`, {
      type: 'SeatPlayer',
      tableId: table,
      seat,
      playerId: id<PlayerId>(player),
      alias: player.toUpperCase(),
    });

  const openTable = async (): Promise<void> => {
    await onFloor('place', { type: 'PlaceTable', tableId: table, number: 1, section: 'A', seats: 9 });
    await onFloor('open', { type: 'OpenTable', tableId: table, gameId: id<GameId>('nlh') });
    await until(async () => (await play()).opened !== null);
  };

  const deal = async (
    clocks: Partial<typeof startingClocks>,
    depth: 'dealt' | 'recorded' = 'dealt',
  ): Promise<void> => {
    await openTable();
    for (const [i, player] of ['p1', 'p2', 'p3'].entries()) await sit(player, i + 1);
    await until(async () => (await play()).seats.length === 3);
    for (const player of ['p1', 'p2', 'p3'])
      await ask({
        type: 'AddChips',
        playerId: id<PlayerId>(player),
        amountMinor: minor(20_000),
        from: 'buy-in',
      });
    await ask({ type: 'ChangeHouseRules', clocks: { ...startingClocks, ...clocks } });
    await ask({ type: 'DrawForButton', seed: randomBytes(32).toString('hex') as never });
    await ask({ type: 'ChangeDepth', depth, seed: randomBytes(32).toString('hex') as never });
  };

  const supervisor = { kind: 'staff', id: id<StaffId>('floor-1'), role: 'floorSupervisor' } as const;
  const manager = { kind: 'staff', id: id<StaffId>('shift-1'), role: 'shiftManager' } as const;

  /** Something about a ruling, as the edge would have it decided. */
  const ruling = async (
    ruler: typeof supervisor | typeof manager,
    wish: RulingCommand extends infer C
      ? C extends unknown
        ? Omit<C, 'at' | 'by' | 'command'>
        : never
      : never,
  ): Promise<void> => {
    const commandId = `spec-${(asked += 1)}`;
    const at = now();
    const command = { ...wish, at, by: ruler, command: id<CommandId>(commandId) } as RulingCommand;
    const context = { commandId, fingerprint: commandId, by: ruler, at, room, correlationId: commandId };
    const result = await store.run(rulingsCategory, rulingsStreamId(room, day), command, context);
    if (result.outcome !== 'accepted') throw new Error(`${wish.type}: ${JSON.stringify(result)}`);
  };

  /** What is asked about hand 1 of the table, as it stands. */
  const asking = async (name: string) => {
    const { seats } = await play();
    const seated = seats.map(({ seat, playerId, alias }) => ({ seat, playerId, alias }));
    return {
      room,
      day,
      currency: 'EUR',
      house: startingHouse,
      rulingId: id<RulingId>(name),
      about: 'pot' as const,
      tableId: table,
      tableNumber: 1,
      table: {
        ...{ tableId: table, tableNumber: 1, gameId: null, handId: null, hand: 1, street: null, board: [] },
        ...{ pots: [], actions: [] },
        seats: seated.map((one) => ({ ...one, stackMinor: null, isInHand: true })),
      },
      after: { nextDeal: {}, tableClosedAt: null },
      ...{ seat: null, words: '', question: null, happenedAt: null, noticedAt: null, actionsSince: null },
    };
  };

  const decided = (outcome: 'hand-dead' | 'stands', effects: readonly TableEffect[]) => ({
    ...{ rules: ['RRP-1.1.3'], outcome, decidedWords: 'so ruled', intent: 'unclear' as const, witnesses: [] },
    ...{ departure: null, effects, isTextConfirmed: true },
  });

  it('opens with the table, seats who is seated, marks who walks, and lets who leaves go', async () => {
    await openTable();
    expect((await play()).terms).toMatchObject({ gameId: 'nlh', blinds: [100, 200], unitMinor: 100 });
    await sit('p1', 1);
    await sit('p2', 2);
    await until(async () => (await play()).seats.length === 2);
    await onFloor('walk', { type: 'MarkAbsent', tableId: table, seat: 1 });
    await until(async () => (await play()).seats[0]?.away === true);
    await onFloor('back', { type: 'MarkPresent', tableId: table, seat: 1 });
    await until(async () => (await play()).seats[0]?.away === false);
    await onFloor('leave', { type: 'LeaveSeat', tableId: table, seat: 2 });
    await until(async () => (await play()).seats.length === 1);
    await onFloor('leave-1', { type: 'LeaveSeat', tableId: table, seat: 1 });
    await until(async () => (await play()).seats.length === 0);
    await onFloor('close', { type: 'CloseTable', tableId: table });
    await until(async () => (await play()).opened?.isClosed === true);
  });

  it('frees the seat on the floor of a player who gets up by himself', async () => {
    await openTable();
    await sit('p1', 1);
    await until(async () => (await play()).seats.length === 1);
    await ask({ type: 'LeaveSeat', playerId: id<PlayerId>('p1'), cause: 'left' });
    await until(async () => (await floor.types()).includes('SeatLeft'));
  });

  it('hands a mover’s chips over, though he leaves the game before the floor moves him', async () => {
    await openTable();
    const other = id<TableId>('t2');
    const p1 = id<PlayerId>('p1');
    const there = async (): Promise<Table> =>
      (await store.state(tableCategory, playStreamId(room, other, day))).state;
    for (const [i, player] of ['p1', 'p2', 'p3'].entries()) await sit(player, i + 1);
    await onFloor('place-2', { type: 'PlaceTable', tableId: other, number: 2, section: 'A', seats: 9 });
    await onFloor('open-2', { type: 'OpenTable', tableId: other, gameId: id<GameId>('nlh') });
    await until(async () => (await play()).seats.length === 3 && (await there()).opened !== null);
    const bought = { type: 'AddChips', playerId: p1, amountMinor: minor(20_000), from: 'buy-in' } as const;
    await ask(bought);
    const move = { playerId: p1, tableId: other, seat: 4, forced: true, reason: 'balance' } as const;
    await onFloor('announce', { type: 'AnnounceMove', ...move });
    await until(async () => (await play()).seats.some(({ leaving }) => leaving !== null));
    await ask({ type: 'LeaveSeat', playerId: p1, cause: 'moved', countedMinor: minor(26_000) });
    await until(async () => (await play()).departing.length === 0 && (await there()).inMinor > 0);
    expect([stackOf(await there(), p1), (await there()).seats[0]?.seat]).toEqual([26_000, 4]);
    expect((await play()).seats.map(({ playerId }) => playerId)).toEqual(['p2', 'p3']);
    const tables = [await play(), await there()];
    expect(tables.map(chipsMissing)).toEqual([0, 0]);
    expect(tables.reduce((sum, one) => sum + one.inMinor - one.outMinor, 0)).toBe(20_000);
    expect((await types()).filter((type) => type === 'ChipsHandedOver')).toHaveLength(1);
  }, 40_000);

  it('deals hands by its clocks alone, files each once, and each can be checked from its published facts', async () => {
    await deal({ actSeconds: 0.15, nextHandSeconds: 0.1, timeoutsBeforeSittingOut: null });
    const filed = async () => {
      const { rows } = await pool.query<{ hand_id: string; row: { pot: string } }>('SELECT * FROM hands');
      return rows;
    };
    await until(async () => (await filed()).length >= 3, 40_000);
    const told = await events();
    const finished = told.filter(({ type }) => type === 'HandFinished').length;
    expect(new Set((await filed()).map(({ hand_id: handId }) => handId)).size).toBe((await filed()).length);
    expect(finished).toBeGreaterThanOrEqual((await filed()).length);
    const { terms } = await play();
    if (!terms) throw new Error('the table has terms');
    for (const hand of [1, 2, 3]) {
      const facts = told.filter(
        (event) => 'hand' in event && event.hand === hand && event.type !== 'SeedCommitted',
      );
      expect(verifyHand(facts, terms)?.findings.every(({ ok }) => ok)).toBe(true);
    }
    expect(chipsMissing(await play())).toBe(0);
    expect((await play()).inMinor).toBe(60_000);
  }, 90_000);

  const handAt = (state: Table, seat: number) =>
    state.hand?.hand.players.find((player) => player.seat === seat)?.gone ?? null;
  const toAct = ({ hand }: Table): number => hand?.hand.players[hand.hand.round.toAct]?.seat ?? 0;

  /** Whoever is to act folds, and what is left of the pot is given out. */
  const foldOut = async (): Promise<void> => {
    for (let state = await play(); state.hand; state = await play()) {
      const seat = toAct(state);
      const word =
        state.hand.hand.phase === 'betting'
          ? ({ type: 'Act', seat, action: { kind: 'fold' } } as const)
          : ({ type: 'AwardPot' } as const);
      await ask({ type: 'PlayHand', hand: state.hand.number, ask: word });
    }
  };

  it.each(['recorded', 'dealt'] as const)(
    'does what is ruled: a hand dies and lives again, and pots are held apart (%s)',
    async (depth) => {
      await deal({ actSeconds: null, nextHandSeconds: 600 }, depth);
      await ask({ type: 'StartHand', seed: randomBytes(32).toString('hex') as never });
      const seat = toAct(await play());
      const killed = await asking('r-kill');
      await ruling(supervisor, {
        type: 'RecordRuling',
        ...killed,
        ...decided('hand-dead', [{ kind: 'kill-hand', seat }]),
      });
      await until(async () => handAt(await play(), seat) === 'dead' && (await play()).stopped === null);
      const linked = { linkedId: id<RulingId>('r-linked'), reason: 'it was the other seat' };
      await ruling(manager, {
        type: 'AnnulRuling',
        rulingId: killed.rulingId,
        ...linked,
        after: killed.after,
      });
      await until(async () => handAt(await play(), seat) === null);
      expect(toAct(await play())).toBe(seat);

      const [first, second] = [await asking('r-first'), await asking('r-second')];
      for (const each of [first, second]) await ruling(supervisor, { type: 'AskForRuling', ...each });
      await until(async () => (await play()).stopped !== null);
      const hold = { reason: 'cameras', heldMinor: minor(100) } as const;
      await ruling(supervisor, { type: 'PlayOn', rulingId: first.rulingId, ...hold });
      await until(async () => (await play()).holdsAsked.length === 1);
      expect((await play()).stopped).not.toBeNull();
      await ruling(supervisor, { type: 'PlayOn', rulingId: second.rulingId, ...hold });
      await until(async () => (await play()).stopped === null);
      await foldOut();
      expect((await play()).asides.map((one) => [one.ruling, one.amountMinor])).toEqual([
        ['r-first', 100],
        ['r-second', 100],
      ]);
      const { rulingId } = second;
      await ruling(supervisor, { type: 'DecideRuling', rulingId, seat: null, ...decided('stands', []) });
      await ruling(supervisor, { type: 'ReleaseHeldPot', rulingId, to: { kind: 'seat', seat } });
      await until(async () => (await play()).asides.length === 1);
      expect((await play()).asides).toMatchObject([{ ruling: 'r-first', amountMinor: 100 }]);
      expect([await stackAtSeat(seat), chipsMissing(await play())]).toEqual([20_100, 0]);
    },
    60_000,
  );

  const stackAtSeat = async (seat: number): Promise<number> => {
    const state = await play();
    return stackOf(state, state.seats.find((one) => one.seat === seat)?.playerId ?? id<PlayerId>('nobody'));
  };

  it('goes on after a flush of Redis', async () => {
    await deal({ actSeconds: 0.5, nextHandSeconds: 0.2, timeoutsBeforeSittingOut: null });
    await until(async () => (await types()).includes('HandFinished'));
    await redis.clear();
    const hands = async () => (await types()).filter((type) => type === 'HandFinished').length;
    const before = await hands();
    await until(async () => (await hands()) > before + 1, 40_000);
  }, 90_000);
});
