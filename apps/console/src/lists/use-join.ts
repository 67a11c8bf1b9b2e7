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

type SmokingWish = NonNullable<ListEntryShape['smokingWish']>;

const wishOf = (smokingWish: SmokingWish | '') => (smokingWish === '' ? {} : { smokingWish });

const fewestLetters = 2;
const mostKnown = 4;

/** Players of the room by what is typed, without those who are on the list already. */
const useKnownPlayers = (typed: string, entries: readonly ListEntryShape[]) => {
  const { mayDo } = useRole();
  const [settled] = useDebouncedValue(typed.trim(), 150);
  const { data } = useQuery({
    queryKey: ['players', settled],
    queryFn: () => askOrThrow<PlayersAnswer>(`/players?search=${encodeURIComponent(settled)}&limit=8`),
    enabled: settled.length >= fewestLetters && mayDo('search-players'),
    staleTime: 10_000,
  });
  const found = typed.trim().length >= fewestLetters ? (data?.players ?? []) : [];
  return found
    .filter(({ playerId }) => !entries.some((entry) => entry.playerId === playerId))
    .slice(0, mostKnown);
};

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

export const useJoin = ({ game: { gameId }, entries }: ListRow) => {
  const { give, underWay } = useOrders();
  const [alias, setAlias] = useState('');
  const [source, setSource] = useState<Source>('walk-in');
  const [smokingWish, setSmokingWish] = useState<SmokingWish | ''>('');
  const [joined, setJoined] = useState<Joined | null>(null);
  const about = `join-${gameId}`;
  const known = useKnownPlayers(alias, entries);

  const join = async (who: { alias: string } | { playerId: string }, shown: string) => {
    const outcome = await give({
      name: 'join-list',
      body: { gameId, source, ...who, ...wishOf(smokingWish) },
      about,
    });
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
    smokingWish,
    setSmokingWish: (value: string) => setSmokingWish(value as SmokingWish | ''),
    known,
    joined,
    busy: underWay(about) !== undefined,
    asTyped: async () => {
      if (alias.trim() !== '') await join({ alias: alias.trim() }, alias.trim());
    },
    asKnown: (player: KnownPlayer) => join({ playerId: player.playerId }, player.alias),
  };
};
