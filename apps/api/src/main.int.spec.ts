import { ownServers, type OwnServers } from '@cardroom/testing';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { makeDemoRoom } from './demo-room';
import { settingsOn } from './testing';

/** As it was last built: compiling a process's sources while it starts takes longer than all it does here. */
const program = ['--enable-source-maps', join(__dirname, '..', 'dist', 'main.js')];

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
};

interface Api {
  readonly child: ChildProcess;
  readonly url: string;
  /** Ends it by a signal; answers how, and after how many milliseconds. */
  end(signal: NodeJS.Signals): Promise<{ readonly how: number | string | null; readonly ms: number }>;
}

/** Whatever a failed test has left. */
const children: ChildProcess[] = [];

const startApi = async (databaseUrl: string): Promise<Api> => {
  const port = await freePort();
  const child = spawn(process.execPath, program, {
    env: { ...process.env, DATABASE_URL: databaseUrl, PORT: String(port), LOG_LEVEL: 'error' },
    stdio: 'inherit',
  });
  children.push(child);
  const exited = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  const deadline = Date.now() + 50_000;
  while (!(await isReady())) {
    if (Date.now() > deadline) throw new Error('the API did not become ready');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const end = async (signal: NodeJS.Signals) => {
    const begun = Date.now();
    child.kill(signal);
    const [code, by] = await exited;
    return { how: code ?? by, ms: Date.now() - begun };
  };
  return { child, url, end };
};

describe('the process', () => {
  let servers: OwnServers;
  let code: string;
  beforeAll(async () => {
    servers = await ownServers('postgres');
    const demo = await makeDemoRoom(settingsOn(servers.databaseUrl));
    code = demo.codes.find(({ role }) => role === 'roomManager')?.code ?? '';
  });
  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL');
    await servers?.end();
  });

  const post = async (api: Api, path: string, { token, ...body }: Record<string, unknown>) => {
    const reply = await fetch(`${api.url}/api/v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(body),
    });
    return { status: reply.status, body: (await reply.json()) as Record<string, string> };
  };

  it('answers what it has begun and lets screens go when it is told to end', async () => {
    const api = await startApi(servers.databaseUrl);
    const { body } = await post(api, 'session', { code, bearer: true });
    const token = body['token'];
    const live = await fetch(`${api.url}/api/v1/live?boards=lists`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const joins = Array.from({ length: 10 }, (_, i) =>
      post(api, 'floor/join-list', { gameId: 'lhe-4-8', source: 'walk-in', alias: `Late ${i}`, token }),
    );
    await joins[0];
    const ended = api.end('SIGTERM');
    const statuses = (await Promise.allSettled(joins)).flatMap((each) =>
      each.status === 'fulfilled' ? [each.value.status] : [],
    );
    expect(statuses.every((status) => status === 200 || status === 503)).toBe(true);
    await live.text();
    const { how, ms } = await ended;
    expect(how).toBe('SIGTERM');
    expect(ms).toBeLessThan(6_000);
  });

  it('ends by itself, too, when its database went first', async () => {
    const api = await startApi(servers.databaseUrl);
    await servers.kill('postgres');
    const away = await fetch(`${api.url}/health/ready`);
    expect(away.status).toBe(503);
    const { ms } = await api.end('SIGTERM');
    expect(ms).toBeLessThan(13_000);
    await servers.start('postgres');
  });

  it('says which variable is missing or wrong', async () => {
    const child = spawn(process.execPath, program, { env: { PATH: process.env['PATH'], PORT: 'many' } });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const [status] = await once(child, 'close');
    expect(status).toBe(1);
    expect(said).toContain('DATABASE_URL');
    expect(said).toContain('PORT');
  });
});
