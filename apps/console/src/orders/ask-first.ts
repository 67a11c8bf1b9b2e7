import { type CommandName, type MayAnswer } from '@cardroom/contracts';
import { addressOf, askOrThrow } from '@cardroom/design';
import { useQuery } from '@tanstack/react-query';
import { type Order, useMay } from './orders';

/**
 * What an order would record if it were given now, or the problem it would be answered with: the server decides by
 * the same rules and records nothing. `asOf` is whatever the answer rests on: when it changes, it is asked again.
 */
export const useAskFirst = <N extends CommandName>(
  order: Order<N> | null,
  asOf: unknown,
): MayAnswer | undefined => {
  const may = useMay();
  const { data } = useQuery({
    queryKey: ['may', order?.name, order?.body, asOf],
    queryFn: () =>
      askOrThrow<MayAnswer>(`/${addressOf(order?.name ?? '')}?ask=true`, {
        method: 'POST',
        body: order?.body,
      }),
    enabled: order !== null && may(order.name),
    staleTime: Infinity,
    retry: false,
  });
  return data;
};
