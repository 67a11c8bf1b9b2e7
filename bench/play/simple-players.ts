import { type EventStore, follow, readEvent, type StoredEvent } from '@cardroom/event-store';
import { play, type PlayEvent, type Table } from '@cardroom/play';
import { tableCategory } from '@cardroom/read-models';
import { type DealtRoom } from './dealt-room';
import { simpleAction, type Setting, streamOf } from './stage';

/** What was seen of some tables while they were played. */
export interface Night {
  readonly hands: number;
  readonly facts: number;
  readonly seconds: number;
  /** From the tap to the answer that it is recorded. */
  readonly actionsMs: readonly number[];
  /** From the tap to the new view on another screen at the table. */
  readonly seenMs: readonly number[];
}

interface Followed {
  readonly name: string;
  table: Table;
  /** Of the last fact that the table shows. */
  position: bigint;
  /** The clock that was answered last. */
  answered: number;
  /** When an action was sent that an onlooker has not seen yet. */
  sentAt: number | null;
}

const tapsAtOnce = 16;
const onlookers = 10;

/** The tables as they stand, kept up from the log as any screen would be. */
const followed = async (store: EventStore, names: readonly string[], setting: Setting) => {
  const tables = new Map<string, Followed>();
  const left = [...names];
  const reader = async (): Promise<void> => {
    for (let name = left.pop(); name !== undefined; name = left.pop()) {
      const { state: table, position } = await store.state(tableCategory, streamOf(name, setting));
      tables.set(streamOf(name, setting), { name, table, position, answered: 0, sentAt: null });
    }
  };
  await Promise.all(Array.from({ length: 8 }, reader));
  return tables;
};

/** An onlooker's screen at a table: tells when a view of it comes. */
const lookOn = async (room: DealtRoom, one: Followed, { signal, seenMs }: Onlooking): Promise<void> => {
  const response = await fetch(`${room.api().url}/api/v1/play/tables/${one.name}/live`, {
    headers: { authorization: `Bearer ${room.token}` },
    signal,
  });
  if (!response.body) throw new Error(`live: ${response.status}`);
  const decoder = new TextDecoder();
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    if (!decoder.decode(chunk, { stream: true }).includes('event: view') || one.sentAt === null) continue;
    seenMs.push(performance.now() - one.sentAt);
    one.sentAt = null;
  }
};

interface Onlooking {
  readonly signal: AbortSignal;
  readonly seenMs: number[];
}

const isDue = ({ table, answered }: Followed): boolean =>
  table.hand !== null && table.clock !== null && table.clock.clock > answered;

/** One player's tap, over HTTP: the milliseconds until it is recorded; null where the clock was faster. */
const tap = async (room: DealtRoom, one: Followed): Promise<number | null> => {
  const { table, name } = one;
  const { seat, kind } = simpleAction(table);
  one.answered = table.clock?.clock ?? 0;
  const body = { tableId: name, hand: table.hand?.number, ask: { type: 'Act', seat, action: { kind } } };
  const begun = performance.now();
  one.sentAt = begun;
  const response = await fetch(`${room.api().url}/api/v1/play/play-hand`, {
    method: 'POST',
    headers: { authorization: `Bearer ${room.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (response.status === 409) return null;
  if (!response.ok) throw new Error(`${name}: ${response.status} ${text.slice(0, 300)}`);
  return performance.now() - begun;
};

const noticing =
  (tables: ReadonlyMap<string, Followed>, due: Followed[], counts: { hands: number; facts: number }) =>
  (events: readonly StoredEvent[]): void => {
    const touched = new Set<Followed>();
    for (const stored of events) {
      const one = tables.get(stored.streamId);
      if (!one || stored.position <= one.position) continue;
      const event = readEvent<PlayEvent>(tableCategory.history, stored);
      one.table = play.evolve(one.table, event);
      one.position = stored.position;
      counts.facts += 1;
      counts.hands += event.type === 'HandFinished' ? 1 : 0;
      touched.add(one);
    }
    due.push(...[...touched].filter(isDue));
  };

interface Playing {
  readonly setting: Setting;
  /** Played before anything counts. */
  readonly warmUpSeconds?: number;
  readonly seconds: number;
}

/** Tables whose players call and check as soon as it is their turn, so many taps at once, for so long. */
export const playTables = async (
  room: DealtRoom,
  names: readonly string[],
  { setting, warmUpSeconds = 0, seconds }: Playing,
): Promise<Night> => {
  const after = await room.store.head();
  const tables = await followed(room.store, names, setting);
  const due = [...tables.values()].filter(isDue);
  const counts = { hands: 0, facts: 0 };
  const ending = new AbortController();
  const { signal } = ending;
  const onBatch = noticing(tables, due, counts);
  const following = follow(room.store, { name: 'bench', after, signal, onBatch });
  const seenMs: number[] = [];
  const screens = [...tables.values()]
    .slice(0, onlookers)
    .map((one) => lookOn(room, one, { signal, seenMs }));
  const actionsMs: number[] = [];
  const from = performance.now() + warmUpSeconds * 1_000;
  const end = from + seconds * 1_000;
  const begins = setTimeout(() => {
    [counts.hands, counts.facts, actionsMs.length, seenMs.length] = [0, 0, 0, 0];
  }, warmUpSeconds * 1_000);
  const player = async (): Promise<void> => {
    while (performance.now() < end) {
      const one = due.shift();
      const took = one && isDue(one) ? await tap(room, one) : undefined;
      if (took) actionsMs.push(took);
      if (took === undefined) await new Promise((resolve) => setTimeout(resolve, 1));
    }
  };
  await Promise.all(Array.from({ length: Math.min(tapsAtOnce, names.length) }, player));
  clearTimeout(begins);
  const found = { ...counts, seconds: (performance.now() - from) / 1_000 };
  ending.abort();
  await Promise.allSettled([following, ...screens]);
  return { ...found, actionsMs, seenMs };
};

/** Taps at a table until one tap is recorded. */
export const tapUntilRecorded = async (room: DealtRoom, name: string): Promise<void> => {
  for (;;) {
    const { state: table, position } = await room.store.state(tableCategory, streamOf(name, room.setting));
    const one = { name, table, position, answered: 0, sentAt: null };
    if (isDue(one) && (await tap(room, one)) !== null) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};
