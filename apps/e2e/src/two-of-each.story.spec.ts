import { isSound, makeEvening, parseEvening, playEvening, reportOf } from '@cardroom/evening';
import { openRoom, type Room } from './room';

describe('a room on two API and two worker processes', () => {
  let room: Room;

  beforeAll(async () => {
    room = await openRoom(2);
  }, 240_000);
  afterAll(() => room?.close(), 30_000);

  it('plays an evening as one: nobody in two seats, every overtaking explained, boards equal to the log', async () => {
    const lines = makeEvening({ tables: 8, visits: 60, minutes: 120, seed: 'two of each' });
    const account = await playEvening({
      evening: parseEvening(lines.map((line) => JSON.stringify(line)).join('\n')),
      urls: room.urls,
      code: room.codeOf('roomManager'),
      speed: 120,
      depth: 'counted',
    });
    if (!isSound(account.evidence)) throw new Error(reportOf(account));
    expect(account.tally.counts.get('seated from a call')).toBeGreaterThanOrEqual(10);
  }, 480_000);
});
