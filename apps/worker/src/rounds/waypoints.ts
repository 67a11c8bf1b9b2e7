import { waypointMaker } from '@cardroom/event-store';
import { foldedCategories } from '@cardroom/read-models';
import { type Round } from './round';

/**
 * Keeps waypoints of long streams: as they grow, and all of them anew once the code that folds has changed. Without them
 * a long day of the past is folded from its beginning.
 */
export const waypointsRound: Round = {
  name: 'waypoints',
  everyMs: 60_000,
  begin: (store) => {
    const maker = waypointMaker(store, foldedCategories);
    return (signal) => maker.make(signal);
  },
};
