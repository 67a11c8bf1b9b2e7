import { type Problem } from '@cardroom/contracts';
import { bodyOf, type Chips, chipsWorth, inCash, inChips, largestFirst, playable } from '../holding';
import { type Reply } from '../room-client';
import { note } from '../tally';
import { atWindow, type Cage, carry, lies, type Window } from './cage';
import { reverseMistake } from './mistakes';
import { transferFloat } from './transfers';

// Players' money over the counter.

/** Somebody buys chips for the game at a table. */
export interface Sale {
  readonly playerId: string;
  readonly tableId: string;
  readonly amount: number;
  readonly purpose: 'buy-in' | 'top-up';
  readonly pay: 'cash' | 'account';
  readonly carriedBy: 'player' | 'runner';
  /** What lies in front of him, where only the dealer can say so. */
  readonly stack: number | null;
}

export type SaleAnswer =
  | { readonly outcome: 'sold'; readonly purchaseId: string }
  | { readonly outcome: 'refused'; readonly problem: Problem };

const drawerOf = ({ windowId }: Window): string => `window:${windowId}`;

/** Papers that nobody bears: the room keeps them as it keeps real ones. */
const showPapers = ({ client, tally }: Cage, { cashier }: Window, playerId: string): Promise<Reply> => {
  note(tally, 'identities taken');
  return client.command(cashier, 'cashier/take-identity', {
    playerId,
    name: `Visitor ${playerId.slice(-6)}`,
    birthDate: '1980-01-31',
    document: { kind: 'identity-card', number: playerId.slice(-12), country: 'FR' },
  });
};

/** Asks once; over the limit of the law again with papers. */
export const served = async (
  cage: Cage,
  window: Window,
  { playerId, ask }: { playerId: string; ask: () => Promise<Reply> },
) => {
  const reply = await ask();
  if (reply.outcome === 'accepted' || reply.problem.code !== 'cashier.identity-required') return reply;
  await showPapers(cage, window, playerId);
  return ask();
};

/** Chips from the drawer; a drawer that does not make the amount is filled up from the vault first. */
const chipsFor = async (cage: Cage, window: Window, amount: number): Promise<Chips | null> => {
  const made = playable(cage.money, amount, lies(cage, drawerOf(window)).chips);
  if (made) return made;
  await transferFloat(cage, window);
  return playable(cage.money, amount, lies(cage, drawerOf(window)).chips);
};

const bodyOfSale = (
  { money }: Cage,
  { windowId }: Window,
  { sale, chips }: { sale: Sale; chips: Chips },
) => ({
  windowId,
  playerId: sale.playerId,
  chips,
  pay: sale.pay,
  for: sale.purpose,
  tableId: sale.tableId,
  carriedBy: sale.carriedBy,
  short: false,
  ...(sale.stack === null ? {} : { stack: money.text(sale.stack) }),
});

/** Sells chips; the rules of the game are asked before money moves. */
export const sell = (cage: Cage, sale: Sale): Promise<SaleAnswer> =>
  atWindow(cage, async (window) => {
    const chips = await chipsFor(cage, window, sale.amount);
    if (!chips) throw new Error(`${window.windowId} has no chips for ${cage.money.text(sale.amount)}`);
    const body = bodyOfSale(cage, window, { sale, chips });
    const ask = () => cage.client.command(window.cashier, 'cashier/sell-chips', body);
    const reply = await served(cage, window, { playerId: sale.playerId, ask });
    note(
      cage.tally,
      reply.outcome === 'accepted' ? `chips sold (${sale.purpose}, ${sale.carriedBy})` : 'sales refused',
    );
    if (reply.outcome === 'refused') return reply;
    if (sale.pay === 'cash') carry(cage, ['street', drawerOf(window)], inCash(sale.amount));
    carry(cage, [drawerOf(window), 'in-play'], inChips(chips));
    const fact = reply.answer.facts.find(({ type }) => type === 'ChipsSold');
    return { outcome: 'sold', purchaseId: String(fact?.['purchaseId']) };
  });

