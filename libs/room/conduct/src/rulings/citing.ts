import { type RuleId } from '@cardroom/kernel';
import { type ReadyRuleSetId } from '@cardroom/rulebook';
import { type Rule, rules } from '@cardroom/rulebook/catalogue';
import { type ConductSettings } from '../settings';

const byId: ReadonlyMap<string, Rule> = new Map(rules.map((rule) => [rule.id, rule]));

export const isRuleId = (id: string): id is RuleId => byId.has(id);

export const ruleNamed = (id: string): Rule | null => byId.get(id) ?? null;

/** The text a house plays by. */
const ownSource: Readonly<Record<ReadyRuleSetId, Rule['source']>> = {
  'rrp-cash': 'RRP',
  'rrp-tournament': 'RRP',
  rtc: 'RTC',
  thr: 'THR',
  fr4: 'FR4',
};

/** The French official regulation is quoted by the casino's tournament rules, which are drawn up under it. */
const rankOf = (
  source: Rule['source'],
  ruleSet: ReadyRuleSetId,
  order: ConductSettings['ruleSourcePrecedence'],
) => {
  const kind =
    source === 'RTC' && ruleSet === 'rtc' ? 'official' : source === ownSource[ruleSet] ? 'house' : 'custom';
  const rank = order.indexOf(kind);
  return rank === -1 ? order.length : rank;
};

/** Rules in the order in which their texts prevail; those of one text stay as they were (RTC-1.c). */
export const inPrecedence = <R extends Pick<Rule, 'source'>>(
  found: readonly R[],
  ruleSet: ReadyRuleSetId,
  order: ConductSettings['ruleSourcePrecedence'],
): readonly R[] =>
  [...found].sort((a, b) => rankOf(a.source, ruleSet, order) - rankOf(b.source, ruleSet, order));

/** A rule of the casino's text on a topic of the rules cited, where none of that text is cited (RTC-1.c). */
export const officialTextMissed = (cited: readonly string[], ruleSet: ReadyRuleSetId): RuleId | null => {
  if (ruleSet !== 'rtc' || cited.some((id) => byId.get(id)?.source === 'RTC')) return null;
  const topics = new Set(cited.flatMap((id) => byId.get(id)?.topics ?? []));
  const official = rules.find(
    ({ source, topics: of }) => source === 'RTC' && of.some((topic) => topics.has(topic)),
  );
  return official?.id ?? null;
};
