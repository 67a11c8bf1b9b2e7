import {
  type CommandBody,
  type ConductHouseAnswer,
  type ConductRecordAnswer,
  type HouseRulesAnswer,
  type OffencesAnswer,
  type ProposalAnswer,
  type SimilarAnswer,
} from '@cardroom/contracts';
import { askOrThrow, useLanguage } from '@cardroom/design';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

const settleMs = 160;
const mostRules = 12;

/** Rules by what happened, in the words of either language, with the values of the set in force. */
export const useHouseRules = (typed: string) => {
  const { language } = useLanguage();
  const [search] = useDebouncedValue(typed.trim(), settleMs);
  const query = new URLSearchParams({ search, language, limit: String(mostRules) });
  return useQuery({
    queryKey: ['house-rules', language, search],
    queryFn: () => askOrThrow<HouseRulesAnswer>(`/conduct/rules?${query}`),
    enabled: search.length >= 2,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
};

/** What may be recorded against a player, by word; everything where nothing is typed. */
export const useOffences = (typed: string) => {
  const { language } = useLanguage();
  const [search] = useDebouncedValue(typed.trim(), settleMs);
  const query = new URLSearchParams({ search, language });
  return useQuery({
    queryKey: ['offences', language, search],
    queryFn: () => askOrThrow<OffencesAnswer>(`/conduct/offences?${query}`),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
};

export const useSimilar = (rule: string | null) =>
  useQuery({
    queryKey: ['similar-rulings', rule],
    queryFn: () => askOrThrow<SimilarAnswer>(`/conduct/rulings/similar?rule=${rule}&limit=5`),
    enabled: rule !== null,
  });

interface Proposed {
  readonly playerId: string;
  readonly offence: string;
  readonly details: Pick<CommandBody<'conduct/record-sanction'>, 'act' | 'mode' | 'playersInPot'>;
}

/** What the house would propose for an offence of this player, and what it rests on. */
export const useProposal = ({ playerId, offence, details }: Proposed) => {
  const { act, mode, playersInPot } = details;
  const query = new URLSearchParams({
    ...{ playerId, offence },
    ...(act === undefined ? {} : { act }),
    ...(mode === undefined ? {} : { mode }),
    ...(playersInPot === undefined ? {} : { playersInPot: String(playersInPot) }),
  }).toString();
  return useQuery({
    queryKey: ['proposal', query],
    queryFn: () => askOrThrow<ProposalAnswer>(`/conduct/proposal?${query}`),
    retry: false,
  });
};

export const conductHouseKey = ['conduct-house'];

/** The rule set in force and its values. */
export const useConductHouse = () =>
  useQuery({
    queryKey: conductHouseKey,
    queryFn: () => askOrThrow<ConductHouseAnswer>('/conduct/house'),
  });

export const useRecord = (playerId: string | null, asOf: unknown) =>
  useQuery({
    queryKey: ['conduct-record', playerId, asOf],
    queryFn: () => askOrThrow<ConductRecordAnswer>(`/conduct/records/${encodeURIComponent(playerId ?? '')}`),
    enabled: playerId !== null,
    retry: false,
  });
