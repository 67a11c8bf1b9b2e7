import { ownServers, type OwnServers } from '@cardroom/testing';
import { type ChildProcess, spawn } from 'node:child_process';
import { built, freePort } from '../programs';

type Part = 'api' | 'worker' | 'second';

/** A whole room whose parts can be killed: servers of its own, the API and one worker or two as processes. */
export interface House {
  readonly url: string;
  readonly servers: OwnServers;
  codeOf(role: string): string;
  /** kill -9. */
  kill(part: Part): Promise<void>;
  start(part: Part): Promise<void>;
  /** Parts that ended though nobody killed them: whatever befalls one, the others have to bear it. */
  fallen(): readonly Part[];
  end(): Promise<void>;
}

interface Program {
  readonly child: ChildProcess;
  readonly ended: Promise<void>;
}

const run = (file: string, env: NodeJS.ProcessEnv): Program => {
  const child = spawn(process.execPath, ['--enable-source-maps', file], {
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

const files: Readonly<Record<Part, readonly [app: string, file: string]>> = {
  api: ['api', 'main.js'],
  worker: ['worker', 'main.js'],
  second: ['worker', 'main.js'],
};

type Servers = Awaited<ReturnType<typeof ownServers>>;

const environmentOf = (servers: Servers, ports: Readonly<Record<Part, number>>, part: Part = 'worker') => ({
  ...process.env,
  NODE_ENV: 'production',
  DATABASE_URL: servers.databaseUrl,
  REDIS_URL: servers.redisUrl,
  PORT: String(ports.api),
  WORKER_PORT: String(ports[part === 'second' ? 'second' : 'worker']),
  LOG_LEVEL: 'fatal',
  CALLER_REQUESTS_PER_MINUTE: '1000000',
  OPEN_REQUESTS_PER_MINUTE: '1000000',
});

/** Beside everything else that a busy machine does. */
const startsWithinMs = 40_000;

/** The demo room in the database of the environment; answers the codes that sign its people in. */
const makeDemoRoom = async (env: NodeJS.ProcessEnv) => {
  const made = await outputOf(run(built('api', 'demo-room.js'), env));
  return JSON.parse(made.slice(made.indexOf('{'))) as { codes: { role: string; code: string }[] };
};

const fill = async (servers: Servers, parts: readonly Part[]) => {
  const ports = { api: await freePort(), worker: await freePort(), second: await freePort() };
  const running = new Map<Part, Program>();
  const fallen: Part[] = [];
  const start = async (part: Part): Promise<void> => {
    const program = run(built(...files[part]), environmentOf(servers, ports, part));
    running.set(part, program);
    void program.ended.then(() => void (running.get(part) === program && fallen.push(part)));
    await until(() => isReady(`http://127.0.0.1:${ports[part]}/health/live`), startsWithinMs);
  };
  const kill = async (part: Part): Promise<void> => {
    const program = running.get(part);
    running.delete(part);
    program?.child.kill('SIGKILL');
    await program?.ended;
  };
  const endAll = () => Promise.all([...running.keys()].map(kill));
  const { codes } = await makeDemoRoom(environmentOf(servers, ports));
  const began = await Promise.allSettled(parts.map(start));
  const failed = began.find((one) => one.status === 'rejected');
  if (failed) await endAll();
  if (failed) throw failed.reason;
  return { url: `http://127.0.0.1:${ports.api}`, codes, start, kill, fallen: () => fallen, endAll };
};

/** Opens a house; one that does not come up leaves nothing behind. */
export const openHouse = async (parts: readonly Part[] = ['api', 'worker']): Promise<House> => {
  const servers = await ownServers('postgres', 'redis');
  const filled = await fill(servers, parts).catch(async (error: unknown) => {
    await servers.end();
    throw error;
  });
  const { codes, endAll, ...house } = filled;
  return {
    ...house,
    servers,
    codeOf: (role) => codes.find((code) => code.role === role)?.code ?? '',
    end: async () => {
      await endAll();
      await servers.end();
    },
  };
};
