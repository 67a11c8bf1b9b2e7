import { floorEventVersions, floorStreamId } from '@cardroom/floor';
import { happened, at, openRoom, t1, guests } from '@cardroom/floor/testing';
import { gamingDay, id, type PlayerId, type RoomId } from '@cardroom/kernel';
import { playerStreamId } from '@cardroom/players';
import { ruleIds } from '@cardroom/rulebook';
import { floorCategory, playerCategory } from './categories';

describe('what the log is told of the floor and of players', () => {
  it('names their streams', () => {
    expect(floorStreamId(id<RoomId>('main'), gamingDay('2026-11-28'))).toBe('floor-main-2026-11-28');
    expect(floorStreamId(id<RoomId>('main'), gamingDay('2026-11-28'))).toMatch(
      new RegExp(`^${floorCategory.name}-`),
    );
    expect(playerStreamId(id<PlayerId>('p1'))).toMatch(new RegExp(`^${playerCategory.name}-`));
  });

  it('knows the version of every event', () => {
    expect(floorCategory.history.versions).toBe(floorEventVersions);
  });

  it('cites rules that stand in the catalogue', () => {
    const events = happened(...openRoom(), at('18:10:00').open(t1), ...guests(t1, 2));
    const cited = events.flatMap((event) => floorCategory.rulesCited?.(event) ?? []);
    expect(cited).toContain('RRP-2.2.1');
    for (const rule of cited) expect(ruleIds).toContain(rule);
  });
});
