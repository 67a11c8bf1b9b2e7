import { follow, readEvent, type StoredEvent } from '@cardroom/event-store';
import { type PlayEvent, type RunningClock } from '@cardroom/play';
import { tableCategory } from '@cardroom/read-models';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BenchRow } from '../log/measure';
import { percentileOf } from '../room/latency';
import { type DealtRoom, openDealtRoom } from './dealt-room';
import { type Running } from './programs';
import { tapUntilRecorded } from './simple-players';

const running = 1_000;
const actSeconds = 10;
const mostDriftMs = 250;
const mostRecoverySeconds = 5;
const idleSeconds = 5;
const driftSeconds = 14;
const limitedSeconds = 10;
const share = 0.15;

const rounded = (value: number): number => Math.round(value * 100) / 100;

const rowOf = (
  name: string,
  [ours, peer]: readonly [number, number],
  more: Pick<BenchRow, 'unit' | 'better'> & { readonly aim: number | null },
): BenchRow => ({
  name,
  ours: rounded(ours),
  peer: rounded(peer),
  ratio: rounded(ours / peer),
  ...more,
  aim: more.aim as number,
});

const named = (prefix: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => `${prefix}-${i + 1}`);

/** What happened at tables while the work went on. */
const watched = async (room: DealtRoom, work: () => Promise<unknown>): Promise<readonly StoredEvent[]> => {
  const seen: StoredEvent[] = [];
  const ending = new AbortController();
  const following = follow(room.store, {
    name: 'bench',
    after: await room.store.head(),
    signal: ending.signal,
    onBatch: (events) => void seen.push(...events.filter(({ streamId }) => streamId.startsWith('table-'))),
  });
  await work();
  ending.abort();
  await following;
  return seen;
};

/** How much later than it was due each clock was answered. */
const driftsIn = (events: readonly StoredEvent[]): readonly number[] => {
  const clocks = new Map<string, RunningClock>();
  return events.flatMap((stored) => {
    const event = readEvent<PlayEvent>(tableCategory.history, stored);
    if (event.type !== 'HandAdvanced' && event.type !== 'CardsDealt') return [];
    const before = clocks.get(stored.streamId);
    if (event.clock) clocks.set(stored.streamId, event.clock);
    return before && event.expired === before.clock ? [event.at - before.dueAt] : [];
  });
};

const cpuShare = async (programs: readonly Running[]): Promise<number> => {
  const cpu = () => programs.reduce((sum, program) => sum + program.cpuMs(), 0);
  const before = cpu();
  await sleep(idleSeconds * 1_000);
  return (cpu() - before) / (idleSeconds * 10);
};

/** Processor time of API and worker with a thousand open tables at which nothing happens, beside none. */
const idleTables = async (room: DealtRoom, worker: Running): Promise<BenchRow> => {
  const programs = [room.api(), worker];
  await sleep(3_000);
  const none = await cpuShare(programs);
  await room.openTables(named('idle', running), room.setting, false);
  await sleep(3_000);
  const idle = await cpuShare(programs);
  return rowOf(`per cent of a core with ${running} idle tables, beside none`, [idle, none], {
    ...{ unit: '%', aim: null },
  });
};

const isKnockAnswered = async ({ pool }: DealtRoom, after: bigint): Promise<boolean> => {
  const { rowCount } = await pool.query(
    `SELECT 1 FROM events
     WHERE position > $1 AND metadata -> 'by' ->> 'kind' = 'timer' AND stream_id LIKE 'table-%' LIMIT 1`,
    [String(after)],
  );
  return rowCount === 1;
};

/** From the power cut of a program to what it is there for: a tap is recorded, a clock is answered. */
const recoveries = async (room: DealtRoom, worker: Running): Promise<readonly BenchRow[]> => {
  const names = named('cut', 4);
  await room.openTables(names, { ...room.setting, actSeconds: 2, nextHandSeconds: 0 });
  const begun = performance.now();
  await room.killApi();
  await tapUntilRecorded(room, names[0] ?? '');
  const api = (performance.now() - begun) / 1_000;
  const cut = performance.now();
  await worker.end('SIGKILL');
  const from = await room.store.head();
  await room.addWorker();
  while (!(await isKnockAnswered(room, from))) await sleep(20);
  const answered = (performance.now() - cut) / 1_000;
  const limit = { unit: 's', better: 'less', aim: 1 } as const;
  return [
    rowOf(
      `API killed and started again, until a tap is recorded, beside ${mostRecoverySeconds} s`,
      [api, mostRecoverySeconds],
      limit,
    ),
    rowOf(
      `worker killed and started again, until a clock is answered, beside ${mostRecoverySeconds} s`,
      [answered, mostRecoverySeconds],
      limit,
    ),
  ];
};

/** A thousand tables at which nobody acts: every decision is the clock's. */
const drift = async (room: DealtRoom, names: readonly string[]): Promise<BenchRow> => {
  await room.openTables(names, { ...room.setting, actSeconds, nextHandSeconds: 1 });
  await sleep(actSeconds * 1_000);
  const drifts = driftsIn(await watched(room, () => sleep(driftSeconds * 1_000)));
  return rowOf(
    `p99 drift of clocks at ${running} running tables (${drifts.length} of them), beside ${mostDriftMs} ms`,
    [percentileOf(drifts, 0.99), mostDriftMs],
    { unit: 'ms', better: 'less', aim: 1 },
  );
};

/** Knocks answered a second: each is one command of the house's clock. */
const answeredBy = async (room: DealtRoom, workers: readonly Running[]): Promise<number> => {
  const free = workers.map((worker) => worker.limitTo(share));
  await sleep(2_000);
  const events = await watched(room, () => sleep(limitedSeconds * 1_000));
  for (const end of free) end();
  const knocks = events.filter(({ metadata }) => metadata.by.kind === 'timer');
  return new Set(knocks.map(({ metadata }) => metadata.commandId)).size / limitedSeconds;
};

/** A second worker beside the first, each held to a part of a core, on a machine that has cores to give. */
const secondWorker = async (room: DealtRoom, first: Running): Promise<BenchRow> => {
  const one = await answeredBy(room, [first]);
  const second = await room.addWorker();
  const two = await answeredBy(room, [first, second]);
  return rowOf(`knocks a second of two workers at ${share * 100} % of a core each, beside one`, [two, one], {
    ...{ unit: '/s', aim: 1.5 },
  });
};

/** What clocks cost and keep: drift, idle tables, power cuts, and what a second worker adds. */
export const run = async (): Promise<readonly BenchRow[]> => {
  const room = await openDealtRoom();
  try {
    const first = await room.addWorker();
    const idle = await idleTables(room, first);
    const cuts = await recoveries(room, first);
    const [, worker] = room.workers();
    if (!worker) throw new Error('the second worker runs');
    const names = named('clock', running);
    return [idle, ...cuts, await drift(room, names), await secondWorker(room, worker)];
  } finally {
    await room.close();
  }
};
