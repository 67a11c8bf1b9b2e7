import { freshDatabase } from '@cardroom/testing';
import { setTimeout as sleep } from 'node:timers/promises';
import { type LatencyRow, latencyRow, median, percentileOf } from './latency';
import { joinList, type RunningRoom, startRoom } from './running-room';

const listeners = 100;
const rounds = 5;
const changesPerRound = 20;
const betweenChangesMs = 100;
const patienceMs = 20_000;
/** The room's own promise: whatever was tapped is seen everywhere within this time. */
const limitMs = 500;

/** One screen: when each alias was first seen on it. */
interface Screen {
  readonly seenAt: Map<string, number>;
  isListening: boolean;
}

const listen = async ({ url, token }: RunningRoom, screen: Screen, signal: AbortSignal): Promise<void> => {
  const response = await fetch(`${url}/api/v1/live?boards=lists`, {
    headers: { authorization: `Bearer ${token}` },
    signal,
  });
  if (!response.ok || !response.body) throw new Error(`live: ${response.status}`);
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    screen.isListening = true;
    const text = rest + decoder.decode(chunk, { stream: true });
    rest = text.slice(text.lastIndexOf('\n') + 1);
    for (const [, alias] of text.matchAll(/"(Live \d+)"/g))
      if (alias && !screen.seenAt.has(alias)) screen.seenAt.set(alias, performance.now());
  }
};

const until = async (what: string, isSo: () => boolean): Promise<void> => {
  const deadline = performance.now() + patienceMs;
  while (!isSo()) {
    if (performance.now() > deadline) throw new Error(`${what}: not within ${patienceMs / 1000} s`);
    await sleep(20);
  }
};

/** Changes the list, and answers how long each change took from the tap to each of the screens. */
const delaysOf = async (room: RunningRoom, screens: readonly Screen[], round: number): Promise<number[]> => {
  const tappedAt = new Map<string, number>();
  for (let i = 0; i < changesPerRound; i += 1) {
    const alias = `Live ${1000 * (round + 1) + i}`;
    tappedAt.set(alias, performance.now());
    await joinList(room, alias);
    await sleep(betweenChangesMs);
  }
  const aliases = [...tappedAt.keys()];
  await until('the changes on every screen', () =>
    screens.every(({ seenAt }) => aliases.every((alias) => seenAt.has(alias))),
  );
  return [...tappedAt].flatMap(([alias, tapped]) =>
    screens.map(({ seenAt }) => (seenAt.get(alias) ?? Number.NaN) - tapped),
  );
};

/**
 * Commit to screen, counted from the tap, so that the commit's own time is in it: how long until each of a hundred
 * screens has what somebody changed. The first round warms up.
 */
export const run = async (): Promise<readonly LatencyRow[]> => {
  const database = await freshDatabase();
  const room = await startRoom(database.url);
  const closing = new AbortController();
  const screens = Array.from({ length: listeners }, (): Screen => ({
    seenAt: new Map(),
    isListening: false,
  }));
  const faults: unknown[] = [];
  try {
    for (const screen of screens)
      listen(room, screen, closing.signal).catch((error: unknown) => faults.push(error));
    await until('every screen listens', () => screens.every(({ isListening }) => isListening));
    const found: number[][] = [];
    for (let round = 0; round <= rounds; round += 1) found.push(await delaysOf(room, screens, round));
    if (faults.length > 0) throw faults[0];
    return [0.5, 0.99].map((share) =>
      latencyRow(`tap to ${listeners} screens, p${share * 100}, beside the limit of ${limitMs} ms`, {
        ours: median(found.slice(1).map((delays) => percentileOf(delays, share))),
        peer: limitMs,
        aim: 1,
      }),
    );
  } finally {
    closing.abort();
    await room.stop();
    await database.drop();
  }
};
