import { type GameId, type PlayerId, type TableId } from '@cardroom/kernel';
import { Map as PersistentMap } from 'immutable';
import { type PrepaidRent, type RentMark, type TableCollection } from './collections';
import { type Rate, type RateVersion } from './rates';

/** What the floor remembers of rent. */
export const rentParts = {
  /** The newest rate of each game that has one. */
  rates: PersistentMap<GameId, Rate>(),
  /** The versions of each game's rate that the day has known, oldest first. */
  rateVersions: PersistentMap<GameId, readonly RateVersion[]>(),
  /** What is or was taken at each table today. */
  collections: PersistentMap<TableId, TableCollection>(),
  rentMarks: PersistentMap<PlayerId, RentMark>(),
  prepaidRents: PersistentMap<PlayerId, PrepaidRent>(),
};
