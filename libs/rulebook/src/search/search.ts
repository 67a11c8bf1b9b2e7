import MiniSearch, { type QueryCombination, type SearchOptions } from 'minisearch';
import { rules } from '../generated/catalogue';
import { type Topic, topicLabels } from '../generated/topics';
import { type Language } from '../language';
import { type Capability, type Rule, type RuleKind } from '../rule';
import { rulesById } from './by-id';
import { synonymsOf } from './synonyms';
import { wordsOf } from './words';

/** Narrows a search; without a query, lists what it leaves. */
export interface RuleSearch {
  /** The language whose words weigh most and in which topics are read. The other is understood as well. */
  readonly language: Language;
  readonly topic?: Topic;
  readonly capability?: Capability;
  readonly kind?: RuleKind;
  /** At most this many rules, the best first; 20 if not said. */
  readonly limit?: number;
}

const other: Readonly<Record<Language, Language>> = { en: 'fr', fr: 'en' };

const fieldsOf = (rule: Rule, language: Language) => ({
  id: rule.id,
  title: rule.title[language],
  topics: rule.topics.map((topic) => topicLabels[topic][language]).join(' '),
  text: rule.text[language],
  otherTitle: rule.title[other[language]],
});

const indexOf = (language: Language): MiniSearch => {
  const index = new MiniSearch({
    fields: ['title', 'topics', 'text', 'otherTitle'],
    tokenize: (text) => wordsOf(text, language),
    processTerm: (term) => term,
  });
  index.addAll(rules.map((rule) => fieldsOf(rule, language)));
  return index;
};

const indexes: Partial<Record<Language, MiniSearch>> = {};
const ruleById = new Map<string, Rule>(rules.map((rule) => [rule.id, rule]));

/** Short words must match exactly, longer ones by their beginning, and from six letters with one slip. */
const matching: SearchOptions = {
  boost: { title: 4, topics: 2, text: 1, otherTitle: 1.5 },
  prefix: (term) => term.length >= 3 && !/^\d+$/.test(term),
  fuzzy: (term) => (term.length >= 6 ? 1 : false),
  weights: { prefix: 0.5, fuzzy: 0.25 },
  boostDocument: (id) => (ruleById.get(String(id))?.kind === 'reference' ? 0.7 : 1),
};

/** A word as it was typed, or, weighing less, as somebody else would say it. */
const anyOf = (word: string, language: Language): QueryCombination => ({
  combineWith: 'OR',
  queries: [
    word,
    ...synonymsOf(word, language).map((synonym) => ({
      queries: [synonym],
      fuzzy: false,
      boost: { title: 1, topics: 0.5, text: 0.25, otherTitle: 0.25 },
    })),
  ],
});

/** Rules holding every word come before rules holding some. */
const rulesByWord = (query: string, language: Language): readonly Rule[] => {
  const index = (indexes[language] ??= indexOf(language));
  const queries = wordsOf(query, language).map((word) => anyOf(word, language));
  const found = (['AND', 'OR'] as const).flatMap((combineWith) =>
    index.search({ combineWith, queries }, matching).map(({ id }) => String(id)),
  );
  return [...new Set(found)].flatMap((id) => ruleById.get(id) ?? []);
};

const ranked = (query: string, language: Language): readonly Rule[] => {
  if (query.trim() === '') return rules;
  const byId = rulesById(query, rules);
  return byId && byId.length > 0 ? byId : rulesByWord(query, language);
};

/**
 * Finds rules by word, by situation (topic) and by id, in either language, blind to accents and case, forgiving
 * a slip of the finger; the best first. An empty query lists the rules of the topic, capability or kind.
 */
export const searchRules = (query: string, search: RuleSearch): readonly Rule[] => {
  const { language, topic, capability, kind, limit = 20 } = search;
  return ranked(query, language)
    .filter((rule) => topic === undefined || rule.topics.includes(topic))
    .filter((rule) => capability === undefined || rule.capability === capability)
    .filter((rule) => kind === undefined || rule.kind === kind)
    .slice(0, limit);
};
