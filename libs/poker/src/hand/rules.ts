import { type HouseRules } from '@cardroom/rulebook';

/**
 * The house parameters in force, under the catalogue's names. They are recorded by the opening event of the hand, so
 * that a replay of last year reads last year's values.
 */
export type HandRules = HouseRules;
