import {
  houseRuleDifferencesSchema,
  type HouseRules,
  houseRulesSchema,
  type ParameterName,
  parameterNames,
  startingRules,
} from './house-rules';
import { type Text } from './language';
import { parameters, parameterSections } from './parameters/sections';
import { unitAfter, units } from './parameters/units';

/** Fails to compile unless both types are the same. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const same = <A, B>(proof: Same<A, B>) => proof;

describe('the type of a house rule', () => {
  it('is a union of its choices, so that a switch can be exhaustive', () =>
    expect(
      same<HouseRules['minRaiseRule'], 'lastFullBetOrRaise' | 'doubleHighestBet' | 'smallBlind'>(true),
    ).toBe(true));

  it('admits null only where null means something', () => {
    expect(same<HouseRules['raiseCap'], number | null>(true)).toBe(true);
    expect(same<HouseRules['clockSeconds'], number>(true)).toBe(true);
  });

  it('is yes or no for a flag and a list of words for a list', () => {
    expect(same<HouseRules['checkAllowed'], boolean>(true)).toBe(true);
    expect(same<HouseRules['tableLanguages'], readonly ('fr' | 'en')[]>(true)).toBe(true);
  });
});

describe('a parameter', () => {
  const namesWhere = (isSo: (name: ParameterName) => boolean) => parameterNames.filter(isSo);

  it('stands on exactly one page of the settings', () => {
    const onPages = parameterSections.flatMap((section) => Object.keys(section.parameters));
    expect([...onPages].sort()).toEqual([...parameterNames].sort());
  });

  it('explains itself, its unit and each of its choices in both languages', () => {
    const textsOf = (name: ParameterName) => {
      const { meaning, choices, none, unit } = parameters[name];
      return [
        meaning,
        ...Object.values(units[unit]),
        ...Object.values(choices ?? {}),
        ...(none ? [none] : []),
      ];
    };
    const isSilent = ({ en, fr }: Text) => en.trim() === '' || fr.trim() === '';
    expect(namesWhere((name) => textsOf(name).some(isSilent))).toEqual([]);
  });

  it('says its unit as each language counts', () => {
    const said = (count: number) => [unitAfter('players', count, 'en'), unitAfter('players', count, 'fr')];
    expect(said(1)).toEqual(['player', 'joueur']);
    expect(said(0)).toEqual(['players', 'joueur']);
    expect(said(2)).toEqual(['players', 'joueurs']);
    expect(unitAfter('percent', 1, 'en')).toBe('percent');
  });

  it('starts from a value it allows', () =>
    expect(namesWhere((name) => !parameters[name].schema.safeParse(parameters[name].start).success)).toEqual(
      [],
    ));

  it('allows none exactly when none has a meaning', () =>
    expect(
      namesWhere(
        (name) => parameters[name].schema.safeParse(null).success !== (parameters[name].none !== null),
      ),
    ).toEqual([]));

  it('has its unit in its name when it is a length of time', () => {
    const time: Record<string, RegExp> = {
      minutes: /Minutes/,
      seconds: /Seconds/,
      hours: /Hours/,
      days: /Days/,
    };
    expect(namesWhere((name) => !(time[parameters[name].unit] ?? /./).test(name))).toEqual([]);
  });
});

describe('a value', () => {
  const allows = (name: ParameterName, value: unknown) => parameters[name].schema.safeParse(value).success;

  it('is allowed up to the bounds of its range and not beyond', () => {
    expect([4, 5, 600, 601].map((seconds) => allows('clockSeconds', seconds))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect([0, 1, 3, 4].map((times) => allows('runItMaxTimes', times))).toEqual([false, true, true, false]);
  });

  it('must be whole', () => expect(allows('clockSeconds', 59.5)).toBe(false));

  it('must be one of its choices', () => {
    expect(allows('buttonMethod', 'moving')).toBe(true);
    expect(allows('buttonMethod', 'sideways')).toBe(false);
  });

  it('names each word of a list once', () => {
    expect(allows('suitOrder', ['spades', 'hearts', 'diamonds', 'clubs'])).toBe(true);
    expect(allows('suitOrder', ['spades', 'spades'])).toBe(false);
  });

  it('puts the small blind of a level at most at the big', () => {
    expect(allows('blindLevels', [[5, 10]])).toBe(true);
    expect(allows('blindLevels', [[10, 5]])).toBe(false);
  });
});

describe('a set of values', () => {
  it('is complete', () => {
    expect(houseRulesSchema.safeParse(startingRules).success).toBe(true);
    const incomplete = Object.entries(startingRules).filter(([name]) => name !== 'clockSeconds');
    expect(houseRulesSchema.safeParse(Object.fromEntries(incomplete)).success).toBe(false);
  });

  it('holds nothing else', () => {
    expect(houseRulesSchema.safeParse({ ...startingRules, colour: 'green' }).success).toBe(false);
    expect(houseRuleDifferencesSchema.safeParse({ colour: 'green' }).success).toBe(false);
  });

  it('of differences may hold any of them', () => {
    expect(houseRuleDifferencesSchema.safeParse({}).success).toBe(true);
    expect(houseRuleDifferencesSchema.safeParse({ clockSeconds: 45 }).success).toBe(true);
    expect(houseRuleDifferencesSchema.safeParse({ clockSeconds: 0 }).success).toBe(false);
  });
});
