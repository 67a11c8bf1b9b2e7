import {
  type CommandAnswer,
  type OwnSeatAnswer,
  type PlayCommandBody,
  type PlayCommandName,
  type Problem,
} from '@cardroom/contracts';
import { ask, deliver, keepTimeOf, newCommandKey } from '@cardroom/design';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';

/** The token that lets somebody play a seat. It stands behind the `#`, which no server is ever told. */
export const tokenInAddress = (): string => window.location.hash.slice(1);

export const headersFor = (token: string): Readonly<Record<string, string>> => ({
  authorization: `Bearer ${token}`,
});

/** Whose seat the token is; null when it is nobody's any more. */
export const useOwnSeat = (token: string) =>
  useQuery({
    queryKey: ['own-seat', token],
    queryFn: async (): Promise<OwnSeatAnswer | null> => {
      const answer = await ask<OwnSeatAnswer>('/play/seat', { headers: headersFor(token) });
      if (answer.kind === 'unanswered') throw new Error('no answer');
      if (answer.kind === 'refused') return null;
      keepTimeOf(answer.value.room);
      return answer.value;
    },
    staleTime: Infinity,
    retry: true,
    retryDelay: 2_000,
    enabled: token !== '',
  });

export interface SeatOrders {
  readonly running: string | null;
  readonly trouble: Problem | 'unanswered' | null;
  give<N extends PlayCommandName>(
    name: N,
    body: Omit<PlayCommandBody<N>, 'tableId'>,
    mark?: string,
  ): Promise<void>;
}

interface Wish {
  readonly token: string;
  readonly tableId: string;
  readonly shown: (position: string) => Promise<void>;
}

/** A player's orders for his own seat: one at a time, each under one key, done when the table shows it. */
export const useSeatOrders = ({ token, tableId, shown }: Wish): SeatOrders => {
  const [running, setRunning] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<Problem | 'unanswered' | null>(null);
  const taken = useRef(false);
  const send = useCallback(
    (address: string, body: unknown, key: string) =>
      ask<CommandAnswer>(`/${address}`, {
        method: 'POST',
        body,
        headers: { 'idempotency-key': key, ...headersFor(token) },
      }),
    [token],
  );
  return useMemo<SeatOrders>(
    () => ({
      running,
      trouble,
      give: async (name, body, mark = name) => {
        if (taken.current) return;
        taken.current = true;
        setRunning(mark);
        setTrouble(null);
        const asked = { name, body: { ...body, tableId } as never, key: newCommandKey() };
        const answer = await deliver(asked, { send });
        if (answer.kind === 'done' && answer.value.position) await shown(answer.value.position);
        if (answer.kind === 'refused') setTrouble(answer.problem);
        if (answer.kind === 'unanswered') setTrouble('unanswered');
        taken.current = false;
        setRunning(null);
      },
    }),
    [running, trouble, tableId, send, shown],
  );
};
