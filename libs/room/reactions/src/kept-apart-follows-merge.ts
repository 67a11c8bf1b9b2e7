import { floorStreamId } from '@cardroom/floor';
import { whenIn, wishFor } from './reaction';

/** Two numbers were one person: whoever was kept apart from one of them stays so from the other (RRP-2.3.5). */
export const whenMergedKeepApart = whenIn('player')({
  name: 'merged-stay-kept-apart',
  on: ['PlayersMerged'],
  then: ({ event: { kept, merged }, room, day }) =>
    day === null
      ? []
      : [wishFor('floor', floorStreamId(room, day), { type: 'CarryOverKeptApart', kept, merged })],
});
