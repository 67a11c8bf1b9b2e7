import { type CommandBody, type CommandName, type Problem } from '@cardroom/contracts';
import { useState } from 'react';
import { problemIn } from '../orders/not-sent';
import { useOrders } from '../orders/orders';

type ConductCommand = Extract<CommandName, `conduct/${string}`>;

/** Gives orders of rulings and conduct; a refusal stays where it was asked for. Answers whether it is done. */
export const useConductOrder = (about: string) => {
  const { give, underWay } = useOrders();
  const [problem, setProblem] = useState<Problem | null>(null);
  /** Why it was refused or not answered; null once it is done. */
  const refusalOf = async <N extends ConductCommand>(
    name: N,
    body: CommandBody<N>,
  ): Promise<Problem | null> => problemIn(await give({ name, body, about, quiet: true }));
  return {
    refusalOf,
    order: async <N extends ConductCommand>(name: N, body: CommandBody<N>): Promise<boolean> => {
      const outcome = await give({ name, body, about, quiet: true });
      setProblem(outcome.kind === 'refused' ? outcome.problem : null);
      return outcome.kind === 'done';
    },
    problem,
    forget: () => setProblem(null),
    isBusy: underWay(about) !== undefined,
  };
};
