import { type Rule } from '../rule';

const written = /^(?:(rrp|rtc|thr|fr4)[\s-]*)?(a?\d+(?:\.[a-z0-9]+)*)$/i;

const hasSource = (rule: Rule, source: string | undefined) =>
  source === undefined || rule.source === source.toUpperCase();

const numberOf = ({ id, source }: Rule) => id.slice(source.length + 1).toLowerCase();

/**
 * Rules meant by a query that is an id or its number: the rule itself, then its parts. Numbers match whole, so
 * 2.3.1 finds neither 2.3.10 nor 12.3.1. Null if the query is not an id.
 */
export const rulesById = (query: string, rules: readonly Rule[]): readonly Rule[] | null => {
  const match = written.exec(query.trim());
  if (!match) return null;
  const [, source, number = ''] = match;
  const wanted = number.toLowerCase();
  const candidates = rules.filter((rule) => hasSource(rule, source));
  const itself = candidates.filter((rule) => numberOf(rule) === wanted);
  const parts = candidates.filter((rule) => numberOf(rule).startsWith(`${wanted}.`));
  return [...itself, ...parts];
};
