import { instant } from '@cardroom/kernel';
import { type StoredEvent } from './event';
import { step } from './steps';
import { count, hotTally, inContext, quietTally, tallyFull } from './testing/tally';
import { until, type Workbench, workbench } from './testing/workbench';

let bench: Workbench;
beforeAll(async () => {
  bench = await workbench();
});
afterAll(() => bench.close());

const facts = async (streamId: string): Promise<StoredEvent[]> => bench.store.load(streamId);
const lastPosition = async (): Promise<bigint> => {
  const { rows } = await bench.pool.query('SELECT last_value::text AS last FROM events_position_seq');
  return BigInt(rows[0].last);
};

describe.each([
  ['optimistic', quietTally],
  ['locked', hotTally],
] as const)('a command on an %s stream', (_, category) => {
  const stream = (name: string): string => `${category.name}-${name}`;

  it('is decided, appended and answered with its events, position and version', async () => {
    const result = await bench.store.run(category, stream('a'), count(3), inContext());
    const [stored] = await facts(stream('a'));
    expect(result).toEqual({
      outcome: 'accepted',
      events: [{ type: 'Counted', at: count(3).at, amount: 3 }],
      position: stored?.position,
      version: 1,
      repeated: false,
    });
  });

  it('stores who, what and why beside the fact', async () => {
    const context = inContext({ correlationId: 'evening', causationId: 'cause' });
    await bench.store.run(category, stream('meta'), count(3), context);
    const [stored] = await facts(stream('meta'));
    expect(stored).toMatchObject({
      streamId: stream('meta'),
      version: 1,
      type: 'Counted',
      schemaVersion: 1,
      data: { amount: 3, at: count(3).at },
      metadata: {
        by: { kind: 'timer' },
        commandId: context.commandId,
        correlationId: 'evening',
        causationId: 'cause',
        room: 'r1',
      },
      occurredAt: count(3).at,
    });
    expect(Math.abs((stored?.recordedAt ?? 0) - Date.now())).toBeLessThan(60_000);
  });

  it('is refused without a fact, and the refusal is the answer to its repetition whatever has changed', async () => {
    const context = inContext();
    const refused = await bench.store.run(category, stream('full'), count(5, { limit: 4 }), context);
    const refusal = tallyFull({ total: 0, limit: 4 });
    expect(refused).toEqual({ outcome: 'refused', refusal, repeated: false });
    expect(await facts(stream('full'))).toEqual([]);
    expect(await bench.store.run(category, stream('full'), count(1, { limit: 4 }), context)).toEqual({
      outcome: 'refused',
      refusal,
      repeated: true,
    });
  });

  it('needs no fact when there is nothing to record, and answers so again', async () => {
    const context = inContext();
    const nothing = { outcome: 'accepted', events: [], position: null, version: 0 };
    const run = () => bench.store.run(category, stream('idle'), count(0), context);
    expect(await run()).toEqual({ ...nothing, repeated: false });
    expect(await run()).toEqual({ ...nothing, repeated: true });
  });

  it('answers a repetition with the first events, also to a process that never saw them', async () => {
    const context = inContext();
    const first = await bench.store.run(category, stream('again'), count(2), context);
    await bench.store.run(category, stream('again'), count(7), inContext());
    const repetition = await bench.another().run(category, stream('again'), count(2), context);
    expect(repetition).toEqual({ ...first, repeated: true });
    expect(await facts(stream('again'))).toHaveLength(2);
  });

  it('refuses the same command id for another request', async () => {
    const context = inContext();
    await bench.store.run(category, stream('key'), count(2), context);
    const reused = await bench.store.run(category, stream('key'), count(3), {
      ...context,
      fingerprint: 'other',
    });
    expect(reused).toEqual({ outcome: 'key-reused' });
    expect(await facts(stream('key'))).toHaveLength(1);
  });

  it('gives one append and equal answers to eight copies at once, in two processes', async () => {
    const context = inContext();
    const stores = [bench.another(), bench.another()];
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_one, i) =>
        (stores[i % 2] ?? bench.store).run(category, stream('copies'), count(1), context),
      ),
    );
    expect(await facts(stream('copies'))).toHaveLength(1);
    expect(answers.filter((answer) => 'repeated' in answer && !answer.repeated)).toHaveLength(1);
    for (const answer of answers) expect(answer).toMatchObject({ outcome: 'accepted', version: 1 });
  });

  it('counts every one of 60 commands sent at once by three processes', async () => {
    const stores = [bench.store, bench.another(), bench.another()];
    await Promise.all(
      Array.from({ length: 60 }, (_one, i) =>
        (stores[i % 3] ?? bench.store).run(category, stream('busy'), count(1), inContext()),
      ),
    );
    const { state, version } = await bench.another().state(category, stream('busy'));
    expect({ state, version }).toEqual({ state: { total: 60, facts: 60 }, version: 60 });
  });

  it('answers "may I?" by the same rules without recording anything', async () => {
    const before = await lastPosition();
    expect(await bench.store.ask(category, stream('may'), count(5, { limit: 4 }))).toEqual({
      accepted: false,
      refusal: tallyFull({ total: 0, limit: 4 }),
    });
    expect(await bench.store.ask(category, stream('may'), count(4, { limit: 4 }))).toMatchObject({
      accepted: true,
    });
    expect(await facts(stream('may'))).toEqual([]);
    expect(await lastPosition()).toBe(before);
  });

  it('answers "may we?" of several steps on what each leaves to the next', async () => {
    const step4 = step(category, stream('may-we'), count(4, { limit: 7 }));
    const beside = step(category, stream('may-beside'), count(1));
    expect(await bench.store.askTogether([step4, beside])).toMatchObject({
      accepted: true,
      events: [{ amount: 4 }, { amount: 1 }],
    });
    expect(await bench.store.askTogether([beside, step4, step4])).toEqual({
      accepted: false,
      refusal: tallyFull({ total: 4, limit: 7 }),
    });
    expect(await facts(stream('may-we'))).toEqual([]);
  });

  it('shows many streams as they are now, those that another process moved on or nobody ever wrote included', async () => {
    const [known, behind, empty] = ['known', 'behind', 'empty'].map(stream) as [string, string, string];
    const another = bench.another();
    await bench.store.run(category, known, count(2), inContext());
    await bench.store.run(category, behind, count(2), inContext());
    await another.run(category, behind, count(3), inContext());
    const states = await bench.store.states(
      [known, behind, empty].map((streamId) => ({ category, streamId })),
    );
    expect([...states]).toEqual([
      [known, { facts: 1, total: 2 }],
      [behind, { facts: 2, total: 5 }],
      [empty, category.decider.initialState],
    ]);
  });

  it('sees what another process appended', async () => {
    const other = bench.another();
    await bench.store.run(category, stream('both'), count(1), inContext());
    await other.run(category, stream('both'), count(2), inContext());
    const refused = await bench.store.run(category, stream('both'), count(1, { limit: 3 }), inContext());
    expect(refused).toMatchObject({ outcome: 'refused', refusal: { facts: { total: 3, limit: 3 } } });
  });
});

