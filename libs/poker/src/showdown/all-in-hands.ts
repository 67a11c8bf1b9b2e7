import { isLive } from '../betting/betting-round';
import { type Hand, type SeatNumber } from '../hand/state';
import { gameOfHand } from '../hand/streets';

/**
 * With cards to come and nobody left to bet, hands are turned up before the rest is dealt where the house says so
 * (RRP-11.28, RTC-23). A draw hand is not complete before its draw and waits for it.
 */
export const handsToTable = (hand: Hand): readonly SeatNumber[] => {
  if (!hand.bettingOver || hand.setup.rules.allInShowdown !== 'mandatory') return [];
  if (gameOfHand(hand).family === 'draw' || hand.phase === 'showdown') return [];
  return hand.players
    .filter((player) => isLive(player) && player.tabled.length === 0)
    .map(({ seat }) => seat);
};
