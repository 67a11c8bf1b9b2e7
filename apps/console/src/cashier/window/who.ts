import { type PlayersAnswer } from '@cardroom/contracts';
import { askOrThrow } from '@cardroom/design';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTables } from '../../boards/use-board';
import { useRole } from '../../session/session';
import { useEntries } from '../use-cage';

/** Whom the window serves; somebody new has no id yet. */
export interface Who {
  readonly playerId: string | null;
  readonly alias: string;
  readonly seat: { readonly tableId: string; readonly table: number; readonly seat: number } | null;
}

const mostShown = 14;
const fewestLetters = 2;

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Everybody who sits at a table, by player. */
const useSeated = (): ReadonlyMap<string, Who> => {
  const tables = useTables();
  return useMemo(
    () =>
      new Map(
        (tables ?? []).flatMap(({ tableId, number, seats }) =>
          seats.flatMap(({ seat, playerId, alias, state }) =>
            playerId && alias && state !== 'reserved'
              ? [[playerId, { playerId, alias, seat: { tableId, table: number, seat } }] as const]
              : [],
          ),
        ),
      ),
    [tables],
  );
};

/** A table and seat typed as two figures, `4 7`, or a table's figure alone. */
const sitsAt = ({ seat }: Who, wanted: string): boolean => {
  const [, table, place] = /^t?(\d+)(?:[\s.,-]+(\d+))?$/.exec(wanted) ?? [];
  if (!seat || table === undefined) return false;
  return String(seat.table) === table && (place === undefined || String(seat.seat) === place);
};

const useKnown = (typed: string): readonly Who[] => {
  const { mayDo } = useRole();
  const [settled] = useDebouncedValue(typed.trim(), 120);
  const { data } = useQuery({
    queryKey: ['players', settled],
    queryFn: () => askOrThrow<PlayersAnswer>(`/players?search=${encodeURIComponent(settled)}&limit=8`),
    enabled: settled.length >= fewestLetters && mayDo('search-players'),
    staleTime: 10_000,
  });
  return useMemo(
    () => (data?.players ?? []).map(({ playerId, alias }) => ({ playerId, alias, seat: null })),
    [data],
  );
};

const once = (people: readonly Who[]): readonly Who[] => [
  ...new Map(people.map((who) => [who.playerId ?? who.alias, who])).values(),
];

/** Whom the cashier may mean: those served last before anything is typed, else by name or by table and seat. */
export const useWhoever = (typed: string): readonly Who[] => {
  const seated = useSeated();
  const entries = useEntries();
  const known = useKnown(typed);
  const wanted = plain(typed.trim());
  return useMemo(() => {
    const placed = (who: Who) => (who.playerId && seated.get(who.playerId)) || who;
    if (wanted === '') {
      const served = entries.flatMap(({ playerId, alias }) =>
        playerId && alias ? [{ playerId, alias, seat: null }] : [],
      );
      return once([...served.map(placed), ...seated.values()]).slice(0, mostShown);
    }
    const here = [...seated.values()].filter(
      (who) => plain(who.alias).includes(wanted) || sitsAt(who, wanted),
    );
    const first = [...here].sort(
      (a, b) => Number(plain(b.alias).startsWith(wanted)) - Number(plain(a.alias).startsWith(wanted)),
    );
    return once([...first, ...known.map(placed)]).slice(0, mostShown);
  }, [entries, known, seated, wanted]);
};
