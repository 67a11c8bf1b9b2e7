import { type CommandAnswer, type CommandBody, type CommandName, type Problem } from '@cardroom/contracts';
import { deliver, newCommandKey } from '@cardroom/design';
import { useRef, useState } from 'react';

type Trouble = Problem | 'unanswered';

interface Order<N extends CommandName = CommandName> {
  readonly name: N;
  readonly body: CommandBody<N>;
}

/**
 * Gives one command at a time. After a lost answer the same command goes out under the same key when the visitor
 * tries again, so that it counts once (floor case F12); nothing is shown as done before the answer (F13).
 */
export const useOrder = () => {
  const [running, setRunning] = useState<CommandName | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const open = useRef<{ readonly said: string; readonly key: string } | null>(null);

  const keyFor = (order: Order): string => {
    const said = JSON.stringify([order.name, order.body]);
    if (open.current?.said !== said) open.current = { said, key: newCommandKey() };
    return open.current.key;
  };

  const give = async <N extends CommandName>(order: Order<N>): Promise<CommandAnswer | null> => {
    if (running !== null) return null;
    setRunning(order.name);
    setTrouble(null);
    const answer = await deliver({ ...order, key: keyFor(order) });
    setRunning(null);
    if (answer.kind !== 'unanswered') open.current = null;
    if (answer.kind === 'done') return answer.value;
    setTrouble(answer.kind === 'refused' ? answer.problem : 'unanswered');
    return null;
  };
  return { give, running, trouble, clear: () => setTrouble(null) };
};
