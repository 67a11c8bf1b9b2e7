import { freshDatabase } from '@cardroom/testing';
import { joinList, percentileOf, rounded, type RunningRoom, startRoom } from './running-room';
import { type LatencyRow } from './timers';

const listeners = 100;
const changes = 40;
const aimMs = 500;

/** Reads a live stream until it is closed, and says when each alias first arrived. */
const listen = async (
  { url, token }: RunningRoom,
  seen: (alias: string) => void,
  signal: AbortSignal,
): Promise<void> => {
  const response = await fetch(`${url}/api/v1/live?boards=lists`, {
    headers: { authorization: `Bearer ${token}` },
    signal,
  });
  const decoder = new TextDecoder();
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    for (const [, alias] of decoder.decode(chunk, { stream: true }).matchAll(/(Live \d+)"/g))
      if (alias) seen(alias);
  }
};

/** Commit to screen: from the answer to whoever changed something to its arrival at each of a hundred screens. */
export const run = async (): Promise<readonly LatencyRow[]> => {
  const database = await freshDatabase();
  const room = await startRoom(database.url);
  const closing = new AbortController();
  const arrivals: Map<string, number>[] = Array.from({ length: listeners }, () => new Map());
  try {
    for (const seenAt of arrivals) {
      const note = (alias: string): void => void (seenAt.has(alias) || seenAt.set(alias, performance.now()));
      listen(room, note, closing.signal).catch(() => undefined);
    }
    await new Promise((resolve) => setTimeout(resolve, 3000));
    const answered = new Map<string, number>();
    for (let i = 0; i < changes; i += 1) {
      await joinList(room, `Live ${1000 + i}`);
      answered.set(`Live ${1000 + i}`, performance.now());
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await new Promise((resolve) => setTimeout(resolve, 2000));
    return rows(answered, arrivals);
  } finally {
    closing.abort();
    await room.stop();
    await database.drop();
  }
};

const rows = (answered: Map<string, number>, arrivals: readonly Map<string, number>[]): LatencyRow[] => {
  const delays = [...answered].flatMap(([alias, at]) =>
    arrivals.map((seen) => (seen.get(alias) ?? Infinity) - at),
  );
  return [0.5, 0.99].map((share) => {
    const ours = rounded(Math.max(0, percentileOf(delays, share)));
    return {
      name: `answer to screen with ${listeners} listeners, p${share * 100}, beside the limit`,
      ours,
      peer: aimMs,
      ratio: rounded(ours / aimMs),
      aim: 1,
      unit: 'ms',
      better: 'less',
    };
  });
};
