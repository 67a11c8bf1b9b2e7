import { type BoardAnswer, type ListedBoard } from '@cardroom/contracts';
import { askOrThrow, TimeShown } from '@cardroom/design';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode } from 'react';

/** Which past is looked at, in the address: an instant (ISO) or the position of a fact. Neither: now. */
export interface PastSearch {
  readonly at?: string | undefined;
  readonly fact?: string | undefined;
}

export const readPastSearch = (search: Record<string, unknown>): PastSearch => ({
  ...(typeof search['at'] === 'string' && !Number.isNaN(Date.parse(search['at']))
    ? { at: search['at'] }
    : {}),
  ...(/^\d{1,18}$/.test(String(search['fact'] ?? '')) ? { fact: String(search['fact']) } : {}),
});

const queryOf = ({ at, fact }: PastSearch): string | null => {
  if (fact !== undefined) return `position=${fact}`;
  return at === undefined ? null : `at=${encodeURIComponent(at)}`;
};

/** The query string of the past that is looked at; null while it is now. */
export const usePastQuery = (): string | null => queryOf(useSearch({ strict: false }) as PastSearch);

/** The boards that screens of the floor show, now or in the past. */
export type StaffBoard = Exclude<ListedBoard, 'public-lists' | 'public-games' | 'actions'>;

/** A board as it stood. Facts never change, so neither does an answer. */
export const usePastBoard = <B extends StaffBoard>(board: B, query: string | null) =>
  useQuery({
    queryKey: ['past', board, query],
    queryFn: () => askOrThrow<BoardAnswer<B>>(`/boards/${board}?${query}`, { timeoutMs: 20_000 }),
    enabled: query !== null,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });

/** Goes to another past, or back to now with an empty one, on the same screen. */
export const useGoToPast = () => {
  const navigate = useNavigate();
  return (past: PastSearch) => void navigate({ to: '.', search: { at: past.at, fact: past.fact } });
};

/** Lets every clock on the screen stand at the time that is looked at. */
export const PastTime = ({ children }: { readonly children: ReactNode }) => {
  const query = usePastQuery();
  const { data } = usePastBoard('lists', query);
  const shown = query === null || !data ? null : Date.parse(data.at);
  return <TimeShown.Provider value={shown}>{children}</TimeShown.Provider>;
};
