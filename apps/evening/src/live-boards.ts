import { type BoardName, type Heartbeat, type LiveRow } from '@cardroom/contracts';
import { type Caller, type RoomClient } from './room-client';
import { eventsOf, type ServerSentEvent } from './server-sent-events';

/** The boards as a console shows them, kept in step over the live stream. */
export interface LiveBoards {
  rows<T>(board: BoardName): ReadonlyMap<string, T>;
  /** Calls back after each change; answers how to stop. */
  onChange(listener: (row: LiveRow) => void): () => void;
  /** Resolves when everything up to now has been received, with the log's position. */
  readonly inStep: Promise<string>;
  close(): void;
}

type Boards = Map<string, Map<string, unknown>>;

const put = (boards: Boards, { board, key, body }: LiveRow): void => {
  const rows = boards.get(board) ?? new Map<string, unknown>();
  if (body === null) rows.delete(key);
  else rows.set(key, body);
  boards.set(board, rows);
};

/** A stream that breaks oftener does not break for want of time to read. */
const mostBreaks = 50;

/** A screen that reads too slowly is let go by the room, and resumes where it was. */
const listenOn = async (signal: AbortSignal, listen: () => Promise<void>): Promise<void> => {
  let last = new Error('it ended');
  for (let breaks = 0; breaks < mostBreaks && !signal.aborted; breaks += 1)
    await listen().catch((error: Error) => (last = error));
  if (!signal.aborted) throw last;
};

/** Opens the live stream of some boards as staff. */
export const openLiveBoards = (
  client: RoomClient,
  caller: Caller,
  names: readonly BoardName[],
): LiveBoards => {
  const boards: Boards = new Map();
  const listeners = new Set<(row: LiveRow) => void>();
  const closing = new AbortController();
  let caughtUp: (position: string) => void = () => undefined;
  const inStep = new Promise<string>((resolve) => (caughtUp = resolve));
  let lastId: string | null = null;
  const receive = ({ event, id, data }: ServerSentEvent): void => {
    lastId = id ?? lastId;
    if (event === 'heartbeat') caughtUp((JSON.parse(data) as Heartbeat).position);
    if (event !== 'row') return;
    const row = JSON.parse(data) as LiveRow;
    put(boards, row);
    for (const listener of listeners) listener(row);
  };
  const listen = async (): Promise<void> => {
    const { signal } = closing;
    const response = await client.listen(caller, `live?boards=${names.join(',')}`, { signal, lastId });
    if (!response.ok || !response.body) throw new Error(`the live stream was answered ${response.status}`);
    for await (const event of eventsOf(response.body)) receive(event);
  };
  listenOn(closing.signal, listen).catch((error: Error) => {
    if (!closing.signal.aborted) client.door.faults.push(`the live stream broke: ${error.message}`);
  });
  return {
    rows: <T>(board: BoardName) => (boards.get(board) ?? new Map()) as ReadonlyMap<string, T>,
    onChange: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    inStep,
    close: () => closing.abort(),
  };
};
