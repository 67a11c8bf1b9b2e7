import { type GameId, type PlayerId } from '@cardroom/kernel';
import { type FloorEvent } from '../events';
import { type Stamp } from '../stamp';
import { type FloorFacts, placesOf } from '../state';
import { waitingListEvolutions } from '../waiting-list/waiting-list';
import { type Slip } from './commands';
import { type BrokenUp, topPlace } from './kept-seats';

interface Listing {
  readonly stamp: Stamp;
  readonly slip: Slip;
  readonly player: { readonly playerId: PlayerId; readonly alias: string };
  readonly gameId: GameId;
  readonly broken: BrokenUp;
  /** Passed over until he is back, without losing the place (RRP-2.3.2). */
  readonly isAway: boolean;
}

/** Why those below are passed, in the record. */
const reason = 'table-broken';

/**
 * Puts a player of a broken table on the list: at the top behind the higher cards of his break, or at the bottom
 * where the house so chooses (RRP-2.3.14). Whoever he passes is told.
 */
export const listedByBreak = (floor: FloorFacts, listing: Listing): readonly FloorEvent[] => {
  const { stamp, slip, player, gameId, broken, isAway } = listing;
  const { entryId, receiptCode } = slip;
  const ofEntry = { entryId, playerId: player.playerId, alias: player.alias, gameId };
  const joined = {
    type: 'PlayerListed' as const,
    ...stamp,
    ...ofEntry,
    receiptCode,
    source: 'walk-in' as const,
    arriveBy: null,
  };
  const away: readonly FloorEvent[] = isAway ? [{ type: 'PlayerWentOut', ...stamp, ...ofEntry }] : [];
  const before = floor.settings.breakListPosition === 'top' ? topPlace(floor, gameId, broken) : null;
  if (!before) return [joined, ...away];
  const places = placesOf(waitingListEvolutions.PlayerListed(floor, joined), gameId);
  const first = places.findIndex((place) => place.entryId === before.entryId);
  const overtaken = places
    .slice(first, -1)
    .map((place) => ({ entryId: place.entryId, kind: 'table-broken' as const }));
  return [
    joined,
    { type: 'EntryMoved', ...stamp, ...ofEntry, before: before.entryId, reason, overtaken },
    ...away,
  ];
};
