import { type CommandBody, type CommandName, type Problem } from '@cardroom/contracts';
import { useState } from 'react';
import { problemIn } from '../orders/not-sent';
import { type Outcome, useOrders } from '../orders/orders';

type CageCommand = Extract<CommandName, `cashier/${string}`>;

/** Gives the cage's orders for one form: what was refused stays on the form, and nothing goes twice. */
export const useCageOrder = (about: string) => {
  const { give, underWay } = useOrders();
  const [problem, setProblem] = useState<Problem | null>(null);
  const order = async <N extends CageCommand>(name: N, body: CommandBody<N>): Promise<Outcome> => {
    const outcome = await give({ name, body, about, quiet: true });
    setProblem(outcome.kind === 'refused' ? outcome.problem : null);
    return outcome;
  };
  return {
    order,
    /** For a form that says refusals itself: why it was refused or not answered, null when it is done. */
    refusalOf: async <N extends CageCommand>(name: N, body: CommandBody<N>): Promise<Problem | null> =>
      problemIn(await order(name, body)),
    problem,
    forget: () => setProblem(null),
    isBusy: underWay(about) !== undefined,
  };
};