/** Brings chips to the window and is paid out, to the unit. */
export const cashOut = (cage: Cage, playerId: string, amount: number): Promise<boolean> =>
  atWindow(cage, async (window) => {
    const chips = largestFirst(cage.money, amount, lies(cage, 'in-play').chips);
    if (!chips) {
      cage.faults.push(`no chips in play make ${cage.money.text(amount)} of ${playerId}`);
      return false;
    }
    const body = { windowId: window.windowId, playerId, chips, pay: 'cash' as const, leaving: false };
    if (lies(cage, drawerOf(window)).cash < amount) await transferFloat(cage, window);
    carry(cage, ['in-play', drawerOf(window)], inChips(chips));
    const ask = () => cage.client.command(window.cashier, 'cashier/cash-out', body);
    const reply = await served(cage, window, { playerId, ask });
    note(cage.tally, reply.outcome === 'accepted' ? 'cashed out' : 'cash-outs refused');
    if (reply.outcome === 'refused') {
      carry(cage, [drawerOf(window), 'in-play'], inChips(chips));
      cage.faults.push(`${playerId} was not paid ${cage.money.text(amount)}: ${reply.problem.code}`);
      return false;
    }
    carry(cage, [drawerOf(window), 'street'], inCash(amount));
    return true;
  });

/** Every fourth time the cashier has keyed the wrong player's money, sees it, and takes the entry back first. */
const isMistaken = ({ tally }: Cage, which: 'pay-in' | 'pay-out'): boolean =>
  which === 'pay-in' && (tally.counts.get('front money: pay-in') ?? 0) % 4 === 1;

/** Front money: paid in before he plays, or what is left of it paid out. */
export const moveFrontMoney = (
  cage: Cage,
  which: 'pay-in' | 'pay-out',
  of: { playerId: string; amount: number },
) =>
  atWindow(cage, async (window) => {
    const { playerId, amount } = of;
    const body = { windowId: window.windowId, playerId, holding: bodyOf(cage.money, inCash(amount)) };
    const ask = () => cage.client.command(window.cashier, `cashier/${which}`, body);
    const reply = await served(cage, window, { playerId, ask });
    note(
      cage.tally,
      reply.outcome === 'accepted' ? `front money: ${which}` : `front money: ${which} refused`,
    );
    if (reply.outcome === 'refused') return false;
    const drawer = drawerOf(window);
    const went = which === 'pay-in' ? (['street', drawer] as const) : ([drawer, 'street'] as const);
    const holding = inCash(amount);
    carry(cage, went, holding);
    if (!isMistaken(cage, which)) return true;
    await reverseMistake(cage, { entryId: reply.commandId, went, holding, reason: 'wrong player' });
    const again = await ask();
    if (again.outcome === 'accepted') carry(cage, went, holding);
    return again.outcome === 'accepted';
  });

/** Chips that were picked up at a table are counted into custody by two (RRP-2.2.19). */
export const keepChips = async (
  cage: Cage,
  of: { readonly playerId: string; readonly custodyId: string; readonly amount: number },
): Promise<boolean> => {
  const { client, money, people, tally } = cage;
  const chips = largestFirst(money, of.amount, lies(cage, 'in-play').chips);
  if (!chips) return false;
  const place = `custody:${of.playerId}`;
  carry(cage, ['in-play', place], inChips(chips));
  const body = { playerId: of.playerId, custodyId: of.custodyId, chips, secondCode: people.supervisor.code };
  const reply = await client.command(people.cashiers[0], 'cashier/take-into-custody', body);
  note(tally, reply.outcome === 'accepted' ? 'chips taken into custody' : 'custody refused');
  if (reply.outcome === 'refused') carry(cage, [place, 'in-play'], inChips(chips));
  return reply.outcome === 'accepted';
};

/** He is back, and two give him his chips; answers how much they are. */
export const giveBackChips = async (cage: Cage, playerId: string): Promise<number> => {
  const { client, people, tally } = cage;
  const kept = lies(cage, `custody:${playerId}`);
  const body = { playerId, secondCode: people.supervisor.code };
  const reply = await client.command(people.cashiers[0], 'cashier/return-from-custody', body);
  note(tally, reply.outcome === 'accepted' ? 'chips given back from custody' : 'custody not given back');
  if (reply.outcome === 'refused') return 0;
  carry(cage, [`custody:${playerId}`, 'in-play'], kept);
  return chipsWorth(cage.money, kept.chips);
};
