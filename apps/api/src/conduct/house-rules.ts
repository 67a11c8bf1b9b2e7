import {
  type House,
  inPrecedence,
  isConductSetting,
  offences,
  ruleNamed,
  smokesUnder,
} from '@cardroom/conduct';
import { type HouseRulesAnswer, type OffencesAnswer } from '@cardroom/contracts';
import {
  type HouseRules,
  type ParameterName,
  parameters,
  resolveRuleSet,
  unitAfter,
} from '@cardroom/rulebook';
import { type Rule, searchRules } from '@cardroom/rulebook/catalogue';
import { type Language } from '../problems/problem';

const yes = { en: 'yes', fr: 'oui' } as const;
const no = { en: 'no', fr: 'non' } as const;

/** A value as people say it: its word, its list of words, or its number with the unit. */
const saidOf = (name: ParameterName, value: unknown, language: Language): string => {
  const { choices, unit, none } = parameters[name];
  if (value === null) return none?.[language] ?? '–';
  if (typeof value === 'boolean') return value ? yes[language] : no[language];
  if (Array.isArray(value))
    return value.map((one) => choices?.[String(one)]?.[language] ?? String(one)).join(', ');
  if (choices) return choices[String(value)]?.[language] ?? String(value);
  return `${String(value)} ${unitAfter(unit, Number(value), language)}`;
};

/** Every value in force: the set's own, and for rulings and sanctions what the house has changed. */
const inForce = ({ ruleSet, settings }: House): HouseRules => ({ ...resolveRuleSet(ruleSet), ...settings });

const settingsOf = (rule: Rule, values: HouseRules): HouseRulesAnswer['rules'][number]['settings'] =>
  (Object.keys(rule.parameters) as ParameterName[]).map((name) => ({
    name,
    label: { ...parameters[name].meaning },
    value: values[name],
    said: { en: saidOf(name, values[name], 'en'), fr: saidOf(name, values[name], 'fr') },
  }));

interface Wanted {
  readonly search: string;
  readonly language: Language;
  readonly limit: number;
}

/**
 * Rules that somebody means when he says what happened, with the house's values in force; texts in the order in which
 * they prevail (RTC-1.c).
 */
export const houseRulesFor = (house: House, { search, language, limit }: Wanted): HouseRulesAnswer => {
  const found = searchRules(search, { language, limit });
  const { ruleSourcePrecedence } = house.settings;
  const ordered = house.ruleSet === 'rtc' ? inPrecedence(found, house.ruleSet, ruleSourcePrecedence) : found;
  const values = inForce(house);
  return {
    ruleSet: house.ruleSet,
    rules: ordered.map((rule) => ({
      id: rule.id,
      title: { ...rule.title },
      text: { ...rule.text },
      capability: rule.capability,
      kind: rule.kind,
      settings: settingsOf(rule, values),
    })),
  };
};

const offenceIds: ReadonlySet<string> = new Set(offences.map(({ rule }) => rule));

const inSearchOrder = (search: string, language: Language): readonly string[] =>
  search === ''
    ? offences.map(({ rule }) => rule)
    : searchRules(search, { language, limit: 200 })
        .map(({ id }) => id as string)
        .filter((id) => offenceIds.has(id));

interface WantedOffences extends Omit<Wanted, 'limit'> {
  /** Null where the floor does not say yet: everything is offered. */
  readonly isSmokingAllowed: boolean | null;
}

/** What may be recorded of a player, by word: the best match first. */
export const offencesFor = ({ search, language, isSmokingAllowed }: WantedOffences): OffencesAnswer => ({
  offences: inSearchOrder(search, language).flatMap((id) => {
    const offence = offences.find(({ rule }) => rule === id);
    const rule = ruleNamed(id);
    if (!offence || !rule) return [];
    if (isSmokingAllowed !== null && !smokesUnder(id, isSmokingAllowed)) return [];
    return [
      {
        rule: id,
        title: { ...rule.title },
        text: { ...rule.text },
        acts: [...(offence.acts ?? [])],
        asks: [...(offence.asks ?? [])],
        isRemindedFirst: offence.isRemindedFirst ?? false,
        isMinor: offence.isMinor ?? false,
      },
    ];
  }),
});

/** The house's values by name, those that rulings and sanctions go by. */
export const conductSettingsIn = ({ settings }: House): Record<string, unknown> =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => isConductSetting(name)));
