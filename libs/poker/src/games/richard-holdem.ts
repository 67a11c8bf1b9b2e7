import { type Game } from './game';
import { holdem } from './holdem';

/**
 * Hold'em of the François Richard tournament (FR4-0.1): the same cards in an always no-limit game (FR4-1.20).
 * What differs, no checking (FR4-3.2.1), raises by a small blind (FR4-1.11.b.1) and no wheel, the ace being high only (FR4-1.26, FR4-1.32), is in its
 * house parameters.
 */
export const richardHoldem: Game = { ...holdem, name: 'richardHoldem', limits: ['noLimit'] };
