import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';

const root = join(__dirname, '..', '..');

/** The built API as a process of its own, on the bench's servers, with the demo room in it. */
export interface RunningRoom {
  readonly url: string;
  readonly token: string;
  stop(): Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const built = (file: string): string => {
  const path = join(root, 'apps', 'api', 'dist', file);
  if (!existsSync(path)) throw new Error(`${path} is missing: run this through npm run bench`);
  return path;
};

const post = async (url: string, body: unknown): Promise<{ token: string }> => {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await response.json()) as { token: string };
};

export const startRoom = async (databaseUrl: string): Promise<RunningRoom> => {
  const port = String(await freePort());
  const env = { ...process.env, DATABASE_URL: databaseUrl, PORT: port, LOG_LEVEL: 'error' };
  const made = JSON.parse(
    execFileSync(process.execPath, [built('demo-room.js')], { env, encoding: 'utf8' }),
  ) as {
    codes: { role: string; code: string }[];
  };
  const child = spawn(process.execPath, [built('main.js')], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  for (let i = 0; i < 300; i += 1) {
    if (
      await fetch(`${url}/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const code = made.codes.find(({ role }) => role === 'floorSupervisor')?.code;
  const { token } = await post(`${url}/api/v1/session`, { code, bearer: true });
  return {
    url,
    token,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
};

let joined = 0;

/** Puts a new walk-in on a list, over HTTP; answers the milliseconds it took. */
export const joinList = async (
  { url, token }: RunningRoom,
  alias = `Bench ${(joined += 1)}`,
): Promise<number> => {
  const begun = performance.now();
  const response = await fetch(`${url}/api/v1/floor/join-list`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ gameId: 'nlhe-1-2', alias, source: 'walk-in' }),
  });
  if (!response.ok) throw new Error(`join-list: ${response.status} ${await response.text()}`);
  await response.text();
  return performance.now() - begun;
};
