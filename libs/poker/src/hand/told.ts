import { type Refusal } from '@cardroom/kernel';
import { seatToAct } from '../betting/betting-round';
import { chipsInPots, playerAt } from './players';
import { countNotAsked, notDealtIn } from './refusals';
import { type Chips, type Hand, type SeatNumber } from './state';

/** The total of the pot as players are told it; null where it is never told (RTC-16.c). */
export const potTold = (hand: Hand): Chips | null =>
  hand.setup.rules.showPotToPlayers ? chipsInPots(hand) : null;

/**
 * The bet of an all-in player, counted: for anybody, or only for the player whose turn it is (RTC-16.d, RRP-2.2.18). An
 * all-in player who announced an amount is counted anyway.
 */
export const allInCount = (
  hand: Hand,
  { of, asker, announced = false }: { of: SeatNumber; asker: SeatNumber; announced?: boolean },
): Chips | Refusal => {
  const player = playerAt(hand, of);
  if (!player || !playerAt(hand, asker)) return notDealtIn({ seat: player ? asker : of });
  const { allInCountOn } = hand.setup.rules;
  const may =
    allInCountOn.includes('anyRequest') ||
    (allInCountOn.includes('announcedAmount') && announced) ||
    (allInCountOn.includes('requestInTurn') && seatToAct(hand) === asker);
  return may ? player.streetBet : countNotAsked({ seat: asker });
};
