import { type Actor, type Instant, type PlayerId, type Refusal } from '@cardroom/kernel';
import { type OfSeat } from '../facts';
import { notCoolingDown } from '../must-move/refusing';
import { startAllows } from '../openings/imposed';
import { type FloorFacts } from '../state';
import { notSeparated } from './apart';
import { nobodyHasABetterRight } from './claims';

interface Coming extends OfSeat {
  readonly at: Instant;
  readonly by: Actor;
  readonly playerId: PlayerId;
  readonly reason?: string | undefined;
}

/**
 * What the start, moves, must-moves and players kept apart say to a newcomer's seat: he may play the game, nobody sits there
 * with whom he is not to sit, and nobody who plays already has the better right to it.
 */
export const seatMayBeGiven = (floor: FloorFacts, coming: Coming): Refusal | null => {
  const { at, playerId, tableId } = coming;
  const gameId = floor.tables.get(tableId)?.game?.gameId;
  return (
    startAllows(floor, coming) ??
    (gameId ? notCoolingDown(floor, { at, playerId, gameId }) : null) ??
    notSeparated(floor, coming) ??
    nobodyHasABetterRight(floor, coming)
  );
};
