import { id, type RoomId } from '@cardroom/kernel';
import { moduleOf } from './reaction';
import { dayOf, subjectOf } from './streams';

describe('the ids of streams', () => {
  it('tell the module, the day and the table, whatever hyphens room and table hold', () => {
    const streamId = 'play-room-7-t-12-2026-11-28';
    expect(moduleOf(streamId)).toBe('play');
    expect(dayOf(streamId)).toBe('2026-11-28');
    expect(subjectOf(streamId, 'play', id<RoomId>('room-7'))).toBe('t-12');
  });
});
