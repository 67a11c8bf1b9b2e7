import { heartbeatSeconds, type LiveRow } from '@cardroom/contracts';
import { type TestRoom, freshRoom, type FreshRoom, openEvening, roomOn } from '../testing';

interface Message {
  readonly id: string | null;
  readonly event: string;
  readonly data: Record<string, unknown>;
}

const parsed = (block: string): Message => {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? null;
  return { id: field('id'), event: field('event') ?? '', data: JSON.parse(field('data') ?? '{}') };
};

/** A screen: an open stream of server-sent events, and what it has heard. */
class Screen {
  readonly heard: Message[] = [];
  private readonly ending = new AbortController();
  private rest = '';
  status = 0;

  async open(url: string, headers: Record<string, string>): Promise<this> {
    const reply = await fetch(url, { headers, signal: this.ending.signal });
    this.status = reply.status;
    void this.listen(reply);
    return this;
  }

  get lastId(): string {
    return this.heard.findLast(({ id }) => id !== null)?.id ?? '0';
  }

  /** What the screen shows of a board: the last body heard of each key. */
  shows(board: string): Record<string, unknown> {
    const rows = this.heard.filter(({ event, data }) => event === 'row' && data['board'] === board);
    const last = Object.fromEntries(rows.map(({ data }) => [data['key'], data['body']]));
    return Object.fromEntries(Object.entries(last).filter(([, body]) => body !== null));
  }

