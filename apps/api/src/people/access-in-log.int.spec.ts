import { type LogAnswer, logAnswer } from '@cardroom/contracts';
import { createEventStore, createSealer, verifyLog } from '@cardroom/event-store';
import { type FreshRoom, freshRoom } from '../testing';

describe('what is done to people and devices', () => {
  let room: FreshRoom;
  let manager: string;
  beforeAll(async () => {
    room = await freshRoom();
    manager = await room.staff('roomManager');
  });
  afterAll(() => room?.close());

  const facts = async (): Promise<LogAnswer['facts']> => {
    const { body } = await room.ask({ url: 'log?limit=500', token: manager });
    return (logAnswer.parse(body) as LogAnswer).facts;
  };
  const change = (method: 'POST' | 'PATCH', url: string, body: unknown) =>
    room.ask({ method, url, body, token: manager });

  it('is in the log, once each, with who did it and to whom', async () => {
    const { body: added } = await change('POST', 'staff', { name: 'Camille', role: 'dealer' });
    const staffId = String(added['staffId']);
    await change('PATCH', `staff/${staffId}`, { active: false });
    const about = (await facts()).filter(({ data }) => data['subject'] === staffId);
    expect(about.map(({ type }) => type)).toEqual(['StaffAdded', 'StaffChanged']);
    for (const { data, metadata } of about) {
      expect(data['by']).toMatchObject({ kind: 'staff', role: 'roomManager' });
      expect(metadata['by']).toEqual(data['by']);
    }
  });

  it('leaves neither names nor codes nor addresses in the log', async () => {
    const { body } = await change('POST', 'staff', { name: 'Unforgettable Name', role: 'dealer' });
    const text = JSON.stringify((await facts()).filter(({ stream }) => stream.startsWith('access-')));
    for (const private_ of ['Unforgettable', String(body['code']), '127.0.0.1'])
      expect(text).not.toContain(private_);
  });

  it('keeps its place in the order when many are changed at once', async () => {
    await Promise.all(
      Array.from({ length: 6 }, (_, i) => change('POST', 'staff', { name: `Dealer ${i}`, role: 'dealer' })),
    );
    const own = (await facts()).filter(({ stream }) => stream.startsWith('access-'));
    expect(own.map(({ version }) => version)).toEqual(own.map((_, i) => i + 1));
  });

  it('is sealed with everything else', async () => {
    const store = createEventStore({ pool: room.pool });
    const sealer = createSealer(store);
    const [last] = (await facts()).slice(-1);
    while (sealer.status().position < BigInt(last?.position ?? 0))
      await new Promise((resolve) => setTimeout(resolve, 20));
    await sealer.close();
    const verification = await verifyLog(room.pool);
    expect(verification).toMatchObject({ fault: null });
    await store.close();
  });
});
