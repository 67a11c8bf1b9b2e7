import { count, inContext, quietTally } from './testing/tally';
import { until, type Workbench, workbench } from './testing/workbench';
import { createSealer, genesisHash } from './seal';
import { type Subscription } from './subscribe';
import { type Verification, verifyLog } from './verify';

let bench: Workbench;
let sealer: Subscription | undefined;
beforeEach(async () => {
  bench = await workbench();
});
afterEach(async () => {
  await sealer?.close();
  await bench.close();
});

const append = async (streamId = 'quiet-a', amount = 1): Promise<bigint> => {
  const result = await bench.store.run(quietTally, streamId, count(amount), inContext());
  return (result.outcome === 'accepted' && result.position) || 0n;
};

/** Seals all that is recorded, three facts a seal. */
const sealAll = async (last: bigint): Promise<void> => {
  sealer = createSealer(bench.store, { everyMs: 1, batchSize: 3 });
  await until(() => sealer?.status().position === last);
  await sealer.close();
};

/** Ten facts in two streams, sealed; positions 1 to 10. */
const sealedLog = async (): Promise<void> => {
  for (let i = 0; i < 9; i += 1) await append(i % 3 === 2 ? 'quiet-b' : 'quiet-a', i + 1);
  await sealAll(await append('quiet-b', 10));
};

/** What somebody with the database's own powers could do. */
const tamper = async (...statements: string[]): Promise<Verification> => {
  const client = await bench.pool.connect();
  await client.query(`SET session_replication_role = 'replica'`);
  for (const statement of statements) await client.query(statement);
  client.release(true);
  return verifyLog(bench.pool);
};

const insertAt = (position: number, streamId: string, version: number): string =>
  `INSERT INTO events (position, stream_id, version, type, schema_version, data, metadata, occurred_at)
   SELECT ${position}, '${streamId}', ${version}, type, schema_version, data, metadata, occurred_at
   FROM events WHERE position = 1`;

describe('a sealed log', () => {
  it('is whole when nobody touched it, and a chain of seals says so', async () => {
    await sealedLog();
    const { rows } = await bench.pool.query('SELECT hash, previous_hash FROM seals ORDER BY to_position');
    expect(rows.length).toBeGreaterThanOrEqual(4);
    expect(rows.map((row) => row.previous_hash)).toEqual([
      genesisHash,
      ...rows.slice(0, -1).map((row) => row.hash),
    ]);
    expect(await verifyLog(bench.pool)).toEqual({
      head: rows.at(-1)?.hash,
      sealedTo: 10n,
      factCount: 10,
      unsealedCount: 0,
      fault: null,
    });
  });

  it('is empty and whole at the beginning', async () => {
    expect(await verifyLog(bench.pool)).toEqual({
      head: genesisHash,
      sealedTo: 0n,
      factCount: 0,
      unsealedCount: 0,
      fault: null,
    });
  });

  it('goes on where the seals end after a restart, and counts what is not sealed yet', async () => {
    await sealedLog();
    const before = await verifyLog(bench.pool);
    await append();
    expect(await verifyLog(bench.pool)).toEqual({ ...before, unsealedCount: 1 });
    await sealAll(await append());
    const after = await verifyLog(bench.pool);
    expect(after).toMatchObject({ sealedTo: 12n, factCount: 12, unsealedCount: 0, fault: null });
    expect(await verifyLog(bench.pool, { expectedHead: before.head })).toEqual(after);
  });

  it('is whole although positions were burned between its facts', async () => {
    await append();
    await bench.pool.query(`SELECT nextval('events_position_seq') FROM generate_series(1, 5)`);
    await sealAll(await append());
    expect(await verifyLog(bench.pool)).toMatchObject({ sealedTo: 7n, factCount: 2, fault: null });
  });
});

