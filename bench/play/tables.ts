import { type BenchRow } from '../log/measure';
import { percentileOf } from '../room/latency';
import { openDealtRoom } from './dealt-room';
import { type Night, playTables } from './simple-players';

const sizes = [10, 100, 1_000] as const;
const warmUpSeconds = 3;
const seconds = 8;

const rounded = (value: number): number => Math.round(value * 100) / 100;

interface Wish {
  readonly unit: string;
  /** A ceiling to stay under, or null where the row only informs. */
  readonly aim?: number | null;
  readonly better?: 'less';
}

const rowOf = (
  name: string,
  [ours, peer]: readonly [number, number],
  { aim = null, ...more }: Wish,
): BenchRow => ({
  name,
  ours: rounded(ours),
  peer: rounded(peer),
  ratio: rounded(ours / peer),
  aim: aim as number,
  ...more,
});

/** The room's own promise for a tap, and for what everybody else sees of it. */
const tapMs = 300;
const seenWithinMs = 500;

/** Hands and facts a second. */
type Pace = readonly [hands: number, facts: number];

const paceOf = ({ hands, facts, seconds: played }: Night): Pace => [hands / played, facts / played];

const rowsOf = (title: string, night: Night, ten: Pace): readonly BenchRow[] => {
  const [hands, facts] = paceOf(night);
  const { actionsMs, seenMs } = night;
  const p50 = (of: readonly number[]): number => percentileOf(of, 0.5);
  const p99 = (of: readonly number[]): number => percentileOf(of, 0.99);
  const limit = { unit: 'ms', aim: 1, better: 'less' } as const;
  return [
    rowOf(`${title}, hands a second beside 10`, [hands, ten[0]], { unit: '/s' }),
    rowOf(`${title}, facts a second beside 10`, [facts, ten[1]], { unit: '/s' }),
    rowOf(`${title}, a tap recorded, p50 beside p99`, [p50(actionsMs), p99(actionsMs)], { unit: 'ms' }),
    rowOf(`${title}, a tap recorded, p99 beside ${tapMs} ms`, [p99(actionsMs), tapMs], limit),
    rowOf(`${title}, seen by the others, p50 beside p99`, [p50(seenMs), p99(seenMs)], { unit: 'ms' }),
    rowOf(`${title}, seen by the others, p99 beside ${seenWithinMs} ms`, [p99(seenMs), seenWithinMs], limit),
  ];
};

/**
 * Dealt tables played over HTTP: API, one worker, PostgreSQL, Redis and the players themselves on the same machine.
 * Players call and check without thinking, so that the tables are as busy as the machine lets them be.
 */
export const run = async (): Promise<readonly BenchRow[]> => {
  const room = await openDealtRoom();
  const rows: BenchRow[] = [];
  let ten: Pace | null = null;
  try {
    await room.addWorker();
    for (const size of sizes) {
      const names = Array.from({ length: size }, (_, i) => `b${size}-${i + 1}`);
      const { setting } = room;
      await room.openTables(names, setting);
      const night = await playTables(room, names, { setting, warmUpSeconds, seconds });
      ten ??= paceOf(night);
      rows.push(...rowsOf(`${size} dealt tables over HTTP`, night, ten));
    }
  } finally {
    await room.close();
  }
  return rows;
};
