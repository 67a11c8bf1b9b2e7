import { type RulesAnswer } from '@cardroom/contracts';
import { askOrThrow, useLanguage } from '@cardroom/design';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Situation } from './situations';

const mostFound = 30;
const settleMs = 200;

/** Rules by word, or of a situation; undefined until the first answer. */
export const useRules = (words: string, situation: Situation | null) => {
  const { language } = useLanguage();
  const [settled] = useDebouncedValue(words.trim(), settleMs);
  const query = new URLSearchParams({ search: settled, limit: String(mostFound), language });
  if (situation) query.set('topic', situation);
  const { data, isError } = useQuery({
    queryKey: ['rules', language, settled, situation],
    queryFn: () => askOrThrow<RulesAnswer>(`/rules?${query}`),
    enabled: settled !== '' || situation !== null,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
  return { rules: data?.rules, isError };
};
