import { createSealer } from '../seal';
import { count, inContext, quietTally } from '../testing/tally';
import { until, type Workbench, workbench } from '../testing/workbench';
import { main } from './verify-log';

let bench: Workbench;
let printed: string[];
beforeEach(async () => {
  bench = await workbench();
  printed = [];
  for (const method of ['log', 'error'] as const)
    jest.spyOn(console, method).mockImplementation((...said: unknown[]) => void printed.push(said.join(' ')));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await bench.close();
});

const verify = (...args: string[]): Promise<number> => main(args, { DATABASE_URL: bench.url });

const sealThree = async (): Promise<void> => {
  for (let i = 0; i < 3; i += 1) await bench.store.run(quietTally, 'quiet-a', count(1), inContext());
  const sealer = createSealer(bench.store, { everyMs: 1 });
  await until(() => sealer.status().position === 3n);
  await sealer.close();
};

describe('npm run log:verify', () => {
  it('prints the head value and answers 0 when the log is whole', async () => {
    await sealThree();
    expect(await verify()).toBe(0);
    expect(printed.join('\n')).toMatch(
      /^head {6}[0-9a-f]{64}\nsealed {4}3 facts, up to position 3\nunsealed {2}0 facts\n/,
    );
    const head = /[0-9a-f]{64}/.exec(printed.join())?.[0] ?? '';
    expect(await verify('--head', head)).toBe(0);
    expect(await verify('--head', 'f'.repeat(64))).toBe(1);
    expect(printed.at(-1)).toContain('FAULT     head-missing');
  });

  it('names the fact that was altered and answers 1', async () => {
    await sealThree();
    await bench.pool.query('ALTER TABLE events DISABLE TRIGGER ALL');
    await bench.pool.query(`UPDATE events SET data = jsonb_set(data, '{amount}', '7') WHERE position = 2`);
    expect(await verify()).toBe(1);
    expect(printed.at(-1)).toContain('FAULT     altered: Counted, version 2 of quiet-a');
  });

  it('answers 2 with its help when it does not know what to check', async () => {
    expect(await main([], {})).toBe(2);
    expect(await verify('--head', 'nonsense')).toBe(2);
    expect(await main(['--help'], {})).toBe(0);
    expect(printed).toHaveLength(3);
    expect(printed.every((text) => text.includes('npm run log:verify'))).toBe(true);
  });
});
