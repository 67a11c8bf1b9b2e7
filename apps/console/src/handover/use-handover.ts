import { type HandoverAnswer } from '@cardroom/contracts';
import { askOrThrow } from '@cardroom/design';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { usePastQuery } from '../past/past';

const refreshMs = 5_000;

/** The handover now, read anew every few seconds, or as it stood in the past. */
export const useHandover = () => {
  const past = usePastQuery();
  return useQuery({
    queryKey: ['handover', past],
    queryFn: () => askOrThrow<HandoverAnswer>(`/handover${past === null ? '' : `?${past}`}`),
    placeholderData: keepPreviousData,
    ...(past === null ? { refetchInterval: refreshMs } : { staleTime: Infinity }),
  });
};
