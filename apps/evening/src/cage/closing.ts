import { type CommandAnswer } from '@cardroom/contracts';
import { bodyOf } from '../holding';
import { type Reply } from '../room-client';
import { type Stage } from '../stage';
import { note } from '../tally';
import { handOverRent, takeCustody } from './cage-rounds';
import { emptyBoxes } from './boxes';
import { type Cage, carry, lies, type Window } from './cage';
import { returnTray } from './transfers';

type Fact = CommandAnswer['facts'][number];

const factOf = (cage: Cage, reply: Reply, what: string): Fact | undefined => {
  if (reply.outcome === 'accepted') return reply.answer.facts[0];
  cage.faults.push(`${what}: ${reply.problem.code}`);
  return undefined;
};

/** What really lies there was counted: a difference is the room's. */
const mustAgree = ({ faults }: Cage, fact: Fact | undefined, place: string): void => {
  const found = fact?.['differenceMinor'];
  if (fact && typeof found === 'number' && found !== 0)
    faults.push(`${place} was counted ${found} from its books`);
};

/** Counted blind by its cashier, signed by a second person, emptied into the vault. */
const closeWindow = async (cage: Cage, { windowId, cashier }: Window): Promise<void> => {
  const { client, money, people, tally } = cage;
  const place = `window:${windowId}`;
  const held = lies(cage, place);
  const body = { windowId, counted: bodyOf(money, held) };
  const counted = factOf(
    cage,
    await client.command(cashier, 'cashier/count-window', body),
    `count of ${windowId}`,
  );
  mustAgree(cage, counted, place);
  const signed = { windowId, drawer: 'to-vault' as const, secondCode: people.supervisor.code };
  if (!factOf(cage, await client.command(cashier, 'cashier/close-window', signed), `close of ${windowId}`))
    return;
  carry(cage, [place, 'vault'], held);
  note(tally, 'windows counted and closed');
};

/** Trays come back, windows are counted and closed, and the vault is counted by two. */
export const closeCage = async (stage: Stage): Promise<void> => {
  const { cage } = stage;
  const { client, money, people } = cage;
  await takeCustody(stage);
  await handOverRent(stage);
  await emptyBoxes(stage);
  for (const place of [...cage.places.keys()])
    if (place.startsWith('tray:')) await returnTray(cage, place.slice('tray:'.length));
  for (const window of cage.windows) await closeWindow(cage, window);
  const counted = { counted: bodyOf(money, lies(cage, 'vault')), secondCode: people.supervisor.code };
  const fact = factOf(
    cage,
    await client.command(people.shiftManager, 'cashier/count-vault', counted),
    'vault count',
  );
  mustAgree(cage, fact, 'the vault');
};
