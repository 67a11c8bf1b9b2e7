import {
  type DuplicatesAnswer,
  type HoursAnswer,
  type PlayerAnswer,
  type PlayersCommandBody,
  type PlayersCommandName,
} from '@cardroom/contracts';
import { askOrThrow, Refused } from '@cardroom/design';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Outcome, useMay, useOrders } from '../orders/orders';
import { useRole } from '../session/session';

/** Everything that is read of players begins with this key, and is read again after each command about one. */
export const playersKey = 'players';

const isUnknown = (error: unknown): boolean => error instanceof Refused && error.problem.status === 404;

export const usePlayer = (playerId: string) => {
  const { data, error } = useQuery({
    queryKey: [playersKey, 'one', playerId],
    queryFn: () => askOrThrow<PlayerAnswer>(`/players/${playerId}`),
    refetchInterval: 15_000,
    retry: (count, failed) => !isUnknown(failed) && count < 2,
  });
  return { player: data, isUnknown: isUnknown(error), failed: error !== null };
};

export const useHours = (playerId: string) => {
  const { mayDo } = useRole();
  return useQuery({
    queryKey: [playersKey, 'hours', playerId],
    queryFn: () => askOrThrow<HoursAnswer>(`/players/${playerId}/hours`),
    enabled: mayDo('read-hours'),
    refetchInterval: 60_000,
  });
};

/** Of one player, or all pairs of the room. */
export const useDuplicates = (playerId: string | null) => {
  const { mayDo } = useRole();
  return useQuery({
    queryKey: [playersKey, 'duplicates', playerId],
    queryFn: () =>
      askOrThrow<DuplicatesAnswer>(
        playerId === null ? '/players/duplicates' : `/players/${playerId}/duplicates`,
      ),
    enabled: mayDo('read-duplicates'),
  });
};

/** Gives commands about players; what the screens read of them is read again before the command counts as done. */
export const usePlayerOrders = () => {
  const { give, underWay } = useOrders();
  const may = useMay();
  const client = useQueryClient();
  const order = async <N extends PlayersCommandName>(
    name: N,
    body: PlayersCommandBody<N>,
    about: string = name,
  ): Promise<Outcome> => {
    const outcome = await give({ name, body: body as never, about });
    if (outcome.kind === 'done') await client.invalidateQueries({ queryKey: [playersKey] });
    return outcome;
  };
  return {
    order,
    may: (name: PlayersCommandName) => may(name),
    isBusy: (about: string) => underWay(about) !== undefined,
  };
};
