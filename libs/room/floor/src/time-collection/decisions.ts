import { type DecisionsOf, type EvolutionsOf } from '../slice';
import { collectingDecisions, collectingEvolutions } from './collecting';
import { type TimeCollectionCommand } from './commands';
import { dealingDecisions, dealingEvolutions } from './dealing';
import { type TimeCollectionEvent } from './events';
import { feesDecisions, feesEvolutions } from './fees';
import { followingEvolutions } from './following';
import { momentsEvolutions } from './moments';
import { pausingDecisions, pausingEvolutions } from './pausing';
import { settlingDecisions, settlingEvolutions } from './settling';

export const timeCollectionDecisions: DecisionsOf<TimeCollectionCommand['type']> = {
  ...feesDecisions,
  ...collectingDecisions,
  ...settlingDecisions,
  ...pausingDecisions,
  ...dealingDecisions,
};

export const timeCollectionEvolutions: EvolutionsOf<TimeCollectionEvent['type']> = {
  ...feesEvolutions,
  ...momentsEvolutions,
  ...collectingEvolutions,
  ...settlingEvolutions,
  ...pausingEvolutions,
  ...dealingEvolutions,
  ...followingEvolutions,
};
