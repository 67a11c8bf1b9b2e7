import { isSound, makeEvening, parseEvening, playEvening, reportOf } from '@cardroom/evening';
import { openRoom, type Room } from './room';

/**
 * Not judged here: stacks at counted tables are what players say, and at four evening minutes a second a hand may end
 * between a count of the stacks and the move that it was made for.
 */
const chipsAtTables: readonly string[] = [
  'each table’s chips and clocks add up',
  'chips in play are the chips at the tables',
];

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
      speed: 240,
      depth: 'counted',
    });
    const { checks } = account.evidence;
    const ofTheFloor = checks.filter(({ statement }) => !chipsAtTables.includes(statement));
    if (!isSound({ ...account.evidence, checks: ofTheFloor })) throw new Error(reportOf(account));
    expect(ofTheFloor.length).toBe(checks.length - chipsAtTables.length);
    expect(account.tally.counts.get('seated from a call')).toBeGreaterThan(2);
  }, 240_000);
});
