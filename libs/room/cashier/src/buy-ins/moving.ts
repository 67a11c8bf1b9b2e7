import { type Minor, type Policy, type Refusal } from '@cardroom/kernel';
import { type GameFacts } from '../facts';
import { belowMinimumAfterMove, wholeStackMoves } from '../refusals';
import { type CageSettings } from '../settings';
import { minimumBuyIn } from './buy-in';

/** A player who moves from one table to another with his chips. */
export interface StackMove {
  readonly reason: 'forced' | 'by-choice';
  readonly isSameGame: boolean;
  /** What he had at the table he comes from. */
  readonly stackBeforeMinor: Minor;
  /** What he sits down with. */
  readonly stackMinor: Minor;
  /** The table he comes to. */
  readonly to: GameFacts;
}

type MoveRule = Policy<StackMove, CageSettings>;

/** In the same game and limit nothing is taken off on the way (RRP-3.1.3). */
const wholeStackGoesAlong: MoveRule = ({ isSameGame, stackBeforeMinor, stackMinor }) =>
  isSameGame && stackMinor < stackBeforeMinor ? wholeStackMoves({ stackBeforeMinor, stackMinor }) : null;

/** Who was moved within his limit may be short; who chose to move, or came to another limit, has the minimum. */
const shortOnlyByForce: MoveRule = ({ reason, isSameGame, stackMinor, to }, settings) => {
  const minimumMinor = minimumBuyIn(to, settings);
  const isExempt = reason === 'forced' && isSameGame;
  return !isExempt && minimumMinor !== null && stackMinor < minimumMinor
    ? belowMinimumAfterMove({ minimumMinor, stackMinor })
    : null;
};

export const stackMoveRules: readonly MoveRule[] = [wholeStackGoesAlong, shortOnlyByForce];

/** Whether a moved player may be checked in with his stack; null when he may. */
export const stackMayMove = (move: StackMove, settings: CageSettings): Refusal | null => {
  for (const rule of stackMoveRules) {
    const objection = rule(move, settings);
    if (objection) return objection;
  }
  return null;
};
