import { type ListRow, type TableRow } from '@cardroom/contracts';
import { lies } from './cage/cage';
import { cashOut, giveBackChips, moveFrontMoney, sell } from './cage/counter';
import { type Visit } from './evening-file';
import { playsAt, unitAt } from './play/stacks';
import { type Stage } from './stage';
import { note } from './tally';

// Where a player's chips come from and go to.

/** The limits of the game at a table, in minor units. */
const limitsAt = ({ boards, cage }: Stage, tableId: string) => {
  const gameId = boards.rows<TableRow>('tables').get(tableId)?.game?.gameId ?? '';
  const game = boards.rows<ListRow>('lists').get(gameId)?.game;
  const least = cage.money.minor(game?.minBuyIn ?? '50');
  const most = game?.maxBuyIn ? cage.money.minor(game.maxBuyIn) : least * 5;
  return { least, most, unit: unitAt({ boards, cage }, tableId) };
};

/** As people buy: in round amounts. */
const round = (amount: number, unit: number): number => Math.floor(amount / (10 * unit)) * 10 * unit;

interface Wish {
  readonly playerId: string;
  readonly amount: number;
  readonly purpose: 'buy-in' | 'top-up';
  readonly carriedBy: 'player' | 'runner';
  readonly pay: 'cash' | 'account';
}

/** Real milliseconds in which what the cage sold must be known at the table. */
const knownWithinMs = 60_000;

const putInPocket = ({ pockets }: Stage, playerId: string, amount: number): void =>
  void pockets.set(playerId, (pockets.get(playerId) ?? 0) + amount);

/** Chips brought by a runner play as soon as the table is told of them, and lie there a little later (RRP-2.2.6). */
const bringByRunner = async (stage: Stage, purchaseId: string): Promise<boolean> => {
  const { cage, client, clock, news, tally } = stage;
  const told = await client.command(cage.people.supervisor, 'cashier/announce-behind', { purchaseId });
  note(tally, told.outcome === 'accepted' ? 'playing behind announced' : 'playing behind not announced');
  await clock.until(clock.minute() + 1.5);
  const there = news.next(
    ({ type, data }) =>
      ['BehindArrived', 'BehindDelivered'].includes(type) && data['purchase'] === purchaseId,
    knownWithinMs,
  );
  const brought = await client.command(cage.people.supervisor, 'cashier/deliver-chips', { purchaseId });
  note(tally, brought.outcome === 'accepted' ? 'chips brought by a runner' : 'chips not brought');
  if (brought.outcome === 'accepted') return (await there) !== null;
  cage.faults.push(`${purchaseId} was not delivered: ${brought.problem.code}`);
  return true;
};

/** What he has to bring back who left the game within the hour (RRP-2.2.5): the refusal says how much. */
const requiredBy = (stage: Stage, facts: Readonly<Record<string, unknown>>): number =>
  typeof facts['required'] === 'string' ? stage.cage.money.minor(facts['required']) : 0;

/** What he bought lies before him, or waits for his seat; chips of another seat of his are not bought. */
const isPurchase = (type: string, data: Readonly<Record<string, unknown>>): boolean =>
  type === 'ChipsKeptForSeat' || (type === 'ChipsAdded' && data['purchase'] !== undefined);

/** Buys chips for where he plays; answers how many came. */
const buy = async (stage: Stage, wish: Wish): Promise<number> => {
  const at = playsAt(stage, wish.playerId);
  if (!at || wish.amount <= 0) return 0;
  const { tableId, depth } = at.row;
  const stack = depth === 'counted' ? at.stack : null;
  const { cage, purses } = stage;
  const came = stage.news.next(
    ({ type, data }) => isPurchase(type, data) && data['playerId'] === wish.playerId,
    knownWithinMs,
  );
  const answer = await sell(cage, { ...wish, tableId, stack });
  if (answer.outcome === 'refused') {
    const required = requiredBy(stage, answer.problem.facts);
    return required > wish.amount ? buy(stage, { ...wish, amount: required }) : 0;
  }
  purses.set(wish.playerId, (purses.get(wish.playerId) ?? 0) + wish.amount);
  const isThere =
    wish.carriedBy === 'runner' ? await bringByRunner(stage, answer.purchaseId) : (await came) !== null;
  if (!isThere) putInPocket(stage, wish.playerId, wish.amount);
  return wish.amount;
};

/** His first chips of the sitting; front money is paid in before. */
export const buyIn = async (stage: Stage, visit: Visit, playerId: string): Promise<void> => {
  const at = playsAt(stage, playerId);
  if (!at || at.stack > 0) return;
  const { least, most, unit } = limitsAt(stage, at.row.tableId);
  const amount = Math.max(least, round(least + (most - least) * (visit.buysIn ?? 0.4), unit));
  const pay = visit.money === 'front' ? 'account' : 'cash';
  if (pay === 'account' && !(await moveFrontMoney(stage.cage, 'pay-in', { playerId, amount }))) return;
  const carriedBy = visit.chipsBy ?? 'player';
  const bought = await buy(stage, { playerId, amount, purpose: 'buy-in', carriedBy, pay });
  if (bought === 0 && pay === 'account') await moveFrontMoney(stage.cage, 'pay-out', { playerId, amount });
};

/** A runner brings more to whoever runs low; who is broke buys in anew or has had enough. Answers whether he plays on. */
export const topUp = async (stage: Stage, visit: Visit, playerId: string): Promise<boolean> => {
  const at = playsAt(stage, playerId);
  if (!at) return true;
  const { least, most, unit } = limitsAt(stage, at.row.tableId);
  const isBroke = at.stack === 0 && at.row.state === 'between-hands';
  if (isBroke && visit.topsUp === false) return false;
  if (at.stack >= least * 0.4 || (at.stack === 0 && !isBroke)) return true;
  const amount = isBroke ? least : Math.min(round(least, unit), most - at.stack);
  const purpose = isBroke ? 'buy-in' : 'top-up';
  const carriedBy = isBroke ? 'player' : 'runner';
  if (visit.topsUp !== false) await buy(stage, { playerId, amount, purpose, carriedBy, pay: 'cash' });
  return true;
};

/** What is in his pockets goes over the counter, and what is left of his front money comes back. */
export const toTheWindow = async (stage: Stage, playerId: string): Promise<void> => {
  const { cage, pockets, purses } = stage;
  const amount = pockets.get(playerId) ?? 0;
  pockets.delete(playerId);
  if (!playsAt(stage, playerId)) purses.delete(playerId);
  if (amount > 0) await cashOut(cage, playerId, amount);
};

/** Comes back for chips that were picked up while he was away, and has them paid out. */
export const fetchCustody = async (stage: Stage, playerId: string): Promise<void> => {
  const { cage } = stage;
  const kept = Object.values(lies(cage, `custody:${playerId}`).chips);
  if (kept.every((count) => count === 0)) return;
  const amount = await giveBackChips(cage, playerId);
  if (amount > 0) putInPocket(stage, playerId, amount);
  await toTheWindow(stage, playerId);
};
