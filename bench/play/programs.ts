import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const root = join(__dirname, '..', '..');

type Program = 'api' | 'worker';

/** A built program of the house as a process of its own, that can be killed and measured. */
export interface Running {
  readonly url: string;
  /** Processor time so far, in milliseconds. */
  cpuMs(): number;
  /** Lets it run for a share of every tenth of a second; answers how to let it run freely again. */
  limitTo(share: number): () => void;
  /** Ends it with a signal and waits until it is gone. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

export const built = (program: Program, file: string): string => {
  const path = join(root, 'apps', program, 'dist', file);
  if (!existsSync(path)) throw new Error(`${path} is missing: run this through npm run bench`);
  return path;
};

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

const periodMs = 100;
const msPerTick = 10;

/** Ticks in user and kernel mode: the 14th and 15th field, counted after the name in brackets. */
const cpuOf = (pid: number): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * msPerTick;
};

const limited = (pid: number, share: number): (() => void) => {
  let stopping: NodeJS.Timeout | undefined;
  const period = setInterval(() => {
    process.kill(pid, 'SIGCONT');
    stopping = setTimeout(() => process.kill(pid, 'SIGSTOP'), share * periodMs);
  }, periodMs);
  return () => {
    clearInterval(period);
    clearTimeout(stopping);
    process.kill(pid, 'SIGCONT');
  };
};

export const start = async (program: Program, env: Readonly<Record<string, string>>): Promise<Running> => {
  const port = String(await freePort());
  const child = spawn(process.execPath, [built(program, 'main.js')], {
    env: { ...process.env, LOG_LEVEL: 'error', ...env, PORT: port, WORKER_PORT: port },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const { pid } = child;
  if (pid === undefined) throw new Error(`the ${program} did not start`);
  const url = `http://127.0.0.1:${port}`;
  const deadline = performance.now() + 120_000;
  while (!(await isReady(url))) {
    if (performance.now() > deadline || child.exitCode !== null)
      throw new Error(`the ${program} is not ready`);
    await sleep(50);
  }
  return {
    url,
    cpuMs: () => cpuOf(pid),
    limitTo: (share) => limited(pid, share),
    end: async (signal) => {
      child.kill('SIGCONT');
      child.kill(signal);
      await ended;
    },
  };
};