  async until(found: (heard: readonly Message[]) => boolean): Promise<void> {
    const deadline = Date.now() + 10_000;
    while (!found(this.heard)) {
      if (Date.now() > deadline) throw new Error(`not heard: ${JSON.stringify(this.heard.slice(-3))}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  untilInStep(): Promise<void> {
    return this.until((heard) => heard.some(({ event }) => event === 'heartbeat'));
  }

  close(): void {
    this.ending.abort();
  }

  private async listen(reply: Response): Promise<void> {
    try {
      for await (const chunk of reply.body ?? []) {
        const blocks = (this.rest + Buffer.from(chunk).toString()).split('\n\n');
        this.rest = blocks.pop() ?? '';
        this.heard.push(...blocks.map(parsed));
      }
    } catch {
      this.rest = '';
    }
  }
}

const addressOf = async (room: TestRoom): Promise<string> => {
  await room.app.listen(0, '127.0.0.1');
  return room.app.getUrl();
};

describe('live updates', () => {
  let room: FreshRoom;
  let other: TestRoom;
  let addresses: readonly string[];
  let keeper: string;
  const screens: Screen[] = [];
  beforeAll(async () => {
    room = await freshRoom();
    other = await roomOn(room.settings);
    ({ keeper } = await openEvening(room));
    addresses = [await addressOf(room), await addressOf(other)];
  });
  afterAll(async () => {
    for (const screen of screens) screen.close();
    await other.close();
    await room.close();
  });

  const look = async (path: string, token: string, more: { at?: number; lastId?: string } = {}) => {
    const screen = new Screen();
    screens.push(screen);
    return screen.open(`${addresses[more.at ?? 0]}/api/v1/${path}`, {
      authorization: `Bearer ${token}`,
      ...(more.lastId === undefined ? {} : { 'last-event-id': more.lastId }),
    });
  };
  const join = (alias: string) =>
    room.command(keeper, 'join-list', { gameId: 'nlhe', source: 'walk-in', alias });
  const names = (screen: Screen) => JSON.stringify(screen.shows('lists'));
  const boardNow = async (board: string) => {
    const { body } = await room.ask({ url: `boards/${board}`, token: keeper });
    return Object.fromEntries((body['rows'] as LiveRow[]).map((row) => [row.key, row.body]));
  };

  it('begins with all rows, says when it is in step, then sends each change', async () => {
    await join('Ana');
    const screen = await look('live?boards=lists,tables', keeper);
    await screen.untilInStep();
    expect(screen.shows('lists')).toEqual(await boardNow('lists'));
    expect(screen.shows('tables')).toEqual(await boardNow('tables'));
    await join('Bea');
    await screen.until(() => names(screen).includes('Bea'));
    const ids = screen.heard.flatMap(({ id }) => (id === null ? [] : [BigInt(id)]));
    expect(ids).toEqual([...ids].sort((a, b) => Number(a - b)));
  });

  it('tells a screen on whose boards nothing changed how far the log has come', async () => {
    const screen = await look('boards/cage-boxes/stream', keeper);
    await screen.untilInStep();
    const heard = screen.heard.length;
    const begun = Date.now();
    const { body } = await join('Zed');
    const from = BigInt(String(body['position']));
    await screen.until((all) =>
      all
        .slice(heard)
        .some(({ event, data }) => event === 'heartbeat' && BigInt(String(data['position'])) >= from),
    );
    // Long before the next beat would have told it anyway.
    expect(Date.now() - begun).toBeLessThan(heartbeatSeconds * 500);
  });

  it('a change made on one server reaches the screens of another', async () => {
    const screen = await look('boards/lists/stream', keeper, { at: 1 });
    await screen.untilInStep();
    const begun = Date.now();
    await join('Cid');
    await screen.until(() => names(screen).includes('Cid'));
    // Long before the next beat would have told it anyway.
    expect(Date.now() - begun).toBeLessThan(heartbeatSeconds * 500);
  });

  it('resumes after what it has heard, on another server too, and misses nothing', async () => {
    const all = await look('live?boards=lists,tables,actions', keeper);
    await all.untilInStep();
    let screen = await look('live?boards=lists,tables,actions', keeper);
    await screen.untilInStep();
    const before = screen.heard.length;
    const shown = new Screen();
    shown.heard.push(...screen.heard);
    for (let round = 0; round < 4; round += 1) {
      screen.close();
      await join(`Round ${round}`);
      screen = await look('live?boards=lists,tables,actions', keeper, {
        at: round % 2,
        lastId: shown.lastId,
      });
      await Promise.all([join(`Meanwhile ${round}`), screen.untilInStep()]);
      await screen.until(() => names(screen).includes(`Meanwhile ${round}`));
      shown.heard.push(...screen.heard);
      expect(screen.heard.length).toBeLessThan(before + 20);
    }
    for (const board of ['lists', 'tables', 'actions']) {
      expect(shown.shows(board)).toEqual(await boardNow(board));
      await all.until(() => JSON.stringify(all.shows(board)) === JSON.stringify(shown.shows(board)));
    }
  });

  it('takes the place to begin from the query as well, and tells of rows that went', async () => {
    const { body } = await room.ask({ url: 'boards/actions', token: keeper });
    const screen = await look(`live?boards=removed-entries,actions&after=${body['position']}`, keeper);
    await screen.untilInStep();
    const joined = await join('Dan');
    const { entryId } = (joined.body['facts'] as Record<string, string>[])[1] ?? {};
    await room.command(keeper, 'leave-list', { entryId });
    await screen.until(() => entryId !== undefined && entryId in screen.shows('removed-entries'));
    await room.command(keeper, 'restore-entry', { entryId, place: 'bottom', reason: 'came back' });
    await screen.until(() => entryId !== undefined && !(entryId in screen.shows('removed-entries')));
  });

  it('says when a position is not of this log, and sends everything anew', async () => {
    const screen = await look('live?boards=lists&after=999999999', keeper);
    await screen.untilInStep();
    expect(screen.heard[0]).toMatchObject({ event: 'reset' });
    expect(screen.shows('lists')).toEqual(await boardNow('lists'));
  });

  it('shows one room’s changes to nobody of another', async () => {
    const stranger = await openEvening(room, 'r2');
    const screen = await look('live?boards=lists,actions', stranger.keeper);
    await screen.untilInStep();
    await join('Secret');
    const own = { gameId: 'nlhe', source: 'walk-in', alias: 'Own' };
    await room.command(stranger.keeper, 'join-list', own);
    await screen.until(() => names(screen).includes('Own'));
    expect(JSON.stringify(screen.heard)).not.toContain('Secret');
  });

  it('lets nobody look on who may not read one of the boards', async () => {
    const kiosk = await room.device('kiosk');
    expect((await look('live?boards=public-lists', kiosk)).status).toBe(200);
    for (const path of ['live?boards=public-lists,lists', 'boards/tables/stream'])
      expect((await look(path, kiosk)).status).toBe(403);
    expect((await look('live?boards=receipts', keeper)).status).toBe(404);
    expect((await look('live?boards=lists', 'crs_nobody-nobody-nobody')).status).toBe(401);
  });
});

describe('live updates when the server stops', () => {
  it('ends the streams and itself at once', async () => {
    const room = await freshRoom();
    const { keeper } = await openEvening(room);
    const address = await addressOf(room);
    const screen = await new Screen().open(`${address}/api/v1/live?boards=lists`, {
      authorization: `Bearer ${keeper}`,
    });
    await screen.untilInStep();
    const begun = Date.now();
    await room.close();
    expect(Date.now() - begun).toBeLessThan(5_000);
  });
});
