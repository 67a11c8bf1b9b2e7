import { type ListEntryShape, type ListRow, type PlayersAnswer } from '@cardroom/contracts';
import { askOrThrow } from '@cardroom/design';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOrders } from '../orders/orders';
import { useRole } from '../session/session';

type Source = Exclude<ListEntryShape['source'], 'kiosk'>;
export type KnownPlayer = PlayersAnswer['players'][number];

/** Somebody who has just been put on the list: the answer's own words, not a guess. */
export interface Joined extends KnownPlayer {
  readonly receiptCode: string | null;
}

const fewestLetters = 2;
const mostKnown = 4;

const useKnownPlayers = (typed: string) => {
  const { mayDo } = useRole();
  const [settled] = useDebouncedValue(typed.trim(), 150);
  const { data } = useQuery({
    queryKey: ['players', settled],
    queryFn: () => askOrThrow<PlayersAnswer>(`/players?search=${encodeURIComponent(settled)}&limit=8`),
    enabled: settled.length >= fewestLetters && mayDo('search-players'),
    staleTime: 10_000,
  });
  return typed.trim().length >= fewestLetters ? (data?.players ?? []) : [];
};

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

export const useJoin = ({ game: { gameId }, entries }: ListRow) => {
  const { give, underWay } = useOrders();
  const [alias, setAlias] = useState('');
  const [source, setSource] = useState<Source>('walk-in');
  const [joined, setJoined] = useState<Joined | null>(null);
  const about = `join-${gameId}`;
  const known = useKnownPlayers(alias)
    .filter(({ playerId }) => !entries.some((entry) => entry.playerId === playerId))
    .slice(0, mostKnown);

  const join = async (who: { alias: string } | { playerId: string }, shown: string) => {
    const outcome = await give({ name: 'join-list', body: { gameId, source, ...who }, about });
    if (outcome.kind !== 'done') return;
    const fact = outcome.answer.facts.find((each) => 'receiptCode' in each);
    setAlias('');
    setJoined({
      alias: shown,
      playerId: textOf(fact?.['playerId']) ?? ('playerId' in who ? who.playerId : ''),
      receiptCode: textOf(fact?.['receiptCode']),
    });
  };
  return {
    alias,
    setAlias,
    source,
    setSource: (value: string) => setSource(value as Source),
    known,
    joined,
    busy: underWay(about) !== undefined,
    asTyped: async () => {
      if (alias.trim() !== '') await join({ alias: alias.trim() }, alias.trim());
    },
    asKnown: (player: KnownPlayer) => join({ playerId: player.playerId }, player.alias),
  };
};
