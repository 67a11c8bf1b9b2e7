import { ownServers, type OwnServers } from '@cardroom/testing';
import { type ChildProcess, spawn } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';

const root = join(__dirname, '..', '..', '..', '..');

type Part = 'api' | 'worker' | 'second';

/** A whole room whose parts can be killed: servers of its own, the API and one worker or two as processes. */
export interface House {
  readonly url: string;
  readonly servers: OwnServers;
  codeOf(role: string): string;
  /** kill -9. */
  kill(part: Part): Promise<void>;
  start(part: Part): Promise<void>;
  end(): Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** From the sources, so that what is tested is what stands there. */
const programOf = (file: string): readonly string[] => [
  '--conditions=@cardroom/source',
  '-r',
  '@swc-node/register',
  join(root, file),
];

interface Program {
  readonly child: ChildProcess;
  readonly ended: Promise<void>;
}

const run = (file: string, env: NodeJS.ProcessEnv): Program => {
  const child = spawn(process.execPath, programOf(file), {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { child, ended: new Promise((resolve) => child.once('exit', () => resolve())) };
};

const outputOf = async ({ child, ended }: Program): Promise<string> => {
  let text = '';
  child.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  await ended;
  return text;
};

const isReady = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

const until = async (condition: () => Promise<boolean>, withinMs: number): Promise<void> => {
  const end = Date.now() + withinMs;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('the house did not come up in time');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

const files: Readonly<Record<Part, string>> = {
  api: 'apps/api/src/main.ts',
  worker: 'apps/worker/src/main.ts',
  second: 'apps/worker/src/main.ts',
};

type Servers = Awaited<ReturnType<typeof ownServers>>;

const environmentOf = (servers: Servers, ports: Readonly<Record<Part, number>>, part: Part = 'worker') => ({
  ...process.env,
  TS_NODE_PROJECT: join(root, 'tsconfig.base.json'),
  NODE_ENV: 'production',
  DATABASE_URL: servers.databaseUrl,
  REDIS_URL: servers.redisUrl,
  PORT: String(ports.api),
  WORKER_PORT: String(ports[part === 'second' ? 'second' : 'worker']),
  LOG_LEVEL: 'fatal',
  CALLER_REQUESTS_PER_MINUTE: '1000000',
  OPEN_REQUESTS_PER_MINUTE: '1000000',
});

/** From the sources, beside everything else that a busy machine compiles. */
const startsWithinMs = 120_000;

export const openHouse = async (parts: readonly Part[] = ['api', 'worker']): Promise<House> => {
  const servers = await ownServers('postgres', 'redis');
  const ports = { api: await freePort(), worker: await freePort(), second: await freePort() };
  const env = environmentOf(servers, ports);
  const made = await outputOf(run('apps/api/src/demo-room.ts', env));
  const { codes } = JSON.parse(made.slice(made.indexOf('{'))) as { codes: { role: string; code: string }[] };
  const running = new Map<Part, Program>();

  const start = async (part: Part): Promise<void> => {
    running.set(part, run(files[part], environmentOf(servers, ports, part)));
    await until(() => isReady(`http://127.0.0.1:${ports[part]}/health/live`), startsWithinMs);
  };
  const kill = async (part: Part): Promise<void> => {
    const program = running.get(part);
    program?.child.kill('SIGKILL');
    await program?.ended;
    running.delete(part);
  };

  const end = async (): Promise<void> => {
    await Promise.all(parts.map((part) => kill(part)));
    await servers.end();
  };
  const began = await Promise.allSettled(parts.map((part) => start(part)));
  const failed = began.find((one) => one.status === 'rejected');
  if (failed) await end();
  if (failed) throw failed.reason;
  return {
    url: `http://127.0.0.1:${ports.api}`,
    servers,
    codeOf: (role) => codes.find((code) => code.role === role)?.code ?? '',
    kill,
    start,
    end,
  };
};
