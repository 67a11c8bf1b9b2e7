import { freshDatabase, freshRedisPrefix } from '@cardroom/testing';
import { execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';
import { built, freePort } from './programs';

interface DemoCode {
  readonly role: string;
  readonly name: string;
  readonly code: string;
}

/** A room of a story's own: the built API and worker as processes, on a database with the demo room in it. */
export interface Room {
  readonly url: string;
  /** The addresses of all API processes. */
  readonly urls: readonly [string, ...string[]];
  codeOf(role: string): string;
  /** Signs in as a program and asks, for what a story needs to be so before it begins. */
  ask<T>(role: string, path: string, body?: unknown): Promise<T>;
  /** Ends the first API process, as when its machine fails. */
  goAway(): Promise<void>;
  /** Starts it again at the same address, and waits until it is ready. */
  comeBack(): Promise<void>;
  close(): Promise<void>;
}

const answers = async (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** A program of the room, told to stop when the story ends, and stopped if it will not. */
const startProgram = (path: string, env: NodeJS.ProcessEnv) => {
  const child = spawn(process.execPath, ['--enable-source-maps', path], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return async (): Promise<void> => {
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
    await ended;
    clearTimeout(timer);
  };
};

const signInWith = async (url: string, code: string): Promise<string> => {
  const response = await fetch(`${url}/api/v1/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code, bearer: true }),
  });
  return ((await response.json()) as { token: string }).token;
};

/** Everybody signs in once: a program's session lasts longer than any story. */
const asking = (url: string, codeOf: (role: string) => string): Room['ask'] => {
  const tokens = new Map<string, Promise<string>>();
  const signInOnce = (role: string): Promise<string> => {
    const token = signInWith(url, codeOf(role));
    tokens.set(role, token);
    return token;
  };
  return async <T>(role: string, path: string, body?: unknown): Promise<T> => {
    const token = await (tokens.get(role) ?? signInOnce(role));
    const response = await fetch(`${url}/api/v1${path}`, {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };
};

const untilReady = async (url: string): Promise<void> => {
  for (let i = 0; i < 600; i += 1) {
    if (await answers(`${url}/health/ready`)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} is not ready after a minute`);
};

const environmentFor = (
  databaseUrl: string,
  { url, prefix }: { readonly url: string; readonly prefix: string },
): NodeJS.ProcessEnv => ({
  ...process.env,
  DATABASE_URL: databaseUrl,
  REDIS_URL: url,
  QUEUE_PREFIX: prefix,
  LOG_LEVEL: 'error',
  WORKER_PORT: '0',
});

interface DemoRoom {
  readonly url: string;
  readonly codes: readonly DemoCode[];
}

const makeDemoRoom = async (): Promise<DemoRoom> => {
  const { url } = await freshDatabase();
  const env = environmentFor(url, freshRedisPrefix());
  const { stdout } = await promisify(execFile)(process.execPath, [built('api', 'demo-room.js')], { env });
  const { codes } = JSON.parse(stdout) as { codes: readonly DemoCode[] };
  return { url, codes };
};

let demoRoom: Promise<DemoRoom> | undefined;

/** Every room in its turn at the same addresses: what a browser has loaded from one, it need not load from the next. */
const ports: Promise<number>[] = [];
const portsOf = (processes: number): Promise<number[]> => {
  while (ports.length < processes) ports.push(freePort());
  return Promise.all(ports.slice(0, processes));
};

/** Opens the demo room, made once and copied for each story, with so many API and worker processes. */
export const openRoom = async (processes = 1): Promise<Room> => {
  const demo = await (demoRoom ??= makeDemoRoom());
  const { codes } = demo;
  const database = await freshDatabase(demo.url);
  const redis = freshRedisPrefix();
  const env = environmentFor(database.url, redis);
  const numbers = await portsOf(processes);
  const urls = numbers.map((port) => `http://127.0.0.1:${port}`) as [string, ...string[]];
  const startApi = (port: number) => startProgram(built('api', 'main.js'), { ...env, PORT: String(port) });
  const [firstPort = 0, ...otherPorts] = numbers;
  let stopFirst = startApi(firstPort);
  const stops = [
    ...otherPorts.map(startApi),
    ...numbers.map(() => startProgram(built('worker', 'main.js'), env)),
  ];
  const close = async (): Promise<void> => {
    await Promise.all([stopFirst, ...stops].map((stop) => stop()));
    await redis.clear();
    await database.drop();
  };
  await Promise.all(urls.map(untilReady)).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const [url] = urls;
  const codeOf = (role: string): string => codes.find((code) => code.role === role)?.code ?? '';
  return {
    url,
    urls,
    codeOf,
    ask: asking(url, codeOf),
    goAway: () => stopFirst(),
    comeBack: async () => {
      stopFirst = startApi(firstPort);
      await untilReady(url);
    },
    close,
  };
};
