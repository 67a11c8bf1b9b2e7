import { whenMergedKeepApart } from './kept-apart-follows-merge';
import { reactions } from './reactions';
import { after, floorStream } from './testing/testing';

describe('RRP-2.3.5 two numbers of one person', () => {
  const event = { type: 'PlayersMerged', kept: 'p-ana', merged: 'p-ann', reason: 'one person' };

  it('tell the floor, so that the one that is kept stays apart from whom the other was', () => {
    expect(after(whenMergedKeepApart, { event, streamId: 'player-p-ana' })).toEqual([
      {
        module: 'floor',
        streamId: floorStream,
        wish: { type: 'CarryOverKeptApart', kept: 'p-ana', merged: 'p-ann' },
      },
    ]);
    expect(reactions).toContain(whenMergedKeepApart);
  });
});
