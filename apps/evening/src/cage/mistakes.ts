import { type Holding } from '../holding';
import { note } from '../tally';
import { type Cage, carry } from './cage';

/** What went wrong over a counter, and where its money or chips went by it. */
interface Mistake {
  readonly entryId: string;
  readonly went: readonly [string, string];
  readonly holding: Holding;
  readonly reason: string;
}

/** Put right by a linked reversal that a second person signs; a second one is refused (product, promise 8). */
export const reverseMistake = async (cage: Cage, mistake: Mistake): Promise<boolean> => {
  const { client, people, tally, faults } = cage;
  const { entryId, went, holding, reason } = mistake;
  const [from, to] = went;
  const body = { entryId, reason, secondCode: people.supervisor.code };
  const cashier = people.cashiers[0];
  const reply = await client.command(cashier, 'cashier/reverse-entry', body);
  note(tally, reply.outcome === 'accepted' ? 'entries reversed' : 'reversals refused');
  if (reply.outcome === 'refused') {
    faults.push(`${entryId} was not reversed: ${reply.problem.code}`);
    return false;
  }
  carry(cage, [to, from], holding);
  const twice = await client.command(cashier, 'cashier/reverse-entry', body);
  const isRefused = twice.outcome === 'refused' && twice.problem.code === 'cashier.already-reversed';
  if (!isRefused) faults.push(`${entryId} was reversed twice`);
  return true;
};
