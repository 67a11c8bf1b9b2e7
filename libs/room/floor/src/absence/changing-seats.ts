import { type PlayerSeated, type SeatLeft } from '../events';
import { type FloorFacts } from '../state';
import { endAbsence } from './absence';
import { seatKey } from './kept';
import { cameBack, tookAway } from './returning';

// What a seat given up or taken means for absences, for guests and for what lay about the seat.

/** His absence, his guests and what was noted of the seat end with it; his session ends when he leaves the game. */
export const seatGivenUp = (floor: FloorFacts, event: SeatLeft): FloorFacts => {
  const { playerId, cause } = event;
  const gone = tookAway(endAbsence(floor, event), event);
  return {
    ...gone,
    walks: cause === 'moved' ? gone.walks : gone.walks.delete(playerId),
    playedOver: gone.playedOver.delete(seatKey(event)),
    guests: gone.guests.delete(playerId),
    seatFlags: gone.seatFlags.delete(seatKey(event)),
  };
};

export const seatTaken = (floor: FloorFacts, event: PlayerSeated): FloorFacts => {
  const back = cameBack(floor, event);
  return { ...back, seatFlags: back.seatFlags.delete(seatKey(event)) };
};
