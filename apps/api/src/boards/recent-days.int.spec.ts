import { type Clock, instantFromIso } from '@cardroom/kernel';
import { type FreshRoom, freshRoom, openEvening, roomOn } from '../testing';
import { RecentDays } from './recent-days';

describe('the last days', () => {
  let now = instantFromIso('2026-11-28T18:00:00.000Z');
  const clock: Clock = { now: () => now };
  let room: FreshRoom;
  beforeAll(async () => {
    room = await freshRoom({}, { clock });
    await openEvening(room);
  });
  afterAll(() => room?.close());

  it('are folded beside the work of a process that begins, up to the seventh', async () => {
    const later = await roomOn(room.settings, { clock });
    await expect(later.app.get(RecentDays).fold()).resolves.toEqual(['floor-r1-2026-11-28']);
    now = instantFromIso('2026-12-05T17:59:00.000Z');
    await expect(later.app.get(RecentDays).fold()).resolves.toEqual(['floor-r1-2026-11-28']);
    now = instantFromIso('2026-12-05T18:01:00.000Z');
    await expect(later.app.get(RecentDays).fold()).resolves.toEqual([]);
    await later.close();
  });
});
