import { type Game } from '../games/game';

/**
 * Whether cards make a hand of the game that can be read: a complete board, no card too many, and at least five in all. A
 * hand with the wrong number of cards is for the rules on that (RRP-3.3.5, RRP-8.18, RTC-18.b), never for the evaluation.
 */
export const isReadable = (
  { family, boardMayPlay, cardsHeld, streets }: Game,
  hole: number,
  board: number,
): boolean => {
  const whole = streets.reduce((sum, { toBoard }) => sum + toBoard, 0);
  if (family === 'flop' && board !== whole) return false;
  if (hole > cardsHeld || hole + board < 5) return false;
  return family === 'flop' ? boardMayPlay || hole >= 2 : hole + board <= 7;
};
