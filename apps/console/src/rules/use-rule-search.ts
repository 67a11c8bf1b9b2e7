import { type RulesAnswer } from '@cardroom/contracts';
import { askOrThrow, useLanguage } from '@cardroom/design';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCatalogue } from './catalogue';
import { partOf } from './contents';

/** What the book is opened at, in the address: a search by word, a situation, a part of a text, one rule. */
export interface BookSearch {
  readonly words?: string | undefined;
  readonly topic?: string | undefined;
  readonly part?: string | undefined;
  readonly rule?: string | undefined;
}

export const readBookSearch = (search: Record<string, unknown>): BookSearch =>
  Object.fromEntries(
    (['words', 'topic', 'part', 'rule'] as const)
      .filter((key) => typeof search[key] === 'string' && search[key] !== '')
      .map((key) => [key, search[key]]),
  );

export type FoundRule = Pick<RulesAnswer['rules'][number], 'id' | 'title' | 'kind'>;

const mostFound = 60;
const settleMs = 180;

/** The rules that the server finds by word within a situation. */
const useServerSearch = (words: string, topic: string | undefined) => {
  const { language } = useLanguage();
  const [settled] = useDebouncedValue(words.trim(), settleMs);
  const query = new URLSearchParams({ search: settled, limit: String(mostFound), language });
  if (topic !== undefined) query.set('topic', topic);
  return useQuery({
    queryKey: ['rules', language, settled, topic ?? ''],
    queryFn: () => askOrThrow<RulesAnswer>(`/rules?${query}`),
    enabled: settled !== '' || topic !== undefined,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
};

/** Rules by word and situation; with neither, the part of the book that is open. */
export const useRuleSearch = ({ words = '', topic, part }: BookSearch) => {
  const catalogue = useCatalogue();
  const isAsked = words.trim() !== '' || topic !== undefined;
  const { data, isError } = useServerSearch(words, topic);
  const inPart = useMemo(() => catalogue?.rules.filter((rule) => partOf(rule) === part), [catalogue, part]);
  const rules: readonly FoundRule[] | undefined = isAsked ? data?.rules : inPart;
  return { rules, isError: isAsked && isError };
};
