import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { instant, type Instant } from '@cardroom/kernel';
import { type ArmedTimer, type TimerFacts } from './armed-timer';

/** Armed timers kept in memory, as the event store keeps them in PostgreSQL. */
export interface TimerBook extends TimerFacts {
  arm(timerId: string, dueInMs: number): ArmedTimer;
  complete(timer: Pick<ArmedTimer, 'timerId' | 'epoch'>): void;
}

export const timerBook = (): TimerBook => {
  const book = new Map<string, ArmedTimer>();
  let position = 0n;
  const now = (): Instant => instant(Date.now());
  const inOrder = (): ArmedTimer[] =>
    [...book.values()].sort((a, b) => a.dueAt - b.dueAt || (a.timerId < b.timerId ? -1 : 1));
  return {
    now: async () => now(),
    dueBefore: async (at) => inOrder().filter(({ dueAt }) => dueAt <= at),
    armed: async (page) => {
      const all = inOrder();
      const from = page?.after ? all.findIndex(({ timerId }) => timerId === page.after?.timerId) + 1 : 0;
      return all.slice(from, from + (page?.limit ?? 1000));
    },
    armedSince: async (since) => inOrder().filter((timer) => timer.position > since),
    find: async (timerId, epoch) => {
      const timer = book.get(timerId);
      return timer?.epoch === epoch ? { timer, now: now() } : null;
    },
    arm: (timerId, dueInMs) => {
      const epoch = (book.get(timerId)?.epoch ?? 0) + 1;
      const timer = { timerId, epoch, dueAt: instant(now() + dueInMs), position: ++position };
      book.set(timerId, timer);
      return timer;
    },
    complete: ({ timerId, epoch }) => {
      if (book.get(timerId)?.epoch === epoch) book.delete(timerId);
    },
  };
};

/** A way to a server that can be cut and mended, as when the server is stopped for a while. */
export interface Line {
  readonly url: string;
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** Lets nothing through any more, as when the server is suspended: who asks gets no answer and no error. */
  hold(): void;
}

const listen = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

export const lineTo = async (url: string): Promise<Line> => {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => [near, far].forEach((end) => end.destroy()));
    }
    near.pipe(far).pipe(near);
  });
  const port = await listen(server, 0);
  return {
    url: Object.assign(new URL(url), { port: String(port) }).href,
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        sockets.forEach((socket) => socket.destroy());
        sockets.clear();
      }),
    mend: async () => void (await listen(server, port)),
    hold: () => sockets.forEach((socket) => socket.unpipe().pause()),
  };
};