describe('writers', () => {
  it('of other streams finish while one stream is locked', async () => {
    const holder = await bench.pool.connect();
    await holder.query('BEGIN');
    await holder.query(`SELECT pg_advisory_xact_lock(hashtextextended('hot-held', 0))`);
    let isDone = false;
    const waiting = bench.store.run(hotTally, 'hot-held', count(1), inContext()).then(() => (isDone = true));
    await until(async () => {
      const { rows } = await bench.pool.query(
        `SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`,
      );
      return rows.length === 1;
    });
    for (const name of ['one', 'two', 'three'])
      await bench.store.run(hotTally, `hot-free-${name}`, count(1), inContext());
    expect(isDone).toBe(false);
    await holder.query('COMMIT');
    holder.release();
    await waiting;
    expect(isDone).toBe(true);
  });

  it('of a contended stream hold one connection of a process, not one each', async () => {
    const holder = await bench.pool.connect();
    await holder.query('BEGIN');
    await holder.query(`SELECT pg_advisory_xact_lock(hashtextextended('hot-crowd', 0))`);
    const crowd = Array.from({ length: 30 }, () =>
      bench.store.run(hotTally, 'hot-crowd', count(1), inContext()),
    );
    await bench.store.run(hotTally, 'hot-bystander', count(1), inContext());
    const { rows } = await bench.pool.query(
      `SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`,
    );
    expect(rows).toHaveLength(1);
    await holder.query('COMMIT');
    holder.release();
    await Promise.all(crowd);
    expect((await bench.store.state(hotTally, 'hot-crowd')).state.total).toBe(30);
  });

  it('of one locked stream in several processes never decide twice', async () => {
    const stores = [bench.another(), bench.another(), bench.another()];
    bench.observations.length = 0;
    await Promise.all(
      Array.from({ length: 45 }, (_one, i) =>
        (stores[i % 3] ?? bench.store).run(hotTally, 'hot-turns', count(1), inContext()),
      ),
    );
    const commands = bench.observations.filter((one) => one.kind === 'command');
    expect(commands).toHaveLength(45);
    expect(commands.every((one) => one.retries === 0)).toBe(true);
  });
});

