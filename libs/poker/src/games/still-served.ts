import { isLive } from '../betting/betting-round';
import { type Irregular } from '../betting/irregular';
import { type Hand, type PlayerInHand, type SeatNumber } from '../hand/state';
import { gameOfHand } from '../hand/streets';

/** Whether a stud street goes to this seat: its hand is live, or was given up and no bet has passed it (RRP-8.7). */
export const isServed = ({ irregular }: Hand, player: PlayerInHand): boolean =>
  isLive(player) || irregular.stillServed.includes(player.seat);

/**
 * A stud hand that goes while there is nothing to call still gets its cards, so that nobody else's change, until a bet
 * kills it (RRP-8.7). It has no claim any more.
 */
export const givenUpUnbet = (hand: Hand, irregular: Irregular, seat: SeatNumber): Irregular => {
  const { phase, round, setup } = hand;
  if (setup.givenUpSeats !== 'served' || gameOfHand(hand).family !== 'stud') return irregular;
  if (phase !== 'betting' || round.level > 0 || irregular.stillServed.includes(seat)) return irregular;
  return { ...irregular, stillServed: [...irregular.stillServed, seat] };
};
