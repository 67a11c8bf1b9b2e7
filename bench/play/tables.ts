import { createEventStore, openPool } from '@cardroom/event-store';
import { type Table } from '@cardroom/play';
import { tableCategory } from '@cardroom/read-models';
import { freshDatabase } from '@cardroom/testing';
import { type BenchRow, median } from '../log/measure';
import { handPlayed, nextCommand, openedTable, openings, room, streamOf } from './stage';

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** A figure beside that of another size in the same run; it only informs. */
const beside = (name: string, [ours, peer]: readonly [number, number], unit: string): BenchRow => ({
  name,
  ours: rounded(ours),
  peer: rounded(peer),
  ratio: rounded(ours / peer),
  aim: null as never,
  unit,
});

const msOf = (work: () => void): number => {
  const begun = performance.now();
  work();
  return performance.now() - begun;
};

/** Median milliseconds of hands in a stretch, engine alone. */
const stretch = (name: string, table: Table, hands: number): { table: Table; ms: number } => {
  let now = table;
  const times: number[] = [];
  for (let i = 0; i < hands; i += 1) times.push(msOf(() => (now = handPlayed(name, now))));
  return { table: now, ms: median(times) };
};

/** What the thousandth hand of a table costs beside the first ones, without a log. */
const laterHands = (): BenchRow => {
  const warm = stretch('warm', openedTable('warm'), 60);
  const first = stretch('t', openedTable('t'), 40);
  const between = stretch('t', first.table, 940);
  const later = stretch('t', between.table, 40);
  void warm;
  const ratio = Math.round((later.ms / first.ms) * 100) / 100;
  return {
    name: 'a hand after 1,000 at the table, beside the first ones',
    ours: Math.round(later.ms * 1000) / 1000,
    peer: Math.round(first.ms * 1000) / 1000,
    ratio,
    aim: 1.1,
    unit: 'ms',
    better: 'less',
  };
};

/** Heap that a table between hands holds. */
const idleTables = (): BenchRow => {
  const count = 1_000;
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  const tables = Array.from({ length: count }, (_, i) => handPlayed(`m${i}`, openedTable(`m${i}`)));
  globalThis.gc?.();
  const kB = (process.memoryUsage().heapUsed - before) / count / 1024;
  return {
    name: `heap of an idle table, of ${tables.length}, beside 50 kB`,
    ours: rounded(kB),
    peer: 50,
    ratio: rounded(kB / 50),
    aim: 1,
    unit: 'kB',
    better: 'less',
  };
};

interface Pace {
  readonly hands: number;
  readonly events: number;
  readonly p99Ms: number;
}

/** Dealt tables on the log, in one process: each action is one append, as from the API. */
const paceOf = async (tables: number, seconds: number): Promise<Pace> => {
  const database = await freshDatabase();
  const pool = openPool({ connectionString: database.url, max: 10 });
  const store = createEventStore({ pool, cachedStreams: tables + 100 });
  const run = async (name: string, command: ReturnType<typeof nextCommand>) => {
    const { command: commandId, at, by } = command;
    const context = { commandId, fingerprint: 'bench', by, at, room, correlationId: commandId };
    const result = await store.run(tableCategory, streamOf(name), command, context);
    if (result.outcome !== 'accepted') throw new Error(JSON.stringify(result));
    return result.events.length;
  };
  const names = Array.from({ length: tables }, (_, i) => `t${i + 1}`);
  for (const name of names) for (const command of openings(name)) await run(name, command);
  const end = performance.now() + seconds * 1_000;
  let [hands, events] = [0, 0];
  const times: number[] = [];
  /** As many hands on tables at once as a busy room sees; the tables take turns. */
  const dealers = Array.from({ length: Math.min(24, tables) }, async (_, dealer) => {
    for (let turn = dealer; performance.now() < end; turn += Math.min(24, tables)) {
      const name = names[turn % tables] ?? '';
      const { state } = await store.state(tableCategory, streamOf(name));
      const begun = performance.now();
      events += await run(name, nextCommand(name, state));
      times.push(performance.now() - begun);
      if (!state.hand) hands += 1;
    }
  });
  await Promise.all(dealers);
  times.sort((a, b) => a - b);
  await store.close();
  await pool.end();
  await database.drop();
  const p99Ms = times[Math.floor(times.length * 0.99)] ?? 0;
  return { hands: hands / seconds, events: events / seconds, p99Ms };
};

export const run = async (): Promise<BenchRow[]> => {
  const rows: BenchRow[] = [laterHands(), idleTables()];
  const ten = await paceOf(10, 8);
  for (const tables of [10, 100, 1_000]) {
    const pace = tables === 10 ? ten : await paceOf(tables, 8);
    const name = `dealt tables on the log, ${tables} beside 10`;
    rows.push(
      beside(`${name}: hands a second`, [pace.hands, ten.hands], '/s'),
      beside(`${name}: facts a second`, [pace.events, ten.events], '/s'),
      beside(`${name}: an action committed, p99`, [pace.p99Ms, ten.p99Ms], 'ms'),
    );
  }
  return rows;
};