describe('a conflict', () => {
  const expecting = (expectedVersion: number) => ({
    context: inContext(),
    streams: [{ streamId: 'quiet-cas', category: 'quiet', expectedVersion }],
    events: [
      {
        streamId: 'quiet-cas',
        type: 'Counted',
        schemaVersion: 1,
        data: { amount: 1 },
        occurredAt: instant(1),
      },
    ],
  });

  it('is an answer with the present version, and burns neither a position nor the command id', async () => {
    expect(await bench.store.append(expecting(0))).toMatchObject({ outcome: 'appended' });
    const before = await lastPosition();
    const late = expecting(0);
    expect(await bench.store.append(late)).toEqual({
      outcome: 'conflict',
      streamId: 'quiet-cas',
      version: 1,
    });
    expect(await bench.store.append({ ...expecting(7), context: late.context })).toEqual({
      outcome: 'conflict',
      streamId: 'quiet-cas',
      version: 1,
    });
    expect(await lastPosition()).toBe(before);
    expect(await bench.store.append({ ...expecting(1), context: late.context })).toEqual({
      outcome: 'appended',
      position: before + 1n,
    });
  });

  it('never creates a missing stream at a version that was expected', async () => {
    const answer = await bench.store.append({
      context: inContext(),
      streams: [{ streamId: 'quiet-missing', category: 'quiet', expectedVersion: 4 }],
      events: [
        { streamId: 'quiet-missing', type: 'Counted', schemaVersion: 1, data: {}, occurredAt: instant(1) },
      ],
    });
    expect(answer).toEqual({ outcome: 'conflict', streamId: 'quiet-missing', version: 0 });
    const { rows } = await bench.pool.query(`SELECT FROM streams WHERE stream_id = 'quiet-missing'`);
    expect(rows).toEqual([]);
  });
});

describe('a log restored from an older copy', () => {
  it('is followed although memory is ahead of it', async () => {
    const store = bench.another();
    for (let i = 0; i < 3; i += 1) await store.run(quietTally, 'quiet-restored', count(1), inContext());
    await bench.pool.query(`ALTER TABLE events DISABLE TRIGGER events_are_kept`);
    await bench.pool.query(`DELETE FROM events WHERE stream_id = 'quiet-restored' AND version > 1`);
    await bench.pool.query(`UPDATE streams SET version = 1 WHERE stream_id = 'quiet-restored'`);
    await bench.pool.query(`ALTER TABLE events ENABLE TRIGGER events_are_kept`);
    const result = await store.run(quietTally, 'quiet-restored', count(5), inContext());
    expect(result).toMatchObject({ outcome: 'accepted', version: 2 });
    expect((await store.state(quietTally, 'quiet-restored')).state.total).toBe(6);
  });
});

