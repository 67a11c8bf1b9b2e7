import { invariant, type Minor, minor } from '@cardroom/kernel';
import { Map as PersistentMap } from 'immutable';
import { chipsValue, type Holding } from './holding';

/** Places of the house: what lies here is the house's. */
export type HousePlace = 'vault' | `window:${string}` | `tray:${string}` | `transit:${string}`;

/** Chips that belong to players: at the tables and in pockets, with a runner, or kept for one of them. */
export type PlayersPlace = 'in-play' | `runner:${string}` | `custody:${string}`;

/**
 * Where things come from and go to beyond the room's places: money from the street, chips from and to the supplier,
 * and what a count could not find or found too much. These are the only declared sources and sinks.
 */
export type Boundary = 'street' | 'supply' | 'difference';

export type Place = HousePlace | PlayersPlace | Boundary;

export type IncomeKind = 'rent' | 'per-hand' | 'rake' | 'refreshments' | 'forfeits' | 'over-short';

/** To whom the house owes what it has: its owner, players, promotional funds, or its own income. */
export type Claim =
  | 'capital'
  | `account:${string}`
  | `deposit:${string}`
  | `fund:${string}`
  /** Entry money of a tournament, and its fees. */
  | `pool:${string}`
  | `fees:${string}`
  | `income:${IncomeKind}`;

/** `cash` in minor units, `chip:500` a number of chips of 500 minor units, `claim` in minor units. */
export type Item = 'cash' | 'claim' | `chip:${string}`;

/** One line of an entry: this much more (or less) of an item at a place, or owed to somebody. */
export interface Posting {
  readonly account: Place | Claim;
  readonly item: Item;
  readonly change: number;
}

export type Balances = PersistentMap<string, PersistentMap<Item, number>>;

export const noBalances: Balances = PersistentMap();

const isHousePlace = (account: string): boolean =>
  account === 'vault' || /^(window|tray|transit):/.test(account);

/** Only the boundary may be below zero: more came from there than went back. In play is counted by value alone. */
const mayBeNegative = (account: string): boolean =>
  ['street', 'supply', 'difference', 'in-play', 'capital'].includes(account) || account.startsWith('income:');

/** What one of an item is worth, in minor units. */
export const unitMinor = (item: Item): number =>
  item === 'cash' || item === 'claim' ? 1 : Number(item.slice('chip:'.length));

const linesOf = (account: Place, { cashMinor, chips }: Holding, sign: 1 | -1): Posting[] => {
  const lines: Posting[] = cashMinor === 0 ? [] : [{ account, item: 'cash', change: sign * cashMinor }];
  for (const [denomination, count] of Object.entries(chips))
    if (count !== 0) lines.push({ account, item: `chip:${denomination}`, change: sign * count });
  return lines;
};

/** A holding goes from one place to another. */
export const moved = (from: Place, to: Place, holding: Holding): readonly Posting[] => [
  ...linesOf(from, holding, -1),
  ...linesOf(to, holding, 1),
];

/** The same entry the other way round. */
export const reversed = (postings: readonly Posting[]): readonly Posting[] =>
  postings.map((posting) => ({ ...posting, change: -posting.change }));

/** Over a counter, from a player: money off the street, chips out of play. */
export const takenIn = (place: HousePlace, { cashMinor, chips }: Holding): readonly Posting[] => [
  ...moved('street', place, { cashMinor, chips: {} }),
  ...moved('in-play', place, { cashMinor: minor(0), chips }),
];

/** Over a counter, to a player. */
export const paidOver = (place: HousePlace, holding: Holding): readonly Posting[] =>
  reversed(takenIn(place, holding));

/** The house owes more (or less) to a claim. */
export const owed = (account: Claim, amountMinor: number): readonly Posting[] =>
  amountMinor === 0 ? [] : [{ account, item: 'claim', change: amountMinor }];

const sumBy = (postings: readonly Posting[], counts: (posting: Posting) => number): number =>
  postings.reduce((sum, posting) => sum + counts(posting), 0);

/**
 * An entry balances twice: of each item as much leaves as arrives, and what the house has more is owed to somebody
 * more.
 */
export const isBalanced = (postings: readonly Posting[]): boolean => {
  const items = new Set(postings.map(({ item }) => item).filter((item) => item !== 'claim'));
  const eachItem = [...items].every(
    (item) => sumBy(postings, (one) => (one.item === item ? one.change : 0)) === 0,
  );
  const inHouse = sumBy(postings, ({ account, item, change }) =>
    isHousePlace(account) ? change * unitMinor(item) : 0,
  );
  return eachItem && inHouse === sumBy(postings, ({ item, change }) => (item === 'claim' ? change : 0));
};

/** The lines of one entry. That they balance is no matter for staff: it is an invariant of this module. */
export const entryOf = (...parts: readonly (readonly Posting[])[]): readonly Posting[] => {
  const postings = parts.flat();
  invariant(isBalanced(postings), 'each fact posts balanced entries');
  return postings;
};

const none: PersistentMap<Item, number> = PersistentMap();

export const post = (balances: Balances, postings: readonly Posting[]): Balances =>
  balances.withMutations((now) => {
    for (const { account, item, change } of postings) {
      const items = now.get(account, none);
      const after = items.get(item, 0) + change;
      const left = after === 0 ? items.delete(item) : items.set(item, after);
      if (left.isEmpty()) now.delete(account);
      else now.set(account, left);
    }
  });

/** What lies at a place. */
export const heldAt = (balances: Balances, place: Place): Holding => {
  const items = balances.get(place, none);
  const chips: Record<string, number> = {};
  for (const [item, count] of items) if (item.startsWith('chip:')) chips[item.slice('chip:'.length)] = count;
  return { cashMinor: minor(items.get('cash', 0)), chips };
};

/** What is owed to somebody, in minor units. */
export const owedTo = (balances: Balances, claim: Claim): Minor =>
  minor(balances.get(claim, none).get('claim', 0));

/** Chips that players have or that no count could find, by value: no more can come back. */
export const outstandingMinor = (balances: Balances): Minor =>
  minor(chipsValue(heldAt(balances, 'in-play').chips) + chipsValue(heldAt(balances, 'difference').chips));

/** The first line that would take from a place or claim what is not there; null when all can be posted. */
export const missingFor = (
  balances: Balances,
  postings: readonly Posting[],
): { readonly account: string; readonly item: Item; readonly missing: number } | null => {
  const after = post(balances, postings);
  for (const { account, item } of postings) {
    const left = after.get(account, none).get(item, 0);
    if (left < 0 && !mayBeNegative(account)) return { account, item, missing: -left };
  }
  return null;
};

/** What should be zero, always: per item the sum of all places, and what the house has less what it owes. */
export const imbalances = (balances: Balances): Readonly<Record<string, number>> => {
  const sums: Record<string, number> = {};
  const add = (key: string, amount: number) => (sums[key] = (sums[key] ?? 0) + amount);
  for (const [account, items] of balances)
    for (const [item, count] of items) {
      if (item !== 'claim') add(item, count);
      if (item === 'claim') add('house', -count);
      if (isHousePlace(account)) add('house', count * unitMinor(item));
    }
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0));
};
