import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Readable, type Writable } from 'node:stream';

type ServerName = 'postgres' | 'redis';
type Answer = {
  databaseUrl?: string;
  redisUrl?: string;
  postgresPid?: number;
  redisPid?: number;
  error?: string;
};

export type OwnServers = {
  /** A database with every migration applied; '' when no PostgreSQL was asked for. */
  readonly databaseUrl: string;
  /** '' when no Redis was asked for. */
  readonly redisUrl: string;
  /** Process id of a running server, for signals such as SIGSTOP. */
  pid(name: ServerName): number;
  /** kill -9. */
  kill(name: ServerName): Promise<void>;
  /** An orderly stop. */
  stop(name: ServerName): Promise<void>;
  /** Brings an ended server back on its port and data. */
  start(name: ServerName): Promise<void>;
  /** Ends the servers and removes their data. */
  end(): Promise<void>;
};

const script = join(__dirname, '..', '..', '..', '..', 'infra', 'servers.mjs');

/** Lines of JSON from the script, in order; a line nobody waits for yet is kept. */
const answersOf = (child: ChildProcessByStdio<Writable, Readable, Readable>): (() => Promise<Answer>) => {
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  return async () => {
    const { value, done } = await lines.next();
    if (done) throw new Error(`the servers ended: ${complaint}`);
    const answer: Answer = JSON.parse(value);
    if (answer.error) throw new Error(answer.error);
    return answer;
  };
};

/**
 * Servers of a spec's own, for what the shared ones must not suffer: kill, stop, FLUSHALL, SIGSTOP. They cost about
 * two seconds, and end with the spec's process whatever happens.
 */
export const ownServers = async (...names: ServerName[]): Promise<OwnServers> => {
  const child = spawn(process.execPath, [script, ...names], { stdio: ['pipe', 'pipe', 'pipe'] });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const next = answersOf(child);
  let latest = await next();
  const { databaseUrl = '', redisUrl = '' } = latest;
  const tell = async (verb: string, name: ServerName): Promise<void> => {
    child.stdin.write(`${verb} ${name}\n`);
    latest = await next();
  };
  return {
    databaseUrl,
    redisUrl,
    pid: (name) => (name === 'redis' ? latest.redisPid : latest.postgresPid) ?? 0,
    kill: (name) => tell('kill', name),
    stop: (name) => tell('stop', name),
    start: (name) => tell('start', name),
    end: () => {
      child.stdin.end();
      return ended;
    },
  };
};
