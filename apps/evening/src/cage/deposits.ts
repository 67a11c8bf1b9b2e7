import { bodyOf, inCash } from '../holding';
import { note } from '../tally';
import { atWindow, type Cage, carry } from './cage';
import { served } from './counter';

/** Money that somebody lays down at a window so that a place is kept for him. */
export interface LaidDown {
  readonly depositId: string;
  readonly playerId: string;
  readonly amount: number;
}

/** Takes it in cash; null where the window refuses. */
export const layDown = (cage: Cage, of: { playerId: string; amount: number }): Promise<LaidDown | null> =>
  atWindow(cage, async (window) => {
    const { client, money, tally } = cage;
    const { playerId, amount } = of;
    const { windowId, cashier } = window;
    const body = { windowId, playerId, holding: bodyOf(money, inCash(amount)) };
    const ask = () => client.command(cashier, 'cashier/hold-deposit', body);
    const reply = await served(cage, window, { playerId, ask });
    note(tally, reply.outcome === 'accepted' ? 'deposits taken' : 'deposits refused');
    if (reply.outcome === 'refused') return null;
    carry(cage, ['street', `window:${windowId}`], inCash(amount));
    const fact = reply.answer.facts.find(({ type }) => type === 'DepositTaken');
    return { depositId: String(fact?.['depositId']), playerId, amount };
  });

/** He has his seat, or gave his place up in time: he gets his money back. */
const giveBack = (cage: Cage, { depositId, playerId, amount }: LaidDown): Promise<void> =>
  atWindow(cage, async (window) => {
    const { client, money, tally, faults } = cage;
    const { windowId, cashier } = window;
    const body = { windowId, depositId, holding: bodyOf(money, inCash(amount)) };
    const ask = () => client.command(cashier, 'cashier/return-deposit', body);
    const reply = await served(cage, window, { playerId, ask });
    note(tally, reply.outcome === 'accepted' ? 'deposits given back' : 'deposits not given back');
    if (reply.outcome === 'refused') faults.push(`deposit ${depositId}: ${reply.problem.code}`);
    else carry(cage, [`window:${windowId}`, 'street'], inCash(amount));
  });

/** Nobody came for the place that was kept: the house keeps it, by two; the cash stays where it lies. */
const forfeit = async ({ client, people, tally, faults }: Cage, { depositId }: LaidDown): Promise<void> => {
  const body = { depositId, reason: 'did not come for his place', secondCode: people.supervisor.code };
  const reply = await client.command(people.shiftManager, 'cashier/forfeit-deposit', body);
  note(tally, reply.outcome === 'accepted' ? 'deposits forfeited' : 'forfeits refused');
  if (reply.outcome === 'refused') faults.push(`deposit ${depositId}: ${reply.problem.code}`);
};

export const settleDeposit = (cage: Cage, laidDown: LaidDown, cameForSeat: boolean): Promise<void> =>
  cameForSeat ? giveBack(cage, laidDown) : forfeit(cage, laidDown);
