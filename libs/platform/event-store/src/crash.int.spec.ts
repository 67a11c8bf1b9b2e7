import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { query } from './sql';
import { count, inContext, quietTally } from './testing/tally';
import { type Workbench, workbench } from './testing/workbench';

jest.setTimeout(120_000);

let bench: Workbench;
beforeAll(async () => {
  bench = await workbench();
  await bench.pool.query('CREATE TABLE applied (position bigint); CREATE TABLE sums (total int)');
  await bench.pool.query('INSERT INTO sums VALUES (0)');
});
afterAll(() => bench.close());

const root = join(__dirname, '..', '..', '..', '..');

/** Runs the subscriber in a process of its own; answers how that ended. */
const subscriber = (killAt: number, killWhen: 'before' | 'during', until: bigint): Promise<string> =>
  new Promise((resolve) => {
    const flags = ['--conditions=@cardroom/source', '-r', '@swc-node/register'];
    const child = spawn(process.execPath, [...flags, join(__dirname, 'testing', 'crash-child.ts')], {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        TS_NODE_PROJECT: join(root, 'tsconfig.base.json'),
        DATABASE_URL: bench.url,
        KILL_AT: String(killAt),
        KILL_WHEN: killWhen,
        UNTIL: String(until),
      },
    });
    child.once('exit', (code, signal) => resolve(signal ?? `exit ${code}`));
  });

/** Always something to apply, so that each life gets as far as its deadly statement. */
const appendSome = async (): Promise<bigint> => {
  let position = 0n;
  for (let i = 0; i < 7; i += 1) {
    const result = await bench.store.run(quietTally, 'quiet-crash', count(1), inContext());
    if (result.outcome === 'accepted') position = result.position ?? 0n;
  }
  return position;
};

const applied = async (): Promise<{
  positions: bigint[];
  total: number | undefined;
  checkpoint: bigint | undefined;
}> => {
  const rows = await query<{ position: bigint }>(bench.pool, {
    text: 'SELECT position FROM applied ORDER BY position',
  });
  const [sum] = await query<{ total: number }>(bench.pool, { text: 'SELECT total FROM sums' });
  const [mark] = await query<{ position: bigint }>(bench.pool, {
    text: `SELECT position FROM checkpoints WHERE name = 'crash'`,
  });
  return { positions: rows.map(({ position }) => position), total: sum?.total, checkpoint: mark?.position };
};

/** Of the subscriber's statements: 1 lock, 2 claim, 3 read, 4 begin, 5 and 6 the handler's, 7 checkpoint, 8 commit, 9 read. */
const deaths = [
  [2, 'before'],
  [3, 'before'],
  [4, 'before'],
  [5, 'before'],
  [6, 'before'],
  [7, 'before'],
  [8, 'before'],
  [8, 'during'],
  [9, 'before'],
] as const;

describe('a subscriber killed with -9 between any two statements', () => {
  it('has applied every event exactly once in the end, and its checkpoint never says otherwise', async () => {
    let last = 0n;
    for (const [killAt, killWhen] of deaths) {
      last = await appendSome();
      expect(await subscriber(killAt, killWhen, last)).toBe('SIGKILL');
      const { positions, total, checkpoint } = await applied();
      expect(total).toBe(positions.length);
      expect(checkpoint ?? 0n).toBe(positions.at(-1) ?? 0n);
    }
    expect(await subscriber(0, 'before', last)).toBe('exit 0');
    const facts = await bench.store.load('quiet-crash');
    expect((await applied()).positions).toEqual(facts.map(({ position }) => position));
  });
});
