import { StoreUnavailable } from './errors';
import { openPool } from './pool';
import { createEventStore } from './store';
import { step } from './steps';
import { count, hotTally, inContext, quietTally } from './testing/tally';
import { type Workbench, workbench } from './testing/workbench';

let bench: Workbench;
beforeAll(async () => {
  bench = await workbench();
});
afterAll(() => bench.close());

describe('a statement that takes too long', () => {
  it('is undone by the server, and the command can be sent again under its id', async () => {
    await bench.store.run(quietTally, 'quiet-slow', count(1), inContext());
    const pool = openPool({ connectionString: bench.url, max: 2, statement_timeout: 300 });
    const impatient = createEventStore({ pool });
    const holder = await bench.pool.connect();
    await holder.query('BEGIN');
    await holder.query(`SELECT FROM streams WHERE stream_id = 'quiet-slow' FOR UPDATE`);
    const context = inContext();
    const run = () => impatient.run(quietTally, 'quiet-slow', count(2), context);
    await expect(run()).rejects.toBeInstanceOf(StoreUnavailable);
    await holder.query('COMMIT');
    holder.release();
    expect(await run()).toMatchObject({ outcome: 'accepted', version: 2, repeated: false });
    expect(await bench.store.load('quiet-slow')).toHaveLength(2);
    await impatient.close();
    await pool.end();
  });

  it('has a bound in every pool for the log', () => {
    const { statement_timeout: server, query_timeout: client } = bench.pool.options;
    expect(server).toBeGreaterThan(10_000);
    expect(Number(client)).toBeGreaterThan(Number(server));
  });
});

describe('a repeated command that comes with another stream of the category than at first', () => {
  it('is answered with the first events, their types included', async () => {
    const context = inContext();
    const first = await bench.store.runTogether(
      [step(quietTally, 'quiet-known', count(1)), step(hotTally, 'hot-friday', count(2))],
      context,
    );
    const again = await bench
      .another()
      .runTogether(
        [step(quietTally, 'quiet-known', count(1)), step(hotTally, 'hot-saturday', count(2))],
        context,
      );
    expect(again).toEqual({ ...first, repeated: true });
    expect(again).toMatchObject({
      steps: [{ events: [{ type: 'Counted' }] }, { streamId: 'hot-friday', events: [{ type: 'Counted' }] }],
    });
  });

  it('is answered so also when no step tells how the events are read', async () => {
    const context = inContext();
    await bench.store.run(quietTally, 'quiet-alone', count(3), context);
    const again = await bench.another().run(hotTally, 'hot-alone', count(3), context);
    expect(again).toMatchObject({ repeated: true, events: [{ type: 'Counted', amount: 3 }] });
  });
});
