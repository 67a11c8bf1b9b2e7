import { bodyOf, type Holding, inChips, nothing } from '../holding';
import { type Caller } from '../room-client';
import { note } from '../tally';
import { type Cage, carry, lies, type Window } from './cage';

// Chips and cash between the places of the house: each transfer is asked, approved, sent and received, by two people.

interface Transfer {
  readonly kind: 'fill' | 'credit' | 'float';
  readonly from: string;
  readonly to: string;
  readonly holding: Holding;
}

/** Who asks and receives is at the place it goes to; who approves and sends is another. */
interface Hands {
  readonly asks: Caller;
  readonly sends: Caller;
}

const transfer = async (
  cage: Cage,
  { kind, from, to, holding }: Transfer,
  hands: Hands,
): Promise<boolean> => {
  const { client, money, people, tally } = cage;
  const body = { kind, from, to, holding: bodyOf(money, holding) };
  const code = { secondCode: people.shiftManager.code };
  const asked = await client.command(hands.asks, 'cashier/ask-transfer', body);
  const fact = asked.outcome === 'accepted' ? asked.answer.facts[0] : undefined;
  const transferId = String(fact?.['transferId']);
  const steps = [
    () => client.command(people.shiftManager, 'cashier/approve-transfer', { transferId, ...code }),
    () => client.command(hands.sends, 'cashier/send-transfer', { transferId }),
    () => client.command(hands.asks, 'cashier/receive-transfer', { transferId }),
  ];
  if (!fact) return false;
  for (const step of steps) {
    const reply = await step();
    if (reply.outcome === 'accepted') continue;
    cage.faults.push(`${kind} from ${from} to ${to}: ${reply.problem.code}`);
    return false;
  }
  note(tally, `${kind}s received`);
  carry(cage, [from, to], holding);
  return true;
};

/** A tenth of the vault for a window that runs low. */
export const transferFloat = (cage: Cage, window: Window): Promise<boolean> => {
  const vault = lies(cage, 'vault');
  const chips = Object.entries(vault.chips).map(([face, count]) => [face, Math.floor(count / 10)]);
  const holding = { cash: Math.floor(vault.cash / 10), chips: Object.fromEntries(chips) };
  const to = `window:${window.windowId}`;
  const hands = { asks: window.cashier, sends: cage.people.supervisor };
  return transfer(cage, { kind: 'float', from: 'vault', to, holding }, hands);
};

const trayFill = inChips({ '1.00': 100, '5.00': 40 });

/** A tray for the dealer of a table that has opened. */
export const fillTray = (cage: Cage, tableId: string): Promise<boolean> => {
  const { supervisor, cashiers } = cage.people;
  const fill = { kind: 'fill', from: 'vault', to: `tray:${tableId}`, holding: trayFill } as const;
  return transfer(cage, fill, { asks: supervisor, sends: cashiers[0] });
};

/** A tray is counted by two, and goes back to the vault. */
export const returnTray = async (cage: Cage, tableId: string): Promise<void> => {
  const { client, money, people, tally } = cage;
  const place = `tray:${tableId}`;
  const held = lies(cage, place);
  if (held === nothing || Object.values(held.chips).every((count) => count === 0)) return;
  const counted = { tableId, counted: bodyOf(money, held), secondCode: people.cashiers[0].code };
  const reply = await client.command(people.supervisor, 'cashier/count-tray', counted);
  note(tally, reply.outcome === 'accepted' ? 'trays counted' : 'tray counts refused');
  const credit = { kind: 'credit', from: place, to: 'vault', holding: held } as const;
  await transfer(cage, credit, { asks: people.cashiers[0], sends: people.supervisor });
};
