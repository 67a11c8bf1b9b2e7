import { type ListRow, type PlayersAnswer, type RulesAnswer, type TableRow } from '@cardroom/contracts';
import { askOrThrow, useLanguage } from '@cardroom/design';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLists, useTables } from '../boards/use-board';
import { useRole } from '../session/session';

/** Something that the search has found, and where it is. */
export type Finding =
  | {
      readonly kind: 'entry';
      readonly id: string;
      readonly alias: string;
      readonly list: ListRow;
      readonly number: number;
    }
  | {
      readonly kind: 'seat';
      readonly id: string;
      readonly alias: string;
      readonly table: TableRow;
      readonly seat: number;
    }
  | { readonly kind: 'table'; readonly id: string; readonly table: TableRow }
  | { readonly kind: 'rule'; readonly id: string; readonly title: string }
  | { readonly kind: 'player'; readonly id: string; readonly alias: string; readonly playerId: string };

const mostOfAKind = 5;
const mostRules = 3;

/** Accents and capitals make no difference: `elo` finds Élodie. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

const entriesLike = (lists: readonly ListRow[], wanted: string): Finding[] =>
  lists.flatMap((list) =>
    list.entries
      .filter(({ alias }) => plain(alias).includes(wanted))
      .map(({ entryId, alias, position }) => ({ kind: 'entry', id: entryId, alias, list, number: position })),
  );

const seatsLike = (tables: readonly TableRow[], wanted: string): Finding[] =>
  tables.flatMap((table) =>
    table.seats.flatMap(({ seat, alias }) =>
      alias && plain(alias).includes(wanted)
        ? [{ kind: 'seat' as const, id: `${table.tableId}-${seat}`, alias, table, seat }]
        : [],
    ),
  );

const tablesLike = (tables: readonly TableRow[], wanted: string): Finding[] => {
  const number = /^(?:t|table)?\s*(\d+)$/.exec(wanted)?.[1];
  return tables
    .filter(
      (table) =>
        String(table.number) === number || (wanted.length > 2 && plain(table.section).includes(wanted)),
    )
    .map((table) => ({ kind: 'table', id: table.tableId, table }));
};

/** Known players by the server's own search; only those that no board shows already are new. */
const usePlayersLike = (wanted: string) => {
  const { mayDo } = useRole();
  const [settled] = useDebouncedValue(wanted, 150);
  return useQuery({
    queryKey: ['players', settled],
    queryFn: () => askOrThrow<PlayersAnswer>(`/players?search=${encodeURIComponent(settled)}&limit=8`),
    enabled: settled.length >= 2 && mayDo('search-players'),
    staleTime: 10_000,
  });
};

/** Rules by word or number, the best few; the rule book finds the rest. */
const useRulesLike = (wanted: string): readonly Finding[] => {
  const { language } = useLanguage();
  const { mayDo } = useRole();
  const [settled] = useDebouncedValue(wanted, 150);
  const query = new URLSearchParams({ search: settled, limit: String(mostRules), language });
  const { data } = useQuery({
    queryKey: ['rules', language, settled, mostRules],
    queryFn: () => askOrThrow<RulesAnswer>(`/rules?${query}`),
    enabled: settled.length >= 3 && mayDo('search-rules'),
    staleTime: Infinity,
  });
  return useMemo(
    () => (data?.rules ?? []).map(({ id, title }): Finding => ({ kind: 'rule', id, title: title[language] })),
    [data, language],
  );
};

export const useFindings = (typed: string): readonly Finding[] => {
  const lists = useLists();
  const tables = useTables();
  const wanted = plain(typed.trim());
  const { data } = usePlayersLike(typed.trim());
  const rules = useRulesLike(typed.trim());
  return useMemo(() => {
    if (wanted === '') return [];
    const entries = entriesLike(lists ?? [], wanted);
    const seats = seatsLike(tables ?? [], wanted);
    const shown = new Set([...entries, ...seats].flatMap((found) => ('alias' in found ? [found.alias] : [])));
    const players = (data?.players ?? [])
      .filter(({ alias }) => !shown.has(alias))
      .map(({ playerId, alias }): Finding => ({ kind: 'player', id: playerId, playerId, alias }));
    return [tablesLike(tables ?? [], wanted), entries, seats, players, rules].flatMap((kind) =>
      kind.slice(0, mostOfAKind),
    );
  }, [wanted, lists, tables, data, rules]);
};
