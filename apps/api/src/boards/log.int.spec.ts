import { type LogAnswer, logAnswer } from '@cardroom/contracts';
import { type FreshRoom, freshRoom, openEvening } from '../testing';

describe('the facts of the room', () => {
  let room: FreshRoom;
  let manager: string;
  beforeAll(async () => {
    room = await freshRoom();
    ({ manager } = await openEvening(room));
  });
  afterAll(() => room?.close());

  it('come in order, each with the version of its shape', async () => {
    const { status, body } = await room.ask({ url: 'log', token: manager });
    expect(status).toBe(200);
    const { facts, next } = logAnswer.parse(body) as LogAnswer;
    expect(next).toBeNull();
    const { rows } = await room.pool.query(
      'SELECT position::text, type, schema_version AS "schemaVersion" FROM events ORDER BY events.position',
    );
    expect(facts.map(({ position, type, schemaVersion }) => ({ position, type, schemaVersion }))).toEqual(
      rows,
    );
  });
});
