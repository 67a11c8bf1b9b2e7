import { instant } from '@cardroom/kernel';
import { appendStatement } from './append';
import { type Category } from './category';
import { type RunResult } from './event';
import { query } from './sql';
import { step } from './steps';
import { type Count, count, type Counted, hotTally, inContext, type Tally, tallyFull } from './testing/tally';
import { until, type Workbench, workbench } from './testing/workbench';

let bench: Workbench;
beforeAll(async () => {
  bench = await workbench();
});
afterAll(() => bench.close());

/** Sends commands while the stream's lock is taken, so that they stand in line; then lets them go. */
const inLine = async <T>(streamId: string, send: () => Promise<T>[]): Promise<PromiseSettledResult<T>[]> => {
  const holder = await bench.pool.connect();
  await holder.query('BEGIN');
  await holder.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [streamId]);
  const first = bench.store.run(hotTally, streamId, count(0), inContext());
  await until(async () => {
    const { rows } = await bench.pool.query(
      `SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`,
    );
    return rows.length > 0;
  });
  const results = Promise.allSettled(send());
  await holder.query('COMMIT');
  holder.release();
  await first;
  return results;
};

const commits = async (streamId: string): Promise<number> => {
  const { rows } = await bench.pool.query(
    'SELECT count(DISTINCT xmin::text) AS count FROM events WHERE stream_id = $1',
    [streamId],
  );
  return Number(rows[0].count);
};

const run = (streamId: string, command: Count, context = inContext()): Promise<RunResult<Counted>> =>
  bench.store.run(hotTally, streamId, command, context);

const total = async (streamId: string): Promise<Tally> =>
  (await bench.another().state(hotTally, streamId)).state;

describe('commands that wait for one stream', () => {
  it('share a commit, and each is decided on what the one before it left', async () => {
    const results = await inLine('hot-shared', () =>
      Array.from({ length: 12 }, () => run('hot-shared', count(1, { limit: 10 }))),
    );
    const answers = results.map((one) => (one.status === 'fulfilled' ? one.value : null));
    expect(answers.slice(0, 10).map((one) => one?.outcome === 'accepted' && one.version)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
    const refused = { outcome: 'refused', refusal: tallyFull({ total: 10, limit: 10 }), repeated: false };
    expect(answers.slice(10)).toEqual([refused, refused]);
    expect(await commits('hot-shared')).toBe(1);
    expect(await total('hot-shared')).toEqual({ total: 10, facts: 10 });
  });

  it('are answered with the positions of their own events, in order', async () => {
    const results = await inLine('hot-order', () =>
      [1, 2, 3].map((amount) => run('hot-order', count(amount))),
    );
    const facts = await bench.store.load('hot-order');
    expect(facts.map(({ data }) => data)).toMatchObject([{ amount: 1 }, { amount: 2 }, { amount: 3 }]);
    expect(results).toMatchObject(facts.map(({ position }) => ({ value: { position } })));
  });

  it('never go by more than sixteen, and all of them go', async () => {
    await inLine('hot-many', () => Array.from({ length: 40 }, () => run('hot-many', count(1))));
    expect(await total('hot-many')).toEqual({ total: 40, facts: 40 });
    expect(await commits('hot-many')).toBe(3);
  });

  it('give one answer to copies of one command among them', async () => {
    const context = inContext();
    const results = await inLine('hot-copies', () => [
      run('hot-copies', count(5), context),
      run('hot-copies', count(1)),
      run('hot-copies', count(5), context),
      run('hot-copies', count(6), { ...context, fingerprint: 'other' }),
    ]);
    expect(results).toMatchObject([
      { value: { outcome: 'accepted', version: 1, repeated: false } },
      { value: { outcome: 'accepted', version: 2, repeated: false } },
      { value: { outcome: 'accepted', version: 1, repeated: true, events: [{ amount: 5 }] } },
      { value: { outcome: 'key-reused' } },
    ]);
    expect(await total('hot-copies')).toEqual({ total: 6, facts: 2 });
  });

  it('do not suffer from one that breaks while it is decided, nor from one that the database rejects', async () => {
    const brittle: Category<Count, Tally, Counted> = {
      ...hotTally,
      decider: {
        ...hotTally.decider,
        decide: (command, state) => {
          if (command.amount === 13) throw new Error('broken');
          return hotTally.decider.decide(command, state);
        },
      },
      deadlines: ({ events }) =>
        events.some(({ amount }) => amount === 7)
          ? [{ timerId: 'no:colon', kind: 'k', dueAt: instant(1), payload: {} }]
          : [],
    };
    const results = await inLine('hot-brittle', () =>
      [1, 13, 2, 7, 3].map((amount) => bench.store.run(brittle, 'hot-brittle', count(amount), inContext())),
    );
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(await total('hot-brittle')).toEqual({ total: 6, facts: 3 });
    expect(results[4]).toMatchObject({ value: { version: 3 } });
  });

  it('are decided again when somebody appended without taking the lock', async () => {
    const streamId = 'hot-intruded';
    const intruder = await bench.pool.connect();
    await intruder.query('BEGIN');
    const event = {
      streamId,
      type: 'Counted',
      schemaVersion: 1,
      data: { amount: 100 },
      occurredAt: instant(1),
    };
    const streams = [{ streamId, category: 'hot', expectedVersion: 0 }];
    await query(intruder, appendStatement({ context: inContext(), streams, events: [event] }));
    const lined = inLine(streamId, () => [1, 2, 3].map((amount) => run(streamId, count(amount))));
    await until(async () => {
      const { rows } = await bench.pool.query(
        `SELECT FROM pg_locks WHERE locktype = 'transactionid' AND NOT granted`,
      );
      return rows.length > 0;
    });
    await intruder.query('COMMIT');
    intruder.release();
    expect(await lined).toMatchObject(
      [2, 3, 4].map((version) => ({ value: { outcome: 'accepted', version } })),
    );
    expect(await total(streamId)).toEqual({ total: 106, facts: 4 });
  });

  it('let those in between that run on several streams', async () => {
    const results = await inLine<unknown>('hot-mixed', () => [
      run('hot-mixed', count(1)),
      bench.store.runTogether(
        [step(hotTally, 'hot-mixed', count(2)), step(hotTally, 'hot-mixed-2', count(2))],
        inContext(),
      ),
      run('hot-mixed', count(3)),
    ]);
    expect(results.every(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await total('hot-mixed')).toEqual({ total: 6, facts: 3 });
  });
});