describe('steps run together', () => {
  it('are recorded in one append, in the order given, under one command id', async () => {
    const context = inContext();
    const run = () =>
      bench.store.runTogether(
        [
          step(hotTally, 'hot-z', count(1)),
          step(quietTally, 'quiet-y', count(2)),
          step(hotTally, 'hot-z', count(3)),
        ],
        context,
      );
    const result = await run();
    const [z1, z2] = await facts('hot-z');
    const [y1] = await facts('quiet-y');
    expect(result).toMatchObject({
      outcome: 'accepted',
      steps: [
        { streamId: 'hot-z', version: 1, events: [{ amount: 1 }] },
        { streamId: 'quiet-y', version: 1, events: [{ amount: 2 }] },
        { streamId: 'hot-z', version: 2, events: [{ amount: 3 }] },
      ],
      position: z2?.position,
    });
    expect([z1, y1, z2].map((fact) => fact?.position)).toEqual(
      [z1, y1, z2].map((fact) => fact?.position).sort((a, b) => Number((a ?? 0n) - (b ?? 0n))),
    );
    expect(await run()).toEqual({ ...result, repeated: true });
    expect((await bench.store.state(hotTally, 'hot-z')).state).toEqual({ total: 4, facts: 2 });
  });

  it('leave nothing when one of them is refused', async () => {
    const result = await bench.store.runTogether(
      [step(hotTally, 'hot-n', count(1)), step(quietTally, 'quiet-n', count(2, { limit: 1 }))],
      inContext(),
    );
    expect(result).toEqual({
      outcome: 'refused',
      refusal: tallyFull({ total: 0, limit: 1 }),
      repeated: false,
    });
    expect(await facts('hot-n')).toEqual([]);
  });

  it('are decided again when a later stream had moved on, and burn no trace of the first try', async () => {
    const other = bench.another();
    const behind = bench.another();
    await behind.run(quietTally, 'quiet-a1', count(1), inContext());
    await behind.run(quietTally, 'quiet-a2', count(1), inContext());
    await other.run(quietTally, 'quiet-a2', count(1), inContext());
    const result = await behind.runTogether(
      [step(quietTally, 'quiet-a1', count(1)), step(quietTally, 'quiet-a2', count(1))],
      inContext(),
    );
    expect(result).toMatchObject({ outcome: 'accepted', steps: [{ version: 2 }, { version: 3 }] });
    expect(await facts('quiet-a1')).toHaveLength(2);
  });

  it('hold a stream that is only read at the version that was read', async () => {
    const reader = bench.another();
    const writer = bench.another();
    await reader.run(quietTally, 'quiet-read', count(1), inContext());
    await writer.run(quietTally, 'quiet-read', count(1), inContext());
    const result = await reader.runTogether(
      [step(quietTally, 'quiet-read', count(0, { limit: 1 })), step(quietTally, 'quiet-written', count(1))],
      inContext(),
    );
    expect(result).toMatchObject({ outcome: 'refused', refusal: { facts: { total: 2 } } });
  });

  it('never deadlock, whatever order their streams are named in', async () => {
    const stores = [bench.another(), bench.another()];
    const names = ['hot-d1', 'quiet-d2', 'hot-d3'];
    const stepsFrom = (offset: number) =>
      names
        .map((_name, i) => names[(i + offset) % 3] ?? '')
        .map((name) => step(name.startsWith('hot') ? hotTally : quietTally, name, count(1)));
    const results = await Promise.all(
      Array.from({ length: 30 }, (_one, i) =>
        (stores[i % 2] ?? bench.store).runTogether(stepsFrom(i % 3), inContext()),
      ),
    );
    expect(results.every(({ outcome }) => outcome === 'accepted')).toBe(true);
    for (const name of names) expect(await facts(name)).toHaveLength(30);
  });
});
