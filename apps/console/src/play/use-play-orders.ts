import {
  type CommandAnswer,
  type CommandBody,
  type CommandName,
  type MayAnswer,
  type Problem,
} from '@cardroom/contracts';
import { addressOf, askOrThrow, deliver, newCommandKey } from '@cardroom/design';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useMemo, useRef, useState } from 'react';
import { useOrderNotices } from '../orders/order-notices';
import { useMay } from '../orders/orders';
import { endSession } from '../session/session';

export type PlayCommand = Extract<CommandName, `play/${string}` | `conduct/${string}`>;
type BodyOf<N extends PlayCommand> = Omit<CommandBody<N>, 'tableId'>;

export interface PlayOrders {
  /** What is on its way: a second tap on anything does nothing until it is here. */
  readonly running: string | null;
  may(command: PlayCommand): boolean;
  /** `mark` names the key that was tapped, so that it alone looks busy. */
  give<N extends PlayCommand>(name: N, body: BodyOf<N>, mark?: string): Promise<Problem | null>;
  /** What the rules would answer, with nothing recorded. */
  ask<N extends PlayCommand>(name: N, body: BodyOf<N>): Promise<MayAnswer>;
}

const Orders = createContext<PlayOrders | null>(null);
export const PlayOrdersProvider = Orders.Provider;

export const usePlayOrders = (): PlayOrders => {
  const orders = useContext(Orders);
  if (!orders) throw new Error('An order for a table is given outside of its screen.');
  return orders;
};

const notSent: Problem = {
  type: 'about:blank',
  title: '',
  status: 0,
  detail: '',
  texts: { en: '', fr: '' },
  instance: '',
  code: 'screen.not-sent',
  facts: {},
};

/** What is asked of the floor stands on a board, not in the view of the table. */
const isOfTable = (name: PlayCommand): boolean => name.startsWith('play/');

/** One key until there is an answer: however often it is sent, the command counts once. */
const useDelivery = () => {
  const notices = useOrderNotices();
  return async <N extends PlayCommand>(
    name: N,
    body: CommandBody<N>,
  ): Promise<{ readonly answer: CommandAnswer } | { readonly problem: Problem }> => {
    const key = newCommandKey();
    for (;;) {
      const answer = await deliver({ name, body, key });
      if (answer.kind === 'done') return { answer: answer.value };
      if (answer.kind === 'refused') return { problem: answer.problem };
      if (!(await notices.askToTryAgain())) return { problem: notSent };
    }
  };
};

/**
 * Orders for one table. They end when the table's own view shows the answer: a dealer taps once a second, and the
 * boards need not hear of every bet.
 */
export const useOrdersOf = (tableId: string, shown: (position: string) => Promise<void>): PlayOrders => {
  const [running, setRunning] = useState<string | null>(null);
  const taken = useRef(false);
  const client = useQueryClient();
  const notices = useOrderNotices();
  const send = useDelivery();
  const may = useMay();
  return useMemo<PlayOrders>(
    () => ({
      running,
      may,
      give: async (name, body, mark = name) => {
        if (taken.current) return notSent;
        taken.current = true;
        setRunning(mark);
        const sent = await send(name, { ...body, tableId } as never);
        if ('answer' in sent && sent.answer.position && isOfTable(name)) await shown(sent.answer.position);
        taken.current = false;
        setRunning(null);
        if ('answer' in sent) return null;
        if (sent.problem.status === 401) endSession(client);
        else if (sent.problem !== notSent) notices.refused(sent.problem);
        return sent.problem;
      },
      ask: (name, body) =>
        askOrThrow<MayAnswer>(`/${addressOf(name)}?ask=true`, { method: 'POST', body: { ...body, tableId } }),
    }),
    [client, may, notices, running, send, shown, tableId],
  );
};
