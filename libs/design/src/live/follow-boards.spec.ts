import { createBoardStore, type LiveRow } from './board-store';
import { type BoardRead, followBoards, type LiveListener, type LiveSource, silenceMs } from './follow-boards';

interface Opened {
  readonly position: string;
  readonly listener: LiveListener;
  closed: boolean;
}

/** A server that answers when the spec says so. */
const serverOf = (read: () => Promise<BoardRead>) => {
  const streams: Opened[] = [];
  const source: LiveSource = {
    read,
    stream: (_, position, listener) => {
      const opened = { position, listener, closed: false };
      streams.push(opened);
      return () => void (opened.closed = true);
    },
  };
  return { source, streams, last: () => streams.at(-1) as Opened };
};

const read = (position: string): BoardRead => ({ position, rows: [{ key: 'g1', position, body: 'read' }] });
const row = (position: string, body: unknown): LiveRow => ({ board: 'lists', key: 'g1', position, body });
const settled = () => jest.advanceTimersByTimeAsync(0);

describe('following the boards', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('reads the board, then streams what came after, and is in step with the first heartbeat', async () => {
    const store = createBoardStore();
    const server = serverOf(() => Promise.resolve(read('20')));
    const follower = followBoards(['lists'], store, server.source);
    await settled();
    expect(store.rows('lists')?.get('g1')).toBe('read');
    expect(server.last().position).toBe('19');
    expect(store.step().inStep).toBe(false);
    server.last().listener.heartbeat('20', 5_000);
    expect(store.step().inStep).toBe(true);
    follower.stop();
  });

  it('says that it is not in step after fifteen seconds of silence, and resumes from where it stood', async () => {
    const store = createBoardStore();
    const server = serverOf(() => Promise.resolve(read('20')));
    const follower = followBoards(['lists'], store, server.source);
    await settled();
    server.last().listener.heartbeat('20', 5_000);
    server.last().listener.row(row('25', 'later'));
    await jest.advanceTimersByTimeAsync(silenceMs - 1);
    expect(store.step().inStep).toBe(true);
    await jest.advanceTimersByTimeAsync(1);
    expect(store.step()).toMatchObject({ inStep: false, sinceMs: 5_000 });
    expect(server.streams[0]?.closed).toBe(true);
    await jest.advanceTimersByTimeAsync(300);
    expect(server.last().position).toBe('24');
    server.last().listener.heartbeat('26', 30_000);
    expect(store.step()).toMatchObject({ inStep: true, position: '26' });
    follower.stop();
  });

  it('tries again and again while the server is away', async () => {
    const store = createBoardStore();
    let away = true;
    const server = serverOf(() => (away ? Promise.reject(new Error('away')) : Promise.resolve(read('3'))));
    const follower = followBoards(['lists'], store, server.source);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(server.streams).toHaveLength(0);
    away = false;
    await jest.advanceTimersByTimeAsync(5_000);
    expect(server.streams).toHaveLength(1);
    follower.stop();
  });

  it('reads everything anew when the server cannot resume', async () => {
    const store = createBoardStore();
    let position = '20';
    const server = serverOf(() => Promise.resolve(read(position)));
    const follower = followBoards(['lists'], store, server.source);
    await settled();
    position = '90';
    server.last().listener.reset();
    await jest.advanceTimersByTimeAsync(300);
    expect(server.last().position).toBe('89');
    follower.stop();
  });

  it('goes on at once when it is woken, but leaves a stream alone that is in step', async () => {
    const store = createBoardStore();
    const server = serverOf(() => Promise.resolve(read('20')));
    const follower = followBoards(['lists'], store, server.source);
    await settled();
    server.last().listener.heartbeat('20', 5_000);
    follower.wake();
    await settled();
    expect(server.streams).toHaveLength(1);
    server.last().listener.broken();
    follower.wake();
    await settled();
    expect(server.streams).toHaveLength(2);
    follower.stop();
  });
});
