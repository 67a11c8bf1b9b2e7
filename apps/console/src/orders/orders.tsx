import { type CommandAnswer, type CommandBody, type CommandName, type Problem } from '@cardroom/contracts';
import { deliver, newCommandKey, useCatchUp } from '@cardroom/design';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react';
import { useTimeOfOrders } from '../papers/keying-in';
import { usePastQuery } from '../past/past';
import { endSession, useRole } from '../session/session';
import { useOrderNotices } from './order-notices';
import { useSecondTry } from './second-try';

export interface Order<N extends CommandName = CommandName> {
  readonly name: N;
  readonly body: CommandBody<N>;
  /** What the order is about (an entry, a seat): nothing else can be ordered about it until the answer is here. */
  readonly about: string;
  /** The screen itself says a refusal. */
  readonly quiet?: boolean;
}

export type Outcome =
  | { readonly kind: 'done'; readonly answer: CommandAnswer }
  | { readonly kind: 'refused'; readonly problem: Problem }
  | { readonly kind: 'not-sent' };

interface Orders {
  give<N extends CommandName>(order: Order<N>): Promise<Outcome>;
  /** The command that is under way about something, if one is. */
  underWay(about: string): CommandName | undefined;
}

const OrdersContext = createContext<Orders | null>(null);

/** Tries until there is an answer, under one key; between the rounds the user is asked. */
const useDelivery = () => {
  const notices = useOrderNotices();
  const timeOf = useTimeOfOrders();
  return async ({ name, body }: Order): Promise<Outcome> => {
    const key = newCommandKey();
    const delivery = timeOf();
    for (;;) {
      const answer = await deliver({ name, body, key }, delivery);
      if (answer.kind === 'done') return { kind: 'done', answer: answer.value };
      if (answer.kind === 'refused') return answer;
      if (!(await notices.askToTryAgain())) return { kind: 'not-sent' };
    }
  };
};

/**
 * Gives commands and knows which are under way. Nothing is shown as done here: an order ends when the boards
 * show what the server has answered (floor case F13).
 */
export const OrdersProvider = ({ children }: { readonly children: ReactNode }) => {
  const [busy, setBusy] = useState<ReadonlyMap<string, CommandName>>(new Map());
  const taken = useRef(new Set<string>());
  const client = useQueryClient();
  const deliverOrder = useDelivery();
  const notices = useOrderNotices();
  const catchUp = useCatchUp();
  const secondTry = useSecondTry();

  const orders = useMemo<Orders>(() => {
    const mark = (about: string, name?: CommandName) =>
      setBusy((before) => {
        const after = new Map(before);
        if (name) after.set(about, name);
        else after.delete(about);
        return after;
      });
    const settle = async (order: Order, outcome: Outcome) => {
      if (outcome.kind === 'done' && outcome.answer.position) await catchUp(outcome.answer.position);
      if (outcome.kind !== 'refused') return;
      if (outcome.problem.status === 401) endSession(client);
      else if (!order.quiet) notices.refused(outcome.problem);
    };
    return {
      underWay: (about) => busy.get(about),
      give: async (order) => {
        if (taken.current.has(order.about)) return { kind: 'not-sent' };
        taken.current.add(order.about);
        mark(order.about, order.name);
        const first = await deliverOrder(order);
        const again = first.kind === 'refused' ? await secondTry(order, first.problem) : null;
        const outcome = again ? await deliverOrder(again) : first;
        await settle(order, outcome);
        taken.current.delete(order.about);
        mark(order.about);
        return outcome;
      },
    };
  }, [busy, catchUp, client, deliverOrder, notices, secondTry]);

  return <OrdersContext.Provider value={orders}>{children}</OrdersContext.Provider>;
};

export const useOrders = (): Orders => {
  const orders = useContext(OrdersContext);
  if (!orders) throw new Error('An order is given outside of <OrdersProvider>.');
  return orders;
};

/** Whether a command may be offered: by the person's role, and never while the past is looked at. */
export const useMay = () => {
  const { mayGive } = useRole();
  const past = usePastQuery();
  return (command: CommandName): boolean => past === null && mayGive(command);
};
