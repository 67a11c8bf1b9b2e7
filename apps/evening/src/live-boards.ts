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
  const receive = ({ event, data }: ServerSentEvent): void => {
    if (event === 'heartbeat') caughtUp((JSON.parse(data) as Heartbeat).position);
    if (event !== 'row') return;
    const row = JSON.parse(data) as LiveRow;
    put(boards, row);
    for (const listener of listeners) listener(row);
  };
  const pump = async (): Promise<void> => {
    const response = await client.listen(caller, `live?boards=${names.join(',')}`, closing.signal);
    if (!response.ok || !response.body) throw new Error(`the live stream was answered ${response.status}`);
    for await (const event of eventsOf(response.body)) receive(event);
  };
  pump().catch((error: Error) => {
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