describe('an alteration straight in SQL', () => {
  beforeEach(sealedLog);

  it.each([
    ['the data', `data = jsonb_set(data, '{amount}', '99')`],
    ['the type', `type = 'Recounted'`],
    ['the schema version', `schema_version = 2`],
    ['who did it', `metadata = jsonb_set(metadata, '{by}', '{"kind":"staff"}')`],
    ['when it was', `occurred_at = occurred_at + interval '1 minute'`],
    ['when it was recorded', `recorded_at = recorded_at - interval '1 minute'`],
    ['its stream', `stream_id = 'quiet-c'`],
    ['its version', `version = 77`],
  ])('of %s of a fact is found, and the fact named', async (_, change) => {
    const { fault } = await tamper(`UPDATE events SET ${change} WHERE position = 5`);
    expect(fault).toMatchObject({ kind: 'altered', position: 5n });
  });

  it('is found where it is earliest', async () => {
    const { fault } = await tamper(
      `UPDATE events SET data = '{}' WHERE position IN (8, 4)`,
      'DELETE FROM events WHERE position = 9',
    );
    expect(fault).toMatchObject({ kind: 'altered', position: 4n });
  });

  it('that removes a fact is found, in the middle, at the ends and in the last seal', async () => {
    for (const position of [10, 6, 3, 1]) {
      const { fault } = await tamper(`DELETE FROM events WHERE position = ${position}`);
      expect(fault).toMatchObject({ kind: 'removed', position: BigInt(position) });
    }
  });

  it('that inserts a fact into a burned position is found', async () => {
    await bench.pool.query(`SELECT nextval('events_position_seq')`);
    await sealAll(await append('quiet-a', 12));
    expect(await tamper(insertAt(11, 'quiet-new', 1))).toMatchObject({
      fault: { kind: 'inserted', position: 11n, streamId: 'quiet-new' },
    });
  });

  it('that inserts a fact before everything is found', async () => {
    expect(await tamper(insertAt(-3, 'quiet-new', 1))).toMatchObject({
      fault: { kind: 'inserted', position: -3n },
    });
  });

  it('that moves a fact to another position is found', async () => {
    await bench.pool.query(`SELECT nextval('events_position_seq')`);
    await sealAll(await append('quiet-a', 12));
    const { fault } = await tamper('UPDATE events SET position = 11 WHERE position = 7');
    expect(fault).toMatchObject({ kind: 'removed', position: 7n });
  });

  it('that hides itself by a seal of its own making breaks the chain', async () => {
    const { fault } = await tamper(
      `UPDATE seals SET leaves = set_byte(leaves, 20, 7) WHERE from_position = 1`,
    );
    expect(fault).toMatchObject({ kind: 'seal-broken' });
    expect(fault?.why).toMatch(/positions 1 to \d+ was altered/);
  });

  it('that takes a seal out breaks the chain', async () => {
    const { fault } = await tamper(
      'DELETE FROM seals WHERE to_position = (SELECT to_position FROM seals ORDER BY to_position OFFSET 1 LIMIT 1)',
    );
    expect(fault).toMatchObject({ kind: 'seal-broken' });
    expect(fault?.why).toContain('does not follow from the one before it');
  });

  it('that cuts facts and seals off the end shows against a head published before', async () => {
    const { head } = await verifyLog(bench.pool);
    await tamper(
      'DELETE FROM events WHERE position > (SELECT max(to_position) FROM seals WHERE to_position < 10)',
      'DELETE FROM seals WHERE to_position = 10',
      `UPDATE streams AS s SET version = (SELECT max(version) FROM events AS e WHERE e.stream_id = s.stream_id)`,
    );
    expect(await verifyLog(bench.pool)).toMatchObject({ fault: null });
    expect(await verifyLog(bench.pool, { expectedHead: head })).toMatchObject({
      fault: { kind: 'head-missing' },
    });
  });

  it('of what is not sealed yet shows where it leaves a hole in a stream', async () => {
    await append('quiet-a');
    await append('quiet-a');
    expect(await tamper('DELETE FROM events WHERE position = 11')).toMatchObject({
      fault: { kind: 'removed', streamId: 'quiet-a' },
    });
  });

  it('that adds a fact at the end, past the append, shows in its stream', async () => {
    expect(await tamper(insertAt(500, 'quiet-a', 99))).toMatchObject({
      fault: { kind: 'inserted', streamId: 'quiet-a' },
    });
    expect(
      await tamper('DELETE FROM events WHERE position = 500', insertAt(501, 'quiet-stray', 1)),
    ).toMatchObject({
      fault: { kind: 'inserted', streamId: 'quiet-stray' },
    });
  });
});

describe('the log itself', () => {
  it.each([
    ['UPDATE', `UPDATE events SET data = '{}'`],
    ['DELETE', 'DELETE FROM events'],
    ['TRUNCATE', 'TRUNCATE events'],
    ['UPDATE', `UPDATE seals SET hash = ''`],
    ['DELETE', 'DELETE FROM seals'],
    ['TRUNCATE', 'TRUNCATE seals'],
  ])('refuses %s: %s', async (operation, statement) => {
    await append();
    await expect(bench.pool.query(statement)).rejects.toThrow(`${operation} on`);
    expect(await bench.store.load('quiet-a')).toHaveLength(1);
  });

  it('lets the role of the application add and read, and nothing else', async () => {
    await append();
    const client = await bench.pool.connect();
    await client.query('SET ROLE cardroom_app');
    const tried = async (statement: string): Promise<string> =>
      client.query(statement).then(
        () => 'done',
        (error: Error) => error.message,
      );
    expect(await tried('SELECT * FROM events')).toBe('done');
    for (const statement of [`UPDATE events SET data = '{}'`, 'DELETE FROM events', 'TRUNCATE events, seals'])
      expect(await tried(statement)).toMatch(/permission denied/);
    expect(await tried('ALTER TABLE events DISABLE TRIGGER events_are_kept')).toMatch(/must be owner/);
    client.release(true);
  });

  it('is used by the application through that role', async () => {
    const { Pool } = await import('pg');
    const pool = new Pool({ connectionString: bench.url, options: '-c role=cardroom_app', max: 2 });
    const store = bench.another({ pool });
    await expect(
      store.run(quietTally, 'quiet-role', count(1, { alarmAt: count(1).at }), inContext()),
    ).resolves.toMatchObject({ outcome: 'accepted' });
    expect(await store.timers.armed()).toHaveLength(1);
    await store.close();
    await pool.end();
  });
});
