import { type RuleId } from '../generated/rule-ids';
import { type HouseRules, type ParameterName } from '../house-rules';
import { inBoth, type Text } from '../language';
import { parameters } from '../parameters/sections';
import { contradictionsOf } from './contradictions';
import { lineageOf, resolveRuleSet } from './resolve';
import { type RuleSet } from './rule-set';

/** Why a set cannot be used: a stable code, what it is about, the rules behind it, and the reason to show. */
export interface Objection {
  readonly code:
    | 'rulebook.unknown-base'
    | 'rulebook.unknown-parameter'
    | 'rulebook.value-not-allowed'
    | 'rulebook.contradiction';
  readonly parameters: readonly string[];
  readonly rules: readonly RuleId[];
  readonly reason: Text;
}

/** A set that may be used, with every value in force; or everything that speaks against it. */
export type RuleSetReview =
  | { readonly accepted: true; readonly rules: HouseRules }
  | { readonly accepted: false; readonly objections: readonly Objection[] };

const unknownBase = (set: RuleSet): Objection => ({
  code: 'rulebook.unknown-base',
  parameters: [],
  rules: [],
  reason: inBoth([
    `The set ${set.id} is built on ${set.extends ?? 'nothing'}, which is no set it can start from.`,
    `Le règlement ${set.id} part de ${set.extends ?? 'rien'}, dont il ne peut partir.`,
  ]),
});

const isParameter = (name: string): name is ParameterName => Object.hasOwn(parameters, name);

const unknownParameter = (name: string): Objection => ({
  code: 'rulebook.unknown-parameter',
  parameters: [name],
  rules: [],
  reason: inBoth([`There is no setting called ${name}.`, `Il n’existe pas de réglage ${name}.`]),
});

/** What a parameter may hold, in words: its range or its choices. */
const allowed = (name: ParameterName): string => {
  const { range, choices, none } = parameters[name];
  const values = range ? [`${range.min}–${range.max}`] : Object.keys(choices ?? { true: true, false: false });
  return [...values, ...(none ? ['null'] : [])].join(', ');
};

const valueNotAllowed = (name: ParameterName): Objection => ({
  code: 'rulebook.value-not-allowed',
  parameters: [name],
  rules: [],
  reason: inBoth([
    `${parameters[name].meaning.en}: allowed ${allowed(name)}.`,
    `${parameters[name].meaning.fr} : valeurs admises ${allowed(name)}.`,
  ]),
});

const valueObjections = (set: RuleSet): readonly Objection[] =>
  Object.entries(set.values).flatMap(([name, value]) => {
    if (!isParameter(name)) return [unknownParameter(name)];
    return parameters[name].schema.safeParse(value).success ? [] : [valueNotAllowed(name)];
  });

/**
 * Whether a house may play by this set. Values are checked one by one, then against each other; only a set that
 * raises no objection is resolved. `others` are the house's own sets it may be built on.
 */
export const reviewRuleSet = (set: RuleSet, others: readonly RuleSet[] = []): RuleSetReview => {
  const lineage = lineageOf(set, others);
  if (!lineage) return { accepted: false, objections: [unknownBase(set)] };
  const objections = lineage.flatMap(valueObjections);
  if (objections.length > 0) return { accepted: false, objections };
  const rules = resolveRuleSet(set, others);
  const contradictions = contradictionsOf(rules).map((contradiction): Objection => ({
    code: 'rulebook.contradiction',
    ...contradiction,
  }));
  return contradictions.length > 0
    ? { accepted: false, objections: contradictions }
    : { accepted: true, rules };
};
