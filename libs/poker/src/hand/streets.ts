import { isLive } from '../betting/betting-round';
import { type Game, type Street } from '../games/game';
import { gameOf } from '../games/list';
import { type Chips, type Hand } from './state';

export const gameOfHand = ({ setup }: Hand): Game => gameOf(setup.game);

export const streetOf = (hand: Hand): Street | undefined => gameOfHand(hand).streets[hand.street];

export const isLastStreet = (hand: Hand): boolean => hand.street >= gameOfHand(hand).streets.length - 1;

/** What one bet is in this round: the lower or the upper limit, or the least opening bet of a big-bet game. */
export const betSize = (hand: Hand): Chips => {
  const { smallBet, bigBet, limit } = hand.setup.structure;
  return limit === 'fixedLimit' && streetOf(hand)?.bet === 'big' ? bigBet : smallBet;
};

/** The street that a board with so many cards waits for; -1 when it is complete. */
const streetForBoard = ({ streets }: Game, cards: number): number => {
  let dealt = 0;
  for (let i = 0; i < streets.length; i++) {
    if (dealt >= cards && streets[i]!.toBoard > 0) return i;
    dealt += streets[i]!.toBoard;
  }
  return -1;
};

export interface NextDeal {
  readonly street: number;
  readonly run: number;
}

/** The street and the board the next deal is for; null when everything has been dealt. */
export const nextDeal = (hand: Hand): NextDeal | null => {
  if (hand.runs === 1) return isLastStreet(hand) ? null : { street: hand.street + 1, run: 0 };
  for (let run = 0; run < hand.runs; run++) {
    const street = streetForBoard(gameOfHand(hand), hand.boards[run]?.length ?? 0);
    if (street >= 0) return { street, run };
  }
  return null;
};

/** Live players still to say how many cards they change, in order (RRP-9.0.b). */
export const stillToDraw = (hand: Hand): readonly number[] =>
  hand.players
    .filter((player) => isLive(player) && !hand.drawing.requests.some(({ seat }) => seat === player.seat))
    .map(({ seat }) => seat);
