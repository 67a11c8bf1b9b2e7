import { type PlayersAnswer } from '@cardroom/contracts';
import { askOrThrow } from '@cardroom/design';
import { Autocomplete } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';

interface PlayerChoiceProps {
  readonly label: string;
  readonly error: string | null;
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
}

type Player = PlayersAnswer['players'][number];

const fewestLetters = 2;

/** Known players whose alias has what is typed. Aliases alike are told apart by their number in the list. */
export const usePlayersNamed = (typed: string): readonly Player[] => {
  const [settled] = useDebouncedValue(typed.trim(), 150);
  const { data } = useQuery({
    queryKey: ['players', settled],
    queryFn: () => askOrThrow<PlayersAnswer>(`/players?search=${encodeURIComponent(settled)}&limit=8`),
    enabled: settled.length >= fewestLetters,
    staleTime: 10_000,
  });
  return data?.players ?? [];
};

/** The one known player whose alias is exactly what was typed or chosen; null while there is none, or several. */
export const playerNamed = (players: readonly Player[], typed: string): Player | null => {
  const same = players.filter(({ alias }) => alias === typed.trim());
  return same.length === 1 ? (same[0] ?? null) : null;
};

export const PlayerChoice = ({ label, error, typed, onTyped }: PlayerChoiceProps) => {
  const aliases = [...new Set(usePlayersNamed(typed).map(({ alias }) => alias))];
  return (
    <Autocomplete label={label} error={error} data={aliases} value={typed} onChange={onTyped} size="md" />
  );
};
