import { type PlayerId, type TableId } from '@cardroom/kernel';
import { Map as PersistentMap } from 'immutable';
import { type Cooldown, type FeederLink, type GameJoiner } from '../must-move/remembered';
import { type CarriedPot } from './carried-pot';
import { type AnnouncedMove, type KeptApart, type PassedOver, type SeatRequest } from './remembered';

/** What moves and must-moves keep of their own. */
export const moveParts = {
  seatRequests: PersistentMap<string, SeatRequest>(),
  announcedMoves: PersistentMap<PlayerId, AnnouncedMove>(),
  carriedPots: PersistentMap<TableId, CarriedPot>(),
  keptApart: PersistentMap<string, KeptApart>(),
  /** By the player who was passed. */
  passedClaims: PersistentMap<PlayerId, readonly PassedOver[]>(),
  /** By the feeder. */
  feeders: PersistentMap<TableId, FeederLink>(),
  gameJoiners: PersistentMap<PlayerId, GameJoiner>(),
  mustMoveCooldowns: PersistentMap<string, Cooldown>(),
} as const;
