import { type FreshDatabase, freshDatabase } from '@cardroom/testing';
import { addStaff, openEvening, roomOn, settingsOn, type TestRoom } from '../testing';

describe('a command that the database does not get to in time', () => {
  let database: FreshDatabase;
  let room: TestRoom;
  let keeper: string;
  beforeAll(async () => {
    database = await freshDatabase();
    const url = `${database.url}?statement_timeout=1500`;
    room = await roomOn(settingsOn(url, { databaseConnections: 2 }));
    ({ keeper } = await openEvening(room));
  });
  afterAll(async () => {
    await room?.close();
    await database?.drop();
  });

  const join = () =>
    room.ask({
      method: 'POST',
      url: 'floor/join-list',
      body: { gameId: 'nlhe', source: 'walk-in', alias: 'Slow Sam' },
      token: keeper,
      key: 'slow-sam-joins',
    });
  const namedSam = async (): Promise<number> => {
    const { rows } = await room.pool.query(`SELECT FROM events WHERE data ->> 'alias' = 'Slow Sam'`);
    return rows.length;
  };

  it('is answered 503 with nothing half done, and succeeds when it is sent again', async () => {
    const holder = await room.pool.connect();
    await holder.query('BEGIN');
    await holder.query(`SELECT FROM streams WHERE category = 'floor' FOR UPDATE`);
    const late = await join();
    expect(late).toMatchObject({ status: 503, body: { code: 'api.store-away', status: 503 } });
    expect(late.headers['content-type']).toContain('application/problem+json');
    expect(await namedSam()).toBe(0);
    await holder.query('COMMIT');
    holder.release();
    expect(await join()).toMatchObject({ status: 200, body: { repeated: false } });
    expect(await join()).toMatchObject({ status: 200, body: { repeated: true } });
    // The player's own record, and his place on the list.
    expect(await namedSam()).toBe(2);
  });

  it('is answered so too where no connection is to be had for a transaction, and several sign in at once', async () => {
    const code = await addStaff(room.people, 'dealer');
    const signIn = () => room.ask({ method: 'POST', url: 'session', body: { code, bearer: true } });
    const holder = await room.pool.connect();
    await holder.query('BEGIN');
    await holder.query('LOCK TABLE access_records IN ACCESS EXCLUSIVE MODE');
    const late = await Promise.all([1, 2, 3, 4, 5].map(signIn));
    await holder.query('COMMIT');
    holder.release();
    const away = { status: 503, body: { code: 'api.store-away' } };
    expect(late).toMatchObject([away, away, away, away, away]);
    expect((await signIn()).status).toBe(200);
  });
});
