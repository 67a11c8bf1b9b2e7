import { houseRuleDifferencesSchema, type HouseRules, type ParameterName } from '@cardroom/rulebook';
import { z } from 'zod';
import { type GameName } from '../games/game';
import { isGameName } from '../games/list';
import { type HandRules } from '../hand/rules';
import { type ForcedBet, type HandSetup } from '../hand/state';
import { type HandHistory } from './hand-history';
import { type Rake } from '../pots/rake';
import { handHistoryRules } from './rules';
import { phhCodeOf, phhVariants } from './variants';

/** What our own hand histories say besides the notation, so that they can be replayed under the same house rules. */
export interface House {
  readonly game: GameName;
  readonly tournament: boolean;
  readonly unit: number;
  readonly carried: number;
  readonly oddChips: HandSetup['oddChips'];
  readonly givenUpSeats: HandSetup['givenUpSeats'];
  readonly rules: HandRules;
  readonly rake?: Rake | undefined;
  /** What the pot limit and the least raise count as blinds, where the lists say something else. */
  readonly blinds?: readonly [number, number] | undefined;
  /** By player number, where the lists of the notation cannot say exactly what was forced. */
  readonly forcedBets?: readonly ForcedBet[] | undefined;
}

/** The field of a file that holds it, as JSON: the notation leaves names that start with `_` to each program. */
export const houseField = '_cardroom';

const forcedBetSchema = z.object({
  seat: z.number().int().positive(),
  kind: z.enum(['ante', 'smallBlind', 'bigBlind', 'blind', 'straddle', 'kill', 'entry', 'missedBlind']),
  amount: z.number().int().nonnegative(),
  plays: z.enum(['live', 'ante', 'dead']),
});

const chips = z.number().int().nonnegative();

const houseSchema = z.object({
  game: z.string().refine(isGameName),
  tournament: z.boolean(),
  unit: z.number().int().positive(),
  carried: chips,
  oddChips: z.enum(['byHouseRules', 'byPosition']),
  givenUpSeats: z.enum(['served', 'passedOver']).default('passedOver'),
  rules: houseRuleDifferencesSchema,
  rake: z
    .object({ perMille: z.number().int().min(0).max(1000), most: chips, noFlopNoDrop: z.boolean() })
    .optional(),
  blinds: z.tuple([chips, chips]),
  forcedBets: z.array(forcedBetSchema).optional(),
});

const parsed = (text: unknown): unknown => {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
};

/** The nearest code of a game; what has none is written as what it is played with. */
export const nearestCode = (game: GameName, limit: HandSetup['structure']['limit']) => {
  if (game === 'jacksOrBetter') return phhCodeOf('draw', limit);
  return phhCodeOf(game === 'richardHoldem' ? 'holdem' : game, limit);
};

/** Hands from elsewhere: every odd chip by position, and no card at a seat whose player has folded. */
const elsewhere: Omit<House, 'game'> = {
  tournament: false,
  unit: 1,
  carried: 0,
  oddChips: 'byPosition',
  givenUpSeats: 'passedOver',
  rules: handHistoryRules,
};

/** The house a hand was played in: its own, when it says so and that suits its variant, otherwise anybody's. */
export const houseOf = ({ variant, others }: HandHistory): House => {
  const { game, limit } = phhVariants[variant];
  const found = houseSchema.safeParse(parsed(others[houseField])).data;
  if (!found || nearestCode(found.game, limit) !== variant) return { ...elsewhere, game };
  return { ...found, rules: { ...handHistoryRules, ...found.rules } as HandRules };
};

/** The house parameters that decide which exact actions are allowed and who wins what. */
const decisive: readonly ParameterName[] = [
  'checkAllowed',
  'checkRaiseAllowed',
  'bigBlindOption',
  'minRaiseRule',
  'reopenRule',
  'limitReopenPercent',
  'raiseCap',
  'raiseCapThreeOrMoreRounds',
  'raiseCapTwoRounds',
  'headsUpUnlimitedRaises',
  'studOpenPairUpperLimitOption',
  'studBringInTieBreak',
  'potLimitRoundingUnit',
  'potLimitSmallBlindCountsAsBig',
  'potLimitOpenIncrement',
  'wagerUnitRequired',
  'callerMustShow',
  'allInShowdown',
  'announcePlayingBoard',
  'wheelStraight',
  'lowQualifierRank',
  'oddChipRule',
  'oddChipRuleStud',
  'sidePotRule',
  'burnCards',
  'dealLastCard',
  'drawOpeningRequirement',
  'jokers',
];

const differencesOf = (rules: HandRules): Partial<HouseRules> =>
  Object.fromEntries(
    decisive
      .filter((name) => JSON.stringify(rules[name]) !== JSON.stringify(handHistoryRules[name]))
      .map((name) => [name, rules[name]]),
  );

/** Writes the house of a hand down for `houseOf`. */
export const houseText = (setup: HandSetup, forcedBets?: readonly ForcedBet[]): string => {
  const { game, tournament, unit, carried, oddChips, givenUpSeats, structure, rake } = setup;
  const blinds = [structure.smallBlind, structure.bigBlind];
  const rules = differencesOf(setup.rules);
  return JSON.stringify({
    game,
    tournament,
    unit,
    carried,
    oddChips,
    givenUpSeats,
    blinds,
    rules,
    rake,
    forcedBets,
  });
};
