import { type BoardAnswer, type FactShape, type LogAnswer } from '@cardroom/contracts';
import { askOrThrow } from '@cardroom/design';
import { useQuery } from '@tanstack/react-query';
import { useRoom } from '../../boards/use-board';
import { useRole } from '../../session/session';
import { type Rate } from './rate-words';

/** A version of a game's rate, and when it was set; null when it came with the carry-over of the day before. */
export interface RateVersion {
  readonly rate: Rate;
  readonly setAt: string | null;
  /** The command that it can be taken back by. */
  readonly command: string | null;
}

interface Carried {
  readonly parts?: { readonly rates?: readonly (readonly [string, Rate])[] };
}

const pageSize = 1_000;

const versionsIn = ({ type, at, data }: FactShape): readonly RateVersion[] => {
  if (type === 'RateSet')
    return [{ rate: data['rate'] as Rate, setAt: at, command: String(data['command']) }];
  if (type !== 'DayOpened') return [];
  const carried = data['carried'] as Carried | null;
  return (carried?.parts?.rates ?? []).map(([, rate]) => ({ rate, setAt: null, command: null }));
};

/** The rates that the gaming day has known, oldest first: those it began with and those set since. */
const readVersions = async (openedAt: string): Promise<readonly RateVersion[]> => {
  const before = new Date(Date.parse(openedAt) - 1).toISOString();
  const { position } = await askOrThrow<BoardAnswer<'room'>>(`/boards/room?at=${encodeURIComponent(before)}`);
  const versions: RateVersion[] = [];
  const takenBack = new Set<string>();
  let after: string | null = position;
  while (after !== null) {
    const page: LogAnswer = await askOrThrow<LogAnswer>(`/log?after=${after}&limit=${pageSize}`, {
      timeoutMs: 20_000,
    });
    versions.push(...page.facts.flatMap(versionsIn));
    for (const { type, data } of page.facts)
      if (type === 'ActionUndone') takenBack.add(String(data['action']));
    after = page.next;
  }
  return versions.filter(({ command }) => command === null || !takenBack.has(command));
};

/** The versions of every game's rate in the gaming day; for those who may read the log. */
export const useVersions = () => {
  const { mayDo } = useRole();
  const openedAt = useRoom()?.openedAt ?? null;
  const query = useQuery({
    queryKey: ['rate-versions', openedAt],
    queryFn: () => readVersions(openedAt ?? ''),
    enabled: openedAt !== null && mayDo('read-log'),
    staleTime: 60_000,
  });
  return { versions: query.data ?? [], failed: query.isError, again: () => void query.refetch() };
};
